import { Group, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { adminReportWords } from '#strings/admin/admin-reports.ts';
import { adminToolWords } from '#strings/admin/admin-tools.ts';
import { CONTENT_TYPES, type ContentType } from '../../../../shared/guidance/content-types.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import type { Toast } from '../../../lib/toast.ts';
import { showSuccess } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';
import { DEVELOPMENT_VIEW } from '../../guidance/dashboard/development-switch.tsx';
import { adminHref } from '../admin-url.ts';
import { showMutationError } from '../mutation-toasts.ts';
import { useQueueChanged } from '../queue-changes.ts';
import { MemberButton, type MemberChoice } from './member-choice.tsx';

const words = adminToolWords.queueTest;
// The limits of the delay, in minutes (product.md §5).
const [MIN_DELAY, MAX_DELAY] = [1, 60];
const DELAY_ID = 'queue-test-delay';

/** Sends guidance to one member through the queue, now or after a delay (product.md §2, decisions.md D23). */
export function QueueTest({ member }: { member: MemberChoice }) {
  const [contentType, setContentType] = useState<ContentType>('prayer');
  const [delay, setDelay] = useState(String(MIN_DELAY));
  const [isDelayWrong, setIsDelayWrong] = useState(false);
  const onSettled = useQueueChanged();
  // An administrator cannot open another member's dashboard, so link to the jobs instead.
  const whereOf = (userId: number): Omit<Toast, 'title'> =>
    userId === member.me
      ? { message: words.where.own, link: { label: words.where.ownLink, href: DEVELOPMENT_VIEW } }
      : { message: words.where.other, link: { label: words.where.otherLink, href: adminHref('jobs') } };
  const otherThanMe = (userId: number) => (userId === member.me ? null : userId);
  const now = trpc.admin.triggerQueueNotification.useMutation({
    onSuccess: (_, { contentType: type, userId }) =>
      showSuccess({ title: adminReportWords.testSent(type, otherThanMe(userId)), ...whereOf(userId) }),
    onError: showMutationError(words.failedNow),
    onSettled,
  });
  const isSendingTo = (userId: number) => now.isPending && now.variables.userId === userId;
  const later = trpc.admin.scheduleDelayedJob.useMutation({
    onSuccess: (_, { contentType: type, userId, delayMinutes }) =>
      showSuccess({
        title: adminReportWords.testScheduled(type, otherThanMe(userId), delayMinutes),
        ...whereOf(userId),
      }),
    onError: showMutationError(words.failedLater),
    onSettled,
  });
  const sendLater = (userId: number) => {
    const delayMinutes = Number(delay);
    const isValid = Number.isInteger(delayMinutes) && delayMinutes >= MIN_DELAY && delayMinutes <= MAX_DELAY;
    if (!isValid) return focusAfter(() => setIsDelayWrong(true), DELAY_ID);
    later.mutate({ userId, contentType, delayMinutes });
  };

  return (
    <>
      <NativeSelect
        label={words.type}
        value={contentType}
        data={CONTENT_TYPES.map((value) => ({ value, label: words.types[value] }))}
        onChange={(event) => setContentType(event.currentTarget.value as ContentType)}
      />
      <Group gap="sm">
        <ActionButton px="md" inactive={now.isPending} onClick={() => now.mutate({ userId: member.me, contentType })}>
          {isSendingTo(member.me) ? words.sending : words.toMe}
        </ActionButton>
        <MemberButton member={member} inactive={now.isPending} act={(userId) => now.mutate({ userId, contentType })}>
          {now.isPending && !isSendingTo(member.me)
            ? words.sending
            : member.otherName
              ? words.to(member.otherName)
              : words.now}
        </MemberButton>
      </Group>
      <Group gap="sm" align="flex-end">
        <TextInput
          id={DELAY_ID}
          type="number"
          w="9rem"
          min={MIN_DELAY}
          max={MAX_DELAY}
          step={1}
          label={words.delay(MIN_DELAY, MAX_DELAY)}
          value={delay}
          error={isDelayWrong ? words.delayInvalid(MIN_DELAY, MAX_DELAY) : undefined}
          onChange={(event) => {
            setDelay(event.currentTarget.value);
            setIsDelayWrong(false);
          }}
        />
        <MemberButton member={member} busy={later.isPending && words.sending} act={sendLater}>
          {words.later}
        </MemberButton>
      </Group>
    </>
  );
}
