/** The serif font, for headings and Scripture, with its fallbacks. */
export const SERIF =
  "'Literata', 'Literata Fallback', 'Literata Fallback Android', 'Literata Fallback Linux', Georgia, serif";
/** The sans-serif font, for everything else, with its fallbacks. */
export const SANS = "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Linux', system-ui, sans-serif";

/** The theme options that Mantine's components read at run time. */
export const THEME_OPTIONS = {
  primaryColor: 'evergreen',
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
} as const;

/** The sizes of type and space. Only the style sheet needs them. */
export const SCALE = {
  fontFamily: SANS,
  headings: { fontFamily: SERIF },
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.0625rem', xl: '1.25rem' },
  lineHeights: { xs: '1.45', sm: '1.5', md: '1.55', lg: '1.6', xl: '1.35' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
  radius: { xs: '0.25rem', sm: '0.5rem', md: '0.75rem', lg: '1rem', xl: '2rem' },
  breakpoints: { xs: '30em', sm: '40em', md: '48em', lg: '64em', xl: '80em' },
} as const;
