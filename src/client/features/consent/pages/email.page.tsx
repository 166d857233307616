import { Group, Text } from '@mantine/core';
import { emailConsentWords } from '#strings/consent/consent-email.ts';
import classes from '../record/record.module.css';
import { RecordPage } from '../record/record-page.tsx';

const { kinds } = emailConsentWords;

/** The consent record of e-mail, with each kind of mail and its frequency. */
export default function EmailConsentPage() {
  const list = (
    <ul className={classes.kinds}>
      {kinds.list.map(({ title, often, text }) => (
        <li key={title}>
          <Group justify="space-between" align="baseline" gap="0 1rem">
            <h3>{title}</h3>
            <Text span c="dimmed" fz="sm">
              {often}
            </Text>
          </Group>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
  return (
    <RecordPage
      name="email"
      words={emailConsentWords}
      settingsHref="/settings#mail"
      sections={[{ id: 'kinds', title: kinds.title, content: list }]}
    />
  );
}
