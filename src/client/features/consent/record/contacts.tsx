import { IconLifebuoy, IconMail } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { consentWords as words } from '#strings/consent/consent.ts';
import { trpc } from '../../../trpc.ts';
import classes from './contacts.module.css';

/** The site's addresses for questions about data and about messages (product.md §1). */
export function Contacts() {
  const { data, error } = trpc.alerts.configured.useQuery();
  const support = data?.supportEmail ?? null;
  const cards = [
    { id: 'contact', Icon: IconMail, ...words.contact, address: data?.privacyEmail ?? support },
    { id: 'support', Icon: IconLifebuoy, ...words.support, address: support },
  ];
  return (
    <div className={classes.contacts}>
      {cards.map(({ id, Icon, title, message, address }) => (
        <section key={id} className={classes.contact} aria-labelledby={id}>
          <Icon size={22} stroke={1.6} aria-hidden />
          <h2 id={id}>{title}</h2>
          <p>{message}</p>
          <Address>
            {address ? (
              <a href={`mailto:${address}`}>{address}</a>
            ) : data || error ? (
              <span>{words.askChurch}</span>
            ) : (
              <span aria-hidden className={classes.skeleton} />
            )}
          </Address>
        </section>
      ))}
    </div>
  );
}

function Address({ children }: { children: ReactNode }) {
  return <p className={classes.address}>{children}</p>;
}
