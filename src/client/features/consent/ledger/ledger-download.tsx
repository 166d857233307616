import { Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { ledgerWords } from '#strings/consent/ledger.ts';
import type { ConsentRecordName } from '../../../../shared/channels/channels.ts';
import { MutationButton } from '../../../components/buttons/mutation-button.tsx';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { showCallError } from '../../../lib/calls/show-call-error.ts';
import { localDateOf } from '../../../lib/time/dates.ts';
import { showSuccess } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';
import classes from './ledger.module.css';
import { collectRows, toCsv, toJson } from './ledger-file.ts';

const words = ledgerWords.download;
// The server's page limit.
const PAGE_SIZE = 50;

interface LedgerDownloadProps {
  userId: number;
  record?: ConsentRecordName;
  timeZone: string;
}

/** Downloads all rows of the ledger as a CSV or JSON file, one at a time (decisions.md D30). */
export function LedgerDownload(ledger: LedgerDownloadProps) {
  return (
    <Group component="fieldset" className={classes.download} gap="sm" mt="xl" aria-label={words.label}>
      <FileButton {...ledger} kind="csv" mediaType="text/csv" />
      <FileButton {...ledger} kind="json" mediaType="application/json" />
    </Group>
  );
}

interface FileButtonProps extends LedgerDownloadProps {
  kind: 'csv' | 'json';
  mediaType: string;
}

function FileButton({ kind, mediaType, timeZone, ...about }: FileButtonProps) {
  const { client } = trpc.useUtils();
  const mutationKey = ['consent-download'];
  const download = useMutation({
    mutationKey,
    mutationFn: () => collectRows((page) => client.alerts.consent.list.query({ ...about, page, limit: PAGE_SIZE })),
    onSuccess: (rows) => {
      const now = new Date();
      const name = words.fileName(about.record ?? null, localDateOf(now, timeZone));
      const text = kind === 'json' ? toJson(rows, { ...about, timeZone, exportedAt: now }) : toCsv(rows, timeZone);
      saveFile(new Blob([text], { type: `${mediaType};charset=utf-8` }), `${name}.${kind}`);
      showSuccess(words.done(rows.length));
    },
    onError: showCallError(words.failed),
  });
  const inactive = useIsMutating({ mutationKey }) > 0;
  return (
    <MutationButton
      mutation={download}
      input={undefined}
      label={words[kind]}
      inactive={inactive}
      busyLabel={words.busy}
      leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}
    />
  );
}
