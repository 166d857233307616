import { adminModelWords as words } from '#strings/admin/admin-model.ts';
import { locale } from '#strings/locale.ts';
import type { ModelUse } from '../../../../../shared/admin/model-use.ts';

/** Formats an amount of dollars. Less than a cent is written as "less than $0.01". */
export function formatDollars(dollars: number): string {
  const format = (amount: number) => amount.toLocaleString(locale.numbers, { style: 'currency', currency: 'USD' });
  return dollars > 0 && dollars < 0.01 ? words.lessThan(format(0.01)) : format(dollars);
}

/** Describes the model's use for a member in a sentence. */
export function describeUse({ calls, tokens, spent, callsToday, dailyCap }: ModelUse): string {
  return [
    words.month(calls, tokens.toLocaleString(locale.numbers), formatDollars(spent)),
    ...(dailyCap === null ? [] : [words.capToday(callsToday, dailyCap)]),
  ].join(' ');
}
