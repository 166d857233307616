/** One paragraph of a message in Slack's own markup (https://docs.slack.dev/reference/block-kit/blocks/section-block). */
export interface SectionBlock {
  type: 'section';
  text: { type: 'mrkdwn'; text: string; verbatim: true };
}

/** Puts a text that is Slack's own markup into a block of its own. */
export function sectionOf(text: string): SectionBlock {
  return { type: 'section', text: { type: 'mrkdwn', text, verbatim: true } };
}

/**
 * Writes a text so that Slack reads nothing in it as markup, a link or a mention: `<!channel>` and `<@U1>` become plain
 * words (https://docs.slack.dev/messaging/formatting-message-text#escaping).
 */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A link with its words. */
export function linkOf(url: string, words: string): string {
  return `<${escapeText(url)}|${escapeText(words)}>`;
}
