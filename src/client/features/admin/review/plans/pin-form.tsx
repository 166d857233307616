import { TextInput } from '@mantine/core';
import { adminReviewWords } from '#strings/admin/admin-review.ts';
import { pinBody } from '../../../../../shared/guidance/plans.ts';
import { ActionButton } from '../../../../components/buttons/action-button.tsx';
import { useContractForm } from '../../../../lib/forms/contract-form.ts';
import { showSuccess } from '../../../../lib/notices.ts';
import { formatLongDay } from '../../../../lib/time/dates.ts';
import { trpc } from '../../../../trpc.ts';
import classes from '../review.module.css';

const words = adminReviewWords.plans;

/** Pins an entry for a date. */
export function PinForm({ entry }: { entry: string }) {
  const utils = trpc.useUtils();
  const form = useContractForm(pinBody, {
    name: 'pin',
    mode: 'controlled',
    initialValues: { entry, localDate: '' },
  });
  const pin = trpc.guidance.review.plans.pin.useMutation({
    onSuccess: (now, { localDate }) => {
      utils.guidance.review.plans.list.setData(undefined, now);
      form.reset();
      showSuccess({ title: words.pinned(formatLongDay(localDate)) });
    },
    onError: form.tellFailure({ title: adminReviewWords.failed, message: words.tryAgain }),
  });
  return (
    <form
      noValidate
      className={classes.part}
      aria-labelledby="pin"
      onSubmit={form.submit((values) => {
        if (!pin.isPending) pin.mutate(values);
      })}
    >
      <h3 id="pin">{words.pinTitle}</h3>
      <p>{words.aboutPins}</p>
      <TextInput
        type="date"
        label={words.date}
        data-path={form.pathOf('localDate')}
        {...form.getInputProps('localDate')}
      />
      <div className={classes.acts}>
        <ActionButton type="submit" variant="default" off={pin.isPending}>
          {words.pin}
        </ActionButton>
      </div>
    </form>
  );
}
