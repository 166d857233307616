import { sms } from '../../../../shared/channels/sms.ts';
import { whatsapp } from '../../../../shared/channels/whatsapp.ts';
import { MIN_REFLECTION_LENGTH } from '../../../../shared/guidance/guidance-limits.ts';
import { appName } from '../../app-name.ts';

const frequency = `${sms.limits.aDay.least}–${sms.limits.aDay.most} messages a day`;
const hours = `between ${sms.limits.hours.from} in the morning and ${sms.limits.hours.until - 12} in the evening`;

export const smsConsentWords = {
  title: 'SMS and WhatsApp Consent',
  lead: `${frequency}, to a number you’ve confirmed, ${hours}. One word from you stops them.`,
  settings: 'Open Settings',
  record: {
    statement: `I agree to receive guidance on friendship from ${appName} by SMS or WhatsApp, ${frequency}, on the number I have confirmed. I can end this at any time by replying STOP.`,
    rows: [
      {
        term: 'How often',
        text: `${frequency} on the days you choose: one for each time you set, never more than ${sms.limits.aDay.most} by SMS and ${whatsapp.limits.aDay.most} by WhatsApp. Tests you ask for are extra.`,
      },
      {
        term: 'When',
        text: `At your own times, ${hours} where you live, unless you have confirmed a time outside those hours yourself.`,
      },
      {
        term: 'How you agree',
        text: 'You enter your number in Settings, check the box for SMS, which is never checked for you, and confirm the number with a code. Choosing text messages while you set up your account isn’t enough: nothing is sent until you do this.',
      },
      {
        term: 'How you stop',
        text: 'Reply STOP to any message, or switch the channel off in Settings. Plain words such as “please stop texting me” count as well.',
      },
      { term: 'Help', text: 'Reply HELP to a text message and we’ll tell you who to ask.' },
      {
        term: 'Cost',
        text: 'Message and data rates may apply. They are set by your phone plan, not by us.',
      },
      {
        term: 'Sent through',
        text: 'Twilio, a messaging delivery provider, where your church has set it up.',
      },
      {
        term: 'Not a condition',
        text: `You can use all of ${appName} without giving a number. Your guidance is always in the app.`,
      },
    ],
  },
  steps: {
    title: 'From a Number to a Message',
    list: [
      {
        title: 'You enter your number',
        text: 'In Settings you switch on SMS or WhatsApp and enter your number with its country code.',
      },
      {
        title: 'You agree',
        text: 'For SMS you check a box beside words that name the frequency, the rates, STOP and HELP. It is empty until you check it.',
      },
      {
        title: 'You confirm',
        text: 'A short code goes to that number, and you type it in. It works for a few minutes. Until then nothing else is sent there: this is the second half of a double opt-in.',
      },
      {
        title: 'Your messages begin',
        text: 'The first text repeats what you agreed to and how to end it. Then your guidance comes, at the times you set.',
      },
      {
        title: 'You stop when you like',
        text: 'STOP takes effect before it is even answered: waiting messages are canceled, and we note it in your record. START allows text messages again; they resume only if your consent still stands.',
      },
    ],
  },
  technical: [
    {
      title: 'What a text looks like',
      text: 'Plain characters that every phone can show, at most three parts long, with the name of this site. If it doesn’t fit, the full text is in the app.',
    },
    {
      title: 'A reminder of how to stop',
      text: 'At least every 30 days one of your texts ends with “Reply STOP to opt out”.',
    },
    {
      title: 'WhatsApp’s own rule',
      text: 'WhatsApp lets a site write freely for 24 hours after you last wrote to it. After that, it only delivers templates that it has approved. If your church has none, the message isn’t sent, and your guidance waits in the app.',
    },
    {
      title: 'When a number does not work',
      text: 'If the provider says that a number does not exist or has opted out, we stop writing to it, and Settings tells you why.',
    },
    {
      title: 'Taking a break',
      text: 'You can pause all messages for a while. In the meantime nothing is prepared or sent, and your choices are kept.',
    },
  ],
  privacy: [
    {
      title: 'Your number',
      text: 'It is kept with your account on this site and used for the messages you chose. It goes to the delivery provider, who could not deliver without it, and to nobody else.',
    },
    {
      title: 'What the provider sees',
      text: 'Twilio handles the number and the text of each message, as do your phone company and, for WhatsApp, Meta. They keep records of their own under their own terms. A text message is not encrypted on its way.',
    },
    {
      title: 'What we keep of a message',
      text: 'When it was sent, by which channel, whether it arrived, and the provider’s reference. We never keep a copy of its text, and we keep the rest for about 90 days.',
    },
    {
      title: 'What you write to us',
      text: `A reply to a reflection is kept in your journal, if it has ${MIN_REFLECTION_LENGTH} characters or more. A program checks your messages for words that suggest you may be in danger, so that we can tell you where to find help, and remembers what kind of danger. Nothing else you write is kept.`,
    },
    {
      title: 'What the ledger holds',
      text: 'The channel, what was done, where, when, and the version of the words. A keyed hash stands in for your number: it can be compared, but not read.',
    },
    {
      title: 'When you leave',
      text: 'Deleting your account deletes your number and your record with it. For a number that opted out, we keep the hash, so that we don’t write to it again by mistake.',
    },
  ],
};
