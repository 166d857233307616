import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { strengthWords as words } from '#strings/auth/password-strength.ts';
import { measurePassword, STRENGTHS } from './password-strength.ts';
import classes from './strength-meter.module.css';

interface StrengthMeterProps {
  password: string;
  /** The member's own names and addresses. A password must not contain them, because others know them. */
  personalWords: readonly string[];
  /** The field's error. It replaces the word for a short password. */
  error: ReactNode;
}

/** Shows how hard a new password is to guess, from the first character on. */
export function StrengthMeter({ password, personalWords, error }: StrengthMeterProps) {
  const strength = measurePassword(password, personalWords);
  const level = STRENGTHS.indexOf(strength);
  return (
    <div className={classes.meter} data-level={password ? level : undefined}>
      <div className={classes.inner}>
        <div className={classes.bars} aria-hidden>
          {STRENGTHS.slice(1).map((step, index) => (
            <span key={step} data-on={(password && index < level) || undefined} />
          ))}
        </div>
        <p className={classes.word} role="status">
          {password && !(error && strength === 'short') && (
            <>
              <VisuallyHidden>{words.label}: </VisuallyHidden>
              {words[strength]}
            </>
          )}
        </p>
      </div>
    </div>
  );
}
