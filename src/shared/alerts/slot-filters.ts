/** The slots that a list shows: all, those to come, those that arrived, or those that did not arrive on some channel. */
export const SLOT_FILTERS = ['all', 'coming', 'arrived', 'missed'] as const;
export type SlotFilter = (typeof SLOT_FILTERS)[number];
