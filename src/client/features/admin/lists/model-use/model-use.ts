import { adminModelWords as words } from '#strings/admin/admin-model.ts';
import { locale } from '#strings/locale.ts';
import type { ModelUse } from '../../../../../shared/admin/model-use.ts';

/** Formats an amount of dollars; less than a cent is not rounded to nothing. */
export function formatDollars(dollars: number): string {
  const format = (amount: number) => amount.toLocaleString(locale.dates, { style: 'currency', currency: 'USD' });
  return dollars > 0 && dollars < 0.01 ? words.lessThan(format(0.01)) : format(dollars);
}

/** Says in a sentence what the model used for a member. */
export function describeUse({ calls, tokens, spent, callsToday, dailyCap }: ModelUse): string {
  return [
    words.month(calls, tokens.toLocaleString(locale.dates), formatDollars(spent)),
    ...(dailyCap === null ? [] : [words.capToday(callsToday, dailyCap)]),
  ].join(' ');
}
