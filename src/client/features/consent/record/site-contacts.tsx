import { IconLifebuoy, IconMail } from '@tabler/icons-react';
import { consentWords as words } from '#strings/consent/consent.ts';
import { trpc } from '../../../trpc.ts';
import classes from './cards.module.css';

/** The site's addresses for questions about data and about messages (product.md §1). */
export function SiteContacts() {
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
