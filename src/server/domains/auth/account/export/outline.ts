import type { ExportLanguage } from '../../../../../content/export.ts';
import type { AccountExport } from '../../../../../shared/account.ts';
import { describeDevice } from '../../../../../shared/auth/device-name.ts';
import { ALERT_METHODS, isMethod, isShownByTabs } from '../../../../../shared/channels/channels.ts';
import { CHALLENGES, type Challenge } from '../../../../../shared/onboarding/onboarding-choices.ts';
import type { Block } from '../../../../lib/readable-export/block.ts';
import { createDates, type Dates } from '../../../../lib/readable-export/dates.ts';
import { showAddress } from '../../../alerts/shown-addresses.ts';
import { outlineGuidance } from './guidance-outline.ts';

/**
 * Outlines an export for its member: what is valid at the time of the export. Earlier weeks, planned jobs and single
 * messages are only in the JSON.
 */
export function* outlineExport(document: AccountExport, language: ExportLanguage): Generator<Block> {
  const { account, profile, site, exportedAt } = document;
  const { exportWords: words } = language;
  const dates = createDates(language.locale.dates, profile?.timezone);
  yield { kind: 'title', text: words.title(account.username, site) };
  yield { kind: 'text', text: words.intro(site, dates.moment(exportedAt)) };
  yield { kind: 'note', text: `${words.zone(dates.zone)} ${words.whole}` };
  const translation = account.translation === null ? '' : words.translation(account.translation);
  yield* list([
    words.email(account.email),
    words.joined(dates.day(account.createdAt)),
    words.roles[account.role],
    translation,
  ]);
  yield* outlineMember(document, language);
  yield* outlineGuidance(document, words.guidance, dates);
  yield* outlineGoals(document, language, dates);
  yield* outlineWeek(document, language, dates);
  yield* outlineReach(document, language, dates);
  yield* outlineConsents(document, language, dates);
  yield* outlineSafety(document, language, dates);
  yield* outlineActs(document, language, dates);
}

function* outlineMember({ profile }: AccountExport, { exportWords: { about } }: ExportLanguage): Generator<Block> {
  if (!profile?.completedOnboarding) return;
  const { friendshipPhilosophy, challenges, satisfactionRating } = profile;
  yield { kind: 'section', text: about.title };
  if (friendshipPhilosophy) yield { kind: 'quote', label: about.philosophy, text: friendshipPhilosophy };
  yield* list(
    challenges.map((challenge) => (isChallenge(challenge) ? about.challenge(challenge) : challenge)),
    about.grow,
  );
  if (satisfactionRating !== null) yield { kind: 'text', text: about.rating(satisfactionRating) };
}

function* outlineGoals({ goals }: AccountExport, { exportWords: { goals: words } }: ExportLanguage, dates: Dates) {
  if (goals.length === 0) return;
  yield section(words.title);
  yield* list(
    goals.map(({ title, description, completions, target, targetDate, isCompleted }) => {
      const until = targetDate && words.until(dates.date(targetDate));
      const goalState = isCompleted ? words.reached : join([words.progress(completions, target), until]);
      return `${title} (${goalState})${description ? `. ${description}` : ''}`;
    }),
  );
}

function* outlineWeek(
  document: AccountExport,
  { exportWords: { week: words, guidance, reach } }: ExportLanguage,
  dates: Dates,
) {
  const { schedule, pauses, exportedAt } = document;
  const ahead = pauses.filter(({ endsAt }) => endsAt > exportedAt);
  if (schedule.length + ahead.length === 0) return;
  yield section(words.title);
  yield* list(
    schedule.map(({ dayOfWeek, enabled, timeSlots }) => {
      const slots = timeSlots.map(({ confirmedFor = [], type, ...time }) => {
        const slot = words.slot(dates.clock(time), guidance.types[type]);
        const channels = confirmedFor.map((method) => reach.channels[method] ?? method);
        return channels.length ? words.confirmedSlot(slot, channels) : slot;
      });
      const day = words.days[dayOfWeek as keyof typeof words.days] ?? dayOfWeek;
      return `${day}: ${enabled ? join(slots) || words.noTimes : words.off}`;
    }),
  );
  for (const { startsAt, endsAt } of ahead) {
    const until = dates.moment(endsAt);
    const begun = startsAt <= exportedAt;
    yield text(begun ? words.paused(until) : words.pausedLater(dates.moment(startsAt), until));
  }
}

