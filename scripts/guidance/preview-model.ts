import { checkAnswer } from '../../src/server/domains/guidance/model/check-output.ts';
import { jsonSchemaOf } from '../../src/server/domains/guidance/model/guidance-output.ts';
import { healthFor } from '../../src/server/domains/guidance/model/health.ts';
import {
  createModelClient,
  type ModelApi,
  type ModelRequest,
  toChatBody,
  toResponsesBody,
} from '../../src/server/domains/guidance/model/model-client.ts';
import { buildInstructions, buildRequest, PROMPT_VERSION } from '../../src/server/domains/guidance/model/prompt.ts';
import { quotesFor } from '../../src/server/domains/guidance/model/quotes-for.ts';
import { readHealth } from '../../src/server/domains/guidance/model/repo.ts';
import { costOf } from '../../src/server/domains/guidance/model/usage.ts';
import { type ModelConfig, readModelConfig } from '../../src/server/lib/settings/model-settings.ts';
import { createScriptureChecker, type ScriptureChecker } from '../../src/server/scripture/verify/checker.ts';
import { readEnv } from '../../src/server/site/env.ts';
import { closeSite } from '../../src/server/site/open-site.ts';
import { findCareSigns, mayGoToModel } from '../../src/shared/guidance/care/find-care-signs.ts';
import { conceptOfDay } from '../../src/shared/guidance/concepts.ts';
import type { ContentType } from '../../src/shared/guidance/content-types.ts';
import { hasSite, openExisting } from '../commands/open-existing.ts';

/** A made-up member, and the requested entry. */
interface ModelPreview {
  localDate: string;
  contentType: ContentType;
  challenges: readonly string[];
  satisfaction: number;
  /** The member's words about friendship; null where they wrote nothing. */
  philosophy: string | null;
  /** Prints the request and sends nothing. */
  dry: boolean;
}

/** Where a preview is printed, and what checks the verses in an answer; without it the preview makes its own checker. */
export interface PreviewTools {
  print: (text: string) => void;
  checker?: ScriptureChecker;
}

/**
 * Shows how the site's model writes for a made-up member: what leaves the machine, the answer, what the checks find, and
 * what it cost. Uses the settings of the environment and of administrators. Counts for no budget.
 * @throws when the site has no model, when the text may not be sent (rules.md G6), and when the call fails.
 */
export async function previewWithModel(preview: ModelPreview, tools: PreviewTools): Promise<void> {
  const print = (title: string, text: string) => tools.print(`\n# ${title}${text ? `\n${text}` : ''}`);
  const { config, api } = await readModel();
  if (!config) throw new Error('This site has no model: set OPENAI_API_KEY (docs/guidance.md).');
  const { philosophy } = preview;
  if (philosophy && findCareSigns(philosophy).length > 0)
    throw new Error('The text shows a sign of crisis. Nothing would be sent for this member; the library writes.');
  const request = requestFor(preview);
  print(`Instructions ${PROMPT_VERSION}, ${config.model} at ${config.baseUrl}`, '');
  if (philosophy && !mayGoToModel(philosophy)) print('Left out', 'What they wrote is not in English.');
  const bodies = {
    responses: JSON.stringify(toResponsesBody(config.model, request), null, 2),
    chat_completions: JSON.stringify(toChatBody(config.model, request), null, 2),
  };
  print('This leaves the machine', bodies[api ?? 'responses']);
  if (preview.dry) {
    if (api === null) print('And this, where the server lacks the Responses API', bodies.chat_completions);
    return print('Nothing was sent', '');
  }
  const client = createModelClient(config, {
    api,
    learned: (found) =>
      found === 'chat_completions' && print('The server lacks the Responses API, so this left too', bodies[found]),
  });
  const { text, usage } = await client.ask(request, new AbortController().signal);
  print('The answer', text);
  const findings = await findErrors(text, preview, tools);
  print('What the checks found', findings.length ? findings.map((each) => `- ${each}`).join('\n') : 'Nothing.');
  const { inputTokens, outputTokens } = usage;
  const dollars = (costOf(config, usage) / 1_000_000).toFixed(6);
  print('What it cost', `${inputTokens} tokens read, ${outputTokens} written, $${dollars}`);
}

/**
 * Reads the model of the site in the data folder, and the API that its server is known to take. Without a site there, the
 * model of the environment alone.
 */
async function readModel(): Promise<{ config: ModelConfig | null; api: ModelApi | null }> {
  if (!hasSite()) return { config: readModelConfig(readEnv(process.env)), api: null };
  const site = await openExisting();
  try {
    const config = readModelConfig(site.env);
    const stored = await site.db.snapshot(readHealth);
    return { config, api: config && healthFor(config, stored).api };
  } finally {
    await closeSite(site);
  }
}

function requestFor({ localDate, contentType, challenges, satisfaction, philosophy }: ModelPreview): ModelRequest {
  const concept = conceptOfDay(localDate);
  const content = buildRequest({
    concept,
    contentType,
    focus: challenges[0] ?? null,
    challenges,
    philosophy: philosophy && mayGoToModel(philosophy) ? philosophy : null,
    goals: [],
    satisfaction,
    recentTitles: [],
    helpfulTitles: [],
    quotes: offered({ localDate, contentType }),
  });
  return {
    instructions: buildInstructions(contentType),
    turns: [{ role: 'user', content }],
    schema: jsonSchemaOf(contentType),
  };
}

const offered = ({ localDate, contentType }: Pick<ModelPreview, 'localDate' | 'contentType'>) =>
  contentType === 'reflection' ? quotesFor(conceptOfDay(localDate), 0) : {};

/** Returns what the site's checks find in an answer. */
async function findErrors(
  text: string,
  { contentType, philosophy, localDate }: ModelPreview,
  { checker = createScriptureChecker() }: PreviewTools,
): Promise<readonly string[]> {
  const quotes = Object.keys(offered({ localDate, contentType }));
  const memberTexts = philosophy ? [philosophy] : [];
  try {
    return (await checkAnswer(text, { contentType, quotes, recentTitles: [], memberTexts }, checker)).reasons;
  } finally {
    await checker.close();
  }
}
