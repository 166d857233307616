import { createScriptureChecker, type ScriptureChecker } from '../../scripture/verify/checker.ts';

const checker = createScriptureChecker();

/**
 * A checker that all tests share, because a checker takes two seconds to index the Bible. Its thread does not keep the process
 * alive.
 */
export const SHARED_CHECKER: ScriptureChecker = { ...checker, close: async () => {} };
