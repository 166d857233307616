import type { Keys } from '../../lib/secrets.ts';
import {
  type Place,
  type WorkspaceAccess,
  type WorkspaceChannel,
  WorkspaceError,
  type Workspaces,
} from '../workspaces.ts';
import { addressOf, readTokenOf, sealToken, teamOf } from './place.ts';
import type { SlackEnv } from './settings.ts';
import { causeOf, isTokenRefused, TOKEN_GONE } from './slack-errors.ts';
import { type SlackApi, SlackApiError } from './web-api.ts';

/**
 * The scopes that the app asks for, and no others (rules.md C32): to post, to open the direct message with the member,
 * and to read the names of the public channels it was added to.
 */
export const SLACK_SCOPES = ['chat:write', 'im:write', 'channels:read'] as const;

/** The path that Slack redirects the browser to (https://docs.slack.dev/authentication/installing-with-oauth). */
export const REDIRECT_PATH = '/webhooks/slack/oauth';

/** The time-out of these calls, in milliseconds. A member waits for them. */
const TIMEOUT_MS = 8_000;
const PAGE = 200;
const MOST_PAGES = 10;

interface OauthAnswer {
  access_token?: unknown;
  expires_in?: unknown;
  token_type?: unknown;
  scope?: unknown;
  team?: { id?: unknown; name?: unknown } | null;
  authed_user?: { id?: unknown };
}

interface ListAnswer {
  channels?: { id?: string; name?: string }[];
  response_metadata?: { next_cursor?: string };
}

/** Connects workspaces of Slack (https://docs.slack.dev/authentication/installing-with-oauth; decisions.md D27). */
export function createWorkspaces(api: SlackApi, env: SlackEnv, keys: Keys): Workspaces {
  const { SLACK_CLIENT_ID = '', SLACK_CLIENT_SECRET = '', SLACK_BOT_TOKEN, SLACK_API_URL, publicUrl } = env;
  const redirectUri = `${publicUrl}${REDIRECT_PATH}`;

  async function call<Result extends object>(
    token: string | undefined,
    make: Parameters<SlackApi['call']>[1],
  ): Promise<Result> {
    try {
      return await api.call<Result>(token, make, { timeoutMs: TIMEOUT_MS });
    } catch (error) {
      throw asWorkspaceError(error);
    }
  }

  function readToken(access: WorkspaceAccess | null): string | undefined {
    const token = readTokenOf(keys, access?.sealedToken ?? null, SLACK_BOT_TOKEN);
    if (token === null && access !== null && access.sealedToken !== null)
      throw new WorkspaceError('token_refused', 'token_unreadable');
    return token ?? undefined;
  }

  return {
    ofSite: SLACK_BOT_TOKEN !== undefined,

    authorizeUrl(state) {
      // A double or a proxy of the Web API also serves the page.
      const url = new URL('/oauth/v2/authorize', SLACK_API_URL ?? 'https://slack.com');
      url.search = new URLSearchParams({
        client_id: SLACK_CLIENT_ID,
        scope: SLACK_SCOPES.join(','),
        redirect_uri: redirectUri,
        state,
      }).toString();
      return url.href;
    },

    async exchange(code) {
      const answer = await call<OauthAnswer>(undefined, (client) =>
        client.oauth.v2.access({
          client_id: SLACK_CLIENT_ID,
          client_secret: SLACK_CLIENT_SECRET,
          code,
          redirect_uri: redirectUri,
        }),
      );
      return accessIn(answer, keys);
    },

    async siteAccess(email) {
      const site = await call<{ team_id?: string; team?: string }>(SLACK_BOT_TOKEN, (client) => client.auth.test());
      const user = email === null ? null : await findUser(email);
      return { team: site.team_id ?? '', workspace: site.team ?? '', user, sealedToken: null };
    },

    addressStart: ({ team }) => addressOf(team, ''),

    accessOf({ address, details, secrets }) {
      const { workspace, user } = details as Partial<Place['details']>;
      const { token } = secrets as { token?: string | null };
      return { team: teamOf(address), workspace: workspace ?? '', user: user ?? null, sealedToken: token ?? null };
    },

    async openDirect(access) {
      const { user } = access;
      if (user === null) throw new WorkspaceError('user_unknown', 'no_user');
      const { channel } = await call<{ channel?: { id?: string } }>(readToken(access), (client) =>
        client.conversations.open({ users: user }),
      );
      if (!channel?.id) throw new WorkspaceError('not_reached', 'no_channel');
      return place(access, { id: channel.id, name: null });
    },

    async listChannels(access) {
      const token = readToken(access);
      const found: WorkspaceChannel[] = [];
      let cursor: string | undefined;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const answer = await call<ListAnswer>(token, (client) =>
          client.users.conversations({
            types: 'public_channel',
            exclude_archived: true,
            limit: PAGE,
            ...(cursor && { cursor }),
          }),
        );
        for (const { id, name } of answer.channels ?? []) if (id && name) found.push({ id, name });
        cursor = answer.response_metadata?.next_cursor;
        if (!cursor) break;
      }
      return found.sort((a, b) => a.name.localeCompare(b.name));
    },

    causeOf,
    problemOf: ({ sealedToken }) => (readTokenOf(keys, sealedToken, SLACK_BOT_TOKEN) === null ? TOKEN_GONE : null),
    placeIn: place,

    async identify(access) {
      const { team = '', user = '' } = await call<{ team?: string; user?: string }>(readToken(access), (client) =>
        client.auth.test(),
      );
      return { workspace: team, app: user };
    },

    async revoke(access) {
      await call(readToken(access), (client) => client.auth.revoke());
    },
  };

  async function findUser(email: string): Promise<string> {
    try {
      const { user } = await call<{ user?: { id?: string } }>(SLACK_BOT_TOKEN, (client) =>
        client.users.lookupByEmail({ email }),
      );
      if (user?.id) return user.id;
    } catch (error) {
      if (!(error instanceof WorkspaceError) || error.code !== 'users_not_found') throw error;
    }
    throw new WorkspaceError('user_unknown', 'users_not_found');
  }
}

