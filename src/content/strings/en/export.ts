import { adminAuditWords } from './admin/admin-audit.ts';
import { deviceNames, eventWords } from './auth/security.ts';
import { tokenWords } from './auth/tokens.ts';
import { addressLabels } from './channels/all.ts';
import { ledgerWords } from './consent/ledger.ts';
import { challengeName } from './guidance/choice.ts';
import { byModelNote, typeWords } from './guidance/content.ts';
import { guidanceWords } from './guidance/guidance.ts';
import { listWords, plural } from './locale.ts';
import { scheduleWords } from './schedule/schedule.ts';

/** The page of a member's download. */
export const exportWords = {
  title: (name: string, site: string) => `${name} at ${site}`,
  intro: (site: string, when: string) => `What ${site} keeps about you, as of ${when}.`,
  whole:
    'The file export.json next to this page has everything in a form for programs, including earlier weeks and every message.',
  zone: (zone: string) => `Times are those of ${zone}.`,
  email: (address: string) => `Email: ${address}`,
  joined: (when: string) => `You joined on ${when}.`,
  translation: (name: string) => `You read the Bible in the ${name}.`,
  roles: { member: '', reviewer: 'You are a reviewer here.', admin: 'You are an administrator here.' },

  about: {
    title: 'About you',
    philosophy: 'What friendship means to you',
    grow: 'Where you want to grow',
    challenge: challengeName,
    rating: (rating: number) => `Your friendships, from 1 (struggling) to 5 (thriving): ${rating}`,
  },
  guidance: {
    title: 'Your guidance',
    none: 'You have not received any guidance yet.',
    types: typeWords,
    fields: guidanceWords.fields,
    completed: (when: string) => `Completed on ${when}`,
    helpful: 'You found it helpful.',
    byModel: byModelNote,
    test: 'This was a test and does not count.',
    wrote: 'You wrote',
  },
  journal: {
    title: 'My journal',
    intro: (site: string, when: string) => `What I wrote on my guidance at ${site}, as of ${when}.`,
    none: 'There is nothing here yet.',
  },
  goals: {
    title: 'Your goals',
    reached: 'Reached',
    progress: (completions: number, target: number) => `${completions} of ${target}`,
    until: (date: string) => `until ${date}`,
  },
  week: {
    title: 'Your week',
    days: scheduleWords.days,
    off: 'off',
    noTimes: 'no times',
    slot: (time: string, type: string) => `${time} ${type}`,
    confirmedSlot: (slot: string, channels: readonly string[]) =>
      `${slot} (you confirmed this time for ${listWords(channels)})`,
    paused: (until: string) => `Messages are paused until ${until}.`,
    pausedLater: (from: string, until: string) => `Messages will be paused from ${from} until ${until}.`,
  },
  reach: {
    title: 'How messages reach you',
    none: 'Nothing is switched on. Your guidance appears in the app.',
    channels: ledgerWords.channels,
    to: (channel: string, address: string) => `${channel}: ${address}`,
    confirmed: (when: string) => `confirmed on ${when}`,
    unconfirmed: 'not confirmed yet',
    refused: 'switched off because messages were refused',
    addressLabels,
    browser: (device: string, when: string) => `Notifications: ${device}, since ${when}`,
    sent: (messages: number) => plural(messages, { one: 'We sent you # message.', other: 'We sent you # messages.' }),
  },
  consents: {
    title: 'What you chose, and when',
    actions: ledgerWords.actions,
    sources: ledgerWords.sources,
    row: (what: string, action: string) => `${what}: ${action}`,
  },
  safety: {
    title: 'Signing in',
    secondStep: (codes: number) =>
      `Two-step verification: on, ${plural(codes, { one: '# recovery code left', other: '# recovery codes left' })}`,
    secondStepOff: 'Two-step verification: off',
    devices: deviceNames,
    session: (device: string, when: string) => `Signed in: ${device}, since ${when}`,
    passkey: (name: string, when: string) => `Passkey: ${name}, since ${when}`,
    token: (name: string, scopes: string, when: string) => `API token: ${name} (${scopes}), since ${when}`,
    scopes: tokenWords.scope,
    invited: (address: string, when: string) => `You invited ${address} on ${when}.`,
    invitedAnybody: (when: string) => `You created an invitation on ${when}.`,
    joinedBy: (when: string) => `You joined with an invitation from ${when}.`,
    events: 'What happened to your account',
    kinds: eventWords.kinds,
  },
  acts: {
    title: 'What administrators did',
    names: adminAuditWords.acts as Record<string, string>,
    other: 'Another change',
    byYou: 'by you',
    byAdmin: 'by an administrator',
  },
};
