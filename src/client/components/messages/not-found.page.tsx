import { Text } from '@mantine/core';
import { notFoundWords } from '#strings/app.ts';
import { LinkButton } from '../buttons/link-button.tsx';
import { MessagePage } from './message-page.tsx';

/** Any address the product does not have. */
export default function NotFoundPage() {
  const { title, message, hint, home } = notFoundWords;
  return (
    <MessagePage title={title} actions={<LinkButton href="/">{home}</LinkButton>}>
      <p>{message}</p>
      {/* For somebody who is building the site; to everybody else a quiet aside. */}
      <Text fz="sm">{hint}</Text>
    </MessagePage>
  );
}
