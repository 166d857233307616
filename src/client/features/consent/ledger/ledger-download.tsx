import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { ledgerWords } from '#strings/consent/consent.ts';
import type { ConsentRecordName } from '../../../../shared/channels/channels.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { showCallError } from '../../../lib/calls/show-call-error.ts';
import { showSuccess } from '../../../lib/notices.ts';
import { localDateOf } from '../../../lib/time/dates.ts';
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

/** Downloads all rows of the ledger as a CSV or JSON file (decisions.md D30). */
export function LedgerDownload({ timeZone, ...about }: LedgerDownloadProps) {
  const utils = trpc.useUtils();
  const [busy, setBusy] = useState<'json' | 'csv' | null>(null);

  async function download(kind: 'json' | 'csv') {
    if (busy) return;
    setBusy(kind);
    try {
      const rows = await collectRows((page) =>
        utils.client.alerts.consent.list.query({ ...about, page, limit: PAGE_SIZE }),
      );
      const now = new Date();
      const name = words.fileName(about.record ?? null, localDateOf(now, timeZone));
      const text = kind === 'json' ? toJson(rows, { ...about, timeZone, exportedAt: now }) : toCsv(rows, timeZone);
      const type = kind === 'json' ? 'application/json' : 'text/csv';
      saveFile(new Blob([text], { type: `${type};charset=utf-8` }), `${name}.${kind}`);
      showSuccess(words.done(rows.length));
    } catch (error) {
      showCallError(words.failed)(error);
    } finally {
      setBusy(null);
    }
  }

  return (
    <Group component="fieldset" className={classes.download} gap="sm" mt="xl" aria-label={words.label}>
      {(['csv', 'json'] as const).map((kind) => (
        <Button
          key={kind}
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}
          aria-disabled={busy !== null}
          onClick={() => void download(kind)}
        >
          {busy === kind ? words.busy : words[kind]}
        </Button>
      ))}
    </Group>
  );
}
