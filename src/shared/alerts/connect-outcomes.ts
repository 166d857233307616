/** The outcomes of connecting a workspace, with which the page of Settings is opened. */
export const CONNECT_OUTCOMES = ['connected', 'denied', 'expired', 'failed', 'not_reached'] as const;
export type ConnectOutcome = (typeof CONNECT_OUTCOMES)[number];
