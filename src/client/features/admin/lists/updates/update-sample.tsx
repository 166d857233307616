import { Stack, Text } from '@mantine/core';
import { adminUpdateWords as words } from '#strings/admin/admin-updates.ts';
import { letterWords } from '#strings/letters.ts';
import { mailWords } from '#strings/mails.ts';
import { paragraphsOf } from '../../../../../shared/text/paragraphs.ts';
import type { UpdateTexts } from './update-draft.ts';
import classes from './update-sample.module.css';

const frame = letterWords.service_update;

interface UpdateSampleProps {
  texts: UpdateTexts;
  /** The name that the mails give this site. */
  siteName: string;
}

/** Shows the mail as its readers see it: as a row of the inbox, and opened. The frame is in the page's language. */
export function UpdateSample({ texts: { subject, preview, text, language }, siteName }: UpdateSampleProps) {
  const paragraphs = paragraphsOf(text);
  const title = subject.trim();
  return (
    <section aria-labelledby="update-sample" className={classes.sample}>
      <h3 id="update-sample" className={classes.heading}>
        {words.sample}
      </h3>
      <p className={classes.row}>
        <b>{siteName}</b>
        <span className={classes.line}>
          <span lang={language}>{title || words.sampleSubject}</span>
          <Text lang={language} span c="dimmed">
            {preview.trim() || words.samplePreview}
          </Text>
        </span>
      </p>
      <div className={classes.mail}>
        <p className={classes.site}>{siteName}</p>
        <div className={classes.card}>
          <Text c="dimmed" fz="sm">
            {frame.label}
          </Text>
          <p lang={language} className={classes.title}>
            {title || words.sampleSubject}
          </p>
          <Stack lang={language} gap="sm" mt="md">
            {paragraphs.length ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
              paragraphs.map((paragraph, index) => <p key={index}>{paragraph}</p>)
            ) : (
              <Text c="dimmed">{words.sampleText}</Text>
            )}
          </Stack>
          <span className={classes.button}>{frame.button(siteName)}</span>
        </div>
        <p className={classes.footer}>{frame.reason(siteName)}</p>
        <p className={classes.footer}>
          <u>{mailWords.guidance.unsubscribe}</u> <u>{mailWords.guidance.settings}</u>
        </p>
      </div>
    </section>
  );
}
