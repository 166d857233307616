import { Box, Group, Text } from '@mantine/core';
import { IconLifebuoy, IconMail } from '@tabler/icons-react';
import { consentWords as words } from '#strings/consent/consent.ts';
import { Bar } from '../../../components/loading/skeletons.tsx';
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
        <Box key={id} component="section" className={classes.card} pb="sm" aria-labelledby={id}>
          <Icon size={22} stroke={1.6} aria-hidden />
          <Box component="h2" id={id} mt="0.25rem" fz="xl" lh="xl">
            {title}
          </Box>
          <Text c="dimmed" mt="0.25rem">
            {message}
          </Text>
          <Group mt="0.25rem" mih="2.75rem" lh="lg" style={{ overflowWrap: 'anywhere' }}>
            {address && (
              <Box component="a" href={`mailto:${address}`} py="xs">
                {address}
              </Box>
            )}
            {!address && (data || error ? words.askChurch : <Bar w="70%" h="1rem" bdrs="lg" />)}
          </Group>
        </Box>
      ))}
    </div>
  );
}
