import { email } from '../../../../shared/channels/email.ts';
import { appName } from '../../app-name.ts';

const { least, most } = email.limits.aDay;
const frequency = `${least}–${most} guidance emails a day`;

export const emailConsentWords = {
  title: 'Email Consent',
  lead: `${frequency}, to an address you have confirmed, each with a one-click unsubscribe link.`,
  settings: 'Manage Email Preferences',
  record: {
    statement: `I agree to receive guidance on friendship from ${appName} by email, ${frequency}, at the address I have confirmed. I can end this at any time with one click.`,
    rows: [
      {
        term: 'How often',
        text: `${frequency}: one for each time you set, none on days without one. Tests that you or an administrator ask for are extra. Everything else we may send is listed below.`,
      },
      {
        term: 'How you agree',
        text: 'When you register, through the sentence below the button, which we keep in your record with its version; and in Settings, with the Email switch.',
      },
      {
        term: 'Double opt-in',
        text: 'No guidance is mailed until you have opened the link that we sent to the address. It works once, for 24 hours, and you can ask for another.',
      },
      {
        term: 'How you stop',
        text: 'With the one-click unsubscribe link in each of these emails, or in Settings: all of them, or just one kind.',
      },
      { term: 'Cost', text: 'None on our side.' },
      {
        term: 'Sent through',
        text: 'Nodemailer, an SMTP mailer that is part of this site, and the mail server your church has chosen for it.',
      },
      {
        term: 'Not a condition',
        text: 'Your account and the app work without guidance by email. You’ll still get the mail that protects your account.',
      },
    ],
  },
  kinds: {
    title: 'What May Come',
    list: [
      {
        title: 'Guidance emails',
        often: `${least}–${most} a day`,
        text: 'A prayer, an action or a reflection, at the times you set. Switching these off stops the next two as well.',
      },
      {
        title: 'Prayer reminders',
        often: 'Daily, if you choose',
        text: 'A few words in the evening, only if you switch them on, and only while a prayer of the day is still open. They count toward the same daily number.',
      },
      {
        title: 'Reflection prompts',
        often: 'Daily, if you choose',
        text: 'A question in the evening, only if you switch them on, and only while a reflection of the day is still open. They count toward the same daily number.',
      },
      {
        title: 'Weekly summaries',
        often: 'At most one a week',
        text: 'A letter on Saturday morning that looks back at your week and ahead to the next. It has a switch of its own.',
      },
      {
        title: 'Monthly service updates',
        often: 'At most one a month',
        text: 'What is new on this site, if your church sends them. They have a switch of their own.',
      },
      {
        title: 'Security alerts',
        often: 'When something happens',
        text: 'A sign-in from a new browser, a changed password or address, and the links you ask for yourself. They protect your account, so they cannot be switched off.',
      },
    ],
  },
  steps: {
    title: 'From an Address to an Email',
    list: [
      {
        title: 'You join',
        text: 'You give your address, and read below the button what you agree to. You’re signed in right away.',
      },
      {
        title: 'You confirm',
        text: 'We send a link to your address. Opening it shows that the mailbox is yours; until then, no guidance is sent there.',
      },
      {
        title: 'You choose your times',
        text: 'Days, times and kinds are yours to set, in the zone where you live. A day without a time is a day without guidance.',
      },
      {
        title: 'Your guidance comes',
        text: `At those times, never more than ${most} a day. Everything we email is also in the app.`,
      },
      {
        title: 'You stop when you like',
        text: 'Your mail program’s unsubscribe button ends guidance by email in one click, including emails already waiting. The link in the email opens a page where you can end it, keep some kinds, or pause for two weeks. We record each change.',
      },
    ],
  },
  technical: [
    {
      title: 'One-click unsubscribe',
      text: 'Every guidance, summary, reminder and update email carries the List-Unsubscribe headers of RFC 8058, so that your mail program can show a button of its own, and a visible link. Neither asks you to sign in, and merely opening the link changes nothing.',
    },
    {
      title: 'Mail about your account',
      text: 'Confirmations, new passwords and security alerts carry no unsubscribe link, because they come only when you, or someone in your account, has done something.',
    },
    {
      title: 'Without a mail server',
      text: 'On a site without one, emails don’t leave the server. They are kept as files for the people who run the site, and deleted after 90 days.',
    },
    {
      title: 'When an address does not work',
      text: 'An address that is refused for good, or five times within 14 days, gets no more mail, and Settings tells you so.',
    },
    {
      title: 'No tracking',
      text: 'No invisible pixels, no remote images, no links through third parties. We don’t know whether you opened an email.',
    },
    {
      title: 'Readable anywhere',
      text: 'Each email also has a plain-text version that says the same.',
    },
  ],
  privacy: [
    {
      title: 'Your address',
      text: 'It is what you sign in with and where your mail goes. The mail servers that deliver your email see it; we give it to nobody else.',
    },
    {
      title: 'On its way',
      text: 'An email is as private as the servers in between and the mailbox at its end. If others read your mail, push or the app alone may serve you better.',
    },
    {
      title: 'What we keep of an email',
      text: 'When it was sent, what kind it was, and whether the mail server accepted it. Once it has been handed over, no copy of its text stays in these records or in our logs, and we delete the records after about 90 days.',
    },
    {
      title: 'The unsubscribe link',
      text: 'It holds a code that can’t be guessed, and no address. Anyone who has it can change which guidance you get by email or pause your messages for two weeks, but can’t read anything of yours. Be careful when you forward an email.',
    },
    {
      title: 'When you leave',
      text: 'Deleting your account deletes your address and your record with it. For an address that opted out, we keep a keyed hash, so that we don’t write to it again by mistake.',
    },
  ],
};
