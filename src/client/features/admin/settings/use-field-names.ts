import { trpc } from '../../../trpc.ts';
import { nameFields } from './setting-name.ts';

/**
 * Returns a function that names settings in a sentence of the server as their fields are named in the page. Those that are
 * set on the server keep their names in its environment.
 */
export function useFieldNames(): (sentence: string) => string {
  const { data } = trpc.admin.siteFacts.useQuery();
  return (sentence) => nameFields(sentence, (name) => data?.settingsOnServer.includes(name) ?? false);
}
