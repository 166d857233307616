import { randomBytes } from 'node:crypto';
import { recordArrival } from './arrivals.ts';
import { areValid } from './slack-buttons-double.ts';
import type { Arguments, Consent, PostedBlock, PostedMessage, SlackPerson, SlackServer } from './slack-double.ts';

/** The app of the double, as configured at api.slack.com. */
export const SLACK_APP = {
  clientId: '1234567890.987654321',
  clientSecret: 'the-client-secret-of-the-tests',
  signingSecret: 'the-signing-secret-of-the-tests',
} as const;

/** The JSON of an answer. */
export type Answer = Record<string, unknown>;

/** The scopes that a method needs (the "Scopes" of its page). */
const SCOPES: Record<string, string> = {
  'chat.postMessage': 'chat:write',
  'chat.postEphemeral': 'chat:write',
  'chat.update': 'chat:write',
  'conversations.open': 'im:write',
  'users.conversations': 'channels:read',
  'users.lookupByEmail': 'users:read.email',
};
const SITE_SCOPES = ['chat:write', 'im:write', 'channels:read', 'users:read', 'users:read.email'];

/** The bot token of a site with one workspace for all members. */
export const SITE_TOKEN = 'xoxb-the-token-of-the-whole-site';

const MAX_PAGE_SIZE = 2;

/** The double's one workspace: its people, channels, tokens and messages, without the connection to it. */
export interface SlackWorkspace
  extends Pick<
    SlackServer,
    'team' | 'ruth' | 'naomi' | 'posted' | 'token' | 'addChannel' | 'setChannel' | 'consent' | 'grantSite' | 'endToken'
  > {
  /** Runs a method with a token, or with none, and returns what Slack answers. */
  call(method: string, args: Arguments, bearer: string | null): Answer;
  /** Returns the scopes of a token. */
  scopesOf(bearer: string): readonly string[];
}

