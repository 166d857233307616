import { refusalWords } from '#strings/refusals.ts';
import { readServerError } from './server-error.ts';

/** Lets a call fail as it did, with the server's sentences in the language of the page. */
export async function translateRefusal(error: unknown): Promise<never> {
  const { message, issues } = readServerError(error);
  // Every sentence at once: those of a page in another language come from the server the first time.
  const said = [...(message && error instanceof Error ? [error] : []), ...issues];
  await Promise.all(
    said.map(async (each) => {
      each.message = await refusalWords.of(each.message);
    }),
  );
  throw error;
}
