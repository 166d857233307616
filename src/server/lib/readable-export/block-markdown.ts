import type { Block } from './block.ts';
import { markdownLine, markdownLines } from './markdown-text.ts';

const HEADINGS = { title: '#', section: '##', day: '###', entry: '####' };

/** Writes one piece of a readable export as Markdown. */
export function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'list':
      return `${labelOf(block, '\n\n')}${block.items.map(writeItem).join('\n')}`;
    case 'quote':
      return `${labelOf(block, '\n\n')}${markdownLines(block.text)
        .map(block.keepsLines ? quoteOwnLine : quoteLine)
        .join('\n')}`;
    case 'text':
      return `${labelOf(block, ' ')}${markdownLines(block.text).join('\n')}`;
    case 'verse':
      return `*${markdownLines(block.text).filter(Boolean).join('\n')}*`;
    case 'note':
      return `*${markdownLine(block.text)}*`;
    default:
      return `${HEADINGS[block.kind]} ${markdownLine(block.text)}`;
  }
}

/** Indents the following lines so that they stay part of the list item. */
function writeItem(item: string): string {
  return `- ${markdownLines(item).join('\n  ')}`;
}

function quoteLine(line: string): string {
  return `> ${line}`;
}

// Two spaces at its end keep a line apart from the next (CommonMark, hard line breaks).
function quoteOwnLine(line: string, index: number, lines: string[]): string {
  return `${quoteLine(line)}${line && lines[index + 1] ? '  ' : ''}`;
}

function labelOf({ label }: { label?: string }, after: string): string {
  return label === undefined ? '' : `**${markdownLine(label)}**${after}`;
}
