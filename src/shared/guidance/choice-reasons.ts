/** The seasons of the church year for which entries are marked, from Advent to Pentecost. */
export const SEASONS = ['Advent', 'Christmas', 'Lent', 'Holy Week', 'Easter', 'Pentecost'] as const;
export type Season = (typeof SEASONS)[number];

/**
 * Why an entry was chosen for its member: it suits a challenge they named, entries like it helped them, it belongs to
 * the season, it comforts a member who is unhappy with their friendships, or the church chose it for the day or the week.
 */
export const CHOICE_REASONS = ['challenge', 'helpful', 'season', 'satisfaction', 'pinned', 'theme'] as const;
export type ChoiceReason = (typeof CHOICE_REASONS)[number];
