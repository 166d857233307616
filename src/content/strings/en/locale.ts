/** Which language these strings are in, and how it writes dates and times. */
export const locale = {
  code: 'en',
  dir: 'ltr' as 'ltr' | 'rtl',
  /** The locale dates are written in. */
  dates: 'en-US',
};
