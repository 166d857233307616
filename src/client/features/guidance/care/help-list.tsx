import { Box, Group, Text } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { careWords as words } from '#strings/guidance/care.ts';
import { HELP, HELP_DIRECTORY } from '../../../../content/care/help-lines.ts';
import type { CareSign } from '../../../../shared/guidance/care/care-signs.ts';
import type { HelpCountry } from '../../../../shared/guidance/care/help-country.ts';
import { LineLink } from '../../../components/buttons/line-link.tsx';
import { trpc } from '../../../trpc.ts';

/** Lists the emergency number, the help lines of a country, and the church's own contact. */
export function HelpList({ country, signs }: { country: HelpCountry | null; signs: readonly CareSign[] }) {
  const { data } = trpc.alerts.configured.useQuery();
  const contact = data?.careContact;
  const help = country && HELP[country];
  // Lines for one of the signs come first.
  const rank = (line: { signs: readonly CareSign[] }) => Number(!line.signs.some((sign) => signs.includes(sign)));
  return (
    <>
      <Text fw={600} lh="sm">
        {help ? (
          <>
            {words.danger} <a href={telHref(help.emergency)}>{help.emergency}</a>.
          </>
        ) : (
          words.dangerAnywhere
        )}
      </Text>
      <ul>
        {help?.lines
          .toSorted((one, other) => rank(one) - rank(other))
          .map((line) => (
            <Line
              key={line.name}
              about={line.signs.includes('abuse') ? words.about.abuse : words.about.self_harm}
              name={line.name}
              phone={line.call}
            >
              {line.text && (
                <LineLink href={`sms:${toDigits(line.text.to)}`}>{words.text(line.text.to, line.text.word)}</LineLink>
              )}
            </Line>
          ))}
        {contact && (
          <Line about={words.church} name={contact.name} phone={contact.phone}>
            {contact.email && <LineLink href={`mailto:${contact.email}`}>{contact.email}</LineLink>}
          </Line>
        )}
        {!help && (
          <Line>
            <LineLink href={HELP_DIRECTORY} rel="noreferrer">
              {words.elsewhere}
            </LineLink>
          </Line>
        )}
      </ul>
    </>
  );
}

interface LineProps {
  about?: string;
  name?: string | null;
  phone?: string | null;
  /** Other ways to reach them. */
  children: ReactNode;
}

function Line({ about, name, phone, children }: LineProps) {
  return (
    <Box component="li" pt="md" style={{ borderTop: '1px solid var(--line)', overflowWrap: 'anywhere' }}>
      {about && (
        <Text c="dimmed" fz="sm">
          {about}
        </Text>
      )}
      {name && (
        <Text fw={600} mt="0.125rem">
          {name}
        </Text>
      )}
      <Group gap="0 1rem" pb="md">
        {phone && (
          <LineLink href={telHref(phone)} aria-label={words.call(name ?? words.church, phone)}>
            <IconPhone aria-hidden size={18} stroke={1.8} />
            {phone}
          </LineLink>
        )}
        {children}
      </Group>
    </Box>
  );
}

const toDigits = (number: string) => number.replaceAll(/[^\d+]/g, '');
const telHref = (number: string) => `tel:${toDigits(number)}`;
