import { formatQuote } from '../../../../content/quotes/quote.ts';
import { QUOTES } from '../../../../content/quotes/quotes.ts';
import { findCareSigns, mayGoToModel } from '../../../../shared/guidance/care/find-care-signs.ts';
import { conceptOfDay } from '../../../../shared/guidance/concepts.ts';
import { CONTENT_TYPES } from '../../../../shared/guidance/content-types.ts';
import type { ModelErrorCode } from '../../../../shared/guidance/model-errors.ts';
import type { ModelConfig } from '../../../lib/settings/model-settings.ts';
import { createScriptureChecker, type ScriptureChecker } from '../../../scripture/verify/checker.ts';
import type { Site } from '../../../site/site.ts';
import { avoidsReconciling } from '../care/service.ts';
import { type Composer, ComposerRests, type Draft, type GuidanceRequest } from '../entries.ts';
import { readGoals } from '../goals/repo.ts';
import { quoteToMember } from '../translations/passages.ts';
import { checkAnswer, type Expected } from './check-output.ts';
import type { GuidanceOutput } from './guidance-output.ts';
import { jsonSchemaOf } from './guidance-output.ts';
import { healthFor } from './health.ts';
import { createModelClient, type ModelClient, type ModelReply, type Turn, toChatBody } from './model-client.ts';
import { ModelError } from './model-error.ts';
import { buildInstructions, buildRepair, buildRequest, PROMPT_VERSION, type PromptContext } from './prompt.ts';
import { quotesFor } from './quotes-for.ts';
import * as repo from './repo.ts';
import { admitCall, recordFailure, recordSuccess, settleAnswer } from './usage.ts';

// How many titles the model is told, so that it repeats none.
const RECENT_TITLES = 20;
const HELPFUL_TITLES = 5;
// Another try with the same request would end in the same way, and cost the same.
const FINAL: readonly ModelErrorCode[] = ['refused', 'filtered', 'too_long', 'rejected', 'request_refused'];

/** A composer with a thread to end. */
export interface ModelComposer extends Composer {
  close(): Promise<void>;
}

/**
 * Creates the composer that lets a model write guidance. Nothing that the model answers is trusted: what breaks a rule is
 * refused, after one request to repair it, and the library writes instead.
 * @param options for tests: a short time limit of one call, and a checker that they share.
 */
export function createModelComposer(
  site: Site,
  config: ModelConfig,
  { timeLimitMs, checker = createScriptureChecker() }: { timeLimitMs?: number; checker?: ScriptureChecker } = {},
): ModelComposer {
  let client: ModelClient | null = null;
  const opened = async () => (client ??= await openClient(site, config, timeLimitMs));
  return {
    atOnce: config.atOnce,
    wants: (each, { userId }) => repo.findConsent(each.db, userId),
    compose: async (_site, request) => write({ site, config, checker, client: await opened() }, request),
    close: () => checker.close(),
  };
}

async function openClient(site: Site, config: ModelConfig, timeLimitMs: number | undefined): Promise<ModelClient> {
  const stored = await site.db.snapshot((q) => repo.readHealth(q));
  return createModelClient(config, {
    api: healthFor(config, stored).api,
    ...(timeLimitMs === undefined ? {} : { timeLimitMs }),
    learned(api) {
      const how = api === 'responses' ? 'the Responses API' : 'chat completions, because it lacks the Responses API';
      site.log.info({ api }, `the server of the model is asked by ${how}`);
      void site.db
        .atomic(function* (q) {
          yield* repo.writeHealth(q, { ...healthFor(config, yield* repo.readHealth(q)), api });
        })
        .catch((err: unknown) => site.log.error({ err }, 'the API of the model could not be stored'));
    },
  });
}

interface ComposerTools {
  site: Site;
  config: ModelConfig;
  checker: ScriptureChecker;
  client: ModelClient;
}

/**
 * Writes an entry; null where the library is to write it at once: without the member's consent, after signs of crisis
 * (rules.md G6), when a cap is reached, or when the model declined or broke the rules twice.
 * @throws {ModelError | ComposerRests} where another try may succeed.
 */
async function write(tools: ComposerTools, request: GuidanceRequest): Promise<Draft | null> {
  const { site } = tools;
  const context = await site.db.snapshot((q) => readContext(q, request, site.clock.now()));
  if (!context) return null;
  const { prompt, expected } = context;
  try {
    const written = await askUpToTwice(tools, request, prompt, expected);
    if (!written) return null;
    if (!(await mayAsk(tools, request))) return null;
    const draft = await toDraft(tools, request, prompt, written);
    await recordSuccess(site, tools.config);
    return draft;
  } catch (error) {
    if (error instanceof ModelError && FINAL.includes(error.code)) {
      site.log.warn({ code: error.code }, 'the library writes instead of the model');
      return null;
    }
    throw error;
  }
}

