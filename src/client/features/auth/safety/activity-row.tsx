import { Button } from '@mantine/core';
import { useState } from 'react';
import { deviceNames, eventWords, securityWords } from '#strings/auth/security.ts';
import { describeDevice } from '../../../../shared/auth/device-name.ts';
import { formatMoment } from '../../../lib/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import { useMemberZone } from '../../schedule/zone/use-member-zone.ts';
import classes from '../panel-form.module.css';
import { SettingRow } from '../setting-row.tsx';
import { RowNote } from './row-note.tsx';
import { ThingList, ThingRow } from './thing-list.tsx';

const words = eventWords;
const FIRST_SHOWN = 5;

/** Lists the account's security events, newest first. */
export function ActivityRow() {
  const { data, error, refetch } = trpc.auth.devices.events.useQuery(undefined, { refetchOnMount: 'always' });
  const zone = useMemberZone();
  const [all, setAll] = useState(false);
  const events = data?.events ?? [];
  const [latest] = events;
  const shown = all ? events : events.slice(0, FIRST_SHOWN);
  return (
    <SettingRow
      title={words.title}
      open={securityWords.show}
      openOf={words.manageOf}
      close={securityWords.close}
      panel={() =>
        data ? (
          <>
            {events.length === 0 && <p className={classes.note}>{words.what}</p>}
            <ThingList>
              {shown.map(({ kind, userAgent, createdAt }) => (
                <ThingRow key={`${kind} ${createdAt.getTime()}`} name={words.kinds[kind]}>
                  <p>
                    {formatMoment(createdAt, zone)}
                    {userAgent !== null && ` · ${describeDevice(userAgent, deviceNames)}`}
                  </p>
                </ThingRow>
              ))}
            </ThingList>
            {shown.length < events.length && (
              <div>
                <Button variant="default" size="sm" onClick={() => setAll(true)}>
                  {words.more(events.length - shown.length)}
                </Button>
              </div>
            )}
            {events.length > 0 && <p className={classes.note}>{words.help}</p>}
          </>
        ) : (
          <RowNote error={error} onRetry={() => void refetch()} />
        )
      }
    >
      {data && (
        <p>{latest ? words.latest(words.kinds[latest.kind], formatMoment(latest.createdAt, zone)) : words.none}</p>
      )}
    </SettingRow>
  );
}
