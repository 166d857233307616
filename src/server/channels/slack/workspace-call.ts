import { WorkspaceError } from '../workspaces.ts';
import { isTokenRefused } from './slack-errors.ts';
import { type SlackApi, SlackApiError } from './web-api.ts';

/** The time-out of these calls, in milliseconds. A member waits for them. */
const TIMEOUT_MS = 8_000;

/**
 * Makes a call about a workspace with its token.
 * @throws {WorkspaceError} where Slack cannot be reached or refuses.
 */
export type WorkspaceCall = <Result extends object>(
  token: string | undefined,
  make: Parameters<SlackApi['call']>[1],
) => Promise<Result>;

/** Returns the function for calls about a workspace, for which a member waits. */
export function createWorkspaceCall(api: SlackApi): WorkspaceCall {
  return async (token, make) => {
    try {
      return await api.call(token, make, { timeoutMs: TIMEOUT_MS });
    } catch (error) {
      throw asWorkspaceError(error);
    }
  };
}

function asWorkspaceError(error: unknown): WorkspaceError {
  if (!(error instanceof SlackApiError)) throw error;
  const { failure } = error;
  if (failure.kind !== 'refused') return new WorkspaceError('not_reached', failure.kind);
  return new WorkspaceError(isTokenRefused(failure.error) ? 'token_refused' : 'refused', failure.error);
}
