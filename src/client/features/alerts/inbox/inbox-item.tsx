import { Text } from '@mantine/core';
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
import { inboxWords as words } from '#strings/alerts/inbox.ts';
import { channelWords } from '#strings/channels/all.ts';
import type { DeliveryRecord } from '../../../../shared/alerts.ts';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { DELIVERY_TONES, stateOf } from '../channels/delivery-state.ts';
import { entryHref, MessageRow } from '../messages/message-row.tsx';
import { explain, reasonIn } from '../reasons/delivery-reason.ts';
import classes from './inbox-item.module.css';
import type { InboxItem } from './inbox-items.ts';

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

interface InboxItemRowProps {
  item: InboxItem;
  timeZone: string;
  isToday: boolean;
  isNew: boolean;
}

/** One message: its title, its time, the channels it went by, and the reason where one sent nothing. */
export function InboxItemRow({ item, timeZone, isToday, isNew }: InboxItemRowProps) {
  const Icon = ICONS[item.kind];
  return (
    <MessageRow
      title={item.title ?? words.kinds[item.kind]}
      lang={item.language ?? undefined}
      href={item.kind === 'guidance' ? entryHref(item.entryId, isToday) : null}
      contentType={item.contentType}
      icon={<Icon aria-hidden size={20} stroke={1.6} />}
      at={item.at}
      timeZone={timeZone}
    >
      <ul className={classes.ways}>
        {isNew && (
          <li className={classes.new}>
            <span aria-hidden /> {words.isNew}
          </li>
        )}
        {item.ways.map((way) => (
          <li key={way.id}>
            <WayState way={way} />
          </li>
        ))}
      </ul>
      {item.ways.map((way) => {
        const reason = reasonOf(way, item.kind);
        return reason ? (
          <Text key={way.id} c="dimmed" fz="sm" lh={1.45} maw="none">
            {item.ways.length > 1 ? words.reason(nameWay(way.channel), reason) : reason}
          </Text>
        ) : null;
      })}
    </MessageRow>
  );
}

/** The channel and the state of a way. Only a state that is not as it should be has a badge. */
function WayState({ way }: { way: DeliveryRecord }) {
  const state = stateOf(way);
  const tone = DELIVERY_TONES[state];
  const said =
    way.channel === 'app' && way.status === 'sent' ? words.app : words.state(nameWay(way.channel), words.states[state]);
  return tone === 'good' ? <span className={classes.good}>{said}</span> : <StateBadge tone={tone}>{said}</StateBadge>;
}

function nameWay(channel: DeliveryRecord['channel']): string {
  return channel === 'app' ? words.app : channelWords[channel].name;
}

/** Says why a message was not sent, and what to do where it was guidance, which is also in the app; null for any other. */
function reasonOf({ status, errorCode }: DeliveryRecord, kind: DeliveryRecord['kind']): string | null {
  if (status === 'sent' || errorCode === null) return null;
  if (status === 'pending' || status === 'sending') return `${reasonIn('member', errorCode)} ${words.again}`;
  return kind === 'guidance' ? explain('member', errorCode) : reasonIn('member', errorCode);
}
