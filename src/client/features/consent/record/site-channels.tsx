import { Text } from '@mantine/core';
import { channelWords } from '#strings/channels/all.ts';
import { onThisSiteWords as words } from '#strings/consent/consent.ts';
import { type AlertMethod, CHANNELS } from '../../../../shared/channels/channels.ts';
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
    if (!data) return <span aria-hidden className={classes.skeleton} />;
    const captured = data.mailCaptured && CHANNELS[method].address.kind === 'account';
    const { tone, name } = describeSiteState({ setUp: data.methods[method], captured });
    return <StateBadge tone={tone}>{name}</StateBadge>;
  };
  return (
    <section className={classes.site} aria-labelledby="on-this-site">
      <h2 id="on-this-site">{words.title}</h2>
      <ul aria-busy={isFetching}>
        {methods.map((method) => (
          <li key={method}>
            <span>{channelWords[method].consentName}</span>
            {badgeOf(method)}
          </li>
        ))}
      </ul>
      <Text c="dimmed" fz="sm" lh={1.5}>
        {words.message}
      </Text>
      {error && <LoadFailed error={error} message={words.failed} onRetry={() => void refetch()} />}
    </section>
  );
}
