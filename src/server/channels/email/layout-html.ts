import { CONTENT_LANGUAGE } from '../../../shared/languages.ts';
import { paragraphsOf } from '../../../shared/text/paragraphs.ts';
import { html, type Markup, trustedMarkup } from './html.ts';
import type { MailContent, MailLink, MailPart, MailRow, MailSite } from './layout.ts';
import { GROUND, labelStyle, MAIL_WIDTH, STYLE, STYLE_SHEETS } from './layout-style.ts';

const OUTLOOK_FRAME = trustedMarkup(
  `<!--[if mso]><table role="presentation" width="${MAIL_WIDTH}" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`,
);
const OUTLOOK_FRAME_END = trustedMarkup('<!--[if mso]></td></tr></table><![endif]-->');

// An inbox fills the line of a short preview with the beginning of the mail. These characters take room and show nothing.
const PREVIEW_END = trustedMarkup('&#847;&zwnj;&nbsp;'.repeat(70));

/**
 * Writes the HTML twin of a mail: tables and style attributes, without pictures or anything that a program fetches.
 */
export function mailHtml(mail: MailContent, site: MailSite): string {
  const { label, title, button, footer, language, contentLanguage = language } = mail;
  const { previewLanguage = contentLanguage } = mail;
  const langOf = (code: string) => (code === language ? '' : html` lang="${code}"`);
  const lang = langOf(contentLanguage);
  return html`<!doctype html>
<html lang="${mail.language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${mail.subject}</title>
${STYLE_SHEETS}
</head>
<body class="paper" style="margin:0;padding:0;${STYLE.page}">
<div${langOf(previewLanguage)} style="display:none;max-height:0;overflow:hidden;mso-hide:all">${mail.preview}${PREVIEW_END}</div>
<table role="presentation" class="paper" width="100%" bgcolor="${GROUND.paper}" cellpadding="0" cellspacing="0" border="0" style="${STYLE.page}"><tr><td align="center" style="padding:28px 12px 40px">
${OUTLOOK_FRAME}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:${MAIL_WIDTH}px;table-layout:fixed">
<tr><td class="outside" align="left" style="padding:0 37px 16px"><p class="serif ink" style="margin:0;${STYLE.brand}">${site.appName}</p></td></tr>
<tr><td align="left">
<table role="presentation" class="card line" width="100%" bgcolor="${GROUND.card}" cellpadding="0" cellspacing="0" border="0" style="${STYLE.card}"><tr><td class="inside" align="left" style="padding:32px 36px 36px">
${label ? html`<p class="sans ${label.colour}" style="${labelStyle(label.colour)}">${label.text}</p>` : ''}
<h1${lang} class="serif ink title" style="${STYLE.title}">${title}</h1>
${mail.parts.map((part) => partHtml(part, lang, langOf))}
${buttonHtml(button)}
${mail.afterButton.map((part) => partHtml(part, '', langOf))}
</td></tr></table>
</td></tr>
<tr><td class="outside" align="left" style="padding:20px 37px 0">
<p class="sans soft" style="${STYLE.footer}">${footer.reason}</p>
${footer.links.length ? html`<p class="sans soft" style="${STYLE.footer};margin-top:4px">${footer.links.map(footerLink)}</p>` : ''}
</td></tr>
</table>
${OUTLOOK_FRAME_END}
</td></tr></table>
</body>
</html>
`.text;
}

/** Writes lines of poetry below each other. */
function linesHtml(text: string): Markup[] {
  return text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
}

/**
 * @param lang the attribute for text in the content's language; empty where the mail has the same language.
 * @param langOf returns the attribute for text in a language; empty where the mail has the same language.
 */
