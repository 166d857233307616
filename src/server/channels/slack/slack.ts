import { message } from '../../../shared/messages/catalogue.ts';
import { DAY_MS } from '../../../shared/schedule/durations.ts';
import type { ChannelDefinition, ChannelTools, OpenChannel } from '../channel.ts';
import { failed, sent } from '../send-result.ts';
import { composeBlocks, type SlackMessage, type SlackText } from './blocks.ts';
import { checkSlack } from './check.ts';
import { channelOf, readTokenOf } from './place.ts';
import { createPresses } from './presses.ts';
import { checkSlackSettings, type SlackEnv, slackSettings } from './settings.ts';
import { REDIRECT_PATH } from './sign-in.ts';
import { MESSAGES_TAB_OFF, resultOfFailure, TOKEN_GONE } from './slack-errors.ts';
import { API_URL, loadSlack, openSlackApi } from './web-api.ts';
import { createEvents } from './webhooks.ts';
import { createWorkspaces } from './workspaces.ts';

interface RenderedPost {
  channel: string;
  /** Encrypted; null where the site's own token is used. */
  sealedToken: string | null;
  post: SlackText;
}

/** Messages in a Slack channel, or direct ones (rules.md C32; decisions.md D27). */
export const slack: ChannelDefinition<RenderedPost, SlackMessage['kind'], typeof slackSettings> = {
  settings: slackSettings,
  checkSettings: checkSlackSettings,
  missing: (env) => (isSetUp(env) ? null : message('method_not_set_up', { method: 'slack' })),
  needs: [['SLACK_BOT_TOKEN', 'SLACK_CLIENT_ID']],
  carries: ['guidance', 'test'],
  alarms: [TOKEN_GONE, MESSAGES_TAB_OFF].map((code) => ({ code, messages: 1, withinMs: DAY_MS })),
  redirectPath: REDIRECT_PATH,
  render: (message, env) => ({
    channel: channelOf(message.to.address),
    sealedToken: message.to.secrets?.token ?? null,
    post: composeBlocks(message, { appName: env.APP_NAME, takesPresses: env.SLACK_SIGNING_SECRET !== undefined }),
  }),
  open: openSlack,
};

function isSetUp({ SLACK_BOT_TOKEN, SLACK_CLIENT_ID }: SlackEnv): boolean {
  return SLACK_BOT_TOKEN !== undefined || SLACK_CLIENT_ID !== undefined;
}

function openSlack({ env, keys }: ChannelTools<SlackEnv>): OpenChannel<RenderedPost> {
  const secret = env.SLACK_SIGNING_SECRET;
  const api = openSlackApi(env.SLACK_API_URL);
  return {
    async send({ channel, sealedToken, post }, _id, signal) {
      const token = readTokenOf(keys, sealedToken, env.SLACK_BOT_TOKEN);
      // Either the site's token was removed, or the current keys cannot decrypt this one. Both are errors of the site, so the
      // address stays: Slack has refused nothing, and a key or a token that is set again mends it. Until then the member's
      // row offers to connect again.
      if (token === null) return failed(TOKEN_GONE);
      try {
        const answer = await api.call<{ ts?: unknown }>(
          token,
          (client) =>
            client.chat.postMessage({ channel, ...post, parse: 'none', unfurl_links: false, unfurl_media: false }),
          { signal },
        );
        // A response without the message's id is incomplete.
        return typeof answer.ts === 'string'
          ? sent(`${channel}:${answer.ts}`)
          : { kind: 'unknown', code: 'slack_no_answer' };
      } catch (error) {
        return resultOfFailure(error, sealedToken === null);
      }
    },
    ...(secret ? { webhooks: [createEvents(secret), createPresses(secret, env.SLACK_API_URL)] } : {}),
    load: loadSlack,
    apiUrl: env.SLACK_API_URL ?? API_URL,
    workspaces: createWorkspaces(api, env, keys),
    check: (signal) => checkSlack(api, env, signal),
    async close() {},
  };
}
