import { Stack } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { adminToolWords } from '#strings/admin/admin-tools.ts';
import { checkMessageWords } from '#strings/messages/checks.ts';
import type { SiteCheck } from '../../../../../shared/admin/site.ts';
import { StateBadge } from '../../../../components/text/state-badge.tsx';
import { adminHref } from '../../admin-url.ts';
import { useFieldNames } from '../../use-field-names.ts';
import { IconItem } from './icon-item.tsx';

const words = adminToolWords.channels;

interface CheckFindingsProps {
  check: SiteCheck;
  /** Replaces the names of settings in a sentence by the labels of their fields. */
  labelFields: (sentence: string) => string;
  children?: ReactNode;
}

/** Lists the findings of a check, each marked as working or not. */
export function CheckFindings({ check: { passed, findings }, labelFields, children }: CheckFindingsProps) {
  return (
    <Stack gap="sm" align="flex-start">
      <StateBadge tone={passed ? 'good' : 'bad'}>{passed ? words.works : words.broken}</StateBadge>
      <Stack component="ul" gap="0.375rem" style={{ overflowWrap: 'anywhere' }}>
        {findings.map(({ ok, message, said }) => (
          <IconItem
            key={message}
            Icon={ok ? IconCircleCheck : IconAlertCircle}
            color={ok ? 'var(--done)' : 'var(--danger)'}
          >
            {labelFields(checkMessageWords.of(message, said))}
          </IconItem>
        ))}
      </Stack>
      {children}
    </Stack>
  );
}

/** The findings of a check outside Site Settings, with labels of its fields and a link to them. */
export function LabelledCheckFindings({ check }: { check: SiteCheck }) {
  const labelFields = useFieldNames();
  const namesFields = check.findings.some(({ ok, message, said }) => {
    const sentence = checkMessageWords.of(message, said);
    return !ok && labelFields(sentence) !== sentence;
  });
  return (
    <CheckFindings check={check} labelFields={labelFields}>
      {namesFields && <Link href={adminHref('settings')}>{words.setUp}</Link>}
    </CheckFindings>
  );
}
