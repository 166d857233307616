import { Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { adminLedgerWords as words } from '#strings/admin/admin-ledger.ts';
import type { ConsentCheck, ExportedConsent } from '../../../../shared/admin.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { SectionCard } from '../../../components/page/section-card.tsx';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { showSuccess } from '../../../lib/notices.ts';
import { browserTimeZone, localDateOf } from '../../../lib/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import { tellFailure } from '../call-notice.ts';
import classes from './consent-ledger.module.css';
import tools from './tools.module.css';

// The most rows that the call answers at once.
const ROWS_A_CALL = 1_000;

/** Verifies the consent ledger, and downloads it with the values that verify the file (decisions.md D30). */
export function ConsentLedger() {
  const { client } = trpc.useUtils();
  const [busy, setBusy] = useState<'verify' | 'download' | null>(null);
  const [result, setResult] = useState<ConsentCheck | null>(null);

  /** Runs one of the two at a time; `failed` is the title when it fails. */
  async function run(what: 'verify' | 'download', failed: string, work: () => Promise<void>) {
    if (busy) return;
    setBusy(what);
    await work().catch(tellFailure(failed));
    setBusy(null);
  }

  const verify = async () => setResult(await client.admin.consent.verify.query({}));

  const download = async () => {
    const events: ExportedConsent[] = [];
    for (let after: number | null = 0; after !== null; ) {
      const page: { events: ExportedConsent[]; next: number | null } = await client.admin.consent.list.query({
        after,
        limit: ROWS_A_CALL,
      });
      events.push(...page.events);
      after = page.next;
    }
    const exportedAt = new Date();
    const text = JSON.stringify({ title: words.file, exportedAt, events }, null, 2);
    const name = words.fileName(localDateOf(exportedAt, browserTimeZone()));
    saveFile(new Blob([`${text}\n`], { type: 'application/json;charset=utf-8' }), `${name}.json`);
    showSuccess(words.downloaded(events.length));
  };

  return (
    <SectionCard id="consent-ledger" title={words.title} intro={words.intro}>
      <div className={tools.form}>
        <div className={tools.buttons}>
          <ActionButton
            variant="default"
            off={busy !== null}
            onClick={() => void run('verify', words.verifyFailed, verify)}
          >
            {busy === 'verify' ? words.verifying : words.verify}
          </ActionButton>
          <ActionButton
            variant="default"
            off={busy !== null}
            leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}
            onClick={() => void run('download', words.downloadFailed, download)}
          >
            {busy === 'download' ? words.downloading : words.download}
          </ActionButton>
        </div>
        <div aria-live="polite">{result && <Result result={result} />}</div>
      </div>
    </SectionCard>
  );
}

function Result({ result: { rows, erased, head, firstError } }: { result: ConsentCheck }) {
  return (
    <div className={classes.result}>
      <p className={classes.outcome} data-bad={firstError !== null}>
        {firstError ? words.errors[firstError.what](firstError.row) : words.whole(rows, erased)}
      </p>
      {!firstError && rows > 0 && (
        <>
          <p>
            {words.headLabel}: <code className={classes.hash}>{head}</code>
          </p>
          <Text c="dimmed" fz="sm">
            {words.headHint}
          </Text>
        </>
      )}
    </div>
  );
}
