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

/** Sets the colour of the browser's frame in both colour schemes. */
export function frameColour(): Plugin {
  const themeColour = (scheme: 'light' | 'dark', content: string): HtmlTagDescriptor => ({
    tag: 'meta',
    attrs: { name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})` },
    injectTo: 'head',
  });
  return {
    name: 'frame-colour',
    transformIndexHtml: () => [themeColour('light', PALETTE.paper[0]), themeColour('dark', PALETTE.paper[1])],
  };
}

/** Preloads the main font before the style sheet names it. */
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
