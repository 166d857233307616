/**
 * Exports the texts of the pages to a PO file for translators, and imports their translations (docs/decisions/words.md).
 *
 *     npm run -s words -- export es > es.po
 *     npm run -s words -- import es es.po
 */
import { readFileSync } from 'node:fs';
import { exportWords, importWords, WordsError } from './catalogue.ts';

const USAGE = `Usage:
  npm run -s words -- export es > es.po    writes the English texts, and the Spanish beside them
  npm run -s words -- import es es.po      writes a translator's file into src/content/strings/es`;

const [, , , action, language, file] = process.argv;
const isLanguage = language !== undefined && /^[a-z]{2,3}(-[A-Za-z]+)*$/.test(language);

if (action === 'export' && isLanguage) process.stdout.write(exportWords(language));
else if (action === 'import' && isLanguage && file) importFile(language, file);
else {
  console.error(USAGE);
  process.exitCode = 1;
}

function importFile(language: string, file: string): void {
  try {
    const changed = importWords(language, readFileSync(file, 'utf8'));
    for (const each of changed) console.log(`src/content/strings/${language}/${each}`);
    console.log(`${changed.length} files changed. Next: npm run format && npm test`);
  } catch (error) {
    if (!(error instanceof WordsError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
