import { Button, type CSSVariablesResolver, createTheme, Input, type VariantColorsResolver } from '@mantine/core';
import { schemeVariables } from './palette.ts';
import controls from './styles/controls.module.css';

const SERIF =
  "'Literata Variable', 'Literata Fallback', 'Literata Fallback Android', 'Literata Fallback Linux', Georgia, serif";
const SANS = "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Linux', system-ui, sans-serif";
const evergreen = Array.from({ length: 10 }, () => 'var(--primary)') as unknown as readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

/** Buttons and their kin take their colours from the tokens, so that both schemes come out right by themselves. */
const variantColorResolver: VariantColorsResolver = ({ variant, color }) => {
  const loss = color === 'loss';
  const accent = loss ? 'var(--loss)' : 'var(--primary)';
  const soft = loss ? 'var(--loss-ground)' : 'var(--primary-soft)';
  switch (variant) {
    case 'filled':
      return {
        background: accent,
        hover: loss ? accent : 'var(--primary-hover)',
        color: loss ? 'var(--paper)' : 'var(--on-primary)',
        border: '1px solid transparent',
      };
    case 'subtle':
    case 'transparent':
      return { background: 'transparent', hover: soft, color: accent, border: '1px solid transparent' };
    case 'light':
      return { background: soft, hover: soft, color: accent, border: '1px solid transparent' };
    default:
      return { background: 'var(--card)', hover: 'var(--hover)', color: 'var(--ink)', border: '1px solid var(--line)' };
  }
};

export const theme = createTheme({
  primaryColor: 'evergreen',
  colors: { evergreen },
  variantColorResolver,
  fontFamily: SANS,
  headings: {
    fontFamily: SERIF,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.875rem', lineHeight: '1.2' },
      h2: { fontSize: '1.375rem', lineHeight: '1.3' },
      h3: { fontSize: '1.25rem', lineHeight: '1.35' },
      h4: { fontSize: '1.0625rem', lineHeight: '1.4' },
      h5: { fontSize: '1rem', lineHeight: '1.4' },
      h6: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.0625rem', xl: '1.25rem' },
  lineHeights: { xs: '1.45', sm: '1.5', md: '1.55', lg: '1.6', xl: '1.35' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.25rem', xl: '1.75rem', xxl: '3rem' },
  radius: { xs: '0.25rem', sm: '0.5rem', md: '0.75rem', lg: '1rem', xl: '2rem' },
  defaultRadius: 'md',
  breakpoints: { xs: '30em', sm: '40em', md: '48em', lg: '64em', xl: '80em' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: Button.extend({ defaultProps: { size: 'md', loaderProps: { size: 18 } }, classNames: controls }),
    Input: Input.extend({ defaultProps: { size: 'md' }, classNames: { wrapper: controls.field } }),
    InputWrapper: Input.Wrapper.extend({
      defaultProps: { size: 'md', inputWrapperOrder: ['label', 'description', 'input', 'error'] },
      classNames: { label: controls.fieldLabel, error: controls.fieldError, description: controls.fieldDescription },
    }),
  },
});

/** Mantine's own colour variables, said in tokens; its defaults fail the contrasts of the design in several places. */
function mantineColours(): Record<string, string> {
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

/** Gives the palette to the whole page as custom properties, one set per colour scheme. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: { '--font-serif': SERIF },
  light: { ...schemeVariables('light'), ...mantineColours() },
  dark: { ...schemeVariables('dark'), ...mantineColours() },
});
