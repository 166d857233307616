import { Box, Group, Stack, Text } from '@mantine/core';
import { channelWords } from '#strings/channels/all.ts';
import { onThisSiteWords as words } from '#strings/consent/consent.ts';
import { type AlertMethod, CHANNELS } from '../../../../shared/channels/channels.ts';
import { Bar } from '../../../components/loading/skeletons.tsx';
import { LoadFailed } from '../../../components/messages/load-failed.tsx';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { trpc } from '../../../trpc.ts';
import { describeSiteState } from '../../alerts/channels/channel-state.ts';
import classes from './cards.module.css';

/**
 * Shows which of these methods this site has set up (decisions.md D36). The text around it is the same on every site.
 */
export function SiteChannels({ methods }: { methods: readonly AlertMethod[] }) {
  const { data, error, isFetching, refetch } = trpc.alerts.configured.useQuery();
  const badgeOf = (method: AlertMethod) => {
    if (!data && error && !isFetching) return <StateBadge tone="quiet">{words.unknown}</StateBadge>;
    if (!data) return <Bar w="5rem" h="1.5rem" bdrs="lg" />;
    const captured = data.mailCaptured && CHANNELS[method].address.kind === 'account';
    const { tone, name } = describeSiteState({ setUp: data.methods[method], captured });
    return <StateBadge tone={tone}>{name}</StateBadge>;
  };
  return (
    <Stack component="section" gap="sm" className={classes.card} bg="none" aria-labelledby="on-this-site">
      <Box component="h2" id="on-this-site" fz="lg" lh={1.4}>
        {words.title}
      </Box>
      <ul aria-busy={isFetching}>
        {methods.map((method) => (
          <Group key={method} component="li" justify="space-between" gap="0 0.75rem" mih="2.25rem">
            {channelWords[method].consentName}
            {badgeOf(method)}
          </Group>
        ))}
      </ul>
      <Text c="dimmed" fz="sm" lh={1.5}>
        {words.message}
      </Text>
      {error && <LoadFailed error={error} message={words.failed} onRetry={() => void refetch()} />}
    </Stack>
  );
}
