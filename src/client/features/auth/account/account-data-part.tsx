import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { dataWords } from '#strings/auth/account.ts';
import { DownloadButton } from '../../../components/buttons/download-button.tsx';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { useDialog } from '../../../components/dialogs/use-dialog.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { dialogFallback } from '../../../components/messages/lazy-part-fallbacks.tsx';
import { SectionIntro } from '../../../components/page/section-card.tsx';
import { Note } from '../../../components/text/note.tsx';
import { useMember } from '../../member/member-context.tsx';
import classes from '../setting-row.module.css';

const DeleteAccount = lazyPart(() => import('./delete-account.tsx'), { fallback: dialogFallback });
const words = dataWords;

/** Lets a member download all their data, and delete their account (decisions.md D33). */
export default function AccountDataPart() {
  const { account } = useMember();
  const deletion = useDialog();

  return (
    <>
      <SectionIntro>{words.intro}</SectionIntro>
      <DataRow title={words.export} about={words.exportAbout}>
        {(['zip', 'json'] as const).map((kind) => (
          <DownloadButton
            key={kind}
            address={`/api/account/${account.id}/export`}
            mediaType={`application/${kind}`}
            fileName={`hesed-export.${kind}`}
            label={words[kind]}
            busyLabel={words.preparing}
            failed={words.exportFailed}
          />
        ))}
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
    </>
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
