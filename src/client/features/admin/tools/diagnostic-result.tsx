import { Box, DataList, Group } from '@mantine/core';
import { adminToolWords } from '#strings/admin/admin-tools.ts';
import { alertMessageWords } from '#strings/messages/alerts.ts';
import type { ChannelWords } from '../../../../content/strings/channel-words.ts';
import { CONTENT_LANGUAGE } from '../../../../shared/languages.ts';
import type { CodedMessage } from '../../../../shared/messages/message.ts';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { DataListItem } from '../data-list-item.tsx';
import tools from './tools.module.css';

const shared = adminToolWords.diagnostics;

type Value = string | number | boolean | null;
type Fields = Readonly<Record<string, Value>>;

interface DiagnosticResultProps {
  /** The channel's labels. */
  words: NonNullable<ChannelWords['diagnostic']>;
  passed: boolean;
  member: Fields;
  config: Fields;
  test: { success: boolean; error: string | null; code: string | null; said: CodedMessage | null };
  /** The longest message of the channel, if its length has a price. */
  sample?: Fields;
}

/** Shows the answer of a diagnostic: every field with its label, also empty ones. */
export function DiagnosticResult({
  words,
  passed,
  member,
  config,
  test: { said, ...test },
  sample,
}: DiagnosticResultProps) {
  const names: Readonly<Record<string, string>> = { ...shared.fields, ...words.fields };
  const groups: { name: string; fields: Fields }[] = [
    { name: shared.member, fields: member },
    { name: shared.config, fields: config },
    { name: shared.test, fields: test },
    ...(sample ? [{ name: shared.sample, fields: sample }] : []),
  ];
  return (
    <section className={tools.below} aria-label={words.result}>
      <Group gap="0.25rem 0.625rem">
        <Box component="h4" ff="text" fz="md">
          {words.result}
        </Box>
        <StateBadge tone={passed ? 'good' : 'bad'}>{passed ? shared.passed : shared.failed}</StateBadge>
      </Group>
      {groups.map(({ name, fields }) => (
        <div key={name}>
          <Box component="h5" ff="text" fz="sm" c="dimmed" mt="sm">
            {name}
          </Box>
          <DataList size="md" gap="0.625rem" labelWidth="40%" mt="0.375rem">
            {Object.entries(fields).map(([field, value]) => (
              <DataListItem
                key={field}
                name={names[field] ?? field}
                // A sample's text is an entry of the library.
                lang={field === 'text' ? CONTENT_LANGUAGE : undefined}
              >
                {inWords(field, value, said)}
              </DataListItem>
            ))}
          </DataList>
        </div>
      ))}
    </section>
  );
}

function inWords(field: string, value: Value, said: CodedMessage | null): string {
  if (value === null) return shared.none;
  if (field === 'success') return value ? shared.passed : shared.failed;
  if (typeof value === 'boolean') return value ? shared.yes : shared.no;
  return field === 'error' ? alertMessageWords.of(String(value), said) : String(value);
}
