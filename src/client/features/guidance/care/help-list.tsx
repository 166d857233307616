import { Text } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { careWords as words } from '#strings/guidance/care.ts';
import { HELP, HELP_DIRECTORY, type HelpLine } from '../../../../content/care/help-lines.ts';
import type { CareSign } from '../../../../shared/guidance/care/care-signs.ts';
import type { HelpCountry } from '../../../../shared/guidance/care/help-country.ts';
import { trpc } from '../../../trpc.ts';
import classes from './help-list.module.css';

/** The number to call in danger, the help lines of a country, and the church's own contact. */
export function HelpList({ country, signs }: { country: HelpCountry | null; signs: readonly CareSign[] }) {
  const help = country && HELP[country];
  return (
    <>
      <Text fw={600} lh={1.5}>
        {help ? (
          <>
            {words.danger} <a href={telOf(help.emergency)}>{help.emergency}</a>.
          </>
        ) : (
          words.dangerAnywhere
        )}
      </Text>
      <ul className={classes.lines}>
        {help &&
          [...help.lines]
            .sort((one, other) => Number(fits(other, signs)) - Number(fits(one, signs)))
            .map((line) => <Line key={line.name} line={line} />)}
        <ChurchContact />
        {!help && (
          <li className={classes.line}>
            <a href={HELP_DIRECTORY} rel="noreferrer">
              {words.elsewhere}
            </a>
          </li>
        )}
      </ul>
    </>
  );
}

function Line({ line: { name, call, text, signs } }: { line: HelpLine }) {
  return (
    <li className={classes.line}>
      <Text span c="dimmed" fz="sm">
        {signs.includes('abuse') ? words.about.abuse : words.about.self_harm}
      </Text>
      <Text span fw={600}>
        {name}
      </Text>
      <span>
        <a href={telOf(call)} className={classes.call} aria-label={words.call(name, call)}>
          <IconPhone aria-hidden size={18} stroke={1.8} />
          {call}
        </a>{' '}
        {text && <a href={`sms:${digitsOf(text.to)}`}>{words.text(text.to, text.word)}</a>}
      </span>
    </li>
  );
}

/** The person or the team whom the church named for care; nothing where it named nobody. */
function ChurchContact() {
  const { data } = trpc.alerts.configured.useQuery();
  const contact = data?.careContact;
  if (!contact) return null;
  const { name, phone, email } = contact;
  return (
    <li className={classes.line}>
      <Text span c="dimmed" fz="sm">
        {words.church}
      </Text>
      {name && (
        <Text span fw={600}>
          {name}
        </Text>
      )}
      <span>
        {phone && (
          <a href={telOf(phone)} className={classes.call} aria-label={words.call(name ?? words.church, phone)}>
            <IconPhone aria-hidden size={18} stroke={1.8} />
            {phone}
          </a>
        )}{' '}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </span>
    </li>
  );
}

const fits = (line: HelpLine, signs: readonly CareSign[]) => line.signs.some((sign) => signs.includes(sign));
const digitsOf = (number: string) => number.replaceAll(/[^\d+]/g, '');
const telOf = (number: string) => `tel:${digitsOf(number)}`;
