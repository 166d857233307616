import { Box, Group, Stack } from '@mantine/core';
import { Link } from 'wouter';
import { adminToolWords } from '#strings/admin/admin-tools.ts';
import { channelWords } from '#strings/channels/all.ts';
import { listWords } from '#strings/locale.ts';
import { alertMessageWords } from '#strings/messages/alerts.ts';
import type { SiteFacts } from '../../../../shared/admin/site.ts';
import { CHANNELS } from '../../../../shared/channels/channels.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { SectionCard } from '../../../components/page/section-card.tsx';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { formatTime } from '../../../lib/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import { describeSiteState } from '../../alerts/channels/channel-state.ts';
import { reasonFor } from '../../alerts/deliveries/delivery-reason.ts';
import { useMemberZone } from '../../member/use-member-zone.ts';
import { adminHref, CHANNELS_ANCHOR } from '../admin-url.ts';
import { showMutationError } from '../mutation-toasts.ts';
import { formatTimestampInSentence } from '../timestamp.tsx';
import { useFieldNames } from '../use-field-names.ts';
import classes from './channel-states.module.css';
import { LabelledCheckFindings } from './site/check-findings.tsx';

const words = adminToolWords.channels;

type ChannelFacts = SiteFacts['methods'][number];

/** Lists the channels: what each one lacks, its latest state, and a check of its settings (decisions.md D36, rules.md C6). */
export function ChannelStates() {
  const { data: facts } = trpc.admin.siteFacts.useQuery();
  return (
    <SectionCard id={CHANNELS_ANCHOR} title={words.title} intro={words.intro}>
      {facts ? (
        <Box component="ul" mt="xs">
          {facts.methods.map((channel) => (
            <ChannelState key={channel.method} channel={channel} mailCaptured={facts.mailCaptured} />
          ))}
        </Box>
      ) : (
        <Skeletons heights={Array(7).fill(3.5)} />
      )}
    </SectionCard>
  );
}

function ChannelState({ channel, mailCaptured }: { channel: ChannelFacts; mailCaptured: boolean }) {
  const { method, missing, rest, unread, canCheck } = channel;
  const { name } = channelWords[method];
  const check = trpc.admin.channels.check.useMutation({ onError: showMutationError(words.failed) });
  const captured = mailCaptured && CHANNELS[method].address.kind === 'account';
  const trouble = rest ? words.onHold : unread ? words.unread : null;
  const state = trouble
    ? { tone: 'bad' as const, name: trouble }
    : describeSiteState({ setUp: missing === null, captured });
  return (
    <li className={classes.channel}>
      <Group gap="0.25rem 0.625rem">
        <Box component="h3" ff="text" fz="md">
          {name}
        </Box>
        <StateBadge tone={state.tone}>{state.name}</StateBadge>
      </Group>
      <Sentences channel={channel} />
      {canCheck && (
        <ActionButton
          variant="default"
          size="sm"
          aria-label={words.checkOf(name)}
          busy={check.isPending && words.checking}
          onClick={() => check.mutate({ channel: method })}
        >
          {words.check}
        </ActionButton>
      )}
      <div aria-live="polite">{check.data && !check.isPending && <LabelledCheckFindings check={check.data} />}</div>
    </li>
  );
}

function Sentences({ channel: { missing, needs, advice, rest, unread, lastSentAt } }: { channel: ChannelFacts }) {
  const zone = useMemberZone();
  const labelFields = useFieldNames();
  const sentences = [
    advice && labelFields(alertMessageWords.of(advice.message, advice.said)),
    rest && words.onHoldUntil(formatTime(rest.until, zone), reasonFor(rest.code).admin),
    unread && words.unreadSince(formatTimestampInSentence(unread.since, zone), reasonFor(unread.code).admin),
    missing === null && (lastSentAt ? words.lastSent(formatTimestampInSentence(lastSentAt, zone)) : words.neverSent),
  ].filter((text) => typeof text === 'string');
  return (
    <Stack gap="0.25rem" c="dimmed" fz="sm" style={{ overflowWrap: 'anywhere' }}>
      {needs.length > 0 && (
        <p>
          {labelFields(words.needs(listWords(needs.map((names) => names.join(` ${words.or} `)))))}{' '}
          <Link href={adminHref('settings')}>{words.setUp}</Link>
        </p>
      )}
      {sentences.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Stack>
  );
}
