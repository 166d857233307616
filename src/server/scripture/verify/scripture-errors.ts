import { message } from '../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../shared/messages/message.ts';
import { findReferences } from '../find-references.ts';
import type { QuotationError } from './match-quotation.ts';
import { type Bibles, findMisquotations } from './verify.ts';

/** Describes each wrong quotation of Scripture in a text and each reference that does not exist (rules.md G1). */
export function findScriptureErrors(text: string, bibles: Bibles): CodedMessage[] {
  const misquoted = findMisquotations(text, bibles);
  const missing = findReferences(text)
    .filter((reference) => bibles.main.placeOf(reference) === null)
    .filter(({ start, end }) => !misquoted.some((quotation) => quotation.start < end && start < quotation.end))
    .map(({ start, end }) => text.slice(start, end))
    // The quotation beside it says the same.
    .filter(
      (reference) => !misquoted.some((each) => each.error?.kind === 'no such verse' && each.reference === reference),
    );
  return [
    ...misquoted.flatMap(({ text: quoted, reference, error }) => (error ? [describe(error, quoted, reference)] : [])),
    ...missing.map((reference) => message('reference_missing', { reference })),
  ];
}

function describe(error: QuotationError, quoted: string, reference: string | null): CodedMessage {
  switch (error.kind) {
    case 'altered':
      return message('quotation_altered', { quoted, expected: error.expected });
    case 'omission':
      return message('quotation_omits', { quoted, leftOut: error.leftOut });
    case 'wrong reference':
      return message('quotation_elsewhere', { quoted, places: error.standsAt.join(', ') });
    case 'merged':
      return message('quotation_joined', { quoted, places: error.places.join(', ') });
    case 'order':
      return message('quotation_order', { quoted });
    case 'other translation':
      return message('quotation_translation', { quoted, translation: error.translation });
    case 'no such verse':
      return reference ? message('reference_missing', { reference }) : message('quotation_not_there', { quoted });
    case 'not found':
      return message('quotation_not_there', { quoted });
  }
}
