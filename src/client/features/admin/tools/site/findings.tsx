import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { adminToolWords } from '#strings/admin/admin-tools.ts';
import { standingWords } from '#strings/messages/standings.ts';
import type { SiteCheck } from '../../../../../shared/admin/site.ts';
import { StateBadge } from '../../../../components/text/state-badge.tsx';
import classes from './findings.module.css';

const words = adminToolWords.ways;

/** The sentences of a check, each marked as working or not. */
export function Findings({
  check: { passed, findings },
  write = (sentence) => sentence,
  children,
}: {
  check: SiteCheck;
  /** Says a sentence in the words of the place where it stands. */
  write?: (sentence: string) => string;
  /** Content below the sentences, such as a link to the settings. */
  children?: ReactNode;
}) {
  // Several channels may say the same sentence.
  const distinct = [...new Map(findings.map((finding) => [finding.message, finding])).values()];
  return (
    <div className={classes.outcome}>
      <StateBadge tone={passed ? 'good' : 'bad'}>{passed ? words.works : words.broken}</StateBadge>
      <ul className={classes.findings}>
        {distinct.map(({ ok, message, said }) => {
          const Icon = ok ? IconCircleCheck : IconAlertCircle;
          return (
            <li key={message} data-ok={ok}>
              <Icon aria-hidden size={20} stroke={1.6} />
              <p>{write(standingWords.of(message, said))}</p>
            </li>
          );
        })}
      </ul>
      {children}
    </div>
  );
}
