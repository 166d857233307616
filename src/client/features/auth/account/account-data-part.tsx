import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { dataWords } from '#strings/auth/account.ts';
import { DownloadButton } from '../../../components/buttons/download-button.tsx';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { MutationButton } from '../../../components/buttons/mutation-button.tsx';
import { SectionIntro } from '../../../components/page/section-card.tsx';
import { Note } from '../../../components/text/note.tsx';
import { showCallError } from '../../../lib/calls/show-call-error.ts';
import { forgetMember } from '../../../lib/session/session.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../member/member-context.tsx';
import { useConfirmIdentityMutation } from '../../member/use-confirm-identity-mutation.ts';
import { GOODBYE } from '../goodbye.ts';
import classes from '../setting-row.module.css';

const words = dataWords;

/** Lets a member download all their data, and delete their account (decisions.md D33). */
export default function AccountDataPart() {
  const { account } = useMember();
  const { client } = trpc.useUtils();
  const [, navigate] = useLocation();
  const deletion = useConfirmIdentityMutation(client.auth.account.delete.mutate, {
    onSuccess: () => {
      navigate(`/?${GOODBYE}`);
      forgetMember(account.id);
    },
    onError: showCallError(words.deleteFailed),
  });
  const { title, goes, stays, confirm, confirming } = words.dialog;
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
        <MutationButton
          c="var(--danger)"
          mutation={deletion}
          input={{ userId: account.id }}
          label={words.open}
          busyLabel={confirming}
          ask={{ title, about: [goes, stays], confirm, danger: true, typed: account.username }}
        />
      </DataRow>
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
