import { Button, Group } from '@mantine/core';
import { alertWords as words } from '#strings/alerts/alerts.ts';
import { channelWords } from '#strings/channels/all.ts';
import { listWords } from '#strings/locale.ts';
import type { MethodState } from '../../../../shared/alerts.ts';
import { type AlertMethod, TYPED_METHODS, type TypedMethod } from '../../../../shared/channels/channels.ts';
import { Disclosure } from '../../../components/page/disclosure.tsx';
import { Note } from '../../../components/text/note.tsx';
import { useMember } from '../../member/member-context.tsx';
import type { AlertEditing } from '../alert-editing.ts';
import { type ChannelPartProps, ChannelRow, type ChannelRowParts } from './channel-row.tsx';
import { deriveRowState } from './channel-row-state.ts';
import { desktopRow } from './desktop.tsx';
import { emailRow } from './email.tsx';
import { pushRow } from './push.tsx';
import { slackRow } from './slack.tsx';
import { telegramRow } from './telegram.tsx';
import { TypedAddressDetails } from './typed-address-details.tsx';

const OWN_ROWS = {
  email: emailRow,
  push: pushRow,
  desktop: desktopRow,
  telegram: telegramRow,
  slack: slackRow,
} satisfies Record<Exclude<AlertMethod, TypedMethod>, ChannelRowParts>;
// SMS, WhatsApp and every other channel with a typed address share these parts.
const TYPED_ROWS = Object.fromEntries(TYPED_METHODS.map((method) => [method, { Details: TypedAddressDetails }]));
const CHANNEL_ROWS = { ...TYPED_ROWS, ...OWN_ROWS } as Readonly<Record<AlertMethod, ChannelRowParts>>;

/** The row of a channel in Settings, with its fields and steps. */
export function ChannelSettingsRow({ methodState, editing }: ChannelPartProps) {
  const { account } = useMember();
  const { method } = methodState;
  const { Details, Below, Row } = CHANNEL_ROWS[method];
  const chosen = editing.values.alertMethods.includes(method);
  const rowState = deriveRowState(methodState, chosen);
  if (methodState.state === 'not_configured')
    return (
      <ChannelRow method={method} rowState={rowState} sentence={rowState.sentence} onSwitch={() => {}}>
        {chosen && <RemoveChannel methodState={methodState} editing={editing} />}
      </ChannelRow>
    );
  if (Row) return <Row methodState={methodState} editing={editing} />;
  const { about } = channelWords[method];
  return (
    <ChannelRow
      method={method}
      rowState={rowState}
      sentence={rowState.sentence ?? (typeof about === 'function' ? about(account.email) : about)}
      onSwitch={(on) => editing.switchTo(method, on)}
    >
      {rowState.details && Details && <Details methodState={methodState} editing={editing} />}
      {Below && <Below methodState={methodState} editing={editing} />}
    </ChannelRow>
  );
}

/** Removes a chosen channel that the site has not set up, such as one chosen in the wizard (decisions.md D11). */
function RemoveChannel({ methodState: { method }, editing }: ChannelPartProps) {
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

/** The channels that this site has not set up, folded into one line that opens to show the reasons. */
export function UnavailableChannels({ methodStates, editing }: { methodStates: MethodState[]; editing: AlertEditing }) {
  if (methodStates.length === 0) return null;
  return (
    <Disclosure quiet summary={words.notSetUp(listWords(methodStates.map(({ method }) => channelWords[method].name)))}>
      <ul>
        {methodStates.map((methodState) => (
          <ChannelSettingsRow key={methodState.method} methodState={methodState} editing={editing} />
        ))}
      </ul>
    </Disclosure>
  );
}
