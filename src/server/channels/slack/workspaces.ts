import type { Keys } from '../../lib/secrets.ts';
import { type WorkspaceAccess, type WorkspaceChannel, WorkspaceError, type Workspaces } from '../workspaces.ts';
import { accessOf, addressOf, placeIn, readTokenOf } from './place.ts';
import type { SlackEnv } from './settings.ts';
import { createSignIn } from './sign-in.ts';
import { causeOf, TOKEN_GONE } from './slack-errors.ts';
import type { SlackApi } from './web-api.ts';
import { createWorkspaceCall, type WorkspaceCall } from './workspace-call.ts';

const PAGE = 200;
const MAX_PAGES = 10;

interface ListAnswer {
  channels?: { id?: string; name?: string }[];
  response_metadata?: { next_cursor?: string };
}

/** Returns the token of a workspace, or undefined where it has none. */
type ReadToken = (access: WorkspaceAccess | null) => string | undefined;

/** Connects workspaces of Slack (https://docs.slack.dev/authentication/installing-with-oauth; decisions.md D27). */
export function createWorkspaces(api: SlackApi, env: SlackEnv, keys: Keys): Workspaces {
  const { SLACK_BOT_TOKEN } = env;
  const call = createWorkspaceCall(api);
  const readToken: ReadToken = (access) => {
    const token = readTokenOf(keys, access?.sealedToken ?? null, SLACK_BOT_TOKEN);
    if (token === null && access !== null && access.sealedToken !== null)
      throw new WorkspaceError('token_refused', 'token_unreadable');
    return token ?? undefined;
  };
  return {
    ofSite: SLACK_BOT_TOKEN !== undefined,
    ...createSignIn(call, env, keys),
    ...createPlaces(call, readToken),
    addressStart: ({ team }) => addressOf(team, ''),
    accessOf,
    placeIn,
    causeOf,
    problemOf: ({ sealedToken }) => (readTokenOf(keys, sealedToken, SLACK_BOT_TOKEN) === null ? TOKEN_GONE : null),

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
}

/** Finds the places in a workspace to which messages can go. */
function createPlaces(call: WorkspaceCall, readToken: ReadToken): Pick<Workspaces, 'openDirect' | 'listChannels'> {
  return {
    async openDirect(access) {
      const { user } = access;
      if (user === null) throw new WorkspaceError('user_unknown', 'no_user');
      const { channel } = await call<{ channel?: { id?: string } }>(readToken(access), (client) =>
        client.conversations.open({ users: user }),
      );
      if (!channel?.id) throw new WorkspaceError('not_reached', 'no_channel');
      return placeIn(access, { id: channel.id, name: null });
    },

    async listChannels(access) {
      const token = readToken(access);
      const found: WorkspaceChannel[] = [];
      let cursor: string | undefined;
      for (let page = 0; page < MAX_PAGES; page += 1) {
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
  };
}
