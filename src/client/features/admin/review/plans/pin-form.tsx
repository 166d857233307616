import { Box, TextInput } from '@mantine/core';
import { useState } from 'react';
import { adminReviewWords } from '#strings/admin/admin-review.ts';
import { reviewPlanWords as words } from '#strings/admin/review-plans.ts';
import { changedElsewhereWords } from '#strings/changed-elsewhere.ts';
import { typeWords } from '#strings/guidance/content.ts';
import type { PinnedEntry } from '../../../../../shared/guidance/plans.ts';
import { ActionButton } from '../../../../components/buttons/action-button.tsx';
import { ChangedElsewhere } from '../../../../components/forms/changed-elsewhere.tsx';
import { Form } from '../../../../components/forms/form.tsx';
import card from '../../../../components/page/section-card.module.css';
import { readServerError } from '../../../../lib/calls/server-error.ts';
import { useContractForm } from '../../../../lib/forms/contract-form.ts';
import { focusAfter } from '../../../../lib/page/focus-after.ts';
import { formatLongDay } from '../../../../lib/time/dates.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { trpc } from '../../../../trpc.ts';

const DATE_ID = 'pin-date';

interface PinFormProps {
  entry: string;
  /** The entry's title, in `language`. */
  title: string;
  language: string;
}

/** Pins an entry for a date. If another one is pinned for it, shows that and offers to replace it. */
export function PinForm({ entry, title, language }: PinFormProps) {
  const utils = trpc.useUtils();
  const form = useContractForm(async () => (await import('../../../../../shared/guidance/plans.ts')).pinBody, {
    name: 'pin',
    mode: 'controlled',
    initialValues: { entry, localDate: '' },
  });
  // The existing pin of the chosen date.
  const [present, setPresent] = useState<PinnedEntry | null>(null);
  const showFailure = form.showCallError({ title: adminReviewWords.failed, message: words.tryAgain });
  const pin = trpc.guidance.review.plans.pin.useMutation({
    onSuccess: (now, { localDate }) => {
      utils.guidance.review.plans.list.setData(undefined, now);
      setPresent(null);
      form.reset();
      showSuccess({ title: words.pinned(formatLongDay(localDate)) });
    },
    onError: (error) => {
      const { present: theirs } = readServerError(error);
      if (theirs) setPresent(theirs as PinnedEntry);
      else showFailure(error);
    },
  });
  const { onChange, ...field } = form.getInputProps('localDate');
  return (
    <Form
      gap="sm"
      align="flex-start"
      className={card.card}
      aria-labelledby="pin"
      onSubmit={form.submit((values) => {
        if (!pin.isPending) pin.mutate(values);
      })}
    >
      <Box component="h3" id="pin" fz="lg">
        {words.pinTitle}
      </Box>
      <p>{words.aboutPins}</p>
      <TextInput
        id={DATE_ID}
        type="date"
        w="100%"
        label={words.date}
        {...field}
        onChange={(event) => {
          setPresent(null);
          onChange(event);
        }}
      />
      {present && (
        <ChangedElsewhere
          conflict={present}
          words={{ ...changedElsewhereWords, ...words.taken, about: words.taken.about(present.pinnedBy) }}
          collisions={[
            {
              name: `${typeWords[present.contentType]} · ${formatLongDay(present.localDate)}`,
              ...{ theirs: present.title, lang: present.language, mine: title, mineLang: language },
            },
          ]}
          saving={pin.isPending}
          onKeep={() => pin.mutate({ entry, localDate: present.localDate, replaces: present.id })}
          onTake={() => focusAfter(() => setPresent(null), DATE_ID)}
        />
      )}
      <ActionButton type="submit" variant="default" inactive={pin.isPending}>
        {words.pin}
      </ActionButton>
    </Form>
  );
}
