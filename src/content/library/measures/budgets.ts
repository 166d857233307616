/** The most entries of a full library of 252 that may use an image or a favourite word (docs/writing.md, rule 5). */
export interface Budget {
  name: string;
  pattern: RegExp;
  /** Of 252; a smaller library has its share, rounded up. */
  entries: number;
}

export const FULL_LIBRARY = 252;

const word = (name: string, entries: number, pattern = `${name}s?`): Budget => ({
  name,
  pattern: new RegExp(`\\b(?:${pattern})\\b`, 'i'),
  entries,
});

export const IMAGES: readonly Budget[] = [
  word('bookkeeping', 12, 'ledgers?|debts?|receipts?|tally|invoices?|accounts?|overdrawn|repay|repaid|columns?|sums?'),
  word('courtroom', 3, 'court|courtrooms?|verdicts?|jury|gavel|prosecut\\w+|defendant|in the dock'),
  word('weather', 6, 'winters?|storms?|rain|rainy|sunshine|frost|fog|thaw|snow|weather|clouds?'),
  word('doors and thresholds', 20, 'doors?|doorsteps?|threshold'),
  word('chairs', 15, 'chairs?'),
  word('soup', 8),
  word('coffee', 12),
  word('dishes', 10, 'dishes|washing up'),
  word('lamps and candles', 6, 'lamps?|candles?'),
  word('roots and seeds', 6, 'roots?|rooted|seeds?|soil'),
  word('choirs and hymns', 7, 'choirs?|altos?|organists?|hymns?|hymnbooks?'),
  word('tears', 28, 'tears|cry|cries|cried|crying|wept|weeps?|weeping'),
  word('laughter', 24, 'laugh|laughs|laughed|laughing|laughter|jokes?|joking'),
  word('cars', 24, 'cars?|trucks?|parking|driveway'),
];

export const FAVOURITE_WORDS: readonly Budget[] = [
  word('quiet', 24, 'quiet|quietly'),
  word('ordinary', 20),
  word('plain', 24, 'plain|plainly'),
  word('honest', 30, 'honest|honestly|honesty'),
  word('gentle', 20, 'gentle|gently|gentleness'),
  word('careful', 18, 'careful|carefully'),
  word('somewhere', 15),
  word('perhaps', 20),
  word('notice', 20, 'notice[sd]?|noticing'),
  word('trouble', 24, 'troubles?'),
  word('seldom', 8),
  word('mostly', 10),
  word('particular', 12, 'particular|particularly'),
  word('Tuesday', 10, 'Tuesdays?'),
  word('half', 30),
  word('you can’t', 30),
  word('a good deal', 8, 'a good (?:deal|many)'),
  word('all the same', 8),
  word('the whole of', 8),
];

/** Returns how many entries may use it in a library of this size. */
export const allowance = (budget: Budget, size: number) => Math.ceil((budget.entries * size) / FULL_LIBRARY);
