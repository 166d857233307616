/** The slots that a list shows: all, future, arrived, or not arrived on some channel. */
export const SLOT_FILTERS = ['all', 'coming', 'arrived', 'missed'] as const;
export type SlotFilter = (typeof SLOT_FILTERS)[number];
