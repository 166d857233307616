import { Group, Text } from '@mantine/core';
import { IconShare2, IconSquarePlus } from '@tabler/icons-react';
import { alertWords } from '#strings/alerts/alerts.ts';
import { pushRowWords as words } from '#strings/channels/push/row.ts';
import { push as pushChannel } from '#strings/channels/push.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { Note } from '../../../components/text/note.tsx';
import { type MethodView, viewMethod } from '../preferences/method-view.ts';
import classes from './details.module.css';
import { type ChannelPartProps, type ChannelRow, MethodRow } from './method-row.tsx';
import { PushBrowsers } from './push/push-browsers.tsx';
import { type BrowserStanding, usePush } from './push/use-push.ts';

const { badges } = alertWords;

export const pushRow: ChannelRow = { Row: PushRow };

/** The row of push. Its switch asks this browser first, and saves at once (product.md §4, decisions.md D25). */
function PushRow({ standing: state, editing }: ChannelPartProps) {
  const { saved } = editing;
  const { standing, busy, turnOn, turnOff, refresh } = usePush();
  const on = saved.alertMethods.includes('push');
  const view = viewMethod(state, on);
  const canTurnOn = standing !== null && standing !== 'ios_tab';
  return (
    <MethodRow
      method="push"
      view={{ ...view, ...badgeHere(view, standing), open: busy === null && (on || canTurnOn) }}
      sentence={view.sentence ?? pushChannel.about}
      onSwitch={(wanted) => void (wanted ? turnOn() : turnOff())}
    >
      <Note role="status" hidden={busy === null}>
        {busy === 'on' ? words.working : busy === 'off' ? words.ending : null}
      </Note>
      {standing === 'ios_tab' && <InstallGuide />}
      {standing === 'blocked' && <Note>{words.blocked}</Note>}
      {standing === 'unsupported' && <Note>{words.unsupported.message}</Note>}
      {on && standing === 'local_only' && <Note>{words.localOnly}</Note>}
      {on && standing === 'not_subscribed' && (
        <Group gap="0.5rem 0.75rem">
          {(state.state === 'ready' || state.state === 'paused') && <Note>{words.elsewhere}</Note>}
          <ActionButton variant="default" size="sm" off={busy !== null} onClick={() => void turnOn()}>
            {words.here}
          </ActionButton>
        </Group>
      )}
      {on && <PushBrowsers onRemoved={() => void refresh()} />}
      {on && <Note>{words.quiet}</Note>}
    </MethodRow>
  );
}

/** Returns the badge of push that is ready, which says whether it is ready in this browser or only in others. */
function badgeHere(view: MethodView, standing: BrowserStanding | null): Partial<MethodView> {
  if (view.tone !== 'good' || standing === null) return {};
  return { badge: standing === 'subscribed' ? badges.readyHere : badges.readyElsewhere };
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
