import { pauseWords } from '#strings/schedule/pause.ts';
import { tellFailure } from '../../../lib/calls/tell-failure.ts';
import { showSuccess } from '../../../lib/notices.ts';
import { formatDay, localDateOf } from '../../../lib/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../auth/member.tsx';
import { useMemberZone } from '../zone/use-member-zone.ts';

const words = pauseWords;

/** Begins, moves or ends a member's pause, and lets every part of the screens that tells of it know. */
export function usePause(onDone?: () => void) {
  const { account } = useMember();
  const utils = trpc.useUtils();
  const zone = useMemberZone();
  const userId = account.id;
  const note = (pausedUntil: Date | null) => {
    utils.schedule.pauses.view.setData({ userId }, { pausedUntil });
    onDone?.();
    // The button that was pressed is gone; the part's heading stays.
    document.getElementById('pause')?.focus({ preventScroll: true });
  };
  const onError = tellFailure(words.failed);
  const begin = trpc.schedule.pauses.begin.useMutation({
    onSuccess: ({ pausedUntil }) => {
      note(pausedUntil);
      if (pausedUntil) showSuccess(words.begun(formatDay(localDateOf(pausedUntil, zone))));
    },
    onError,
  });
  const end = trpc.schedule.pauses.end.useMutation({
    onSuccess: () => {
      note(null);
      showSuccess(words.resumed);
    },
    onError,
  });
  return {
    beginning: begin.isPending,
    ending: end.isPending,
    begin: (until: string) => begin.mutate({ userId, until }),
    end: () => end.mutate({ userId }),
  };
}
