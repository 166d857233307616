/** A rule that the site keeps when it sends messages, with its number. */
export interface Rule {
  id: string;
  says: string;
}

/** The rules of sending, by what they are about. */
export const RULES: { about: string; rules: Rule[] }[] = [
  {
    about: 'SMS',
    rules: [
      {
        id: 'C1',
        says: 'A call from Twilio without a valid signature for the public address is answered 403 and changes nothing.',
      },
      {
        id: 'C2',
        says: 'A stop word switches text messages off for that number, with a row in the ledger, before Twilio gets its answer.',
      },
      {
        id: 'C3',
        says: 'A sentence that a person would read as a wish to stop ends the messages too; one that says the opposite does not.',
      },
      { id: 'C4', says: 'Twilio answers the stop, start and help words itself, or the site does, and never both.' },
      { id: 'C5', says: 'A start word takes an opt-out back, and messages come again only where consent stands.' },
      {
        id: 'C6',
        says: 'Each error of Twilio has its consequence: for the number, for the whole channel, or another attempt.',
      },
      { id: 'C7', says: 'Every message asks for reports, and a report moves its state forward only.' },
      { id: 'C8', says: 'A Messaging Service takes the place of the sending number; a message names one of the two.' },
      {
        id: 'C9',
        says: 'No text message goes to a number that is not confirmed, without consent, or after an opt-out.',
      },
      {
        id: 'C10',
        says: 'A number is confirmed with a code that is hashed, works for ten minutes and five tries, and is sent a few times only.',
      },
      { id: 'C11', says: 'A member gets at most three text messages and three WhatsApp messages with guidance a day.' },
      { id: 'C12', says: 'Text and WhatsApp messages come between 8 a.m. and 9 p.m. of the member’s day.' },
      {
        id: 'C13',
        says: 'A text message names the site, needs no special alphabet in English or Spanish, and says how to stop it.',
      },
    ],
  },
  {
    about: 'WhatsApp',
    rules: [
      {
        id: 'C14',
        says: 'Free text goes only to a member who wrote within the last day; otherwise an approved template does.',
      },
      {
        id: 'C15',
        says: 'A message keeps to WhatsApp’s length, and WhatsApp’s own errors and stop words concern WhatsApp alone.',
      },
    ],
  },
  {
    about: 'E-mail',
    rules: [
      {
        id: 'C16',
        says: 'Mail that a member can unsubscribe from has the headers for it and a visible link; mail about the account has neither.',
      },
      {
        id: 'C17',
        says: 'One click ends the mail at once, without signing in; opening the link alone changes nothing.',
      },
      { id: 'C18', says: 'The link cannot be guessed, holds no address, and works signed out.' },
      {
        id: 'C19',
        says: 'A mail has the same id on every attempt, a text part, and nothing that tells when it is read.',
      },
      {
        id: 'C20',
        says: 'An address that the server refuses for good is not written to again; a temporary refusal counts towards that.',
      },
    ],
  },
  {
    about: 'Push',
    rules: [
      {
        id: 'C21',
        says: 'The site makes its push keys once, keeps them with its data, and signs each message for a short time.',
      },
      { id: 'C22', says: 'A push message is encrypted for one browser, small, and says nothing personal.' },
      {
        id: 'C23',
        says: 'A push message that could not be shown in time is dropped, and a newer one takes its place.',
      },
      { id: 'C24', says: 'A browser that is gone is forgotten, and a push service that asks for patience gets it.' },
      {
        id: 'C25',
        says: 'The browser shows a notification for every push, registers again at each start, and is asked about after 60 days.',
      },
      {
        id: 'C26',
        says: 'A member is asked for permission only after a press, and on an iPhone is told first how to install the app.',
      },
      { id: 'C27', says: 'A push address is https on a public host, and belongs to one member.' },
    ],
  },
  {
    about: 'Telegram',
    rules: [
      {
        id: 'C28',
        says: 'A chat is linked by a secret that works once, for a quarter of an hour, and in private chats only.',
      },
      { id: 'C29', says: 'Messages keep to Telegram’s length and pace, and their text is never taken for formatting.' },
      { id: 'C30', says: 'A chat that refuses messages, or says stop, gets no more, and Settings shows it.' },
      {
        id: 'C31',
        says: 'A second poller never ends the process, stopping ends the poll first, and a webhook needs its secret.',
      },
    ],
  },
  {
    about: 'Slack',
    rules: [
      {
        id: 'C32',
        says: 'A workspace is connected for its own member with few rights; its refusals, pace and special marks are respected, and its token can be taken back.',
      },
    ],
  },
  {
    about: 'Every channel',
    rules: [
      { id: 'C33', says: 'The record of a delivery holds no text of the message.' },
      {
        id: 'C34',
        says: 'A test says for each method whether it arrived and why not, and calls nobody where it cannot arrive.',
      },
      {
        id: 'C35',
        says: 'Only the site’s own queue tries again, with growing waits, never past the time of a message.',
      },
    ],
  },
  {
    about: 'Scheduling',
    rules: [
      { id: 'S3', says: 'Two slots that fall on one instant arrive as one message.' },
      {
        id: 'S7',
        says: 'Each message to an address is one row, stored before the call; where nobody knows whether it arrived, it is repeated only if a repeat is recognised.',
      },
      { id: 'S8', says: 'A channel that fails or hangs delays no other.' },
    ],
  },
];

/** The rules whose tests are still to be written. A test keeps this list as short as it can be. */
export const STILL_WITHOUT_TEST: readonly string[] = [];
