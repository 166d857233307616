/** A workspace that the site may post to, as one member knows it. */
export interface WorkspaceAccess {
  /** The provider's id of the workspace. */
  team: string;
  /** Its name. */
  workspace: string;
  /** The provider's id of the member there; null where it is not known. */
  user: string | null;
  /** The encrypted token; null where the site's own is used. */
  sealedToken: string | null;
}

/** A channel or a direct message in a workspace, as the site stores it. */
export interface Place {
  address: string;
  details: {
    workspace: string;
    /** The name of a channel that others read too; null for a direct message. */
    channelName: string | null;
    user: string | null;
  };
  secrets: Readonly<Record<string, string | null>>;
}

/** A channel that the app may post to. */
export interface WorkspaceChannel {
  id: string;
  name: string;
}

/** The ways in which a call to a workspace fails. */
type WorkspaceProblem =
  /** The provider did not respond, or is too busy. */
  | 'not_reached'
  /** The token no longer counts, or lacks a scope. */
  | 'token_refused'
  /** The workspace has no person with the member's address. */
  | 'user_unknown'
  /** The provider refused what the site asked for. */
  | 'refused';

/** A failed call to a workspace. `code` is the provider's own, for the log. */
export class WorkspaceError extends Error {
  override readonly name = 'WorkspaceError';
  readonly problem: WorkspaceProblem;
  readonly code: string;

  constructor(problem: WorkspaceProblem, code: string) {
    super(`${problem}: ${code}`);
    this.problem = problem;
    this.code = code;
  }
}

/**
 * A provider with workspaces, each of which grants the site a token (decisions.md D27). Every call throws
 * {@link WorkspaceError}.
 */
export interface Workspaces {
  /** True where the site has one workspace for everybody, so that members connect none. */
  readonly ofSite: boolean;
  /** The provider's page on which a member lets the site post (OAuth 2.0). */
  authorizeUrl(state: string): string;
  /** Exchanges the code that the provider's page gave for a token. */
  exchange(code: string): Promise<WorkspaceAccess>;
  /** Returns the site's own workspace; with a mail address, also the member there who has it. */
  siteAccess(email: string | null): Promise<WorkspaceAccess>;
  /** Returns the beginning that the addresses of a workspace have in common, and no other address has. */
  addressStart(access: WorkspaceAccess): string;
  /** Returns the access that a stored address holds. */
  accessOf(place: { address: string; details: object; secrets: object }): WorkspaceAccess;
  /** Returns the direct message with the member. */
  openDirect(access: WorkspaceAccess): Promise<Place>;
  /** Returns the public channels that the app was added to, by name. */
  listChannels(access: WorkspaceAccess): Promise<WorkspaceChannel[]>;
  /** Returns what the code of a problem is about: the connection, the place, or null where neither is known. */
  causeOf(code: string): 'token' | 'place' | null;
  /** Returns the code that messages to an address get while its token cannot be read; null where it can. */
  problemOf(access: WorkspaceAccess): string | null;
  /** Returns the place of one of these channels. */
  placeIn(access: WorkspaceAccess, channel: WorkspaceChannel): Place;
  /** Asks the provider who the token belongs to: the workspace and the name of the app there. */
  identify(access: WorkspaceAccess | null): Promise<{ workspace: string; app: string }>;
  /** Revokes the token at the provider. */
  revoke(access: WorkspaceAccess): Promise<void>;
}
