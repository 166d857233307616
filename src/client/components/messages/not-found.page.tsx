import { Text } from '@mantine/core';
import { notFoundWords } from '#strings/app.ts';
import { LinkButton } from '../buttons/link-button.tsx';
import { MessagePage } from './message-page.tsx';

/** The 404 page. */
export default function NotFoundPage() {
  const { title, message, hint, home } = notFoundWords;
  return (
    <MessagePage title={title} actions={<LinkButton href="/">{home}</LinkButton>}>
      <p>{message}</p>
      {/* The specified hint is for developers. */}
      <Text fz="sm">{hint}</Text>
    </MessagePage>
  );
}