/** Creates a workspace with two people and no channels. */
export function createSlackWorkspace(): SlackWorkspace {
  const team = { id: 'T0HESED', name: 'Grace Church' };
  const ruth = { id: 'U0RUTH', name: 'ruth', email: 'ruth@parish.example' };
  const naomi = { id: 'U0NAOMI', name: 'naomi', email: 'naomi@parish.example' };
  const people: SlackPerson[] = [ruth, naomi];
  const posted: PostedMessage[] = [];
  const channels = new Map<string, { id: string; name: string; state: 'joined' | 'left' | 'archived' | 'deleted' }>();
  const codes = new Map<string, { person: SlackPerson; redirectUri: string; scopes: string[] }>();
  let token: string | null = null;
  let granted: string[] = [];
  let ended: string | null = null;
  let siteScopes = SITE_SCOPES;

  const scopesOf = (bearer: string) => (bearer === SITE_TOKEN ? siteScopes : granted);

  function refusalOf(method: string, bearer: string | null): Answer | null {
    if (bearer === null) return refuse('not_authed');
    if (ended) return refuse(ended);
    if (bearer !== SITE_TOKEN && bearer !== token) return refuse('invalid_auth');
    const needed = SCOPES[method];
    const provided = scopesOf(bearer);
    if (needed && !provided.includes(needed)) return refuse('missing_scope', { needed, provided: provided.join(',') });
    return null;
  }

  /** Returns the reason why a message cannot be posted (reference/methods/chat.postMessage#errors). */
  function findPostError({ channel = '', text = '', blocks = '[]' }: Arguments): string | null {
    const isDirect = channel.startsWith('D');
    const known = channels.get(channel);
    if (isDirect ? !people.some(({ id }) => channel === directOf(id)) : !known || known.state === 'deleted')
      return 'channel_not_found';
    if (known?.state === 'archived') return 'is_archived';
    if (known?.state === 'left') return 'not_in_channel';
    if (text === '' && blocks === '[]') return 'no_text';
    if (text.length > 40_000) return 'msg_too_long';
    const read = JSON.parse(blocks) as PostedBlock[];
    return areValid(read) ? null : 'invalid_blocks';
  }

  const methods: Record<string, (args: Arguments) => Answer> = {
    'auth.test': () =>
      ok({ url: 'https://grace.slack.com/', team: team.name, user: 'hesed', team_id: team.id, user_id: 'U0BOT' }),
    'auth.revoke': () => {
      token = null;
      ended = 'token_revoked';
      return ok({ revoked: true });
    },
    'chat.postMessage': (args) => {
      const error = findPostError(args);
      if (error) return refuse(error);
      const ts = `${1_800_000_000 + posted.length}.000100`;
      const { channel = '', text = '', blocks = '[]', ...others } = args;
      posted.push(recordArrival({ ...others, channel, text, blocks: JSON.parse(blocks), ts }));
      return ok({ channel, ts, message: { text, ts, type: 'message', bot_id: 'B0BOT' } });
    },
    'conversations.open': ({ users = '' }) => {
      if (!people.some(({ id }) => id === users)) return refuse('user_not_found');
      return ok({ channel: { id: directOf(users) } });
    },
    'users.conversations': ({ cursor = '' }) => {
      const from = Number(cursor || 0);
      const own = [...channels.values()].filter(({ state }) => state === 'joined');
      const next = from + MAX_PAGE_SIZE < own.length ? String(from + MAX_PAGE_SIZE) : '';
      const page = own.slice(from, from + MAX_PAGE_SIZE).map(({ id, name }) => ({ id, name, is_channel: true }));
      return ok({ channels: page, response_metadata: { next_cursor: next } });
    },
    'users.lookupByEmail': ({ email }) => {
      const user = people.find((person) => person.email === email);
      return user ? ok({ user: { id: user.id, name: user.name } }) : refuse('users_not_found');
    },
  };

  /** The errors of https://docs.slack.dev/reference/methods/oauth.v2.access. */
  function exchange({ client_id, client_secret, code = '', redirect_uri }: Arguments): Answer {
    if (client_id !== SLACK_APP.clientId) return refuse('invalid_client_id');
    if (client_secret !== SLACK_APP.clientSecret) return refuse('bad_client_secret');
    const grant = codes.get(code);
    codes.delete(code);
    if (!grant) return refuse('invalid_code');
    if (grant.redirectUri !== redirect_uri) return refuse('bad_redirect_uri');
    // The app has one bot token in a workspace, whoever installs it.
    token ??= `xoxb-${randomBytes(12).toString('hex')}`;
    granted = grant.scopes;
    ended = null;
    return ok({
      access_token: token,
      token_type: 'bot',
      scope: grant.scopes.join(','),
      bot_user_id: 'U0BOT',
      app_id: 'A0HESED',
      team,
      enterprise: null,
      authed_user: { id: grant.person.id },
      is_enterprise_install: false,
    });
  }

  /** Returns the address to which Slack redirects the browser after the person pressed Allow or Cancel. */
  function consent(authorizeUrl: string, person: SlackPerson, answer: Consent = 'allow'): URL {
    const { searchParams: asked } = new URL(authorizeUrl);
    if (asked.get('client_id') !== SLACK_APP.clientId) throw new Error('Slack knows no such app');
    const redirectUri = asked.get('redirect_uri') ?? '';
    const back = new URL(redirectUri);
    back.searchParams.set('state', asked.get('state') ?? '');
    if (answer === 'deny') {
      back.searchParams.set('error', 'access_denied');
      return back;
    }
    const code = randomBytes(12).toString('hex');
    codes.set(code, { person, redirectUri, scopes: (asked.get('scope') ?? '').split(',') });
    back.searchParams.set('code', code);
    return back;
  }

  return {
    ...{ team, ruth, naomi, posted, consent, scopesOf },
    get token() {
      return token;
    },
    call(method, args, bearer) {
      if (method === 'oauth.v2.access') return exchange(args);
      return refusalOf(method, bearer) ?? methods[method]?.(args) ?? refuse('unknown_method');
    },
    addChannel(name, joined) {
      const id = `C0${name.toUpperCase().replace(/\W/g, '')}`;
      channels.set(id, { id, name, state: joined ? 'joined' : 'left' });
      return id;
    },
    setChannel(id, state) {
      const channel = channels.get(id);
      if (channel) channel.state = state;
    },
    grantSite(scopes) {
      siteScopes = scopes;
    },
    endToken(error) {
      ended = error;
    },
  };
}

function ok(fields: Answer = {}): Answer {
  return { ok: true, ...fields };
}

/** Returns the answer of a refused call. */
export function refuse(error: string, more: Answer = {}): Answer {
  return { ok: false, error, ...more };
}

/** Returns the id of the direct message between the app and a person. */
function directOf(userId: string): string {
  return userId.replace(/^U/, 'D');
}
