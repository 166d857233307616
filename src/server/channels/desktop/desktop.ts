import { type Channel, PermanentSendError } from '../channel.ts';

/** What is stored where nobody was there to show a notification. */
export const NO_OPEN_TAB = 'no_open_tab';

/** Knows which members have the app open. */
export interface Screens {
  hasScreen(userId: number): boolean;
}

/**
 * Hands a message to the member's open tabs (decisions.md D25). What they show they find in the delivery's row, once it
 * is marked as sent; here it is only asked whether somebody is there.
 */
export function createDesktopChannel(live: Screens): Channel {
  return {
    name: 'desktop',
    async send({ id, to }) {
      if (!live.hasScreen(Number(to.address))) throw new PermanentSendError(NO_OPEN_TAB);
      return { providerId: id };
    },
    async close() {},
  };
}
