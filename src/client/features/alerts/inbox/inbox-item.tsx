import {
  IconBellRinging,
  IconBook2,
  IconDeviceMobileCheck,
  IconKey,
  IconMail,
  IconMailCheck,
  IconNews,
  IconShieldCheck,
  IconTestPipe,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from 'wouter';
import { inboxWords as words } from '#strings/alerts/inbox.ts';
import { channelWords } from '#strings/channels/all.ts';
import type { DeliveryRecord } from '../../../../shared/alerts.ts';
import { type BadgeTone, StateBadge } from '../../../components/text/state-badge.tsx';
import { formatTime } from '../../../lib/time/dates.ts';
import { TypeIcon } from '../../guidance/entry/content-type.tsx';
import { entryTitleId } from '../../guidance/entry/entry-ids.ts';
import { reasonFor } from '../channels/delivery-reason.ts';
import { type DeliveryState, stateOf } from '../channels/delivery-state.ts';
import type { InboxItem } from './inbox-groups.ts';
import classes from './inbox-item.module.css';

const ICONS: Record<DeliveryRecord['kind'], TablerIcon> = {
  guidance: IconBook2,
  verify_email: IconMailCheck,
  verify_code: IconDeviceMobileCheck,
  number_verified: IconDeviceMobileCheck,
  change_email: IconMailCheck,
  reset_password: IconKey,
  security_alert: IconShieldCheck,
  test: IconTestPipe,
  weekly_letter: IconMail,
  prayer_reminder: IconBellRinging,
  reflection_prompt: IconBellRinging,
  service_update: IconNews,
};

const TONES: Record<DeliveryState, BadgeTone> = {
  pending: 'quiet',
  sending: 'quiet',
  sent: 'good',
  delivered: 'good',
  read: 'good',
  captured: 'waiting',
  failed: 'bad',
  skipped: 'quiet',
  suppressed: 'waiting',
  unknown: 'waiting',
  cancelled: 'quiet',
};

interface InboxItemRowProps {
  item: InboxItem;
  timeZone: string;
  isToday: boolean;
  isNew: boolean;
}

/** One message: its title, its time, the channels it went by, and the reason where one sent nothing. */
export function InboxItemRow({ item, timeZone, isToday, isNew }: InboxItemRowProps) {
  const Icon = ICONS[item.kind];
  const title = item.title ?? words.kinds[item.kind];
  return (
    <li data-row className={classes.item}>
      <span className={classes.icon} data-type={item.contentType ?? undefined}>
        {item.contentType ? <TypeIcon type={item.contentType} /> : <Icon aria-hidden size={20} stroke={1.6} />}
      </span>
      <div className={classes.body}>
        <p className={classes.head}>
          <span className={classes.title}>
            {item.kind === 'guidance' ? <Link href={placeOf(item, isToday)}>{title}</Link> : title}
          </span>
          <time dateTime={item.at.toISOString()}>{formatTime(item.at, timeZone)}</time>
        </p>
        <ul className={classes.ways}>
          {isNew && (
            <li className={classes.new}>
              <span aria-hidden /> {words.isNew}
            </li>
          )}
          {item.ways.map((way) => (
            <li key={way.id}>
              <StateBadge tone={TONES[stateOf(way)]}>
                {way.channel === 'app' && way.status === 'sent'
                  ? words.app
                  : words.state(nameWay(way.channel), words.states[stateOf(way)])}
              </StateBadge>
            </li>
          ))}
        </ul>
        {item.ways.map((way) => {
          const reason = reasonOf(way);
          return reason ? (
            <p key={way.id} className={classes.reason}>
              {item.ways.length > 1 ? words.reason(nameWay(way.channel), reason) : reason}
            </p>
          ) : null;
        })}
      </div>
    </li>
  );
}

/** The address of an entry's own card, on the screen of its day. */
function placeOf({ entryId }: InboxItem, isToday: boolean): string {
  const screen = isToday ? '/dashboard' : '/guidance';
  return entryId === null ? screen : `${screen}#${entryTitleId(entryId)}`;
}

function nameWay(channel: DeliveryRecord['channel']): string {
  return channel === 'app' ? words.app : channelWords[channel].name;
}

/** Why something was not sent, in a sentence; null where there is nothing to explain. */
function reasonOf({ status, errorCode }: DeliveryRecord): string | null {
  if (status === 'sent' || errorCode === null) return null;
  return reasonFor(errorCode).member;
}
