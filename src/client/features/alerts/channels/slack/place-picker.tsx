import { Group, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { slackRowWords as words } from '#strings/channels/slack/row.ts';
import type { SlackStatus } from '../../../../../shared/slack.ts';
import { ActionButton } from '../../../../components/buttons/action-button.tsx';
import { LoadFailed } from '../../../../components/messages/load-failed.tsx';
import { readServerError } from '../../../../lib/calls/server-error.ts';
import { currentLanguage } from '../../../../lib/language.ts';
import { showError, showSuccess } from '../../../../lib/notices.ts';
import { trpc } from '../../../../trpc.ts';
import { useMember } from '../../../auth/member.tsx';
import classes from '../details.module.css';
import { switchId } from '../method-row.tsx';

/** The value of the choice that is no channel. */
const DIRECT = '';
/** With more channels than this a field narrows the list. */
const MANY = 12;

interface PlacePickerProps {
  status: SlackStatus;
  onClose(): void;
}

/** Chooses the direct message, or one of the channels that the app was added to. */
export function PlacePicker({ status, onClose }: PlacePickerProps) {
  const { account } = useMember();
  const { data, error, isFetching, refetch } = trpc.alerts.slack.channels.useQuery(
    { userId: account.id },
    { staleTime: 0, retry: false },
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const [sought, setSought] = useState('');
  const choose = trpc.alerts.slack.choosePlace.useMutation({
    onSuccess() {
      showSuccess({ title: words.kept });
      onClose();
      document.getElementById(switchId('slack'))?.focus();
    },
    onError: (failure) => showError({ title: readServerError(failure).message ?? words.keepFailed }),
  });
  if (error)
    return (
      <LoadFailed
        error={error}
        message={readServerError(error).message ?? words.unread}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <p role="status" className={classes.note}>
        {words.loading}
      </p>
    );
  const { channels } = data;
  const value = chosen ?? channels.find(({ name }) => name === status.channelName)?.id ?? DIRECT;
  const shown = channels.filter(({ id, name }) => id === value || name.includes(sought.trim().toLowerCase()));
  return (
    <div className={classes.group}>
      {channels.length > MANY && (
        <TextInput
          label={words.find}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
          autoComplete="off"
        />
      )}
      <NativeSelect
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
          off={choose.isPending}
          onClick={() =>
            choose.mutate({ userId: account.id, channelId: value || null, wordingLanguage: currentLanguage })
          }
        >
          {choose.isPending ? words.keeping : words.keep}
        </ActionButton>
        <ActionButton variant="default" size="sm" off={false} onClick={onClose}>
          {words.cancel}
        </ActionButton>
      </Group>
      <p className={classes.note}>{channels.length === 0 ? words.noChannels : words.addApp}</p>
      <Group gap="0.5rem 0.75rem">
        <ActionButton variant="default" size="sm" off={isFetching} onClick={() => void refetch()}>
          {words.lookAgain}
        </ActionButton>
      </Group>
    </div>
  );
}
