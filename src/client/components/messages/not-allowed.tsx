import { notAllowedWords } from '#strings/app.ts';
import { LinkButton } from '../buttons/link-button.tsx';
import { MessagePage } from './message-page.tsx';

/** The administration's page for anybody who is not an administrator (decisions.md D2). */
export function NotAllowed() {
  const { title, message, home } = notAllowedWords;
  return (
    <MessagePage title={title} actions={<LinkButton href="/">{home}</LinkButton>}>
      <p>{message}</p>
    </MessagePage>
  );
}
