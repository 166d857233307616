/** One colour in both schemes: light first, dark second. */
type Pair = readonly [light: string, dark: string];

/**
 * Every colour of the product, by what it is for. Nothing else in the client names a colour: components use
 * `var(--paper)` and so on. Text colours reach 4.5 : 1 on paper, card and the soft grounds; `line-strong` and the
 * focus ring reach 3 : 1.
 */
export const PALETTE = {
  paper: ['#FAF7F1', '#14181A'],
  card: ['#FFFFFF', '#1C2124'],
  ink: ['#23272B', '#ECE7DD'],
  'ink-soft': ['#5C6167', '#A9A79F'],
  line: ['#E6DFD3', '#2E3437'],
  'line-strong': ['#8A8376', '#737A7D'],
  hover: ['#F3EEE4', '#242A2D'],
  track: ['#E9ECE6', '#263032'],
  raised: ['#FFFFFF', '#3A4447'],
  primary: ['#2E5B4C', '#8FC7B2'],
  'primary-hover': ['#254B3E', '#A6D5C3'],
  'primary-soft': ['#EDF3EF', '#1B2B26'],
  'on-primary': ['#FFFFFF', '#14181A'],
  prayer: ['#3F4E8C', '#A9B6F0'],
  action: ['#9A4A22', '#F0AE85'],
  reflection: ['#6B4A7E', '#CFB0E0'],
  done: ['#2C6B45', '#8FD1A6'],
  'done-ground': ['#EAF4EC', '#1B2B22'],
  caution: ['#9A4A22', '#F0AE85'],
  'caution-ground': ['#F7EAE1', '#33261D'],
  loss: ['#A8322D', '#F2A299'],
  'loss-ground': ['#FBEDEA', '#33211F'],
  scrim: ['#14181A99', '#0A0C0DB3'],
} as const satisfies Record<string, Pair>;

/** The custom properties of one scheme, ready for a style sheet or Mantine's resolver. */
export function schemeVariables(scheme: 'light' | 'dark'): Record<string, string> {
  const index = scheme === 'light' ? 0 : 1;
  return Object.fromEntries(Object.entries(PALETTE).map(([name, pair]) => [`--${name}`, pair[index]]));
}

/** What the page needs before the script runs: the ground and the ink, in the scheme the device asks for. */
export function firstPaintStyle(): string {
  const rules = (scheme: 'light' | 'dark') => {
    const colours = schemeVariables(scheme);
    return `html{background:${colours['--paper']};color:${colours['--ink']}}`;
  };
  return `:root{color-scheme:light dark}${rules('light')}@media (prefers-color-scheme:dark){${rules('dark')}}`;
}
