import { paragraphsOf } from '../../../shared/text/paragraphs.ts';
import type { MailContent, MailPart, MailSite } from './layout.ts';

/** The columns of the plain-text twin. Old readers show that many without breaking lines themselves. */
const WIDTH = 68;

/** The plain-text twin of a mail, wrapped at {@link WIDTH} columns, with every link in full. */
export function mailText(mail: MailContent, site: MailSite): string {
  const { label, title, button, footer } = mail;
  const blocks = [
    wrap([site.appName, label?.text].filter(Boolean).join(' · ')),
    `${wrap(title)}\n${'='.repeat(Math.min(WIDTH, title.length))}`,
    ...mail.parts.map(partText),
    `${button.label}:\n${button.url}`,
    ...mail.afterButton.filter((part) => part.kind !== 'address').map(partText),
    '* * *',
    [wrap(footer.reason), ...footer.links.map(linkText)].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case 'prose':
      return proseText(part.text);
    case 'links':
      return part.links.map(linkText).join('\n');
    case 'note':
      return wrap(part.text);
    case 'verse':
      return indented([...part.text.split('\n'), part.reference, part.note]);
    case 'quote':
      return `${part.heading}\n${underline(part.heading)}\n${indented([part.source ? `“${part.text}”` : part.text, part.source])}`;
    case 'own':
      return `${part.heading}\n${underline(part.heading)}\n${indented([part.text, part.occasion])}`;
    case 'section':
      return `${part.heading}\n${underline(part.heading)}\n${proseText(part.text)}`;
    case 'list':
      return `${part.heading}\n${underline(part.heading)}\n${part.items.map((item, index) => wrap(item, `${index + 1}. `)).join('\n')}`;
    case 'rows': {
      const most = Math.max(...part.rows.map(({ term }) => term.length));
      const lines = part.rows.map(({ term, text }) => wrap(text, `${term.padEnd(most)}  `));
      return `${part.heading}\n${underline(part.heading)}\n${lines.join('\n')}`;
    }
    case 'address':
      return `${wrap(part.lead)}\n${part.url}`;
  }
}

function linkText({ label, url }: { label: string; url: string }): string {
  return url.startsWith('mailto:') ? `${label}` : `${label}: ${url}`;
}

function proseText(text: string): string {
  return paragraphsOf(text)
    .map((paragraph) => wrap(paragraph))
    .join('\n\n');
}

function indented(lines: (string | null)[]): string {
  return lines
    .filter((line) => line !== null)
    .map((line) => wrap(line, '    ', '    '))
    .join('\n');
}

function underline(heading: string): string {
  return '-'.repeat(heading.length);
}

/** Breaks a text between words. `first` begins its first line, and later lines are indented below the text. */
function wrap(text: string, first = '', rest = ' '.repeat(first.length)): string {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (!empty && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = rest;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  lines.push(line);
  return lines.join('\n');
}
