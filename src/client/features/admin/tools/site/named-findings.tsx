import { Link } from 'wouter';
import { adminToolWords } from '#strings/admin/admin-tools.ts';
import { standingWords } from '#strings/messages/standings.ts';
import type { SiteCheck } from '../../../../../shared/admin/site.ts';
import { placeHref } from '../../place.ts';
import { useFieldNames } from '../../settings/use-field-names.ts';
import { Findings } from './findings.tsx';

/** The outcome of a check outside of Site Settings: it names the fields of that page, and leads to them. */
export function NamedFindings({ check }: { check: SiteCheck }) {
  const write = useFieldNames();
  const leads = check.findings.some(({ ok, message, said }) => {
    const sentence = standingWords.of(message, said);
    return !ok && write(sentence) !== sentence;
  });
  return (
    <Findings check={check} write={write}>
      {leads && <Link href={placeHref('settings')}>{adminToolWords.ways.setUp}</Link>}
    </Findings>
  );
}
