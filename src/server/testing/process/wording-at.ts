import { LIBRARY } from '../../../content/library/library.ts';
import { wordingOf } from '../../domains/guidance/review/entry-wording.ts';
import type { ProcessMember } from './process-member.ts';

/** Gives an entry another title, which is checked against Scripture, as a reviewer of a running server. */
export function retitleAt(reviewer: ProcessMember, title: string) {
  const entry = LIBRARY.find(({ contentType }) => contentType === 'do');
  if (!entry) throw new Error('the library is empty');
  return reviewer.call<{ error?: string; version?: number }>('POST', `/api/review/entries/${entry.key}/wording`, {
    ...{ version: 0, ...wordingOf(entry), title },
  });
}
