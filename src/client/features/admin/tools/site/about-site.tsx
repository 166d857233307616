import { Stack } from '@mantine/core';
import {
  IconClock,
  IconHourglassHigh,
  IconMail,
  IconPencil,
  IconRefresh,
  IconTag,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from 'wouter';
import { adminToolWords } from '#strings/admin/admin-tools.ts';
import type { ModelFacts } from '../../../../../shared/guidance/model.ts';
import { MODEL_ERRORS } from '../../../../../shared/guidance/model-errors.ts';
import { SectionCard } from '../../../../components/page/section-card.tsx';
import { formatNumber } from '../../../../lib/numbers.ts';
import { formatTime } from '../../../../lib/time/dates.ts';
import { trpc } from '../../../../trpc.ts';
import { useMemberZone } from '../../../member/use-member-zone.ts';
import { adminHref, oneOf } from '../../admin-url.ts';
import { formatTimestampInSentence } from '../../timestamp.tsx';
import { IconItem } from './icon-item.tsx';

const words = adminToolWords.about;

/** Shows how this site creates and sends guidance (product.md §9, decisions.md D36). */
export function AboutSite() {
  const zone = useMemberZone();
  const { data: facts } = trpc.admin.siteFacts.useQuery();
  return (
    <SectionCard id="good-to-know" title={words.title}>
      <Stack component="ul" gap="0.625rem" mt="0.875rem">
        <IconItem Icon={IconClock}>{words.ahead}</IconItem>
        <IconItem Icon={IconRefresh}>{words.resync}</IconItem>
        {facts && (
          <>
            <IconItem Icon={IconHourglassHigh}>{words.late(facts.catchUpMinutes)}</IconItem>
            <IconItem Icon={IconMail}>
              {facts.mailCaptured ? (
                <>
                  {words.mailCaptured} <Link href={adminHref('outbox')}>{words.seeOutbox}</Link>
                </>
              ) : (
                words.mailSent(facts.mailFrom ?? '')
              )}
            </IconItem>
            {facts.model && (
              <IconItem Icon={IconPencil}>
                {describeModel(facts.model, zone)} <Link href={adminHref('model')}>{words.modelByMember}</Link>
              </IconItem>
            )}
            <IconItem Icon={IconUsers}>{words.registration[facts.registration]}</IconItem>
            <IconItem Icon={IconTag}>{words.version(facts.version)}</IconItem>
          </>
        )}
      </Stack>
    </SectionCard>
  );
}

function describeModel(model: ModelFacts, zone: string): string {
  const { name, entries, tokens, spent, left, membersAgreed, dailyCap, membersAtCap } = model;
  const { restsUntil, lastError, lastFailedAt, lastAnsweredAt } = model;
  return [
    words.model(name, entries, formatNumber(tokens)),
    words.modelMoney(formatAmount(spent), formatAmount(left)),
    words.modelMembers(membersAgreed, dailyCap, membersAtCap),
    ...(lastAnsweredAt ? [words.modelAnswered(formatTimestampInSentence(lastAnsweredAt, zone))] : []),
    ...(lastFailedAt
      ? [words.modelFailed(formatTimestampInSentence(lastFailedAt, zone), errorInWords(lastError))]
      : []),
    ...(restsUntil ? [words.modelOnHold(formatTime(restsUntil, zone))] : []),
  ].join(' ');
}

/** Returns an error of the model in words, or its code if it is unknown. */
function errorInWords(code: string | null): string {
  const known = oneOf(MODEL_ERRORS, code ?? '');
  return known ? words.modelErrors[known] : (code ?? '');
}

function formatAmount(dollars: number): string {
  return formatNumber(dollars, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
