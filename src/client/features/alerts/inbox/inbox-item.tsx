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
import { isMethod } from '../../../../shared/channels/channels.ts';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { explain, reasonIn } from '../deliveries/delivery-reason.ts';
import { DELIVERY_TONES, deliveryStateOf } from '../deliveries/delivery-state.ts';
import { nameChannel } from '../deliveries/name-channel.ts';
import { entryHref, TimelineRow } from '../timeline/timeline-row.tsx';
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

/** One message: its title and time, the state on each channel, and the reason where a channel sent nothing. */
export function InboxItemRow({ item, timeZone, isToday, isNew }: InboxItemRowProps) {
  const Icon = ICONS[item.kind];
  return (
    <TimelineRow
      title={item.title ?? words.kinds[item.kind]}
      lang={item.language ?? undefined}
      href={item.kind === 'guidance' ? entryHref(item.entryId, isToday) : null}
      contentType={item.contentType}
      icon={<Icon aria-hidden size={20} stroke={1.6} />}
      at={item.at}
      timeZone={timeZone}
    >
      <ul className={classes.deliveries}>
        {isNew && (
          <li className={classes.new}>
            <span aria-hidden /> {words.isNew}
          </li>
        )}
        {item.deliveries.map((delivery) => (
          <li key={delivery.id}>
            <DeliveryState delivery={delivery} />
          </li>
        ))}
      </ul>
      {item.deliveries.map((delivery) => {
        const reason = reasonOf(delivery, item.kind);
        return reason ? (
          <Text key={delivery.id} c="dimmed" fz="sm" lh={1.45} maw="none">
            {item.deliveries.length > 1 ? words.reason(nameChannel(delivery.channel, words.app), reason) : reason}
          </Text>
        ) : null;
      })}
    </TimelineRow>
  );
}

/** The channel and state of a delivery, as a badge unless the state is good. */
function DeliveryState({ delivery }: { delivery: DeliveryRecord }) {
  const state = deliveryStateOf(delivery);
  const tone = DELIVERY_TONES[state];
  const label =
    !isMethod(delivery.channel) && delivery.status === 'sent'
      ? words.app
      : words.states[state](isMethod(delivery.channel) ? channelWords[delivery.channel].way : words.inApp);
  return tone === 'good' ? <span className={classes.good}>{label}</span> : <StateBadge tone={tone}>{label}</StateBadge>;
}

/** Returns why a message was not sent, for guidance with advice; null for a message without an error. */
function reasonOf({ status, errorCode }: DeliveryRecord, kind: DeliveryRecord['kind']): string | null {
  if (status === 'sent' || errorCode === null) return null;
  if (status === 'pending' || status === 'sending') return `${reasonIn('member', errorCode)} ${words.again}`;
  return kind === 'guidance' ? explain('member', errorCode) : reasonIn('member', errorCode);
}
