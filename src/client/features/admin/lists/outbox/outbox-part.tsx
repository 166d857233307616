import { usePlace } from '../../place.ts';
import { MailView } from './mail-view.tsx';
import { OutboxList } from './outbox-list.tsx';

/** The captured mail, or the one that the address names. */
export default function OutboxPart() {
  const name = usePlace().filter('mail');
  return name ? <MailView key={name} name={name} /> : <OutboxList />;
}
