import '@mantine/core/styles/SimpleGrid.layer.css';
import { Box, Group, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { adminReviewWords } from '#strings/admin/admin-review.ts';
import { reviewPlanWords as words } from '#strings/admin/review-plans.ts';
import { MAX_THEME_TITLE_LENGTH } from '../../../../../shared/guidance/review-choices.ts';
import { CONTENT_LANGUAGE } from '../../../../../shared/languages.ts';
import { ActionButton } from '../../../../components/buttons/action-button.tsx';
import { Form } from '../../../../components/forms/form.tsx';
import { readServerError } from '../../../../lib/calls/server-error.ts';
import { useContractForm } from '../../../../lib/forms/contract-form.ts';
import { useUnsavedChanges } from '../../../../lib/forms/unsaved-changes.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { trpc } from '../../../../trpc.ts';
import tools from '../../tools/tools.module.css';
import { PlannedEntries } from './planned-entries.tsx';

const FORM_ID = 'new-week-form';

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
  const { title, startsOn, endsOn, passages } = form.values;
  useUnsavedChanges({
    ...{ formId: FORM_ID, headingId: 'new-week', title: words.newWeek, selectedByParam: 'part', hasDraft: false },
    dirty: [title, startsOn, endsOn, passages.join('')].some((text) => text.trim() !== ''),
    saving: add.isPending,
  });
  return (
    <Form
      id={FORM_ID}
      gap="sm"
      className={tools.below}
      aria-label={words.newWeek}
      onSubmit={form.submit((week) => {
        if (add.isPending) return;
        sentValues.current = form.values;
        add.mutate({ ...week, passages: week.passages.filter(Boolean) });
      })}
    >
      <Box component="h3" id="new-week" tabIndex={-1} fz="lg">
        {words.newWeek}
      </Box>
      <TextInput
        label={words.weekTitle}
        description={words.titleAbout}
        maxLength={MAX_THEME_TITLE_LENGTH}
        autoComplete="off"
        {...form.getInputProps('title')}
      />
      {/* Side by side only where a whole date fits beside its calendar button. */}
      <SimpleGrid minColWidth="min(100%, 10.5rem)" autoFlow="auto-fit" spacing="sm">
        <TextInput type="date" label={words.startsOn} {...form.getInputProps('startsOn')} />
        <TextInput type="date" label={words.endsOn} {...form.getInputProps('endsOn')} />
      </SimpleGrid>
      <Textarea
        label={words.passages}
        description={words.passagesAbout}
        lang={CONTENT_LANGUAGE}
        autosize
        minRows={3}
        {...form.fieldProps('passages')}
        value={passages.join('\n')}
        onChange={(event) => {
          for (const key of Object.keys(form.errors)) if (key.split('.')[0] === 'passages') form.clearFieldError(key);
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
          inactive={passages.join('').trim() === ''}
          busy={preview.isFetching && words.previewing}
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
