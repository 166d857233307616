import { Box, Group, Stack, Text } from '@mantine/core';
import { adminUpdateWords as words } from '#strings/admin/admin-updates.ts';
import { letterWords } from '#strings/letters.ts';
import { mailWords } from '#strings/mails.ts';
import { paragraphsOf } from '../../../../../shared/text/paragraphs.ts';
import { Paragraphs } from './paragraphs.tsx';
import type { UpdateTexts } from './update-draft.ts';
import classes from './update-sample.module.css';

const frame = letterWords.service_update;

interface UpdateSampleProps {
  texts: UpdateTexts;
  /** The site's name in mails. */
  siteName: string;
}

/** Previews the mail as a row of an inbox, and opened. The frame is in the page's language. */
export function UpdateSample({ texts: { subject, preview, text, language }, siteName }: UpdateSampleProps) {
  const paragraphs = paragraphsOf(text);
  const title = subject.trim();
  return (
    <Stack component="section" gap="sm" aria-labelledby="update-sample">
      <Box component="h3" id="update-sample" ff="text" fz="sm">
        {words.sample}
      </Box>
      <p className={classes.box}>
        <b>{siteName}</b>
        <Text span truncate display="block">
          <span lang={language}>{title || words.sampleSubject}</span>{' '}
          <Text lang={language} span c="dimmed">
            {preview.trim() || words.samplePreview}
          </Text>
        </Text>
      </p>
      <div className={`${classes.box} ${classes.mail}`}>
        <Text ff="heading" px="lg">
          {siteName}
        </Text>
        <div className={classes.box}>
          <Text c="dimmed" fz="sm">
            {frame.label}
          </Text>
          <Text lang={language} ff="heading" fz="1.5rem" lh={1.25} mt="0.25rem" mb="md">
            {title || words.sampleSubject}
          </Text>
          {paragraphs.length ? (
            <Paragraphs lang={language} paragraphs={paragraphs} />
          ) : (
            <Text c="dimmed">{words.sampleText}</Text>
          )}
          <span className={classes.button}>{frame.button(siteName)}</span>
        </div>
        <Text c="dimmed" fz="sm" px="lg">
          {frame.reason(siteName)}
        </Text>
        <Group component="p" c="dimmed" fz="sm" px="lg" gap="sm">
          <u>{mailWords.guidance.unsubscribe}</u> <u>{mailWords.guidance.settings}</u>
        </Group>
      </div>
    </Stack>
  );
}
