import { findReferences } from '../find-references.ts';
import type { Fault } from './judge.ts';
import { type Bibles, findMisquotations } from './verify.ts';

/** Describes, in a sentence each, the wrong quotations of Scripture in a text and the references that do not exist (rules.md G1). */
export function findScriptureErrors(text: string, bibles: Bibles): string[] {
  const misquoted = findMisquotations(text, bibles);
  const missing = findReferences(text)
    .filter((reference) => bibles.main.placeOf(reference) === null)
    .filter(({ start, end }) => !misquoted.some((quotation) => quotation.start < end && start < quotation.end));
  return [
    ...misquoted.map(({ text: words, fault }) => `“${words}” is not what the Bible says: ${describeFault(fault)}.`),
    ...missing.map(({ start, end }) => `The Bible has no ${text.slice(start, end)}.`),
  ];
}

function describeFault(fault: Fault | null): string {
  switch (fault?.kind) {
    case 'altered':
      return `it has “${fault.expected}”`;
    case 'omission':
      return `“${fault.leftOut}” is left out`;
    case 'wrong reference':
      return `the words stand in ${fault.standsAt.join(', ')}`;
    case 'merged':
      return 'words of several places are joined';
    default:
      return 'the verse that is named has other words';
  }
}