function partHtml(part: MailPart, lang: Markup | '', langOf: (code: string) => Markup | ''): Markup {
  // References and old quotations are in one language everywhere. A note is in the reader's language.
  const bundled = langOf(CONTENT_LANGUAGE);
  switch (part.kind) {
    case 'prose':
      return block(22, proseHtml(part.text, lang));
    case 'verse':
      return block(
        20,
        ruled(
          html`<p${langOf(part.language)} dir="auto" class="serif ink" style="${STYLE.verse}">${linesHtml(part.text)}</p>${sourceHtml(part.reference, bundled)}${sourceHtml(part.note, '')}`,
        ),
      );
    case 'quote':
      return block(
        26,
        html`${headingHtml(part.heading, 10)}${ruled(
          html`<p${bundled} class="serif ink" style="${STYLE.quote}">${part.source ? `“${part.text}”` : part.text}</p>${sourceHtml(part.source, bundled)}`,
        )}`,
      );
    case 'own':
      return block(
        26,
        html`${headingHtml(part.heading, 10)}${ruled(
          html`<p dir="auto" class="serif ink" style="${STYLE.quote}">${part.text}</p>${sourceHtml(part.occasion, '')}`,
        )}`,
      );
    case 'section':
      return block(26, html`${headingHtml(part.heading)}${proseHtml(part.text, lang)}`);
    case 'list':
      return block(
        26,
        html`${headingHtml(part.heading)}<ol${lang} class="sans ink" style="${STYLE.list}">${part.items.map(
          (item, index) => html`<li class="ink" style="margin:${index ? 6 : 0}px 0 0;padding-left:4px">${item}</li>`,
        )}</ol>`,
      );
    case 'rows':
      return block(26, html`${headingHtml(part.heading)}${rowsHtml(part.rows, langOf)}`);
    case 'address':
      return block(
        24,
        html`<p class="sans soft" style="${STYLE.note}">${part.lead}<br><a class="soft" href="${part.url}" style="${STYLE.link};word-break:break-all">${part.url}</a></p>`,
      );
    case 'links':
      return block(14, html`<p class="sans soft" style="${STYLE.note}">${part.links.map(footerLink)}</p>`);
    case 'note':
      return block(12, html`<p class="sans soft" style="${STYLE.note}">${part.text}</p>`);
  }
}

/** Parts are separated by the padding of a cell, because Word ignores every other space. */
function block(space: number, content: Markup): Markup {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed"><tr><td align="left" style="padding-top:${space}px">${content}</td></tr></table>
`;
}

function ruled(content: Markup): Markup {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed"><tr><td class="line" align="left" style="${STYLE.rule}">${content}</td></tr></table>`;
}

function proseHtml(text: string, lang: Markup | ''): Markup {
  return html`${paragraphsOf(text).map(
    (paragraph, index) =>
      html`<p${lang} class="sans ink" style="${STYLE.text}${index ? ';margin-top:12px' : ''}">${paragraph}</p>`,
  )}`;
}

function rowsHtml(rows: MailRow[], langOf: (code: string) => Markup | ''): Markup {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows.map(
    ({ term, text, lang }) =>
      html`<tr><td class="sans soft" align="left" valign="top" width="104" style="${STYLE.term}">${term}</td><td${lang === undefined ? '' : langOf(lang)} class="sans ink" align="left" valign="top" style="${STYLE.cell}">${text}</td></tr>`,
  )}</table>`;
}

function headingHtml(heading: string, below = 4): Markup {
  return html`<h2 class="sans soft" style="${STYLE.heading};margin-bottom:${below}px">${heading}</h2>`;
}

function sourceHtml(source: string | null, lang: Markup | ''): Markup | '' {
  return source ? html`<p${lang} class="sans soft" style="${STYLE.source}">${source}</p>` : '';
}

function buttonHtml({ label, url }: MailLink): Markup {
  return block(
    32,
    html`<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0"><tr><td class="primary" align="center" bgcolor="${GROUND.primary}" style="${STYLE.button}"><a class="sans on-primary" href="${url}" style="${STYLE.buttonLink}">${label}</a></td></tr></table>`,
  );
}

function footerLink({ label, url }: MailLink, index: number): Markup {
  return html`${index ? html` &nbsp;&nbsp; ` : ''}<a class="soft" href="${url}" style="${STYLE.link};display:inline-block;min-width:44px;padding:12px 0">${label}</a>`;
}
