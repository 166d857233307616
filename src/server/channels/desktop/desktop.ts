import type { ChannelDefinition } from '../channel.ts';
import { failed, sent } from '../send-result.ts';

/** The code of a delivery that no open tab could show. */
export const NO_OPEN_TAB = 'no_open_tab';

/**
 * Hands a message to the member's open tabs (decisions.md D25). What they show they find in the delivery's row, once it
 * is marked as sent; here it is only asked whether somebody is there.
 */
export const desktop: ChannelDefinition<{ userId: number }, 'guidance' | 'test'> = {
  missing: () => null,
  carries: ['guidance', 'test'],
  render: ({ to }) => ({ userId: Number(to.address) }),
  open: ({ screens }) => ({
    send: async ({ userId }, id) => (screens.hasScreen(userId) ? sent(id) : failed(NO_OPEN_TAB)),
    async close() {},
  }),
};
