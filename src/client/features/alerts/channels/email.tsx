import { Group, Text } from '@mantine/core';
import { emailRowWords as words } from '#strings/channels/email/row.ts';
import { alertMessageWords } from '#strings/messages/alerts.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { LineLink } from '../../../components/buttons/line-link.tsx';
import { Note } from '../../../components/text/note.tsx';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../member/member-context.tsx';
import { PendingEmail } from '../../member/pending-email.tsx';
import { MailCategories } from '../mail/mail-categories.tsx';
import classes from './channel-details.module.css';
import type { ChannelPartProps, ChannelRowParts } from './channel-row.tsx';

export const emailRow: ChannelRowParts = { Details: EmailDetails, Below: EmailKinds };

/** Shows the address, and how to confirm it if it is not confirmed. */
function EmailDetails({ methodState: { state, said } }: ChannelPartProps) {
  const { account } = useMember();
  if (account.pendingEmail !== null && state !== 'off' && state !== 'not_configured')
    return <PendingEmail focusAfter="#alerts" />;
  return (
    <>
      {(state === 'needs_verification' || state === 'disabled') && <p className={classes.linked}>{account.email}</p>}
      {state === 'needs_verification' && (
        <SendLink label={said?.code === 'link_captured' ? words.newLink : words.resend} />
      )}
      {state === 'disabled' && (
        <>
          <Note>{words.disabled}</Note>
          <SendLink label={words.tryAgain} />
        </>
      )}
    </>
  );
}

/** The kinds of mail. Some are part of the guidance emails, so they need these. */
function EmailKinds({ editing }: ChannelPartProps) {
  return <MailCategories editing={editing} withGuidance={editing.values.alertMethods.includes('email')} />;
}

function SendLink({ label }: { label: string }) {
  const { account } = useMember();
  const send = trpc.alerts.verification.start.useMutation();
  return (
    <div className={classes.group}>
      <Group gap="0.5rem 0.75rem">
        <ActionButton
          variant="default"
          size="sm"
          busy={send.isPending && words.sending}
          onClick={() => send.mutate({ userId: account.id, channel: 'email' })}
        >
          {label}
        </ActionButton>
        <LineLink href="#account" fz="sm">
          {words.change}
        </LineLink>
      </Group>
      <Note role="status" hidden={!send.data}>
        {send.data && alertMessageWords.of(send.data.message, send.data.said)}
      </Note>
      {send.error && (
        <Text role="alert" c="var(--caution)" fz="sm" lh={1.55}>
          {readServerError(send.error).message ?? words.failed}
        </Text>
      )}
    </div>
  );
}
