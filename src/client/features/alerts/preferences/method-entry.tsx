import { Button, Group } from '@mantine/core';
import { alertWords as words } from '#strings/alerts/alerts.ts';
import { channelWords } from '#strings/channels/all.ts';
import { useMember } from '../../auth/member.tsx';
import type { ChannelPartProps } from '../channels/channel-row.ts';
import classes from '../channels/details.module.css';
import { MethodRow } from '../channels/method-row.tsx';
import { CHANNEL_ROWS } from '../channels/rows.ts';
import { viewMethod } from './method-view.ts';

/** A method's row, with the parts that its channel gives it. */
export function MethodEntry({ standing, editing }: ChannelPartProps) {
  const { account } = useMember();
  const { method } = standing;
  const { Details, Below, Row } = CHANNEL_ROWS[method];
  const chosen = editing.values.alertMethods.includes(method);
  const view = viewMethod(standing, chosen);
  if (standing.state === 'not_configured')
    return (
      <MethodRow method={method} view={view} sentence={view.sentence} onSwitch={() => {}}>
        {chosen && <ChosenBefore standing={standing} editing={editing} />}
      </MethodRow>
    );
  if (Row) return <Row standing={standing} editing={editing} />;
  const { about } = channelWords[method];
  return (
    <MethodRow
      method={method}
      view={view}
      sentence={view.sentence ?? (typeof about === 'function' ? about(account.email) : about)}
      onSwitch={(on) => editing.switchTo(method, on)}
    >
      {view.details && Details && <Details standing={standing} editing={editing} />}
      {Below && <Below standing={standing} editing={editing} />}
    </MethodRow>
  );
}

/** Lets a member remove a method that they chose, as in the wizard, although the site has not set it up (decisions.md D11). */
function ChosenBefore({ standing: { method }, editing }: ChannelPartProps) {
  return (
    <Group gap="0.5rem 0.75rem">
      <p className={classes.note}>{words.chosenBefore}</p>
      <Button
        variant="default"
        size="sm"
        aria-label={words.forgetOf(channelWords[method].inSentence)}
        onClick={() => {
          editing.switchTo(method, false);
          document.getElementById('alerts')?.focus({ preventScroll: true });
        }}
      >
        {words.forget}
      </Button>
    </Group>
  );
}
