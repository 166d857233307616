import { mailLanguage } from '../../../content/mails.ts';
import { journalPath } from '../../../shared/guidance/journal-link.ts';
import type { Memory } from '../../../shared/guidance/memories.ts';
import { versePart } from '../entry-parts.ts';
import type { WeeklyLetterMessage } from '../message.ts';
import { type MailContent, type MailPart, type MailRow, type MailSite, subscriptionLinks } from './layout.ts';

/** Writes the mail of Saturday morning about the last week and the next, for members who want it. */
export function weeklyMail(message: WeeklyLetterMessage, site: MailSite): MailContent {
  const { to, week, openUrl } = message;
  const { language, mail, letters, concepts, types } = mailLanguage(to.language);
  const words = letters.weekly;
  const { streakDays, keptDays, completed, themes, goals, ownSentence, memory } = week;
  const isQuiet = completed.length === 0;
  const intro = isQuiet ? words.quiet : words.kept({ entries: completed.length, days: keptDays });
  return {
    language,
    subject: isQuiet ? words.quietSubject : words.subject(completed.length),
    preview: intro,
    label: { text: words.range(week), colour: 'soft' },
    title: isQuiet ? words.quietTitle : words.title,
    parts: [
      { kind: 'prose', text: [intro, streakDays > 0 ? words.streak(streakDays) : ''].join('\n') },
      ...versePart(week),
      ...rows(
        words.completed,
        completed.map(({ title, language: lang, contentType }) => ({ term: types[contentType], text: title, lang })),
      ),
      ...own(words.ownSentence, ownSentence, null),
      ...rows(
        words.themes,
        themes.map(({ localDate, concept }) => ({ term: words.weekday(localDate), text: concepts[concept] })),
      ),
      ...rows(
        words.goals,
        goals.map(({ title, percent }) => ({ term: words.percent(percent), text: title })),
      ),
      ...(memory ? own(words.memory, memory.text, words.writtenOn(memory.localDate)) : []),
      ...(memory || ownSentence ? [journalLink(words.journal, memory, site)] : []),
    ],
    button: { label: words.button, url: openUrl },
    afterButton: [],
    footer: { reason: words.reason(site.appName), links: subscriptionLinks(message, mail, site) },
  };
}

function rows(heading: string, list: MailRow[]): MailPart[] {
  return list.length ? [{ kind: 'rows', heading, rows: list }] : [];
}

function own(heading: string, text: string | null, occasion: string | null): MailPart[] {
  return text ? [{ kind: 'own', heading, text, occasion }] : [];
}

function journalLink(label: string, memory: Memory | null, { publicUrl }: MailSite): MailPart {
  return { kind: 'links', links: [{ label, url: publicUrl + (memory ? journalPath(memory.title) : '/journal') }] };
}
