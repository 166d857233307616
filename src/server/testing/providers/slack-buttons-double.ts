import { randomUUID } from 'node:crypto';
import type { PostedBlock, PostedMessage, SlackPerson } from './slack-double.ts';

/** Creates the part of the double that presses buttons and receives the site's responses. */
export function createButtons(team: { id: string }, posted: PostedMessage[]) {
  const ephemeralMessages: string[] = [];

  /** Receives the site's response to a press at its `response_url` (interactivity/handling-user-interaction). */
  function takeResponse(ts: string, body: string): number {
    const { replace_original, text = '', blocks = [] } = JSON.parse(body) as Partial<PostedMessage>;
    const message = posted.find((each) => each.ts === ts);
    if (!message) return 404;
    if (!replace_original) {
      ephemeralMessages.push(text);
      return 200;
    }
    if (text === '' || !areValid(blocks)) return 400;
    Object.assign(message, { text, blocks });
    return 200;
  }

  /** Returns the body of the call that Slack makes when a person presses a button, named by its text. */
  function press(
    origin: string,
    person: SlackPerson,
    ts: string,
    words: string,
    different: Record<string, unknown> = {},
  ): string {
    const message = posted.find((each) => each.ts === ts);
    if (!message) throw new Error('there is no such message');
    const rows = message.blocks.flatMap(({ elements = [] }) => elements);
    const button = rows.find(({ text }) => typeof text !== 'string' && text.text === words);
    if (!button) throw new Error(`the message has no button “${words}”`);
    const { channel, text } = message;
    const blocks = message.blocks.map((block, index) => ({ ...block, block_id: `b${index}` }));
    const payload = {
      type: 'block_actions',
      user: { id: person.id, username: person.name, name: person.name, team_id: team.id },
      api_app_id: 'A0HESED',
      container: { type: 'message', message_ts: ts, channel_id: channel, is_ephemeral: false },
      trigger_id: `12345.98765.${randomUUID()}`,
      team: { id: team.id, domain: 'grace' },
      enterprise: null,
      is_enterprise_install: false,
      channel: { id: channel, name: channel.startsWith('D') ? 'directmessage' : 'friends' },
      message: { type: 'message', user: 'U0BOT', bot_id: 'B0BOT', ts, text, blocks },
      response_url: `${origin}/actions/${team.id}/${ts}`,
      actions: [{ ...button, block_id: 'b1', action_ts: '1800000000.1' }],
      ...different,
    };
    return new URLSearchParams({ payload: JSON.stringify(payload) }).toString();
  }

  return { ephemeralMessages, takeResponse, press };
}

/** Returns whether Slack accepts these blocks (the "Fields" of each block's page). */
export function areValid(blocks: readonly PostedBlock[]): boolean {
  const isValid = ({ type, text, elements = [] }: PostedBlock) => {
    if (type === 'section') return text !== undefined && text.text.length > 0 && text.text.length <= 3_000;
    if (type === 'context') return elements.length > 0 && elements.length <= 10;
    const ids = elements.map(({ action_id }) => action_id);
    const fit = elements.every((each) => typeof each.text !== 'string' && each.text.text.length <= 75);
    return (
      type === 'actions' && elements.length > 0 && elements.length <= 25 && new Set(ids).size === ids.length && fit
    );
  };
  return blocks.length <= 50 && blocks.every(isValid);
}