function* outlineReach(document: AccountExport, { exportWords }: ExportLanguage, dates: Dates): Generator<Block> {
  const { profile, alertAddresses, deliveries } = document;
  const { reach: words, safety } = exportWords;
  const on = profile?.alertMethods ?? [];
  const nameOf = (channel: string) => words.channels[channel] ?? channel;
  yield section(words.title);
  const addressed = alertAddresses.filter(({ channel }) => on.includes(channel));
  const addressState = ({ verifiedAt, disabledAt }: (typeof alertAddresses)[number]) =>
    disabledAt ? words.refused : verifiedAt ? words.confirmed(dates.day(verifiedAt)) : words.unconfirmed;
  const lines = [
    ...addressed.map((each) => {
      const { channel, details, seenAt } = each;
      if (seenAt) return words.browser(describeDevice(details.userAgent ?? null, safety.devices), dates.day(seenAt));
      const address = showAddress(channel, each.address);
      return join([words.to(nameOf(channel), details.username ?? details.firstName ?? address), addressState(each)]);
    }),
    ...ALERT_METHODS.filter((method) => on.includes(method) && isShownByTabs(method)).map(nameOf),
  ];
  yield* list(lines.length ? lines : [words.none]);
  yield* list([
    ...alertAddresses
      .filter(({ channel }) => words.addressLabels[channel] !== undefined)
      .map(({ channel, address }) => words.to(words.addressLabels[channel] ?? channel, showAddress(channel, address))),
  ]);
  const sent = deliveries.filter(({ channel, status }) => isMethod(channel) && status === 'sent').length;
  if (sent > 0) yield { kind: 'note', text: words.sent(sent) };
}

function* outlineConsents({ consents }: AccountExport, { exportWords }: ExportLanguage, dates: Dates) {
  const { consents: words, reach } = exportWords;
  if (consents.length === 0) return;
  // An earlier version may have stored a source without words.
  const sources: Readonly<Record<string, string>> = words.sources;
  yield section(words.title);
  yield* list(
    consents.map(({ channel, action, source, createdAt }) =>
      join([
        words.row(reach.channels[channel] ?? channel, words.actions[action]),
        sources[source]?.toLowerCase(),
        dates.moment(createdAt),
      ]),
    ),
  );
}

function* outlineSafety(document: AccountExport, { exportWords }: ExportLanguage, dates: Dates): Generator<Block> {
  const { safety: words } = exportWords;
  const { account, secondStep, recoveryCodes, passkeys, sessions, apiTokens, invitations, exportedAt } = document;
  yield section(words.title);
  yield* list([
    secondStep.on ? words.secondStep(recoveryCodes.left) : words.secondStepOff,
    ...passkeys.map(({ name, createdAt }) => words.passkey(name, dates.day(createdAt))),
    ...sessions
      .filter(({ expiresAt }) => expiresAt > exportedAt)
      .map(({ userAgent, createdAt }) => words.session(describeDevice(userAgent, words.devices), dates.day(createdAt))),
    ...apiTokens
      .filter(({ expiresAt }) => expiresAt === null || expiresAt > exportedAt)
      .map(({ name, scopes, createdAt }) =>
        words.token(name, join(scopes.map((scope) => words.scopes[scope].name)), dates.day(createdAt)),
      ),
    ...invitations.map(({ usedBy, email, createdAt }) => {
      const when = dates.day(createdAt);
      if (usedBy === account.id) return words.joinedBy(when);
      return email ? words.invited(email, when) : words.invitedAnybody(when);
    }),
  ]);
  yield* list(
    document.securityEvents.map(({ kind, createdAt }) => join([words.kinds[kind], dates.moment(createdAt)])),
    words.events,
  );
}

function* outlineActs({ account, auditLog }: AccountExport, { exportWords }: ExportLanguage, dates: Dates) {
  const { acts: words } = exportWords;
  if (auditLog.length === 0) return;
  yield section(words.title);
  yield* list(
    auditLog.map(({ action, actorId, createdAt }) => {
      const who = actorId === account.id ? words.byYou : words.byAdmin;
      return join([`${words.names[action] ?? words.other} ${who}`, dates.moment(createdAt)]);
    }),
  );
}

function isChallenge(text: string): text is Challenge {
  return (CHALLENGES as readonly string[]).includes(text);
}

function section(text: string): Block {
  return { kind: 'section', text };
}

function text(said: string): Block {
  return { kind: 'text', text: said };
}

/** Yields a list of the present items; nothing when there are none. */
function* list(items: (string | null | undefined)[], label?: string): Generator<Block> {
  const present = items.filter((item): item is string => Boolean(item));
  if (present.length) yield { kind: 'list', items: present, ...(label === undefined ? {} : { label }) };
}

function join(parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}
