import { Link } from 'wouter';
import { numberWords as words } from '#strings/alerts.ts';
import { channelWordings } from '#strings/wordings.ts';
import type { AlertEditing } from '../preferences/alert-form.tsx';
import classes from './sms.module.css';

/** The box without which no text message is sent; it is never ticked for anybody (rules.md C9). */
export function SmsConsent({ editing: { values, errors, edit } }: { editing: AlertEditing }) {
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
        <span>{channelWordings.sms.text}</span>
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
