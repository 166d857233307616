import { Group, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { slackRowWords as words } from '#strings/channels/slack/row.ts';
import type { WorkspaceStatus } from '../../../../../shared/alerts/workspaces.ts';
import { ActionButton } from '../../../../components/buttons/action-button.tsx';
import { QueryPlaceholder } from '../../../../components/loading/query-placeholder.tsx';
import { Note } from '../../../../components/text/note.tsx';
import { readServerError } from '../../../../lib/calls/server-error.ts';
import { currentLanguage } from '../../../../lib/language.ts';
import { focusIfLost } from '../../../../lib/page/focus-after.ts';
import { trpc } from '../../../../trpc.ts';
import { useMember } from '../../../member/member-context.tsx';
import classes from '../channel-details.module.css';
import { rowToasts } from '../channel-row.tsx';

/** The value of the direct message in the list. */
const DIRECT = '';
/** With more channels than this, a search field filters the list. */
const MANY = 12;

interface ConversationPickerProps {
  status: WorkspaceStatus;
  onKept(): void;
  onCancel(): void;
}

/**
 * Chooses the direct message or one of the channels with the app. It takes the focus, because the button that opened it is
 * gone.
 */
export function ConversationPicker({ status, onKept, onCancel }: ConversationPickerProps) {
  const { account } = useMember();
  const query = trpc.alerts.slack.channels.useQuery({ userId: account.id }, { staleTime: 0, retry: false });
  const [chosen, setChosen] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const choose = trpc.alerts.slack.choosePlace.useMutation(rowToasts('slack', words.kept, words.keepFailed, onKept));
  if (!query.data) return <QueryPlaceholder query={query} loading={words.loading} message={words.unread} />;
  const { channels } = query.data;
  const value = chosen ?? channels.find(({ name }) => name === status.channelName)?.id ?? DIRECT;
  const shown = channels.filter(({ id, name }) => id === value || name.includes(search.trim().toLowerCase()));
  return (
    <div className={classes.group}>
      {channels.length > MANY && (
        <TextInput
          ref={focusIfLost}
          label={words.find}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          autoComplete="off"
        />
      )}
      <NativeSelect
        ref={channels.length > MANY ? undefined : focusIfLost}
        label={words.place}
        description={value === DIRECT ? undefined : words.warning}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={value}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={[
          { value: DIRECT, label: words.directChoice },
          ...shown.map(({ id, name }) => ({ value: id, label: `#${name}` })),
        ]}
      />
      <Group gap="0.5rem 0.75rem">
        <ActionButton
          size="sm"
          busy={choose.isPending && words.keeping}
          onClick={() =>
            choose.mutate({ userId: account.id, channelId: value || null, wordingLanguage: currentLanguage })
          }
        >
          {words.keep}
        </ActionButton>
        <ActionButton variant="default" size="sm" onClick={onCancel}>
          {words.cancel}
        </ActionButton>
      </Group>
      <Note>{channels.length === 0 ? words.noChannels : words.addApp}</Note>
      {query.error && <Note role="alert">{readServerError(query.error).message ?? words.unread}</Note>}
      <ActionButton variant="default" size="sm" inactive={query.isFetching} onClick={() => void query.refetch()}>
        {words.lookAgain}
      </ActionButton>
    </div>
  );
}
