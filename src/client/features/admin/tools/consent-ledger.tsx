import { Group, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { adminLedgerWords as words } from '#strings/admin/admin-ledger.ts';
import type { ConsentCheck, ExportedConsent } from '../../../../shared/admin.ts';
import { MutationButton } from '../../../components/buttons/mutation-button.tsx';
import { SectionCard } from '../../../components/page/section-card.tsx';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { localDateOf } from '../../../lib/time/dates.ts';
import { showSuccess } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';
import { useMemberZone } from '../../member/use-member-zone.ts';
import { showMutationError } from '../mutation-toasts.ts';
import tools from './tools.module.css';

// The server's page limit.
const PAGE_SIZE = 1_000;

/** Verifies the consent ledger, and downloads it with the hashes that verify the file (decisions.md D30). */
export function ConsentLedger() {
  const { client } = trpc.useUtils();
  const timeZone = useMemberZone();
  const verify = useMutation({
    mutationFn: () => client.admin.consent.verify.query({}),
    onError: showMutationError(words.verifyFailed),
  });
  const download = useMutation({
    mutationFn: async () => {
      const events: ExportedConsent[] = [];
      for (let after: number | null = 0; after !== null; ) {
        const page: { events: ExportedConsent[]; next: number | null } = await client.admin.consent.list.query({
          after,
          limit: PAGE_SIZE,
        });
        events.push(...page.events);
        after = page.next;
      }
      return events;
    },
    onSuccess: (events) => {
      const exportedAt = new Date();
      const text = JSON.stringify({ title: words.file, exportedAt, events }, null, 2);
      const name = words.fileName(localDateOf(exportedAt, timeZone));
      saveFile(new Blob([`${text}\n`], { type: 'application/json;charset=utf-8' }), `${name}.json`);
      showSuccess(words.downloaded(events.length));
    },
    onError: showMutationError(words.downloadFailed),
  });
  return (
    <SectionCard id="consent-ledger" title={words.title} intro={words.intro}>
      <Group gap="sm" mt="md">
        <MutationButton
          px="md"
          mutation={verify}
          input={undefined}
          inactive={download.isPending}
          label={words.verify}
          busyLabel={words.verifying}
        />
        <MutationButton
          px="md"
          mutation={download}
          input={undefined}
          inactive={verify.isPending}
          label={words.download}
          busyLabel={words.downloading}
          leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}
        />
      </Group>
      <div aria-live="polite" className={tools.below}>
        {verify.data && <Result result={verify.data} />}
      </div>
    </SectionCard>
  );
}

function Result({ result: { rows, erased, head, firstError } }: { result: ConsentCheck }) {
  return (
    <Stack gap="0.375rem" lh={1.5}>
      <Text fw={600} c={firstError ? 'var(--danger)' : undefined}>
        {firstError ? words.errors[firstError.what](firstError.row) : words.whole(rows, erased)}
      </Text>
      {!firstError && rows > 0 && (
        <>
          <div>
            {words.headLabel}:{' '}
            <Text component="code" fz="sm" style={{ overflowWrap: 'anywhere' }}>
              {head}
            </Text>
          </div>
          <Text c="dimmed" fz="sm">
            {words.headHint}
          </Text>
        </>
      )}
    </Stack>
  );
}
