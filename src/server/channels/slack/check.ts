import { message } from '../../../shared/messages/catalogue.ts';
import { randomToken } from '../../lib/secrets.ts';
import { broken, type Finding, inconclusive, refusedCheck, works } from '../channel-check.ts';
import type { SlackEnv } from './settings.ts';
import { SLACK_SCOPES } from './sign-in.ts';
import { isTokenRefused } from './slack-errors.ts';
import { type SlackApi, SlackApiError } from './web-api.ts';

/** With a token for the whole site, members are found by their mail address. */
const SITE_SCOPES = [...SLACK_SCOPES, 'users:read.email'];

interface Identity {
  team?: string;
  user?: string;
  response_metadata?: { scopes?: string[] };
}

/** Asks Slack about the site's token (https://docs.slack.dev/reference/methods/auth.test), or about its app. */
export async function checkSlack(api: SlackApi, env: SlackEnv, signal?: AbortSignal): Promise<Finding[]> {
  return env.SLACK_BOT_TOKEN === undefined
    ? [await checkApp(api, env, signal)]
    : checkToken(api, env.SLACK_BOT_TOKEN, signal);
}

async function checkToken(api: SlackApi, token: string, signal?: AbortSignal): Promise<Finding[]> {
  try {
    const identity = await api.call<Identity>(token, (client) => client.auth.test(), { signal });
    const { team: workspace, user: app, response_metadata: { scopes } = {} } = identity;
    if (!workspace || !app) return [inconclusive('Slack', 'no_answer')];
    const lacking = scopes ? SITE_SCOPES.filter((scope) => !scopes.includes(scope)) : [];
    return [
      works(message('slack_check_token_works', { app, workspace })),
      ...(lacking.length ? [broken(message('slack_check_scopes_missing', { scopes: lacking.join(', ') }))] : []),
    ];
  } catch (error) {
    return [findingOf(error, (code) => isTokenRefused(code) && message('slack_check_token_refused', { code }))];
  }
}

/**
 * Asks Slack to exchange a code that it never gave. Slack judges the app before the code, so `invalid_code` says that the
 * ID and the secret are right (https://docs.slack.dev/reference/methods/oauth.v2.access#errors).
 */
async function checkApp(api: SlackApi, env: SlackEnv, signal?: AbortSignal): Promise<Finding> {
  const { SLACK_CLIENT_ID: client_id = '', SLACK_CLIENT_SECRET: client_secret = '' } = env;
  const knows = works(message('slack_check_app_works'));
  try {
    const asked = { client_id, client_secret, code: randomToken() };
    await api.call(undefined, (client) => client.oauth.v2.access(asked), { signal });
    return knows;
  } catch (error) {
    const code = error instanceof SlackApiError && error.failure.kind === 'refused' ? error.failure.error : null;
    if (code === 'invalid_code') return knows;
    return findingOf(error, (refused) => {
      if (refused === 'invalid_client_id') return message('slack_check_client_unknown');
      return refused === 'bad_client_secret' && message('slack_check_client_secret');
    });
  }
}

function findingOf(error: unknown, explain: (code: string) => ReturnType<typeof message> | false): Finding {
  if (!(error instanceof SlackApiError)) throw error;
  const { failure } = error;
  switch (failure.kind) {
    case 'refused': {
      const said = explain(failure.error);
      return said ? broken(said) : refusedCheck('Slack', failure.error);
    }
    case 'limited':
      return inconclusive('Slack', 'busy');
    case 'status':
      return failure.status === 429 ? inconclusive('Slack', 'busy') : inconclusive('Slack', 'no_answer');
    default:
      return inconclusive('Slack', failure.kind);
  }
}
