import { Box, Group, Stack, Text } from '@mantine/core';
import { adminUpdateWords as words } from '#strings/admin/admin-updates.ts';
import { letterWords } from '#strings/letters.ts';
import { mailWords } from '#strings/mails.ts';
import type { ServiceUpdate } from '../../../../../shared/alerts/service-updates.ts';
import { paragraphsOf } from '../../../../../shared/text/paragraphs.ts';

const frame = letterWords.service_update;
const BOX = { bd: '1px solid var(--line)', bdrs: 'md' };

/** The texts of a service update. */
export type UpdateTexts = Omit<ServiceUpdate, 'id' | 'sentAt'>;

interface UpdateSampleProps {
  texts: UpdateTexts;
  /** The site's name in mails. */
  siteName: string;
}

/** Previews the mail as a row of an inbox, and opened. The frame is in the page's language. */
export function UpdateSample({ texts: { subject, preview, text, language }, siteName }: UpdateSampleProps) {
  const title = subject.trim();
  return (
    <Stack component="section" gap="sm" aria-labelledby="update-sample">
      <Box component="h3" id="update-sample" ff="text" fz="sm">
        {words.sample}
      </Box>
      <Box component="p" maw="none" px="md" py="sm" fz="sm" {...BOX}>
        <b>{siteName}</b>
        <Text span truncate display="block">
          <span lang={language}>{title || words.sampleSubject}</span>{' '}
          <Text lang={language} span c="dimmed">
            {preview.trim() || words.samplePreview}
          </Text>
        </Text>
      </Box>
      <Stack gap="xs" px="sm" py="lg" bg="var(--paper)" style={{ overflowWrap: 'anywhere' }} {...BOX}>
        <Text ff="heading" px="lg">
          {siteName}
        </Text>
        <Stack gap={0} align="flex-start" p="lg" bg="var(--card)" {...BOX}>
          <Text c="dimmed" fz="sm">
            {frame.label}
          </Text>
          <Text lang={language} ff="heading" fz="1.5rem" lh={1.25} mt="0.25rem" mb="md">
            {title || words.sampleSubject}
          </Text>
          {text.trim() ? <Paragraphs text={text} lang={language} /> : <Text c="dimmed">{words.sampleText}</Text>}
          <Text span mt="1.5rem" px="lg" py="0.625rem" bdrs="md" bg="var(--primary)" c="var(--on-primary)" fw={600}>
            {frame.button(siteName)}
          </Text>
        </Stack>
        <Text c="dimmed" fz="sm" px="lg">
          {frame.reason(siteName)}
        </Text>
        <Group component="p" c="dimmed" fz="sm" px="lg" gap="sm">
          <u>{mailWords.guidance.unsubscribe}</u> <u>{mailWords.guidance.settings}</u>
        </Group>
      </Stack>
    </Stack>
  );
}

/** The paragraphs of an update, in its language. */
export function Paragraphs({ text, lang }: { text: string; lang: string }) {
  return (
    <Stack lang={lang} gap="sm" fw={400}>
      {paragraphsOf(text).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have only their index as identity
        <p key={index}>{paragraph}</p>
      ))}
    </Stack>
  );
}
