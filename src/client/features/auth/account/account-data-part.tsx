import { Button, Group, Text } from '@mantine/core';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { dataWords } from '#strings/auth/account.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { useDialog } from '../../../components/dialogs/use-dialog.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { dialogFallback } from '../../../components/messages/lazy-part-fallbacks.tsx';
import { SectionCard } from '../../../components/page/section-card.tsx';
import { Note } from '../../../components/text/note.tsx';
import { downloadFile } from '../../../lib/calls/download-file.ts';
import { showError } from '../../../lib/notices.ts';
import { useMember } from '../../member/member-context.tsx';
import classes from '../setting-row.module.css';

const DeleteAccount = lazyPart(() => import('./delete-account.tsx'), { fallback: dialogFallback((props) => props) });
const words = dataWords;

/** A ZIP archive of everything, or only its JSON document. */
type ExportKind = 'zip' | 'json';

/** Lets a member download all their data, and delete their account (decisions.md D33). */
export default function AccountDataPart() {
  const { account } = useMember();
  const [preparing, setPreparing] = useState<ExportKind | null>(null);
  const deletion = useDialog();
  const address = `/api/account/${account.id}/export`;

  const download = async (kind: ExportKind) => {
    setPreparing(kind);
    const error = await downloadFile(address, `application/${kind}`, `hesed-export.${kind}`);
    setPreparing(null);
    if (error !== null) showError({ title: words.exportFailed.title, message: error || words.exportFailed.message });
  };

  return (
    <SectionCard id="data" title={words.title} intro={words.intro}>
      <DataRow title={words.export} about={words.exportAbout}>
        <Button
          component="a"
          href={address}
          download
          variant="default"
          aria-disabled={preparing !== null || undefined}
          onClick={(event: MouseEvent) => {
            event.preventDefault();
            if (preparing === null) void download('zip');
          }}
        >
          {preparing === 'zip' ? words.preparing : words.zip}
        </Button>
        <ActionButton
          variant="default"
          off={preparing !== null}
          busy={preparing === 'json' && words.preparing}
          onClick={() => void download('json')}
        >
          {words.json}
        </ActionButton>
      </DataRow>
      <DataRow title={words.journal} about={words.journalAbout}>
        <LinkButton href="/journal" variant="default">
          {words.openJournal}
        </LinkButton>
      </DataRow>
      <DataRow title={words.delete} about={words.deleteAbout}>
        <Button variant="default" c="var(--danger)" onClick={() => deletion.open(true)}>
          {words.open}
        </Button>
      </DataRow>
      {deletion.subject && <DeleteAccount opened={deletion.opened} onClose={deletion.close} />}
    </SectionCard>
  );
}

function DataRow({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <div className={classes.row}>
      <Text component="h3" ff="text" fw={600} lh={1.4}>
        {title}
      </Text>
      <Note mt="0.25rem">{about}</Note>
      <Group gap="xs" align="stretch" mt="sm">
        {children}
      </Group>
    </div>
  );
}
