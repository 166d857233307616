import { Box, Group, Textarea, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { adminReviewWords } from '#strings/admin/admin-review.ts';
import { THEME_TITLE_LIMIT } from '../../../../../shared/guidance/review-choices.ts';
import { CONTENT_LANGUAGE } from '../../../../../shared/languages.ts';
import { ActionButton } from '../../../../components/buttons/action-button.tsx';
import { Form } from '../../../../components/forms/form.tsx';
import { readServerError } from '../../../../lib/calls/server-error.ts';
import { useContractForm } from '../../../../lib/forms/contract-form.ts';
import { showSuccess } from '../../../../lib/notices.ts';
import { trpc } from '../../../../trpc.ts';
import tools from '../../tools/tools.module.css';
import classes from '../review.module.css';
import { PlannedEntries } from './planned-entries.tsx';

const words = adminReviewWords.plans;

/** Plans a theme week: its title, days and passages, with a preview of the entries that it sends first. */
export function WeekForm() {
  const utils = trpc.useUtils();
  const form = useContractForm(async () => (await import('../../../../../shared/guidance/plans.ts')).themeWeekBody, {
    name: 'week',
    mode: 'controlled',
    initialValues: { title: '', startsOn: '', endsOn: '', passages: [] },
  });
  const sentValues = useRef<typeof form.values | null>(null);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const preview = trpc.guidance.review.plans.previewWeek.useQuery(
    { passages: previewed ?? '' },
    { enabled: previewed !== null, retry: false },
  );
  const add = trpc.guidance.review.plans.addWeek.useMutation({
    onSuccess: (now) => {
      utils.guidance.review.plans.list.setData(undefined, now);
      // Values changed since the save was sent stay.
      if (form.values === sentValues.current) {
        form.reset();
        setPreviewed(null);
      }
      showSuccess({ title: words.weekAdded });
    },
    onError: form.showCallError({ title: adminReviewWords.failed, message: words.tryAgain }),
  });
  const { passages } = form.values;
  return (
    <Form
      gap="sm"
      className={tools.below}
      aria-label={words.newWeek}
      onSubmit={form.submit((week) => {
        if (add.isPending) return;
        sentValues.current = form.values;
        add.mutate({ ...week, passages: week.passages.filter(Boolean) });
      })}
    >
      <Box component="h3" fz="lg">
        {words.newWeek}
      </Box>
      <TextInput
        label={words.weekTitle}
        description={words.titleAbout}
        maxLength={THEME_TITLE_LIMIT}
        autoComplete="off"
        {...form.getInputProps('title')}
      />
      <div className={classes.dates}>
        <TextInput type="date" label={words.startsOn} {...form.getInputProps('startsOn')} />
        <TextInput type="date" label={words.endsOn} {...form.getInputProps('endsOn')} />
      </div>
      <Textarea
        label={words.passages}
        description={words.passagesAbout}
        lang={CONTENT_LANGUAGE}
        autosize
        minRows={3}
        {...form.getInputProps('passages')}
        value={passages.join('\n')}
        onChange={(event) => {
          form.clearFieldError('passages');
          form.setFieldValue('passages', event.currentTarget.value.split('\n'));
        }}
      />
      <div aria-live="polite">
        {previewed !== null && preview.data && <PlannedEntries entries={preview.data.entries} />}
        {previewed !== null && preview.error && <p>{readServerError(preview.error).message ?? words.tryAgain}</p>}
      </div>
      <Group gap="xs">
        <ActionButton type="submit" busy={add.isPending && words.planning}>
          {words.plan}
        </ActionButton>
        <ActionButton
          variant="default"
          off={passages.join('').trim() === ''}
          onClick={() => {
            const wanted = passages.filter(Boolean).join(';');
            // The same passages are asked for again only after an error.
            if (wanted === previewed && preview.error) void preview.refetch();
            setPreviewed(wanted);
          }}
        >
          {words.preview}
        </ActionButton>
      </Group>
    </Form>
  );
}
