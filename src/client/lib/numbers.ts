import { locale } from '#strings/locale.ts';

/** Returns a number with the separators of the interface's language. */
export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  value.toLocaleString(locale.numbers, options);
