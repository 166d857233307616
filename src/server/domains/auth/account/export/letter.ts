import type { AccountExport, ExportedEntry } from '../../../../../shared/account.ts';
import { CONTENT_TYPE_LABELS } from '../../../../../shared/content-types.ts';
import { isTimeZone } from '../../../../../shared/time-zone.ts';

/** Writes instants as they stood on the member's own clock. */
type Say = (instant: Date) => string;

/** An export as JSON, piece by piece: a row of a list at a time, so that no piece takes long to make. */
export function* writeJson(document: AccountExport): Generator<string> {
  let opening = '{';
  for (const [name, value] of Object.entries(document)) {
    yield `${opening}\n  ${JSON.stringify(name)}: `;
    opening = ',';
    if (Array.isArray(value)) yield* writeList(value);
    else yield JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');
  }
  yield '\n}\n';
}

function* writeList(rows: unknown[]): Generator<string> {
  let opening = '[';
  for (const row of rows) {
    yield `${opening}\n    ${JSON.stringify(row, null, 2).replaceAll('\n', '\n    ')}`;
    opening = ',';
  }
  yield rows.length ? '\n  ]' : '[]';
}

/** An export as a letter to read, in Markdown, piece by piece: guidance by date with what the member wrote. */
export function* writeLetter(document: AccountExport): Generator<string> {
  const { account, profile, site } = document;
  // A stored zone this machine does not know must not keep members from their data.
  const timeZone = profile && isTimeZone(profile.timezone) ? profile.timezone : 'UTC';
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  const say: Say = (instant) => format.format(instant);
  yield `# ${account.username} at ${site}\n\n`;
  yield `Everything ${site} keeps about you, written on ${say(document.exportedAt)} (${timeZone}). `;
  yield 'The same, with every number, is in `export.json`.\n\n';
  yield bullets([
    `E-mail: ${account.email}`,
    `Member since ${say(account.createdAt)}`,
    account.role !== 'member' && `Role: ${account.role}`,
  ]);
  yield* writeAboutYou(document);
  yield* writeGuidance(document, say);
  yield* writeGoals(document);
  yield* writeWeek(document, say);
  yield* writeReach(document, say);
  yield* writeConsents(document, say);
  yield* writeSafety(document, say);
}

function* writeAboutYou({ profile }: AccountExport): Generator<string> {
  if (!profile?.completedOnboarding) return;
  yield '## About you\n\n';
  if (profile.friendshipPhilosophy) yield `${quote(profile.friendshipPhilosophy)}\n`;
  yield bullets([
    profile.challenges.length > 0 && `Where you want to grow: ${profile.challenges.join('; ')}`,
    profile.satisfactionRating !== null && `Your friendships, from 1 to 5: ${profile.satisfactionRating}`,
    `Reminder: ${profile.frequency}, ${profile.reminderTime}`,
    profile.phoneNumber && `Phone: ${profile.phoneNumber}${profile.smsConsent ? '' : ' (no consent to SMS)'}`,
    profile.whatsappNumber && `WhatsApp: ${profile.whatsappNumber}`,
  ]);
}

function* writeGuidance({ guidance }: AccountExport, say: Say): Generator<string> {
  yield `## Your guidance\n\n${guidance.length ? '' : 'None yet.\n\n'}`;
  let date = '';
  for (const entry of guidance.toSorted((a, b) => a.availableAt.getTime() - b.availableAt.getTime())) {
    if (entry.localDate !== date) yield `### ${sayDate(entry.localDate)}\n\n`;
    date = entry.localDate;
    yield writeEntry(entry, say);
  }
}

function writeEntry(entry: ExportedEntry, say: Say): string {
  const { scripture, actionSteps, reflectionQuestions, userReflection, completedAt } = entry;
  const paragraphs = [
    `#### ${entry.title} (${CONTENT_TYPE_LABELS[entry.contentType]})`,
    scripture && `*${scripture}*`,
    entry.content,
    entry.prayerPrompt,
    entry.encouragement,
    entry.focusPoint,
    entry.actionPrompt,
    entry.practicalStep,
    actionSteps.length > 0 && bullets(actionSteps).trimEnd(),
    reflectionQuestions.length > 0 && bullets(reflectionQuestions).trimEnd(),
    entry.checkInQuestion,
    entry.gratitudePrompt,
    entry.motivationalNote,
    entry.historicalQuote,
    entry.tomorrowPreparation,
    completedAt && `Completed on ${say(completedAt)}${entry.isHelpful ? '; it helped' : ''}.`,
    userReflection && `You wrote:\n\n${quote(userReflection).trimEnd()}`,
  ];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n\n`;
}

function* writeGoals({ goals }: AccountExport): Generator<string> {
  if (!goals.length) return;
  yield '## Your goals\n\n';
  yield bullets(
    goals.map(({ title, description, progress, targetDate, isCompleted }) => {
      const standing = isCompleted ? 'completed' : `${progress} %${targetDate ? `, by ${sayDate(targetDate)}` : ''}`;
      return `${title} (${standing})${description ? `: ${description}` : ''}`;
    }),
  );
}

function* writeWeek({ schedule, replacedWeeks, pauses, jobs }: AccountExport, say: Say): Generator<string> {
  if (schedule.length) yield '## Your week\n\n';
  yield bullets(schedule.map((day) => `${sayDay(day)} (${day.timezone})`));
  const earlier = replacedWeeks.filter(({ days }) => days.length > 0);
  if (earlier.length) yield '### Weeks you had before\n\n';
  yield bullets(
    earlier.map(
      ({ days, timezone, heldUntil }) => `until ${say(heldUntil)}: ${days.map(sayDay).join('; ')} (${timezone})`,
    ),
  );
  if (pauses.length) yield '### Pauses\n\n';
  yield bullets(pauses.map(({ startsAt, endsAt }) => `${say(startsAt)} to ${say(endsAt)}`));
  if (jobs.length) yield `Guidance planned for you: ${jobs.length}; each is in \`export.json\`.\n\n`;
}

