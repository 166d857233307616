import { deviceNames, deviceWords, securityWords } from '#strings/auth/security.ts';
import { describeDevice } from '../../../../shared/auth/device-name.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { tellFailure } from '../../../lib/calls/tell-failure.ts';
import { showSuccess } from '../../../lib/notices.ts';
import { formatMoment } from '../../../lib/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import { useMemberZone } from '../../schedule/zone/use-member-zone.ts';
import { SettingRow } from '../setting-row.tsx';
import { RowNote } from './row-note.tsx';
import { ThingList, ThingRow } from './thing-list.tsx';

const words = deviceWords;

/** Lists the member's sessions, this device first, and lets them end the others. */
export function DevicesRow() {
  const { data, error, refetch } = trpc.auth.devices.sessions.useQuery(undefined, { refetchOnMount: 'always' });
  const count = data?.sessions.length ?? 0;
  return (
    <SettingRow
      title={words.title}
      open={securityWords.show}
      openOf={words.manageOf}
      close={securityWords.close}
      panel={() =>
        data ? <Devices sessions={data.sessions} /> : <RowNote error={error} onRetry={() => void refetch()} />
      }
    >
      {data && <p>{words.count(count)}</p>}
    </SettingRow>
  );
}

interface Session {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  seenAt: Date | null;
  current: boolean;
}

function Devices({ sessions }: { sessions: Session[] }) {
  const zone = useMemberZone();
  const utils = trpc.useUtils();
  const keep = (kept: (session: Session) => boolean) => {
    utils.auth.devices.sessions.setData(undefined, (old) => old && { sessions: old.sessions.filter(kept) });
    // The button that was pressed is gone.
    document.getElementById('safety')?.focus({ preventScroll: true });
  };
  const onError = tellFailure(securityWords.failed);
  const end = trpc.auth.devices.endSession.useMutation({
    onSuccess: (_, { id }) => {
      keep((session) => session.id !== id);
      showSuccess(words.ended);
    },
    onError,
  });
  const endOthers = trpc.auth.devices.endOtherSessions.useMutation({
    onSuccess: () => {
      keep((session) => session.current);
      showSuccess(words.othersEnded);
    },
    onError,
  });
  const ordered = [...sessions].sort((a, b) => Number(b.current) - Number(a.current));
  return (
    <>
      <ThingList>
        {ordered.map(({ id, userAgent, createdAt, seenAt, current }) => {
          const name = describeDevice(userAgent, deviceNames);
          return (
            <ThingRow
              key={id}
              name={name}
              badge={current && <StateBadge tone="good">{words.this}</StateBadge>}
              {...(current ? {} : { act: words.end, actOf: words.endOf(name), onAct: () => end.mutate({ id }) })}
              disabled={end.isPending || endOthers.isPending}
            >
              <p>
                {words.since(formatMoment(createdAt, zone))}
                {seenAt && !current && `, ${words.seen(formatMoment(seenAt, zone))}`}
              </p>
            </ThingRow>
          );
        })}
      </ThingList>
      {sessions.length > 1 && (
        <div>
          <ActionButton variant="default" off={end.isPending || endOthers.isPending} onClick={() => endOthers.mutate()}>
            {endOthers.isPending ? words.ending : words.endOthers}
          </ActionButton>
        </div>
      )}
    </>
  );
}
