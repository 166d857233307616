import { trpc } from '../../trpc.ts';
import { nameFields } from './setting-name.ts';

/**
 * Returns a function that replaces the names of settings in a server's sentence by the labels of their fields. A setting
 * that the server's environment sets keeps the name of its variable.
 */
export function useFieldNames(): (sentence: string) => string {
  const { data } = trpc.admin.siteFacts.useQuery();
  return (sentence) => nameFields(sentence, (name) => data?.settingsOnServer.includes(name) ?? false);
}
