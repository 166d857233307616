import { exportLanguage } from '../../../../../content/export.ts';
import type { AccountExport } from '../../../../../shared/account.ts';
import { writeBlock } from '../../../../lib/readable-export/block-markdown.ts';
import { outlineExport } from './outline.ts';

/**
 * Writes an export as Markdown in pieces (decisions.md D33). Texts of the member are escaped and never act as markup.
 */
export function* writeMarkdown(document: AccountExport, languageCode: string): Generator<string> {
  for (const block of outlineExport(document, exportLanguage(languageCode))) yield `${writeBlock(block)}\n\n`;
}