function* writeReach({ alertAddresses, telegram, pushSubscriptions, deliveries }: AccountExport, say: Say) {
  yield '## How messages reach you\n\n';
  yield bullets([
    ...alertAddresses.map(({ channel, address, verifiedAt }) =>
      [channel, address, verifiedAt ? `confirmed on ${say(verifiedAt)}` : 'not confirmed'].join(', '),
    ),
    ...telegram.map(({ telegramUsername, telegramChatId }) => `telegram, ${telegramUsername ?? telegramChatId}`),
    ...pushSubscriptions.map(
      ({ userAgent, createdAt }) => `push, ${userAgent ?? 'a browser'}, since ${say(createdAt)}`,
    ),
  ]);
  if (deliveries.length) yield `Messages: ${deliveries.length}; each is in \`export.json\`.\n\n`;
}

function* writeConsents({ consents }: AccountExport, say: Say): Generator<string> {
  if (consents.length) yield '## What you agreed to\n\n';
  for (const { channel, action, source, wordingVersion, createdAt } of consents)
    yield `- ${say(createdAt)}: ${channel}, ${action} (${[source, wordingVersion].filter(Boolean).join(', ')})\n`;
  if (consents.length) yield '\n';
}

function* writeSafety(document: AccountExport, say: Say): Generator<string> {
  const { passkeys, sessions, apiTokens, securityEvents, auditLog } = document;
  yield '## Signing in\n\n';
  yield bullets([
    `Second step: ${document.secondStep.on ? `on, ${document.recoveryCodes.left} recovery codes left` : 'off'}`,
    ...passkeys.map(({ name, createdAt }) => `Passkey ${name}, since ${say(createdAt)}`),
    ...sessions.map(({ userAgent, createdAt }) => `Session ${userAgent ?? ''} since ${say(createdAt)}`),
    ...document.devices.map(({ createdAt, seenAt }) => `Device known since ${say(createdAt)}, seen ${say(seenAt)}`),
    ...apiTokens.map(({ name, scopes, createdAt }) => `Token ${name} (${scopes.join(', ')}), since ${say(createdAt)}`),
    ...document.invitations.map(
      ({ usedBy, email, createdAt }) =>
        `Invitation ${usedBy === document.account.id ? 'you joined with' : `you made${email ? ` for ${email}` : ''}`}, of ${say(createdAt)}`,
    ),
  ]);
  for (const { kind, createdAt } of securityEvents) yield `- ${say(createdAt)}: ${kind}\n`;
  if (auditLog.length) yield '\n## What administrators did\n\n';
  for (const { action, actorId, createdAt } of auditLog)
    yield `- ${say(createdAt)}: ${action} by ${actorId === document.account.id ? 'you' : 'an administrator'}\n`;
}

function sayDay({ dayOfWeek, enabled, timeSlots }: AccountExport['replacedWeeks'][number]['days'][number]): string {
  const times = timeSlots.map(({ hour, minute, type }) => `${two(hour)}:${two(minute)} ${CONTENT_TYPE_LABELS[type]}`);
  return `${dayOfWeek}: ${enabled ? times.join(', ') || 'no times' : 'off'}`;
}

/** A list, with nothing for what is not there; ends with an empty line. */
function bullets(lines: (string | false | null)[]): string {
  const present = lines.filter(Boolean).map((line) => `- ${line}\n`);
  return present.length ? `${present.join('')}\n` : '';
}

function quote(text: string): string {
  return `${text.trim().replace(/^/gm, '> ')}\n`;
}

function sayDate(localDate: string): string {
  const style = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return Temporal.PlainDate.from(localDate).toLocaleString('en-GB', style);
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
