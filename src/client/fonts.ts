// Three static cuts of Literata, because its variable file is five times as large, and Figtree.
const CUTS = [
  { family: 'Literata', weight: '400', style: 'normal', file: '@fontsource/literata/files/literata-*-400-normal' },
  { family: 'Literata', weight: '600', style: 'normal', file: '@fontsource/literata/files/literata-*-600-normal' },
  { family: 'Literata', weight: '400', style: 'italic', file: '@fontsource/literata/files/literata-*-400-italic' },
  {
    family: 'Figtree Variable',
    weight: '300 900',
    style: 'normal',
    file: '@fontsource-variable/figtree/files/figtree-*-wght-normal',
  },
];

const SUBSETS = {
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
};

/**
 * The fallback fonts, adjusted to the metrics of the real one so that the swap causes no layout shift: the ratio of the
 * average letter widths, and the real font's ascent and descent divided by that ratio, in percent.
 */
const FALLBACKS: [
  family: string,
  weight: string,
  style: string,
  fonts: string[],
  ratio: number,
  ascent: number,
  descent: number,
][] = [
  ['Literata Fallback', '200 500', 'normal', ['Georgia'], 107.7, 109.3, 28.6],
  ['Literata Fallback', '600 900', 'normal', ['Georgia Bold', 'Georgia-Bold'], 96.4, 122.1, 32],
  ['Literata Fallback', '200 900', 'italic', ['Georgia Italic', 'Georgia-Italic'], 99.6, 118.2, 30.9],
  ['Literata Fallback Android', '200 900', 'normal', ['Noto Serif', 'NotoSerif'], 99.8, 117.9, 30.9],
  ['Literata Fallback Android', '200 900', 'italic', ['Noto Serif Italic', 'NotoSerif-Italic'], 96.6, 121.8, 31.9],
  ['Literata Fallback Linux', '200 500', 'normal', ['DejaVu Serif'], 92.2, 127.7, 33.4],
  ['Literata Fallback Linux', '600 900', 'normal', ['DejaVu Serif Bold'], 86.2, 136.5, 35.7],
  ['Literata Fallback Linux', '200 900', 'italic', ['DejaVu Serif Italic'], 86.9, 135.4, 35.4],
  ['Figtree Fallback', '300 500', 'normal', ['Arial', 'Roboto', 'Liberation Sans'], 100.7, 94.3, 24.8],
  [
    'Figtree Fallback',
    '600 900',
    'normal',
    ['Arial Bold', 'Arial-BoldMT', 'Roboto Bold', 'Liberation Sans Bold'],
    95.4,
    99.6,
    26.2,
  ],
  ['Figtree Fallback Linux', '300 500', 'normal', ['DejaVu Sans'], 87.8, 108.2, 28.5],
  ['Figtree Fallback Linux', '600 900', 'normal', ['DejaVu Sans Bold'], 78.7, 120.7, 31.8],
];

/** Returns the `@font-face` rules of the site's fonts (Latin and Latin-extended) and their fallbacks. */
export function fontFaces(): string {
  const fonts = CUTS.flatMap(({ family, weight, style, file }) =>
    Object.entries(SUBSETS).map(
      ([subset, range]) =>
        `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:swap;` +
        `src:url("${file.replace('*', subset)}.woff2") format("woff2");unicode-range:${range}}`,
    ),
  );
  const fallbacks = FALLBACKS.map(
    ([family, weight, style, locals, ratio, ascent, descent]) =>
      `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};` +
      `src:${locals.map((font) => `local("${font}")`).join(',')};size-adjust:${ratio}%;ascent-override:${ascent}%;` +
      `descent-override:${descent}%;line-gap-override:0%}`,
  );
  return [...fonts, ...fallbacks].join('\n');
}
