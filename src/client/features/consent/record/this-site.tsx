import { Button, Stack, Text } from '@mantine/core';
import { IconLifebuoy, IconMail } from '@tabler/icons-react';
import { troubleWords } from '#strings/app.ts';
import { channelWords } from '#strings/channels/all.ts';
import { consentWords, onThisSiteWords } from '#strings/consent/consent.ts';
import { type AlertMethod, CHANNELS } from '../../../../shared/channels/channels.ts';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { trpc } from '../../../trpc.ts';
import { describeOnSite } from '../../alerts/channels/method-standing.ts';
import classes from './cards.module.css';

/**
 * Shows which of these methods this site has set up (decisions.md D36). The text around it is the same on every site.
 */
export function OnThisSite({ methods }: { methods: readonly AlertMethod[] }) {
  const words = onThisSiteWords;
  const { data, error, isFetching, refetch } = trpc.alerts.configured.useQuery();
  const badgeOf = (method: AlertMethod) => {
    if (!data && error && !isFetching) return <StateBadge tone="quiet">{words.unknown}</StateBadge>;
    if (!data) return <span aria-hidden className={classes.skeleton} />;
    const captured = data.mailCaptured && CHANNELS[method].address.kind === 'account';
    const { tone, name } = describeOnSite({ setUp: data.methods[method], captured });
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

/** The site's addresses for questions about data and about messages (product.md §1). */
export function Contacts() {
  const words = consentWords;
  const { data, error } = trpc.alerts.configured.useQuery();
  const support = data?.supportEmail ?? null;
  const contacts = [
    { id: 'contact', Icon: IconMail, ...words.contact, address: data?.privacyEmail ?? support },
    { id: 'support', Icon: IconLifebuoy, ...words.support, address: support },
  ];
  return (
    <div className={classes.cards}>
      {contacts.map(({ id, Icon, title, message, address }) => (
        <section key={id} className={classes.contact} aria-labelledby={id}>
          <Icon size={22} stroke={1.6} aria-hidden />
          <h2 id={id}>{title}</h2>
          <p>{message}</p>
          <p className={classes.address}>
            {address && <a href={`mailto:${address}`}>{address}</a>}
            {!address && (data || error) && <span>{words.askChurch}</span>}
            {!address && !data && !error && <i aria-hidden className={classes.skeleton} />}
          </p>
        </section>
      ))}
    </div>
  );
}
