import { Link } from 'wouter';
import { codeWords as words } from '#strings/alerts/alerts.ts';
import { channelWords } from '#strings/channels/all.ts';
import { type AlertMethod, CHANNELS } from '../../../../shared/channels/channels.ts';
import type { AlertEditing } from '../preferences/alert-form.tsx';
import classes from './consent-box.module.css';

interface ConsentBoxProps {
  method: AlertMethod;
  editing: AlertEditing;
}

/** The checkbox that must be ticked before anything is sent by a method; only the member ticks it (rules.md C9). */
export function ConsentBox({ method, editing: { values, errors, editConsent } }: ConsentBoxProps) {
  const { box, record } = CHANNELS[method].consent;
  if (!box) return null;
  const errorId = `${method}-consent-error`;
  return (
    <div className={classes.consent}>
      <label className={classes.choice}>
        <input
          type="checkbox"
          checked={values[box]}
          onChange={(event) => editConsent(method, event.currentTarget.checked)}
          data-path={`alerts-${box}`}
          aria-invalid={errors[box] ? true : undefined}
          aria-describedby={errors[box] ? errorId : undefined}
        />
        {/* The ledger records that these very words were shown (decisions.md D30). */}
        <span>{channelWords[method].wording?.text}</span>
      </label>
      {errors[box] && (
        <p id={errorId} className={classes.error} role="alert">
          {errors[box]}
        </p>
      )}
      <Link href={`/consent/${record}`} className={classes.record}>
        {words.record}
      </Link>
    </div>
  );
}
