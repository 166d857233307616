/** One colour in both schemes: light first, dark second. */
type Pair = readonly [light: string, dark: string];

/**
 * All colours of the product, named by purpose. Only this file contains colour values: components use `var(--paper)` and
 * so on. Text colours have a contrast of 4.5 : 1 on paper, card and the soft grounds; `line-strong` and the focus ring
 * have 3 : 1.
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
  danger: ['#A8322D', '#F2A299'],
  'danger-ground': ['#FBEDEA', '#33211F'],
  scrim: ['#14181A99', '#0A0C0DB3'],
} as const satisfies Record<string, Pair>;

/** Returns the custom properties of one colour scheme. */
export function schemeVariables(scheme: 'light' | 'dark'): Record<string, string> {
  const index = scheme === 'light' ? 0 : 1;
  return Object.fromEntries(Object.entries(PALETTE).map(([name, pair]) => [`--${name}`, pair[index]]));
}

/** Maps Mantine's colour variables to our tokens. Some of its defaults have too little contrast. */
export function mantineColours(): Record<string, string> {
  return {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-soft)',
    '--mantine-color-placeholder': 'var(--ink-soft)',
    '--mantine-color-anchor': 'var(--primary)',
    '--mantine-color-error': 'var(--caution)',
    '--mantine-color-success': 'var(--done)',
    '--mantine-color-default': 'var(--card)',
    '--mantine-color-default-hover': 'var(--hover)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-color-disabled': 'var(--track)',
    '--mantine-color-disabled-color': 'var(--ink-soft)',
    '--mantine-color-disabled-border': 'var(--line)',
    '--mantine-primary-color-contrast': 'var(--on-primary)',
    '--mantine-color-evergreen-text': 'var(--primary)',
    '--mantine-color-evergreen-filled': 'var(--primary)',
    '--mantine-color-evergreen-filled-hover': 'var(--primary-hover)',
    '--mantine-color-evergreen-light': 'var(--primary-soft)',
    '--mantine-color-evergreen-light-hover': 'var(--primary-soft)',
    '--mantine-color-evergreen-light-color': 'var(--primary)',
    '--mantine-color-evergreen-outline': 'var(--primary)',
    '--mantine-color-evergreen-outline-hover': 'var(--primary-soft)',
  };
}
