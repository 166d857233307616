import { notFoundWords } from '#strings/app.ts';
import { LinkButton } from './link-button.tsx';
import { MessagePage } from './message-page.tsx';

/** Any address the product does not have. */
export default function NotFoundPage() {
  const { title, hint, home } = notFoundWords;
  return (
    <MessagePage title={title} actions={<LinkButton href="/">{home}</LinkButton>}>
      <p>{hint}</p>
    </MessagePage>
  );
}
