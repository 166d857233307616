import { Button, Group } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { alertWords as words } from '#strings/alerts/alerts.ts';
import { channelWords } from '#strings/channels/all.ts';
import { listWords } from '#strings/locale.ts';
import type { MethodState } from '../../../../shared/alerts.ts';
import { type AlertMethod, TYPED_METHODS, type TypedMethod } from '../../../../shared/channels/channels.ts';
import { Note } from '../../../components/text/note.tsx';
import { useMember } from '../../auth/member-context.tsx';
import { desktopRow } from '../channels/desktop.tsx';
import { emailRow } from '../channels/email.tsx';
import { type ChannelPartProps, type ChannelRow, MethodRow } from '../channels/method-row.tsx';
import { pushRow } from '../channels/push.tsx';
import { slackRow } from '../channels/slack.tsx';
import { telegramRow } from '../channels/telegram.tsx';
import { TypedAddress } from '../channels/typed-address.tsx';
import type { AlertEditing } from './alert-form.tsx';
import { viewMethod } from './method-view.ts';
import notSetUp from './not-set-up.module.css';

// Channels with a typed address share one kind of row.
const OWN_ROWS = {
  email: emailRow,
  push: pushRow,
  desktop: desktopRow,
  telegram: telegramRow,
  slack: slackRow,
} satisfies Record<Exclude<AlertMethod, TypedMethod>, ChannelRow>;
const TYPED_ROWS = Object.fromEntries(TYPED_METHODS.map((method) => [method, { Details: TypedAddress }]));
const CHANNEL_ROWS = { ...TYPED_ROWS, ...OWN_ROWS } as Readonly<Record<AlertMethod, ChannelRow>>;

/** The row of a method with the parts of its channel. */
export function MethodEntry({ standing, editing }: ChannelPartProps) {
  const { account } = useMember();
  const { method } = standing;
  const { Details, Below, Row } = CHANNEL_ROWS[method];
  const chosen = editing.values.alertMethods.includes(method);
  const view = viewMethod(standing, chosen);
  if (standing.state === 'not_configured')
    return (
      <MethodRow method={method} view={view} sentence={view.sentence} onSwitch={() => {}}>
        {chosen && <UnavailableMethod standing={standing} editing={editing} />}
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

/** Removes a chosen method that the site has not set up, such as one chosen in the wizard (decisions.md D11). */
function UnavailableMethod({ standing: { method }, editing }: ChannelPartProps) {
  return (
    <Group gap="0.5rem 0.75rem">
      <Note>{words.chosenBefore}</Note>
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

/** The methods that this site has not set up, folded into one line that opens to show the reasons. */
export function NotSetUp({ standings, editing }: { standings: MethodState[]; editing: AlertEditing }) {
  if (standings.length === 0) return null;
  return (
    <details className={notSetUp.fold}>
      <summary>
        <span>{words.notSetUp(listWords(standings.map(({ method }) => channelWords[method].name)))}</span>
        <IconChevronDown aria-hidden size={18} stroke={1.7} />
      </summary>
      <ul>
        {standings.map((standing) => (
          <MethodEntry key={standing.method} standing={standing} editing={editing} />
        ))}
      </ul>
    </details>
  );
}
