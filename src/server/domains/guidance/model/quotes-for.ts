import type { Quotes } from '../../../../content/quotes/quote.ts';
import { QUOTES } from '../../../../content/quotes/quotes.ts';
import type { Concept } from '../../../../shared/guidance/concepts.ts';

/** How many quotations the model may choose from. */
const OFFERED = 6;

/** Returns some quotations that suit a concept, others each time (rules.md G2). */
export function quotesFor(concept: Concept, turn: number): Quotes {
  const suitable = Object.entries(QUOTES).filter(([, { concepts }]) => concepts.includes(concept));
  const start = suitable.length ? (turn * OFFERED) % suitable.length : 0;
  return Object.fromEntries([...suitable.slice(start), ...suitable.slice(0, start)].slice(0, OFFERED));
}