function place(
  { team, workspace, user, sealedToken }: WorkspaceAccess,
  { id, name }: { id: string; name: string | null },
): Place {
  return {
    address: addressOf(team, id),
    details: { workspace, channelName: name, user },
    secrets: sealedToken === null ? {} : { token: sealedToken },
  };
}

/**
 * Reads the response of https://docs.slack.dev/reference/methods/oauth.v2.access: a token of the bot that does not
 * expire.
 */
function accessIn({ access_token, expires_in, token_type, scope, team, authed_user }: OauthAnswer, keys: Keys) {
  const granted = typeof scope === 'string' ? scope.split(',') : [];
  if (typeof access_token !== 'string' || token_type !== 'bot') throw new WorkspaceError('refused', 'no_bot_token');
  // The site would have to renew an expiring token every 12 hours.
  if (expires_in !== undefined) throw new WorkspaceError('refused', 'token_rotation');
  if (!SLACK_SCOPES.every((each) => granted.includes(each))) throw new WorkspaceError('refused', 'missing_scope');
  // A token for a whole organisation names no workspace.
  if (typeof team?.id !== 'string' || typeof authed_user?.id !== 'string')
    throw new WorkspaceError('refused', 'no_workspace');
  const workspace = typeof team.name === 'string' ? team.name : team.id;
  return { team: team.id, workspace, user: authed_user.id, sealedToken: sealToken(keys, access_token) };
}

function asWorkspaceError(error: unknown): WorkspaceError {
  if (!(error instanceof SlackApiError)) throw error;
  const { failure } = error;
  if (failure.kind !== 'refused') return new WorkspaceError('not_reached', failure.kind);
  return new WorkspaceError(isTokenRefused(failure.error) ? 'token_refused' : 'refused', failure.error);
}
