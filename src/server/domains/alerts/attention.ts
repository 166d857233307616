import type { MethodState } from '../../../shared/alerts.ts';
import { ACCOUNT_METHOD, type AlertMethod, CHANNELS } from '../../../shared/channels/channels.ts';
import type { Dashboard } from '../../../shared/guidance.ts';
import { channelMessage, message, withSentence } from '../../../shared/messages/catalogue.ts';

type Attention = Dashboard['attention'];
type State = MethodState['state'];

/** The facts about a member that decide what needs attention, besides the states of the methods. */
export interface AttentionFacts {
  email: { address: string; confirmed: boolean; pending: string | null } | null;
  /** The methods that are switched on. */
  chosen: readonly AlertMethod[];
  onboarded: boolean;
  /** True where this site keeps mail as files. */
  captured: boolean;
}

/**
 * Returns what needs a member's attention, for the dashboard and the bell, from the states of their methods. Where no
 * method reaches a member who finished the wizard, the first entry says so and links to the solution.
 */
export function listAttention(states: readonly MethodState[], facts: AttentionFacts): Attention {
  const stateOf = (wanted: AlertMethod): State => states.find(({ method }) => method === wanted)?.state ?? 'off';
  // A member who paused a channel chose to, so nothing needs attention. Mail that a site keeps as files reaches nobody.
  const works = ({ method, state }: Pick<MethodState, 'method' | 'state'>) =>
    state === 'ready' || (state === 'paused' && !(method === ACCOUNT_METHOD && facts.captured));
  const reached = !facts.onboarded || states.some(works);
  const email = facts.email ? aboutEmail(stateOf(ACCOUNT_METHOD), facts.email, facts.captured, reached) : [];
  return [...email, ...states.filter(({ method }) => facts.chosen.includes(method)).flatMap(aboutChosenMethod)];
}

function aboutEmail(
  state: State,
  { address: email, confirmed, pending }: NonNullable<AttentionFacts['email']>,
  captured: boolean,
  reached: boolean,
): Attention {
  const change: Attention =
    pending === null
      ? []
      : [{ kind: 'confirm_new_email', ...withSentence(changing(email, pending, confirmed, captured)) }];
  if (captured && !reached) return [...change, { kind: 'no_way', ...withSentence(message('no_way_captured')) }];
  const off: Attention =
    state === 'off' && !reached ? [{ kind: 'email_off', ...withSentence(message('email_off')) }] : [];
  // A link cannot reach an address that refuses mail, so the entry about the address comes first.
  if (state === 'disabled')
    return [...change, { kind: 'email_disabled', ...withSentence(refusedMail(email, reached)) }];
  if (confirmed || pending !== null) return [...off, ...change];
  return [...off, { kind: 'confirm_email', ...withSentence(confirmation(state, email, captured, reached)) }];
}

function confirmation(state: State, email: string, captured: boolean, reached: boolean) {
  if (captured) return message('link_captured');
  // The link confirms the address. Guidance comes by mail only where mail is switched on.
  if (state === 'off') return message('link_sent', { email });
  return reached ? message('confirm_email', { email }) : message('only_confirm_email', { email });
}

function changing(current: string, email: string, confirmed: boolean, captured: boolean) {
  if (captured) return message('new_link_captured', { email, current });
  return confirmed
    ? message('confirm_new_email', { email, current })
    : message('confirm_new_email_first', { email, current });
}

function refusedMail(email: string, reached: boolean) {
  return reached ? message('mail_refused') : message('no_way_refused', { email });
}

/** Returns what needs attention about a method that the member chose, by the sentences of the channel's facts. */
function aboutChosenMethod({ method, state, said }: MethodState): Attention {
  const { dashboard } = CHANNELS[method].says;
  if (dashboard === null || state === 'ready' || state === 'waiting' || state === 'paused') return [];
  // A member who wrote STOP chose to, so nothing needs attention. An address that is refused has a sentence of its own.
  if (state === 'disabled')
    return said === null || said.code === 'method_opted_out'
      ? []
      : [{ kind: 'confirm_method', method, ...withSentence(said) }];
  const code = dashboard[state === 'not_configured' ? 'notSetUp' : 'toConfirm'];
  return [{ kind: 'confirm_method', method, ...withSentence(channelMessage(code, method)) }];
}
