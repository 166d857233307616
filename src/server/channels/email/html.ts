import { escapeHtml } from '../../lib/escape-html.ts';

/** Markup that is safe to send: only {@link html} and {@link trustedMarkup} make it, so no text gets in unescaped. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A template whose values are escaped, for text and quoted attributes alike, unless they are markup themselves. */
export function html(strings: TemplateStringsArray, ...values: (string | number | Markup | Markup[])[]): Markup {
  let text = strings[0] ?? '';
  values.forEach((value, index) => {
    text += render(value) + strings[index + 1];
  });
  return new Markup(text);
}

/** Markup written in this code base, such as a style sheet or a comment for Outlook; never what somebody typed. */
export function trustedMarkup(text: string): Markup {
  return new Markup(text);
}

function render(value: string | number | Markup | Markup[]): string {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map((part) => part.text).join('');
  return escapeHtml(String(value));
}
