import type { TestMessage } from '../channel.ts';
import { type Letter, type LetterSite, supportLinks } from './letter.ts';

/** Sent at once to a member who asks in Settings whether mail reaches them. */
export function testMail({ settingsUrl }: TestMessage, site: LetterSite): Letter {
  return {
    subject: `A test from ${site.appName}`,
    preview: 'If you can read it, e-mail works.',
    label: null,
    title: 'It works',
    parts: [
      { kind: 'prose', text: `This is a test from ${site.appName}. If you can read it, e-mail works.` },
      {
        kind: 'prose',
        text: 'If it went to a folder for junk, mark it as wanted, so that your guidance is not lost there.',
      },
    ],
    button: { label: 'Back to Settings', url: settingsUrl },
    afterButton: [],
    footer: {
      reason: 'You asked for a test in Settings.',
      links: supportLinks(site),
    },
  };
}
