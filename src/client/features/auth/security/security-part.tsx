import { Button } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { appWords } from '#strings/app.ts';
import { deviceNames, deviceWords, eventWords, securityWords } from '#strings/auth/security.ts';
import { describeDevice } from '../../../../shared/auth/device-name.ts';
import type { securityEventsOutput, sessionsOutput } from '../../../../shared/auth.ts';
import { MutationButton } from '../../../components/buttons/mutation-button.tsx';
import { QueryPlaceholder } from '../../../components/loading/query-placeholder.tsx';
import { SectionIntro } from '../../../components/page/section-card.tsx';
import { ItemList, ItemRow } from '../../../components/tables/item-list.tsx';
import { Note } from '../../../components/text/note.tsx';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { showCallError } from '../../../lib/calls/show-call-error.ts';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import { formatDateTime, formatShortDateTime, formatTime, localDateOf } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { showSuccess } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';
import { useMemberZone } from '../../member/use-member-zone.ts';
import { SettingRow } from '../setting-row.tsx';
import { PasskeysRow } from './passkeys-row.tsx';
import { SecondStepRow } from './second-step-row.tsx';

/** The settings of an account's security: second step, passkeys, sessions and security events. */
export default function SecurityPart() {
  return (
    <>
      <SectionIntro>{securityWords.intro}</SectionIntro>
      <SecondStepRow />
      <PasskeysRow />
      <SessionsRow />
      <SecurityEventsRow />
    </>
  );
}

/** Lists the member's sessions, this device first, and lets them end the others. */
function SessionsRow() {
  const query = trpc.auth.devices.sessions.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <SettingRow
      title={deviceWords.title}
      open={securityWords.show}
      openOf={deviceWords.manageOf}
      close={securityWords.close}
      panel={() =>
        query.data ? (
          <Sessions sessions={query.data.sessions} />
        ) : (
          <QueryPlaceholder query={query} loading={appWords.loading} message={securityWords.unreachable} />
        )
      }
    >
      {query.data && <p>{deviceWords.count(query.data.sessions.length)}</p>}
    </SettingRow>
  );
}

type Session = z.output<typeof sessionsOutput>['sessions'][number];

function Sessions({ sessions }: { sessions: Session[] }) {
  const zone = useMemberZone();
  const utils = trpc.useUtils();
  const keepOnly = (isKept: (session: Session) => boolean) => {
    utils.auth.devices.sessions.setData(undefined, (old) => old && { sessions: old.sessions.filter(isKept) });
    // The pressed button disappeared with its row.
    document.getElementById('safety')?.focus({ preventScroll: true });
  };
  const onError = showCallError(securityWords.failed);
  const end = trpc.auth.devices.endSession.useMutation({
    onSuccess: (_, { id }) => {
      keepOnly((session) => session.id !== id);
      showSuccess(deviceWords.ended);
    },
    onError,
  });
  const endOthers = trpc.auth.devices.endOtherSessions.useMutation({
    onSuccess: () => {
      keepOnly((session) => session.current);
      showSuccess(deviceWords.othersEnded);
    },
    onError,
  });
  const now = useNow();
  const sayWhen = (instant: Date) =>
    localDateOf(instant, zone) === localDateOf(now, zone)
      ? deviceWords.today(formatTime(instant, zone))
      : deviceWords.day(formatShortDateTime(instant, zone));
  const ordered = [...sessions].sort((a, b) => Number(b.current) - Number(a.current));
  return (
    <>
      <ItemList>
        {ordered.map(({ id, userAgent, createdAt, seenAt, current }) => {
          const name = describeDevice(userAgent, deviceNames);
          return (
            <ItemRow
              key={id}
              name={name}
              badge={current && <StateBadge tone="good">{deviceWords.this}</StateBadge>}
              button={
                current
                  ? undefined
                  : {
                      mutation: end,
                      input: { id },
                      label: deviceWords.end,
                      fullLabel: deviceWords.endOf(name),
                      inactive: endOthers.isPending,
                    }
              }
            >
              <p>{deviceWords.since(sayWhen(createdAt))}</p>
              {seenAt && !current && <p>{deviceWords.seen(sayWhen(seenAt))}</p>}
            </ItemRow>
          );
        })}
      </ItemList>
      {sessions.length > 1 && (
        <div>
          <MutationButton
            mutation={endOthers}
            input={undefined}
            label={deviceWords.endOthers}
            busyLabel={deviceWords.ending}
            inactive={end.isPending}
          />
        </div>
      )}
    </>
  );
}

const INITIAL_COUNT = 5;
/** The id of the first event that a press shows. */
const FIRST_MORE_ID = 'first-more-event';

/** Lists the account's security events, newest first. */
function SecurityEventsRow() {
  const query = trpc.auth.devices.events.useQuery(undefined, { refetchOnMount: 'always' });
  const zone = useMemberZone();
  const [latest] = query.data?.events ?? [];
  return (
    <SettingRow
      title={eventWords.title}
      open={securityWords.show}
      openOf={eventWords.manageOf}
      close={securityWords.close}
      panel={() =>
        query.data ? (
          <SecurityEvents events={query.data.events} zone={zone} />
        ) : (
          <QueryPlaceholder query={query} loading={appWords.loading} message={securityWords.unreachable} />
        )
      }
    >
      {query.data && (
        <p>
          {latest
            ? eventWords.latest(eventWords.kinds[latest.kind], formatDateTime(latest.createdAt, zone))
            : eventWords.none}
        </p>
      )}
    </SettingRow>
  );
}

function SecurityEvents({ events, zone }: z.output<typeof securityEventsOutput> & { zone: string }) {
  const [all, setAll] = useState(false);
  const shown = all ? events : events.slice(0, INITIAL_COUNT);
  return (
    <>
      {events.length === 0 && <Note>{eventWords.what}</Note>}
      <ItemList>
        {shown.map(({ kind, userAgent, createdAt }, index) => (
          <ItemRow
            id={index === INITIAL_COUNT ? FIRST_MORE_ID : undefined}
            key={`${kind} ${createdAt.getTime()}`}
            name={eventWords.kinds[kind]}
          >
            {formatDateTime(createdAt, zone)}
            {userAgent !== null && ` · ${describeDevice(userAgent, deviceNames)}`}
          </ItemRow>
        ))}
      </ItemList>
      {shown.length < events.length && (
        <div>
          <Button variant="default" size="sm" onClick={() => focusAfter(() => setAll(true), FIRST_MORE_ID)}>
            {eventWords.more(events.length - shown.length)}
          </Button>
        </div>
      )}
      {events.length > 0 && <Note>{eventWords.help}</Note>}
    </>
  );
}
