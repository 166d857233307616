import { adminToolWords } from '#strings/admin-tools.ts';
import { standingWords } from '#strings/standings.ts';
import type { CodedMessage } from '../../../shared/messages/message.ts';
import { StateBadge } from '../../components/state-badge.tsx';
import classes from './diagnostic-result.module.css';

const words = adminToolWords.diagnostics;

type Value = string | number | boolean | null;
type FieldName = keyof typeof words.fields;
type Fields = Partial<Record<FieldName, Value>>;

interface DiagnosticResultProps {
  title: string;
  passed: boolean;
  member: Fields;
  config: Fields;
  test: Fields & { said: CodedMessage | null };
}

/** A diagnostic as it was answered: each field with its name in words, the ones that say nothing too. */
export function DiagnosticResult({ title, passed, member, config, test: { said, ...test } }: DiagnosticResultProps) {
  const groups = [
    { name: words.member, fields: member },
    { name: words.config, fields: config },
    { name: words.test, fields: test },
  ];
  return (
    <section className={classes.result} aria-label={title}>
      <h3 className={classes.title}>
        {title}
        <StateBadge tone={passed ? 'good' : 'bad'}>{passed ? words.passed : words.failed}</StateBadge>
      </h3>
      {groups.map(({ name, fields }) => (
        <div key={name}>
          <h4 className={classes.group}>{name}</h4>
          <dl className={classes.fields}>
            {Object.entries(fields).map(([field, value]) => (
              <div key={field}>
                <dt>{words.fields[field as FieldName]}</dt>
                <dd data-none={value === null || undefined}>{inWords(field, value, said)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

function inWords(field: string, value: Value, said: CodedMessage | null): string {
  if (value === null) return words.none;
  if (field === 'success') return value ? words.passed : words.failed;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return field === 'error' ? standingWords.of(String(value), said) : String(value);
}
