import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { installReferences } from './install-references.ts';

/** One page's Lighthouse scores, 0 to 100, and its layout shift. */
export interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  /** Cumulative layout shift. */
  shift: number;
  /** The reasons for scores below 100. */
  failedAudits: string[];
}

/** A page to score, as the process with Lighthouse gets it. */
export interface ScoreRequest {
  url: string;
  cookie: string | null;
  rounds: number;
  /** True if Lighthouse really throttles network and processor; false if it computes the effect from a fast run. */
  applied: boolean;
}

/** The answer to a {@link ScoreRequest}. */
export type ScoreReply = { scores: Scores } | { error: string };

/**
 * Starts Lighthouse with a browser of its own, in a process of its own. `score` returns a page's scores on phone settings, as
 * the median of some rounds.
 */
export function openLighthouse() {
  installReferences();
  const child = fork(join(import.meta.dirname, 'references/lighthouse-scores.ts'));
  return {
    async score(request: ScoreRequest): Promise<Scores> {
      child.send(request);
      const reply = await replyOf(child);
      if ('error' in reply) throw new Error(reply.error);
      return reply.scores;
    },
    close: () => child.disconnect(),
  };
}

async function replyOf(child: ChildProcess): Promise<ScoreReply> {
  const ended = new AbortController();
  child.once('exit', () => ended.abort(new Error('The process with Lighthouse ended')));
  const [reply] = await once(child, 'message', { signal: ended.signal });
  return reply;
}
