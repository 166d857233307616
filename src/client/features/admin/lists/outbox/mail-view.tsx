import { Box, Button, DataList, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useContext } from 'react';
import { adminListWords } from '#strings/admin/admin-lists.ts';
import { ActionButton } from '../../../../components/buttons/action-button.tsx';
import { BackLink } from '../../../../components/buttons/line-link.tsx';
import { Loaded } from '../../../../components/loading/loaded.tsx';
import card from '../../../../components/page/section-card.module.css';
import { saveFile } from '../../../../lib/browser/save-file.ts';
import { trpc } from '../../../../trpc.ts';
import { ConfirmIdentityContext } from '../../../member/confirm-identity-provider.tsx';
import { adminHref } from '../../admin-url.ts';
import { DataListItem } from '../../data-list-item.tsx';
import { PartHeading } from '../../part-heading.tsx';
import { Timestamp } from '../../timestamp.tsx';

const words = adminListWords.outbox;

/** Shows a captured mail as plain text, so that its HTML cannot change the page, with a button to download the file. */
export function MailView({ name }: { name: string }) {
  const mail = trpc.admin.outbox.get.useQuery({ name });
  return (
    <Stack gap="lg">
      <BackLink href={adminHref('outbox')} mb="-sm">
        {words.back}
      </BackLink>
      <Loaded query={mail} heights={[3, 24]}>
        {({ subject, to, from, sentAt, source, text }) => (
          <article className={card.card} aria-labelledby="list">
            <PartHeading id="list">{subject || words.noSubject}</PartHeading>
            <DataList size="md" gap="xs" labelWidth="5.5rem" mt="sm">
              <DataListItem name={words.to}>{to}</DataListItem>
              <DataListItem name={words.from}>{from}</DataListItem>
              <DataListItem name={words.at}>
                <Timestamp at={sentAt} />
              </DataListItem>
            </DataList>
            {source === null ? (
              <HiddenLinks onConfirmed={() => void mail.refetch()} />
            ) : (
              <Button
                variant="default"
                size="sm"
                px="md"
                mt="sm"
                leftSection={<IconDownload aria-hidden size={18} stroke={1.7} />}
                onClick={() => saveFile(new Blob([source], { type: 'message/rfc822' }), name)}
              >
                {words.download}
              </Button>
            )}
            {text ? (
              <Box
                component="pre"
                m="1.25rem 0 0"
                pt="lg"
                ff="inherit"
                style={{ borderTop: '1px solid var(--line)', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
              >
                {text}
              </Box>
            ) : (
              <Text c="dimmed" mt="lg">
                {words.noText}
              </Text>
            )}
          </article>
        )}
      </Loaded>
    </Stack>
  );
}

/** Says that links are hidden, with a button that shows them after a new sign-in. */
function HiddenLinks({ onConfirmed }: { onConfirmed: () => void }) {
  const ask = useContext(ConfirmIdentityContext);
  if (!ask) throw new Error('HiddenLinks needs ConfirmIdentityProvider');
  return (
    <Stack gap="sm" align="flex-start" mt="sm" c="dimmed">
      <p>{words.linksHidden}</p>
      <ActionButton
        variant="default"
        size="sm"
        onClick={async () => {
          if (await ask(undefined)) onConfirmed();
        }}
      >
        {words.showLinks}
      </ActionButton>
    </Stack>
  );
}
