import { Button } from '@mantine/core';
import { troubleWords } from '#strings/app.ts';
import { onThisSiteWords as words } from '#strings/consent.ts';
import type { AlertMethod } from '../../../shared/channels/channels.ts';
import { StateBadge } from '../../components/state-badge.tsx';
import { trpc } from '../../trpc.ts';
import { describeOnSite } from '../alerts/channels/method-standing.ts';
import classes from './on-this-site.module.css';

/** Which of these methods this very site can send by (decisions.md D36): what the prose says holds for every site. */
export function OnThisSite({ methods }: { methods: readonly AlertMethod[] }) {
  const { data, error, isFetching, refetch } = trpc.alerts.configured.useQuery();
  return (
    <section className={classes.site} aria-labelledby="on-this-site">
      <h2 id="on-this-site">{words.title}</h2>
      <ul className={classes.methods} aria-busy={isFetching}>
        {methods.map((method) => (
          <li key={method}>
            <span>{words.methods[method]}</span>
            {data ? (
              <SiteBadge setUp={data.methods[method]} captured={method === 'email' && data.mailCaptured} />
            ) : error && !isFetching ? (
              <StateBadge tone="quiet">{words.unknown}</StateBadge>
            ) : (
              <span aria-hidden className={classes.bone} />
            )}
          </li>
        ))}
      </ul>
      <p className={classes.message}>{words.message}</p>
      {error && (
        <div className={classes.failed} role="alert">
          <p className={classes.message}>{words.failed}</p>
          <Button variant="default" size="sm" onClick={() => void refetch()}>
            {troubleWords.retry}
          </Button>
        </div>
      )}
    </section>
  );
}

function SiteBadge(standing: { setUp: boolean; captured: boolean }) {
  const { tone, name } = describeOnSite(standing);
  return <StateBadge tone={tone}>{name}</StateBadge>;
}
