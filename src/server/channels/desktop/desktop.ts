import { message } from '../../../shared/messages/catalogue.ts';
import { NO_OPEN_TAB, NOT_SHOWN } from '../browser-tab-codes.ts';
import { type ChannelDefinition, NO_SETTINGS } from '../channel.ts';
import { failed, sent } from '../send-result.ts';

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
  open: ({ openTabs }) => ({
    send: async ({ userId }, id) => (openTabs.hasNotifyingTab(userId) ? sent(id) : failed(NO_OPEN_TAB)),
    explain: (code) => (code === NO_OPEN_TAB || code === NOT_SHOWN ? message(code) : null),
    async close() {},
  }),
};