function* readContext(q: Parameters<typeof repo.readMember>[0], request: GuidanceRequest, now: number) {
  const { userId, contentType, localDate } = request;
  const member = yield* repo.readMember(q, userId);
  if (!member?.modelConsent) return null;
  // The library knows which of its entries urge contact; nobody knows it of what a model writes (rules.md G6).
  if (yield* avoidsReconciling(q, userId, now)) return null;
  const allGoals = yield* readGoals(q, userId);
  const goals = allGoals.filter(({ isCompleted }) => !isCompleted).map(({ title }) => title);
  const memberTexts = [
    member.philosophy ?? '',
    ...allGoals.flatMap(({ title, description }) => [title, description ?? '']),
  ];
  if (memberTexts.some((text) => findCareSigns(text).length > 0)) return null;
  const concept = conceptOfDay(localDate);
  const recentTitles = yield* repo.readTitles(q, userId, RECENT_TITLES, false);
  const turn = yield* repo.countEntries(q, userId, contentType);
  const prompt: PromptContext = {
    concept,
    contentType,
    // Another area each time, in turn. Each type begins with another one, because the types take turns too.
    focus:
      member.challenges[(turn + CONTENT_TYPES.indexOf(contentType)) % Math.max(1, member.challenges.length)] ?? null,
    challenges: member.challenges,
    philosophy: member.philosophy && mayGoToModel(member.philosophy) ? member.philosophy : null,
    goals: goals.filter(mayGoToModel),
    satisfaction: member.satisfaction,
    recentTitles,
    helpfulTitles: yield* repo.readTitles(q, userId, HELPFUL_TITLES, true),
    quotes: contentType === 'reflection' ? quotesFor(concept, turn) : {},
  };
  const expected: Expected = {
    ...{ contentType, quotes: Object.keys(prompt.quotes), recentTitles, memberTexts },
  };
  return { prompt, expected };
}

interface Written {
  output: GuidanceOutput;
  reply: ModelReply;
}

/** Returns whether a model may still write for the member. */
async function mayAsk({ site }: ComposerTools, request: GuidanceRequest): Promise<boolean> {
  return (await site.db.snapshot((q) => readContext(q, request, site.clock.now()))) !== null;
}

/**
 * Asks for an entry, and a second time when the first answer breaks a rule; null when a cap is reached or consent was
 * withdrawn.
 */
async function askUpToTwice(
  tools: ComposerTools,
  request: GuidanceRequest,
  prompt: PromptContext,
  expected: Expected,
): Promise<Written | null> {
  const turns: Turn[] = [{ role: 'user', content: buildRequest(prompt) }];
  let reasons: string[] = [];
  for (let tries = 0; tries < 2; tries += 1) {
    // The member may have withdrawn their consent while the first answer came.
    if (tries > 0 && !(await mayAsk(tools, request))) return null;
    const reply = await ask(tools, request, prompt, turns);
    if (!reply) return null;
    const checked = await checkAnswer(reply.text, expected, tools.checker);
    reasons = checked.reasons;
    if (checked.output && reasons.length === 0) return { output: checked.output, reply };
    turns.push(
      { role: 'assistant', content: reply.text.slice(0, 10_000) },
      { role: 'user', content: buildRepair(reasons) },
    );
  }
  const error = new ModelError('rejected', `${reasons.length} rules broken after a repair`);
  await recordFailure(tools.site, tools.config, error, null);
  throw error;
}

/** Makes one call within the caps and stores what it used; null when a cap is reached. */
async function ask(
  tools: ComposerTools,
  { userId, localDate, isDev }: GuidanceRequest,
  prompt: PromptContext,
  turns: Turn[],
): Promise<ModelReply | null> {
  const { site, config, client } = tools;
  const request = {
    instructions: buildInstructions(prompt.contentType),
    turns,
    schema: jsonSchemaOf(prompt.contentType),
  };
  // Chat completions get the schema twice, so theirs is the longer body of the two calls.
  const promptBytes = Buffer.byteLength(JSON.stringify(toChatBody(config.model, request)));
  const admission = await admitCall(site, config, { userId, localDate, isDev }, promptBytes);
  if (admission.kind === 'cap_reached') {
    site.log.warn({ cap: admission.cap }, 'the library writes because a cap of the model is reached');
    return null;
  }
  if (admission.kind === 'resting')
    throw new ComposerRests(`the model rests until ${new Date(admission.until).toISOString()}`);
  try {
    const reply = await client.ask(request, site.providerAbort.signal);
    await settleAnswer(site, config, admission.reservation, reply.usage);
    return reply;
  } catch (error) {
    // A call that a shutdown ended says nothing about the server.
    if (error instanceof ModelError && !site.providerAbort.signal.aborted)
      await recordFailure(site, config, error, admission.reservation);
    throw error;
  }
}

/** Puts the words of the verse and of the quotation into an answer (rules.md G1, G2). */
async function toDraft(
  { site, config }: ComposerTools,
  { userId, contentType, isDev }: GuidanceRequest,
  prompt: PromptContext,
  { output, reply }: Written,
): Promise<Draft> {
  const { scripture, quote: quoteId = null, ...fields } = { quote: null, ...output };
  const passage = await site.db.snapshot((q) => quoteToMember(q, userId, scripture));
  const quote = quoteId === null ? null : QUOTES[quoteId];
  return {
    ...fields,
    ...passage,
    contentType,
    isDev,
    concept: prompt.concept,
    challenges: prompt.focus ? [prompt.focus] : [],
    chosenBecause: prompt.focus ? 'challenge' : null,
    chosenFor: prompt.focus,
    historicalQuote: quote ? formatQuote(quote) : null,
    responseId: reply.responseId,
    writtenBy: `${config.model}, ${PROMPT_VERSION}`,
  };
}
