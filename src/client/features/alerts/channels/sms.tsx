import { IconMessage2 } from '@tabler/icons-react';
import { Link } from 'wouter';
import { numberWords as words } from '#strings/alerts/alerts.ts';
import { sms } from '#strings/channels/sms.ts';
import type { ChannelPartProps, ChannelRow } from './channel-row.ts';
import { NumberField } from './number-field.tsx';
import classes from './sms.module.css';
import { VerifyNumber } from './verify-number.tsx';

export const smsRow: ChannelRow = { Icon: IconMessage2, Details: SmsDetails };

function SmsDetails({ standing, editing }: ChannelPartProps) {
  return (
    <>
      <NumberField field="phoneNumber" editing={editing} />
      <SmsConsent editing={editing} />
      <VerifyNumber channel="sms" field="phoneNumber" standing={standing} editing={editing} />
    </>
  );
}

/** The box without which no text message is sent; only the member ticks it (rules.md C9). */
function SmsConsent({ editing: { values, errors, edit } }: Pick<ChannelPartProps, 'editing'>) {
  return (
    <div className={classes.consent}>
      <label className={classes.choice}>
        <input
          type="checkbox"
          checked={values.smsConsent}
          onChange={(event) => edit({ smsConsent: event.currentTarget.checked })}
          data-path="alerts-smsConsent"
          aria-invalid={errors.smsConsent ? true : undefined}
          aria-describedby={errors.smsConsent ? 'sms-consent-error' : undefined}
        />
        {/* The ledger records that these very words were shown (decisions.md D30). */}
        <span>{sms.wording.text}</span>
      </label>
      {errors.smsConsent && (
        <p id="sms-consent-error" className={classes.error} role="alert">
          {errors.smsConsent}
        </p>
      )}
      <Link href="/consent/sms-whatsapp" className={classes.record}>
        {words.record}
      </Link>
    </div>
  );
}
