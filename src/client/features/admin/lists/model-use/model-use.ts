import { adminModelWords as words } from '#strings/admin/admin-model.ts';
import type { ModelUse } from '../../../../../shared/admin/model-use.ts';
import { formatNumber } from '../../../../lib/numbers.ts';

/** Formats an amount of dollars. Less than a cent is written as "less than $0.01". */
export function formatDollars(dollars: number): string {
  const format = (amount: number) => formatNumber(amount, { style: 'currency', currency: 'USD' });
  return dollars > 0 && dollars < 0.01 ? words.lessThan(format(0.01)) : format(dollars);
}

/** Describes the model's use for a member in a sentence. */
export function describeUse({ calls, tokens, spent, callsToday, dailyCap }: ModelUse): string {
  return [
    words.month(calls, formatNumber(tokens), formatDollars(spent)),
    ...(dailyCap === null ? [] : [words.capToday(callsToday, dailyCap)]),
  ].join(' ');
}
