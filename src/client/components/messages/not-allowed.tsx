import { notAllowedWords } from '#strings/app.ts';
import { LinkButton } from '../buttons/link-button.tsx';
import { MessagePage } from './message-page.tsx';

/** Replaces a page of administrators or reviewers for members without that role (decisions.md D2). */
export function NotAllowed({ toReviewers = false }: { toReviewers?: boolean }) {
  const { message, home } = notAllowedWords;
  const title = toReviewers ? notAllowedWords.forReviewers : notAllowedWords.title;
  return (
    <MessagePage title={title} actions={<LinkButton href="/">{home}</LinkButton>}>
      <p>{message}</p>
    </MessagePage>
  );
}
