import { type ChannelDefinition, NO_SETTINGS } from '../channel.ts';
import { failed, sent } from '../send-result.ts';

/** The code of a delivery that no open tab could show. */
export const NO_OPEN_TAB = 'no_open_tab';
/** The code of a delivery that an open tab was given and none has shown. */
export const NOT_SHOWN = 'not_shown';

/**
 * Hands a message to the member's open tabs (decisions.md D25). They read what to show from the delivery's row once it is
 * marked as sent, and acknowledge it. Sending only checks that a tab is open.
 */
export const desktop: ChannelDefinition<{ userId: number }, 'guidance' | 'test'> = {
  settings: NO_SETTINGS,
  missing: () => null,
  needs: [],
  carries: ['guidance', 'test'],
  render: ({ to }) => ({ userId: Number(to.address) }),
  open: ({ screens }) => ({
    send: async ({ userId }, id) => (screens.hasScreen(userId) ? sent(id) : failed(NO_OPEN_TAB)),
    async close() {},
  }),
};
