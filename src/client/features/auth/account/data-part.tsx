import { Button, Group, Text } from '@mantine/core';
import { type MouseEvent, useState } from 'react';
import { dataWords } from '#strings/auth/account.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { missingOver } from '../../../components/messages/missing-part.tsx';
import { SectionCard } from '../../../components/page/section-card.tsx';
import { downloadFile } from '../../../lib/calls/download-file.ts';
import { showError } from '../../../lib/notices.ts';
import { useMember } from '../member.tsx';
import classes from './data-part.module.css';

const DeleteAccount = lazyPart(() => import('./delete-account.tsx'), { missing: missingOver((props) => props) });
const words = dataWords;

/** A ZIP archive of everything, or the JSON document in it alone. */
type ExportKind = 'zip' | 'json';

/** Lets a member download all their data, and delete their account (decisions.md D33). */
export default function DataPart() {
  const { account } = useMember();
  const [preparing, setPreparing] = useState<ExportKind | null>(null);
  const [deleting, setDeleting] = useState({ wanted: false, open: false });
  const address = `/api/account/${account.id}/export`;

  const download = async (kind: ExportKind) => {
    setPreparing(kind);
    const refusal = await downloadFile(address, `application/${kind}`, `hesed-export.${kind}`);
    setPreparing(null);
    if (refusal !== null)
      showError({ title: words.exportFailed.title, message: refusal || words.exportFailed.message });
  };

  return (
    <SectionCard id="data" title={words.title} intro={words.intro}>
      <div className={classes.row}>
        <h3 className={classes.title}>{words.export}</h3>
        <Text c="dimmed" fz="sm" lh={1.55} mt="0.25rem">
          {words.exportAbout}
        </Text>
        <Group gap="xs" align="stretch" mt="sm">
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
          <ActionButton variant="default" off={preparing !== null} onClick={() => void download('json')}>
            {preparing === 'json' ? words.preparing : words.json}
          </ActionButton>
        </Group>
      </div>
      <div className={classes.row}>
        <h3 className={classes.title}>{words.journal}</h3>
        <Text c="dimmed" fz="sm" lh={1.55} mt="0.25rem">
          {words.journalAbout}
        </Text>
        <Group gap="xs" align="stretch" mt="sm">
          <LinkButton href="/journal" variant="default">
            {words.openJournal}
          </LinkButton>
        </Group>
      </div>
      <div className={classes.row}>
        <h3 className={classes.title}>{words.delete}</h3>
        <Text c="dimmed" fz="sm" lh={1.55} mt="0.25rem">
          {words.deleteAbout}
        </Text>
        <Group gap="xs" align="stretch" mt="sm">
          <Button variant="default" c="var(--danger)" onClick={() => setDeleting({ wanted: true, open: true })}>
            {words.open}
          </Button>
        </Group>
      </div>
      {deleting.wanted && (
        <DeleteAccount opened={deleting.open} onClose={() => setDeleting({ wanted: true, open: false })} />
      )}
    </SectionCard>
  );
}
