import { rowPauseWords as words } from '#strings/alerts/row-pause.ts';
import type { Pausable } from '../../../../shared/alerts/pauses.ts';
import { tellFailure } from '../../../lib/calls/tell-failure.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { showSuccess } from '../../../lib/notices.ts';
import { formatDay, localDateOf } from '../../../lib/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../auth/member.tsx';
import { useMemberZone } from '../../schedule/zone/use-member-zone.ts';

/** A member's pauses that are in force. */
interface Pauses {
  pauses: { what: Pausable; pausedUntil: Date }[];
}

/** Reads, begins and ends the pause of one channel or one kind of mail. The day is null without a pause. */
export function useRowPause(what: Pausable, onDone: () => void) {
  const { account } = useMember();
  const utils = trpc.useUtils();
  const zone = useMemberZone();
  const userId = account.id;
  const { data } = trpc.alerts.pauses.list.useQuery({ userId });
  const dayIn = (from: Pauses | undefined) => {
    const pause = from?.pauses.find((each) => each.what === what);
    return pause ? formatDay(localDateOf(pause.pausedUntil, zone)) : null;
  };
  const store = (fresh: Pauses) => {
    utils.alerts.pauses.list.setData({ userId }, fresh);
    onDone();
  };
  const onError = tellFailure(words.failed);
  const begin = trpc.alerts.pauses.begin.useMutation({
    onSuccess: (fresh) => {
      store(fresh);
      const day = dayIn(fresh);
      if (day) showSuccess(words.begun(day));
    },
    onError,
  });
  const end = trpc.alerts.pauses.end.useMutation({
    onSuccess: (fresh) => {
      store(fresh);
      showSuccess(words.resumed);
    },
    onError,
  });
  return {
    known: data !== undefined,
    day: dayIn(data),
    beginning: begin.isPending,
    ending: end.isPending,
    begin: (until: string) => begin.mutate({ userId, what, until, wordingLanguage: currentLanguage }),
    end: () => end.mutate({ userId, what, wordingLanguage: currentLanguage }),
  };
}
