import { adminToolWords } from '#strings/admin/admin-tools.ts';
import { conceptWords } from '#strings/guidance/content.ts';
import { CONCEPTS, conceptOfDay } from '../../../../shared/guidance/concepts.ts';
import { SectionCard } from '../../../components/page/section-card.tsx';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { localDateOf } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useAdminZone } from '../moment.tsx';
import classes from './concepts.module.css';

const words = adminToolWords.concepts;

/** The seven concepts in their order, the day's marked (decisions.md D20). */
export function Concepts() {
  const zone = useAdminZone();
  const today = conceptOfDay(localDateOf(useNow(), zone));
  return (
    <SectionCard id="concepts" title={words.title} intro={words.intro}>
      <ol className={classes.concepts}>
        {CONCEPTS.map((concept) => (
          <li key={concept} aria-current={concept === today ? 'date' : undefined}>
            <span>{conceptWords[concept]}</span>
            {concept === today && <StateBadge tone="good">{words.today}</StateBadge>}
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}
