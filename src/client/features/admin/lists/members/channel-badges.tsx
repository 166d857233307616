import { Group } from '@mantine/core';
import { adminListWords } from '#strings/admin/admin-lists.ts';
import { channelWords } from '#strings/channels/all.ts';
import type { MethodState } from '../../../../../shared/alerts.ts';
import { StateBadge } from '../../../../components/text/state-badge.tsx';
import { describeChannelState } from '../../../alerts/channels/channel-state.ts';
import { DimmedText } from '../cells.tsx';

/** Badges of the methods that a member switched on, with the state unless it is ready. */
export function ChannelBadges({ methods }: { methods: readonly MethodState[] }) {
  if (methods.length === 0) return <DimmedText>{adminListWords.members.noMethods}</DimmedText>;
  return (
    <Group component="span" gap="0.25rem">
      {methods.map((methodState) => {
        const { tone, name } = describeChannelState(methodState);
        const { method, state } = methodState;
        return (
          <StateBadge key={method} tone={tone}>
            {channelWords[method].name}
            {state !== 'ready' && `: ${name}`}
          </StateBadge>
        );
      })}
    </Group>
  );
}
