import { Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { channelWords } from '#strings/channels/all.ts';
import { slackRowWords as words } from '#strings/channels/slack/row.ts';
import { slack as slackChannel } from '#strings/channels/slack.ts';
import { findCode } from '../../../../content/strings/find-code.ts';
import { CONNECT_OUTCOMES } from '../../../../shared/alerts/connect-outcomes.ts';
import type { WorkspaceStatus } from '../../../../shared/alerts/workspaces.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { QueryPlaceholder } from '../../../components/loading/query-placeholder.tsx';
import { Note } from '../../../components/text/note.tsx';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import { showError, showSuccess } from '../../../lib/toasts.ts';
import { refreshAfter } from '../../../refreshes.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../member/member-context.tsx';
import classes from './channel-details.module.css';
import { type ChannelPartProps, type ChannelRowParts, rowToasts } from './channel-row.tsx';
import { ConversationPicker } from './slack/conversation-picker.tsx';

export const slackRow: ChannelRowParts = { Details: SlackDetails, Below: ConnectOutcome };

/** Connects a workspace, or shows where messages go, with buttons to change the place and to disconnect. */
function SlackDetails({ editing }: ChannelPartProps) {
  const { account } = useMember();
  const query = trpc.alerts.slack.status.useQuery({ userId: account.id });
  if (!query.data) return <QueryPlaceholder query={query} loading={words.checking} message={words.unreachable} />;
  return <Connection status={query.data} onDisconnected={() => editing.switchTo('slack', false)} />;
}

/** Shows the outcome once when the member returns from Slack's page, and removes it from the URL. */
function ConnectOutcome() {
  const cache = useQueryClient();
  const param = new URLSearchParams(useSearch()).get('slack');
  const outcome = CONNECT_OUTCOMES.find((each) => each === param);
  useEffect(() => {
    if (!outcome) return;
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', pathname + hash);
    if (outcome !== 'connected') return showError({ title: words.outcomes[outcome] });
    void refreshAfter(cache, 'alerts.slack.choosePlace');
    showSuccess({ title: words.outcomes.connected });
  }, [outcome, cache]);
  return null;
}

const PICK_ID = 'slack-pick-place';

interface ConnectionProps {
  status: WorkspaceStatus;
  onDisconnected(): void;
}

function Connection({ status, onDisconnected }: ConnectionProps) {
  const [picking, setPicking] = useState(false);
  const { ofSite, connected, workspace, channelName, problem, cause } = status;
  const linked = workspace !== null;
  // Slack lists no channels for a refused token, and a new token does not repair a missing channel.
  const canConnect = !connected && !ofSite && cause !== 'place';
  const canPick = (ofSite || linked) && (ofSite || cause !== 'token');
  return (
    <div className={classes.group}>
      {connected && workspace !== null && (
        <p className={classes.linked}>
          {channelName === null ? words.toDirect(workspace) : words.toChannel(workspace, channelName)}
        </p>
      )}
      {problem !== null && (
        <Text c="var(--caution)" fz="sm" lh={1.55}>
          {explain(problem)}
        </Text>
      )}
      {/* The ledger records that exactly this text was shown (decisions.md D30). */}
      {!connected && <Note>{slackChannel.wording.text}</Note>}
      {picking ? (
        <ConversationPicker
          status={status}
          onKept={() => setPicking(false)}
          onCancel={() => focusAfter(() => setPicking(false), PICK_ID)}
        />
      ) : (
        <Group gap="0.5rem 0.75rem">
          {canConnect && <ConnectButton again={linked} />}
          {canPick && (
            <ActionButton
              id={PICK_ID}
              variant={connected || canConnect ? 'default' : 'filled'}
              size="sm"
              onClick={() => setPicking(true)}
            >
              {linked ? words.change : words.pick}
            </ActionButton>
          )}
          {linked && <DisconnectButton onDisconnected={onDisconnected} />}
        </Group>
      )}
      {!picking && !connected && ofSite && <Note>{words.directHow}</Note>}
      {!picking && canConnect && <Note>{words.how}</Note>}
    </div>
  );
}

/** Returns the sentence for a permanent error code of Slack. */
function explain(code: string): string | undefined {
  return findCode(channelWords.slack.codes, code)?.words.member;
}

/** Opens Slack's own page. The draft store keeps the form's edits. */
function ConnectButton({ again }: { again: boolean }) {
  const connect = trpc.alerts.slack.connect.useMutation({
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => showError({ title: readServerError(error).message ?? words.connectFailed }),
  });
  const isRedirecting = connect.isPending || connect.isSuccess;
  return (
    <ActionButton size="sm" busy={isRedirecting && words.connecting} onClick={() => connect.mutate()}>
      {again ? words.reconnect : words.connect}
    </ActionButton>
  );
}

/**
 * Disconnects the workspace. That also switches the channel off, so `onDisconnected` clears an unsaved edit of its switch.
 */
function DisconnectButton({ onDisconnected }: Pick<ConnectionProps, 'onDisconnected'>) {
  const { account } = useMember();
  const disconnect = trpc.alerts.slack.disconnect.useMutation(
    rowToasts('slack', words.disconnected, words.disconnectFailed, onDisconnected),
  );
  return (
    <ActionButton
      variant="default"
      size="sm"
      busy={disconnect.isPending && words.disconnecting}
      onClick={() => disconnect.mutate({ userId: account.id, wordingLanguage: currentLanguage })}
    >
      {words.disconnect}
    </ActionButton>
  );
}
