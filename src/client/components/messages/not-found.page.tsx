import { notFoundWords } from '#strings/app.ts';
import { LinkButton } from '../buttons/link-button.tsx';
import { MessagePage } from './message-page.tsx';
import classes from './not-found.module.css';

/** Any address the product does not have. */
export default function NotFoundPage() {
  const { title, message, hint, home } = notFoundWords;
  return (
    <MessagePage title={title} actions={<LinkButton href="/">{home}</LinkButton>}>
      <p>{message}</p>
      <p className={classes.hint}>{hint}</p>
    </MessagePage>
  );
}
