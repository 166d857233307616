import { Button } from '@mantine/core';
import { alertWords as words } from '#strings/alerts.ts';
import { channelWordings } from '#strings/wordings.ts';
import type { MethodState } from '../../../../shared/alerts.ts';
import { useMember } from '../../auth/member.tsx';
import { DesktopEntry } from '../channels/desktop.tsx';
import classes from '../channels/details.module.css';
import { EmailDetails } from '../channels/email.tsx';
import { MethodRow } from '../channels/method-row.tsx';
import { NumberField } from '../channels/number-field.tsx';
import { PushEntry } from '../channels/push.tsx';
import { SlackDetails } from '../channels/slack.tsx';
import { SmsConsent } from '../channels/sms.tsx';
import { TelegramDetails } from '../channels/telegram.tsx';
import { VerifyNumber } from '../channels/verify-number.tsx';
import { MailKinds } from '../mail/mail-kinds.tsx';
import type { AlertEditing } from './alert-form.tsx';
import { viewMethod } from './method-view.ts';

interface MethodEntryProps {
  standing: MethodState;
  editing: AlertEditing;
}

/** A method's row with what belongs to it; push and desktop ask the browser first. */
export function MethodEntry({ standing, editing }: MethodEntryProps) {
  const { account } = useMember();
  const { method } = standing;
  const chosen = editing.values.alertMethods.includes(method);
  const view = viewMethod(standing, chosen);
  if (standing.state === 'not_configured')
    return (
      <MethodRow method={method} view={view} sentence={view.sentence} onSwitch={() => {}}>
        {chosen && <ChosenBefore {...{ standing, editing }} />}
      </MethodRow>
    );
  if (method === 'push') return <PushEntry standing={standing} editing={editing} />;
  if (method === 'desktop') return <DesktopEntry standing={standing} editing={editing} />;
  const about = method === 'email' ? words.methods.email.about(account.email) : words.methods[method].about;
  return (
    <MethodRow
      method={method}
      view={view}
      sentence={view.sentence ?? about}
      onSwitch={(on) => editing.switchTo(method, on)}
    >
      {view.details && <Details standing={standing} editing={editing} />}
      {method === 'email' && <MailKinds editing={editing} />}
    </MethodRow>
  );
}

function Details({ standing, editing }: MethodEntryProps) {
  switch (standing.method) {
    case 'email':
      return <EmailDetails standing={standing} />;
    case 'sms':
      return (
        <>
          <NumberField field="phoneNumber" editing={editing} />
          <SmsConsent editing={editing} />
          <VerifyNumber channel="sms" standing={standing} editing={editing} />
        </>
      );
    case 'whatsapp':
      return (
        <>
          <NumberField field="whatsappNumber" editing={editing} />
          {/* The ledger records that these very words were shown (decisions.md D30). */}
          <p className={classes.note}>{channelWordings.whatsapp.text}</p>
          <VerifyNumber channel="whatsapp" standing={standing} editing={editing} />
        </>
      );
    case 'telegram':
      return <TelegramDetails />;
    case 'slack':
      return <SlackDetails state={standing.state} />;
    default:
      return null;
  }
}

/** What was chosen while it was not to be had, as in the wizard, can be put down again (decisions.md D11). */
function ChosenBefore({ standing: { method }, editing }: MethodEntryProps) {
  return (
    <div className={classes.buttons}>
      <p className={classes.note}>{words.chosenBefore}</p>
      <Button
        variant="default"
        size="sm"
        aria-label={words.forgetOf(words.methods[method].name)}
        onClick={() => {
          editing.switchTo(method, false);
          document.getElementById('alerts')?.focus({ preventScroll: true });
        }}
      >
        {words.forget}
      </Button>
    </div>
  );
}
