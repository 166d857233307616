import type { Keys } from '../../lib/secrets.ts';
import { WorkspaceError, type Workspaces } from '../workspaces.ts';
import { sealToken } from './place.ts';
import type { SlackEnv } from './settings.ts';
import type { WorkspaceCall } from './workspace-call.ts';

/**
 * The scopes that the app asks for, and no others (rules.md C32): to post, to open the direct message with the member,
 * and to read the names of the public channels it was added to.
 */
export const SLACK_SCOPES = ['chat:write', 'im:write', 'channels:read'] as const;

/** The path that Slack redirects the browser to (https://docs.slack.dev/authentication/installing-with-oauth). */
export const REDIRECT_PATH = '/webhooks/slack/oauth';

interface OauthAnswer {
  access_token?: unknown;
  expires_in?: unknown;
  token_type?: unknown;
  scope?: unknown;
  team?: { id?: unknown; name?: unknown } | null;
  authed_user?: { id?: unknown };
}

/** The calls with which a member signs in to a workspace, or is found in the site's one. */
type SignIn = Pick<Workspaces, 'authorizeUrl' | 'exchange' | 'siteAccess'>;

/** Signs members in (https://docs.slack.dev/authentication/installing-with-oauth). */
export function createSignIn(call: WorkspaceCall, env: SlackEnv, keys: Keys): SignIn {
  const { SLACK_CLIENT_ID = '', SLACK_CLIENT_SECRET = '', SLACK_BOT_TOKEN, SLACK_API_URL, publicUrl } = env;
  const redirectUri = `${publicUrl}${REDIRECT_PATH}`;
  return {
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
      const user = email === null ? null : await findUser(call, SLACK_BOT_TOKEN, email);
      return { team: site.team_id ?? '', workspace: site.team ?? '', user, sealedToken: null };
    },
  };
}

async function findUser(call: WorkspaceCall, token: string | undefined, email: string): Promise<string> {
  try {
    const { user } = await call<{ user?: { id?: string } }>(token, (client) => client.users.lookupByEmail({ email }));
    if (user?.id) return user.id;
  } catch (error) {
    if (!(error instanceof WorkspaceError) || error.code !== 'users_not_found') throw error;
  }
  throw new WorkspaceError('user_unknown', 'users_not_found');
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
