import { alertWords } from '#strings/alerts.ts';
import type { MethodState } from '../../../../shared/alerts.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import type { BadgeTone } from '../../../components/state-badge.tsx';
import { describeMethod } from '../channels/method-standing.ts';

const { badges, turningOn, turningOff } = alertWords;

/** The order of the rows: the ways everybody knows first, then this device, then other platforms. */
export const METHOD_ORDER: readonly AlertMethod[] = [
  'email',
  'sms',
  'whatsapp',
  'push',
  'desktop',
  'telegram',
  'slack',
];

const READY: Partial<Record<AlertMethod, string>> = { telegram: badges.linked, slack: badges.connected };

/** How a method's row looks. */
export interface MethodView {
  tone: BadgeTone;
  /** How it stands in a word or two; null where the switch or the sentence says it. */
  badge: string | null;
  /** What is to be said of it; null where its usual sentence will do. */
  sentence: string | null;
  on: boolean;
  /** Whether the switch can be moved. */
  open: boolean;
  /** Whether the row shows what belongs to the method. */
  details: boolean;
}

/** How a method's row looks where the server says it stands so, and the switch on the screen is on or off. */
export function viewMethod(standing: MethodState, on: boolean): MethodView {
  const { method, state } = standing;
  const { tone, name, sentence } = describeMethod(standing);
  if (state === 'not_configured') return { tone, badge: null, sentence, on: false, open: false, details: false };
  const row = { on, open: true, details: on };
  if (on !== (state !== 'off'))
    return { ...row, tone: 'quiet', badge: badges.unsaved, sentence: on ? turningOn : turningOff };
  switch (state) {
    case 'off':
      return { ...row, tone, badge: null, sentence };
    case 'ready':
      return { ...row, tone, badge: READY[method] ?? name, sentence };
    case 'captured':
    case 'disabled':
      return { ...row, tone, badge: name, sentence };
    case 'needs_verification':
      return { ...row, tone, badge: badges.toDo[method], sentence };
  }
}
