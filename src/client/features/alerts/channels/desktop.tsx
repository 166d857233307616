import { Group } from '@mantine/core';
import { useState } from 'react';
import { desktopRowWords as words } from '#strings/channels/desktop/row.ts';
import { desktop as channel } from '#strings/channels/desktop.ts';
import { pushRowWords } from '#strings/channels/push/row.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { Note } from '../../../components/text/note.tsx';
import { showError } from '../../../lib/toasts.ts';
import { type ChannelPartProps, ChannelRow, type ChannelRowParts } from './channel-row.tsx';
import { deriveRowState } from './channel-row-state.ts';
import { mayShowNotifications, requestNotifications } from './desktop/notifications.ts';

export const desktopRow: ChannelRowParts = { Row: DesktopRow };

/** The row of desktop. Its switch asks this browser for permission; Save Preferences saves the choice. */
function DesktopRow({ methodState, editing }: ChannelPartProps) {
  const [allowed, setAllowed] = useState(mayShowNotifications);
  const on = editing.values.alertMethods.includes('desktop');
  const rowState = deriveRowState(methodState, on);
  const ask = async () => {
    const permission = await requestNotifications().catch(() => 'denied' as const);
    setAllowed(permission === 'granted');
    if (permission !== 'granted')
      showError(permission === 'unsupported' ? pushRowWords.unsupported : pushRowWords.denied);
    return permission === 'granted';
  };
  const isBlockedHere = rowState.tone === 'good' && !allowed;
  return (
    <ChannelRow
      method="desktop"
      rowState={{ ...rowState, ...(isBlockedHere && { tone: 'caution', badge: channel.badges.needsYou }) }}
      sentence={rowState.sentence ?? channel.about}
      onSwitch={async (wanted) => {
        if (!wanted || (await ask())) editing.switchTo('desktop', wanted);
      }}
    >
      {on && !allowed && <NotAllowed onAsk={() => void ask()} />}
      {on && allowed && <Note>{pushRowWords.quiet}</Note>}
    </ChannelRow>
  );
}

function NotAllowed({ onAsk }: { onAsk: () => void }) {
  if (!('Notification' in window)) return <Note>{words.unsupported}</Note>;
  if (Notification.permission === 'denied') return <Note>{pushRowWords.blocked}</Note>;
  return (
    <Group gap="0.5rem 0.75rem">
      <Note>{words.notAllowed}</Note>
      <ActionButton variant="default" size="sm" onClick={onAsk}>
        {words.allow}
      </ActionButton>
    </Group>
  );
}
