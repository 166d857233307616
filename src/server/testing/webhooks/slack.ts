import type { Answer } from '../../../shared/alerts/answers.ts';
import { buttonsOf } from '../../channels/slack/buttons.ts';
import type { WebhookScene } from './scene.ts';
import {
  addressOn,
  type Call,
  deliveriesOf,
  endPause,
  passMinute,
  readChoices,
  type WebhookCase,
} from './webhook-case.ts';

/** Slack's calls are valid for five minutes (rules.md C32). */
const TOO_OLD_MS = 302_000;

interface Signing {
  ageMs?: number;
  secret?: string;
}

function sign({ slack }: WebhookScene, type: string, body: string, { ageMs = 0, secret }: Signing = {}): Call {
  const signed = slack.sign(body, Date.now() - ageMs, secret);
  return { body, headers: { 'content-type': type, ...signed.headers } };
}

/** Posts a message with buttons to Ruth in Slack, about a new entry. */
async function post(scene: WebhookScene): Promise<void> {
  const { posted } = scene.slack;
  const { capability } = await scene.sent('slack');
  const blocks = buttonsOf(['done', 'later', 'pause'], capability, 'en').flatMap((block) =>
    block.type === 'actions' ? [block] : [],
  );
  posted.push({ channel: 'D0RUTH', text: 'Prayer', blocks, ts: `${1_800_000_000 + posted.length}.000100` });
}

/** Makes the call for a press of a button, even if the message no longer shows it. */
function press(scene: WebhookScene, answer: Answer, { id = 'first', ...how }: Signing & { id?: string } = {}): Call {
  const { slack } = scene;
  const last = slack.posted.at(-1);
  const shown = last?.blocks.flatMap(({ elements = [] }) => elements).find(({ value }) => value !== undefined);
  if (!last || typeof shown?.text !== 'object') throw new Error('the message has no button');
  const different = { trigger_id: id, actions: [{ action_id: answer, value: shown.value }] };
  const body = slack.press(slack.ruth, last.ts, shown.text.text, different);
  return sign(scene, 'application/x-www-form-urlencoded', body, how);
}
const presses =
  (answer: Answer, id = 'first') =>
  (scene: WebhookScene) =>
    press(scene, answer, { id });

/** Presses of buttons below a message (https://docs.slack.dev/interactivity/handling-user-interaction). */
export const slackPresses: WebhookCase = {
  arrange: post,
  outcome: async (scene) => ({ ...(await readChoices(scene)), messages: (await deliveriesOf(scene)).length }),
  call: presses('later'),
  ends: { done: [false], pauses: 0, acts: [], messages: 2 },
  forged: {
    'signed with another secret': (scene) => press(scene, 'done', { secret: 'another-secret' }),
    'older than five minutes': (scene) => press(scene, 'done', { ageMs: TOO_OLD_MS }),
    'signed for another press': (scene) => ({ ...press(scene, 'done'), body: press(scene, 'pause').body }),
  },
  sequences: [
    {
      what: 'a press of Done and then an older one of In an hour',
      steps: [presses('done'), presses('later', 'second')],
      ends: { done: [true], pauses: 0, acts: [], messages: 1 },
    },
    {
      what: 'a pause again, after the member ended the pause',
      steps: [presses('pause'), endPause, passMinute, presses('pause')],
      ends: { done: [false], pauses: 0, acts: ['paused all'], messages: 1 },
    },
  ],
  withLength: (scene, length) => {
    const { slack } = scene;
    const [message] = slack.posted.slice(-1);
    const { ts = '', ...rest } = message ?? {};
    const different = { trigger_id: 'long', message: { ...rest, ts, text: 'x'.repeat(length) } };
    return sign(scene, 'application/x-www-form-urlencoded', slack.press(slack.ruth, ts, 'In an hour', different));
  },
};

function removed(scene: WebhookScene, { more = '', ...how }: Signing & { more?: string } = {}): Call {
  const event_time = Math.floor(Date.parse('2027-03-01T08:00Z') / 1_000);
  const event = { type: 'app_uninstalled', more };
  const body = JSON.stringify({ type: 'event_callback', team_id: scene.slack.team.id, event_time, event });
  return sign(scene, 'application/json', body, how);
}

/** Connects Ruth's Slack workspace again, as she does in Settings. */
async function reconnect({ api: { site } }: WebhookScene): Promise<void> {
  const verifiedAt = new Date(site.clock.now());
  await site.db.update(site.db.tables.alertAddresses).set({ verifiedAt, disabledAt: null, disabledReason: null });
}

/** Events of the app in a workspace (https://docs.slack.dev/reference/events/app_uninstalled). */
export const slackEvents: WebhookCase = {
  async arrange() {},
  outcome: async (scene) => (await addressOn(scene, 'slack')).disabledReason,
  call: (scene) => removed(scene),
  ends: 'slack_account_inactive',
  forged: {
    'signed with another secret': (scene) => removed(scene, { secret: 'another-secret' }),
    'older than five minutes': (scene) => removed(scene, { ageMs: TOO_OLD_MS }),
    'signed for another event': (scene) => ({ ...removed(scene), body: removed(scene, { more: 'x' }).body }),
  },
  sequences: [
    {
      what: 'the end of an app again, after the workspace was connected again',
      steps: [(scene) => removed(scene), passMinute, reconnect, (scene) => removed(scene)],
      ends: null,
    },
    {
      what: 'the end of an app after the workspace was connected again',
      steps: [passMinute, reconnect, (scene) => removed(scene)],
      ends: null,
    },
  ],
  withLength: (scene, length) => removed(scene, { more: 'x'.repeat(length) }),
};
