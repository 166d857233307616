import { welcomeWords } from '#strings/auth/auth.ts';
import { measurePassword, STRENGTHS } from './password-strength.ts';
import classes from './strength-meter.module.css';

/** Says in a word how hard a new password is to guess. It comes with the first character. */
export function StrengthMeter({ password, own }: { password: string; own: readonly string[] }) {
  const strength = measurePassword(password, own);
  const level = STRENGTHS.indexOf(strength);
  const words = welcomeWords.strength;
  return (
    <div className={classes.meter} data-level={password ? level : undefined}>
      <div className={classes.inner}>
        <div className={classes.bars} aria-hidden>
          {STRENGTHS.slice(1).map((step, index) => (
            <span key={step} data-on={(password && index < level) || undefined} />
          ))}
        </div>
        <p className={classes.word} role="status">
          {password && (
            <>
              <span className={classes.label}>{words.label}: </span>
              {words[strength]}
            </>
          )}
        </p>
      </div>
    </div>
  );
}
