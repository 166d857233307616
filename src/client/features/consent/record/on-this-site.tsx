import { Button, Stack, Text } from '@mantine/core';
import { troubleWords } from '#strings/app.ts';
import { channelWords } from '#strings/channels/all.ts';
import { onThisSiteWords as words } from '#strings/consent/consent.ts';
import { type AlertMethod, CHANNELS } from '../../../../shared/channels/channels.ts';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { trpc } from '../../../trpc.ts';
import { describeOnSite } from '../../alerts/channels/method-standing.ts';
import classes from './on-this-site.module.css';

/**
 * Says which of these methods are set up on this site (decisions.md D36). The text around it is the same on every site.
 */
export function OnThisSite({ methods }: { methods: readonly AlertMethod[] }) {
  const { data, error, isFetching, refetch } = trpc.alerts.configured.useQuery();
  return (
    <section className={classes.site} aria-labelledby="on-this-site">
      <h2 id="on-this-site">{words.title}</h2>
      <ul className={classes.methods} aria-busy={isFetching}>
        {methods.map((method) => (
          <li key={method}>
            <span>{channelWords[method].consentName}</span>
            {data ? (
              <SiteBadge
                setUp={data.methods[method]}
                captured={data.mailCaptured && CHANNELS[method].address.kind === 'account'}
              />
            ) : error && !isFetching ? (
              <StateBadge tone="quiet">{words.unknown}</StateBadge>
            ) : (
              <span aria-hidden className={classes.skeleton} />
            )}
          </li>
        ))}
      </ul>
      <Text c="dimmed" fz="sm" lh={1.5}>
        {words.message}
      </Text>
      {error && (
        <Stack gap="sm" align="flex-start" role="alert">
          <Text c="dimmed" fz="sm" lh={1.5}>
            {words.failed}
          </Text>
          <Button variant="default" size="sm" onClick={() => void refetch()}>
            {troubleWords.retry}
          </Button>
        </Stack>
      )}
    </section>
  );
}

function SiteBadge(standing: { setUp: boolean; captured: boolean }) {
  const { tone, name } = describeOnSite(standing);
  return <StateBadge tone={tone}>{name}</StateBadge>;
}
