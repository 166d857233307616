import type { HtmlTagDescriptor, Plugin } from 'vite';
import { PALETTE } from '../../src/client/palette.ts';
import type { Language } from '../../src/shared/languages.ts';

/** Writes a language into the document: its code, its direction, and the page's description. */
export function pageLanguage({ code, dir }: Language, tagline: string): Plugin {
  return {
    name: 'page-language',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('lang="en" dir="ltr"', `lang="${code}" dir="${dir}"`).replace('{{tagline}}', () => tagline),
    },
  };
}

/** Sets the theme colour, with which browsers draw their frame, in both colour schemes. */
export function themeColour(): Plugin {
  const metaTag = (scheme: 'light' | 'dark', content: string): HtmlTagDescriptor => ({
    tag: 'meta',
    attrs: { name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})` },
    injectTo: 'head',
  });
  return {
    name: 'theme-colour',
    transformIndexHtml: () => [metaTag('light', PALETTE.paper[0]), metaTag('dark', PALETTE.paper[1])],
  };
}

/** Preloads the main font, which the browser would otherwise find only in the style sheet. */
export function preloadFont(): Plugin {
  const first = /figtree-latin-wght-normal-.*\.woff2$/;
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => first.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head',
          })),
    },
  };
}
