import { errorWords } from '#strings/messages/errors.ts';
import { readServerError } from './server-error.ts';

/** Rethrows the error of a call with its messages in the language of the page (decisions.md D45). */
export async function translateError(error: unknown): Promise<never> {
  const { message, said, issues } = readServerError(error);
  const translateIssues = issues.map(async (issue) => {
    issue.message = await errorWords.of(issue.message, issue.said);
  });
  if (message && error instanceof Error) error.message = await errorWords.of(message, said);
  await Promise.all(translateIssues);
  throw error;
}
