/** The code of a delivery that no open tab could show. */
export const NO_OPEN_TAB = 'no_open_tab';
/** The code of a delivery that an open tab was given and none has shown. */
export const NOT_SHOWN = 'not_shown';
