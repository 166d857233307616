import { exportLanguage } from '../../../../../content/export.ts';
import type { AccountExport } from '../../../../../shared/account.ts';
import { type Block, outlineExport } from './outline.ts';

const HEADINGS = { title: '#', section: '##', day: '###', entry: '####' };

/** An export to read as Markdown, piece by piece (decisions.md D33). */
export function* writeMarkdown(document: AccountExport, languageCode: string): Generator<string> {
  for (const block of outlineExport(document, exportLanguage(languageCode))) yield `${writeBlock(block)}\n\n`;
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'list':
      return `${labelOf(block, '\n\n')}${block.items.map((item) => `- ${item}`).join('\n')}`;
    case 'quote':
      return `${labelOf(block, '\n\n')}${block.text.trim().replace(/^/gm, '> ')}`;
    case 'text':
      return `${labelOf(block, ' ')}${block.text}`;
    case 'verse':
    case 'note':
      return `*${block.text}*`;
    default:
      return `${HEADINGS[block.kind]} ${block.text}`;
  }
}

function labelOf({ label }: { label?: string }, after: string): string {
  return label === undefined ? '' : `**${label}**${after}`;
}
