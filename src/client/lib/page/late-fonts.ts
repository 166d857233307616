import { whenIdle } from './when-idle.ts';

/*
 * A font that arrives after the first paint of its text is loaded but not used, so that no line wraps elsewhere and moves
 * the page (`font-display: optional` in `src/client/fonts.ts`). A copy of it, added when another screen appears, is used at
 * once.
 */
const copies: FontFace[] = [];
const copied = new Set<string>();

/** Shows a screen in the fonts that have arrived by then. Must be called before the browser paints it. */
export function showLateFonts(): void {
  for (const face of copies.splice(0)) document.fonts.add(face);
  whenIdle(() => void copyFonts());
}

/** Copies the fonts that the page has loaded since the last call, from the browser's cache, for the next screen. */
async function copyFonts(): Promise<void> {
  await document.fonts.ready;
  const loaded = new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(keyOf));
  const late = [...document.styleSheets].flatMap(fontsOf).filter((face) => loaded.has(keyOf(face)));
  for (const face of late) {
    if (copied.has(keyOf(face))) continue;
    copied.add(keyOf(face));
    // A font that cannot be loaded again keeps its fallback until the next visit.
    face.load().then(
      () => copies.push(face),
      () => undefined,
    );
  }
}

const keyOf = ({ family, weight, style, unicodeRange }: FontFace) =>
  [family.replaceAll('"', ''), weight, style, unicodeRange].join();

/** Returns a new font for each one that a style sheet loads from the server. */
function fontsOf({ cssRules }: CSSStyleSheet): FontFace[] {
  return [...cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const descriptor = (name: string) => rule.style.getPropertyValue(name);
    const [family, source] = [descriptor('font-family').replaceAll('"', ''), descriptor('src')];
    if (!source.includes('url(')) return [];
    const [weight, style, unicodeRange] = ['font-weight', 'font-style', 'unicode-range'].map(descriptor);
    return [new FontFace(family, source, { weight, style, unicodeRange } as FontFaceDescriptors)];
  });
}
