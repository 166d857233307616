import { Group, Text } from '@mantine/core';
import { IconShare2, IconSquarePlus } from '@tabler/icons-react';
import { alertWords } from '#strings/alerts/alerts.ts';
import { pushRowWords as words } from '#strings/channels/push/row.ts';
import { push as pushChannel } from '#strings/channels/push.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { Note } from '../../../components/text/note.tsx';
import classes from './channel-details.module.css';
import { type ChannelPartProps, ChannelRow, type ChannelRowParts } from './channel-row.tsx';
import { type ChannelRowState, deriveRowState } from './channel-row-state.ts';
import { PushBrowsers } from './push/push-browsers.tsx';
import { type BrowserState, usePush } from './push/use-push.ts';

const { badges } = alertWords;

export const pushRow: ChannelRowParts = { Row: PushRow };

/** The row of push. Its switch asks this browser first, and saves at once (product.md §4, decisions.md D25). */
function PushRow({ methodState, editing }: ChannelPartProps) {
  const { saved } = editing;
  const { browserState, busy, turnOn, turnOff, refresh } = usePush();
  const on = saved.alertMethods.includes('push');
  const rowState = deriveRowState(methodState, on);
  const canTurnOn = browserState !== null && browserState !== 'ios_tab';
  return (
    <ChannelRow
      method="push"
      rowState={{ ...rowState, ...badgeHere(rowState, browserState), open: on || canTurnOn }}
      sentence={rowState.sentence ?? pushChannel.about}
      onSwitch={(wanted) => {
        if (busy === null) void (wanted ? turnOn() : turnOff());
      }}
    >
      <Note role="status" hidden={busy === null}>
        {busy === 'on' ? words.working : busy === 'off' ? words.ending : null}
      </Note>
      {browserState === 'ios_tab' && <InstallGuide />}
      {browserState === 'blocked' && <Note>{words.blocked}</Note>}
      {browserState === 'unsupported' && <Note>{words.unsupported.message}</Note>}
      {on && browserState === 'local_only' && <Note>{words.localOnly}</Note>}
      {on && browserState === 'not_subscribed' && (
        <Group gap="0.5rem 0.75rem">
          {(methodState.state === 'ready' || methodState.state === 'paused') && <Note>{words.elsewhere}</Note>}
          <ActionButton variant="default" size="sm" inactive={busy !== null} onClick={() => void turnOn()}>
            {words.here}
          </ActionButton>
        </Group>
      )}
      {on && <PushBrowsers onRemoved={() => void refresh()} />}
      {on && <Note>{words.quiet}</Note>}
    </ChannelRow>
  );
}

/** Returns the badge of push that is ready, which says whether it is ready in this browser or only in others. */
function badgeHere(rowState: ChannelRowState, browserState: BrowserState | null): Partial<ChannelRowState> {
  if (rowState.tone !== 'good' || browserState === null) return {};
  return { badge: browserState === 'subscribed' ? badges.readyHere : badges.readyElsewhere };
}

/** Explains how to install the site, because iOS allows push only then (rules.md C26). */
function InstallGuide() {
  const icons = [IconShare2, IconSquarePlus];
  return (
    <div className={classes.guide}>
      <Text fw={600}>{words.install.title}</Text>
      <Note>{words.install.about}</Note>
      <ol className={classes.steps}>
        {words.install.steps.map((step, index) => {
          const Icon = icons[index];
          return (
            <li key={step}>
              {step} {Icon && <Icon aria-hidden size={18} stroke={1.7} className={classes.inline} />}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
