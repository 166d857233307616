import { exportLanguage } from '../../../../../content/export.ts';
import type { AccountExport } from '../../../../../shared/account.ts';
import { html, type Markup, trustedMarkup } from '../../../../channels/email/html.ts';
import type { Block } from '../../../../lib/readable-export/block.ts';
import { outlineExport } from './outline.ts';
import { PAGE_STYLE } from './page-style.ts';

/**
 * Writes an export as an HTML page in pieces: one self-contained file, without scripts and external resources
 * (decisions.md D33).
 */
export function* writePage(document: AccountExport, languageCode: string): Generator<string> {
  const language = exportLanguage(languageCode);
  const { locale, exportWords } = language;
  const title = exportWords.title(document.account.username, document.site);
  // If a text were ever interpreted as markup, this policy would still block scripts and loading.
  yield html`<!doctype html>
<html lang="${locale.code}" dir="${locale.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${trustedMarkup(PAGE_STYLE)}</style>
</head>
<body>
<main>
`.text;
  for (const block of outlineExport(document, language)) yield `${writeBlock(block, locale.code).text}\n`;
  yield '</main>\n</body>\n</html>\n';
}

function writeBlock(block: Block, language: string): Markup {
  const own = 'language' in block ? block.language : undefined;
  const lang = own === undefined || own === language ? html`` : html` lang="${own}"`;
  switch (block.kind) {
    case 'title':
      return html`<h1>${block.text}</h1>`;
    case 'section':
      return html`<h2>${block.text}</h2>`;
    case 'day':
      return html`<h3>${block.text}</h3>`;
    case 'entry':
      return html`<h4${lang}>${block.text}</h4>`;
    case 'list':
      return html`${labelOf(block)}<ul${lang}>${block.items.map((item) => html`<li>${item}</li>`)}</ul>`;
    case 'quote':
      return html`${labelOf(block)}<blockquote>${block.text}</blockquote>`;
    case 'verse':
      return html`<p class="verse"${lang} dir="auto">${block.text}</p>`;
    case 'note':
      return html`<p class="note"${lang}>${block.text}</p>`;
    case 'text':
      return html`${labelOf(block)}<p${lang}>${block.text}</p>`;
  }
}

function labelOf({ label }: { label?: string }): Markup {
  return label === undefined ? html`` : html`<p class="label">${label}</p>`;
}
