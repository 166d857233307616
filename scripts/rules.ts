/** The rules that the site keeps when it sends messages and for the guidance, in groups, by their numbers. */
export const RULES: { about: string; rules: Record<string, string> }[] = [
  {
    about: 'SMS',
    rules: {
      C1: 'A call from Twilio without a valid signature for the public address is answered 403 and changes nothing.',
      C2: 'A stop word switches text messages off for that number, with a row in the ledger, before Twilio gets its answer.',
      C3: 'A sentence that a person would read as a wish to stop ends the messages too; one that says the opposite does not.',
      C4: 'Twilio answers the stop, start and help words itself, or the site does, and never both.',
      C5: 'A start word takes an opt-out back, and messages come again only where consent stands.',
      C6: 'Each error of Twilio has its consequence: for the number, for the whole channel, or another attempt.',
      C7: 'Every message asks for reports, and a report moves its state forward only.',
      C8: 'A Messaging Service takes the place of the sending number; a message names one of the two.',
      C9: 'No text message goes to a number that is not confirmed, without consent, or after an opt-out.',
      C10: 'A number is confirmed with a code that is hashed, works for ten minutes and five tries, and is sent a few times only.',
      C11: 'A member gets at most three text messages and three WhatsApp messages with guidance a day.',
      C12: 'Text and WhatsApp messages come between 8 a.m. and 9 p.m. of the member’s day.',
      C13: 'A text message names the site, needs no special alphabet in English or Spanish, and says how to stop it.',
    },
  },
  {
    about: 'WhatsApp',
    rules: {
      C14: 'Free text goes only to a member who wrote within the last day; otherwise an approved template does.',
      C15: 'A message keeps to WhatsApp’s length, and WhatsApp’s own errors and stop words concern WhatsApp alone.',
    },
  },
  {
    about: 'E-mail',
    rules: {
      C16: 'Mail that a member can unsubscribe from has the headers for it and a visible link; mail about the account has neither.',
      C17: 'One click ends the mail at once, without signing in; opening the link alone changes nothing.',
      C18: 'The link cannot be guessed, holds no address, and works signed out.',
      C19: 'A mail has the same id on every attempt, a text part, and nothing that tells when it is read.',
      C20: 'An address that the server refuses for good is not written to again; a temporary refusal counts towards that.',
    },
  },
  {
    about: 'Push',
    rules: {
      C21: 'The site makes its push keys once, keeps them with its data, and signs each message for a short time.',
      C22: 'A push message is encrypted for one browser, small, and says nothing personal.',
      C23: 'A push message that could not be shown in time is dropped, and a newer one takes its place.',
      C24: 'A browser that is gone is forgotten, and a push service that asks for patience gets it.',
      C25: 'The browser shows a notification for every push, registers again at each start, and is asked about after 60 days.',
      C26: 'A member is asked for permission only after a press, and on an iPhone is told first how to install the app.',
      C27: 'A push address is https on a public host, and belongs to one member.',
    },
  },
  {
    about: 'Telegram',
    rules: {
      C28: 'A chat is linked by a secret that works once, for a quarter of an hour, and in private chats only.',
      C29: 'Messages keep to Telegram’s length and pace, and their text is never taken for formatting.',
      C30: 'A chat that refuses messages, or says stop, gets no more, and Settings shows it.',
      C31: 'A second poller never ends the process, stopping ends the poll first, and a webhook needs its secret.',
    },
  },
  {
    about: 'Slack',
    rules: {
      C32: 'A workspace is connected for its own member with few rights; its refusals, pace and special marks are respected, and its token can be taken back.',
    },
  },
  {
    about: 'Every channel',
    rules: {
      C33: 'The record of a delivery holds no text of the message.',
      C34: 'A test says for each method whether it arrived and why not, and calls nobody where it cannot arrive.',
      C35: 'Only the site’s own queue tries again, with growing waits, never past the time of a message.',
    },
  },
  {
    about: 'Scheduling',
    rules: {
      S1: 'A slot is a time of day where the member is: on the days when clocks change it comes once, and never twice.',
      S2: 'Every planned message is a row that can be planned again without changing anything; the timer only wakes the work.',
      S3: 'Two slots that fall on one instant arrive as one message.',
      S4: 'After a change of week or zone, slots that were not sent are planned again, and nothing is sent twice for one date.',
      S5: 'After a standstill the site sends what is less than an hour and a half late, a little spread, and leaves out the rest.',
      S6: 'Guidance is made half an hour ahead; where a model fails, it is asked again, and two minutes before the slot the library steps in.',
      S7: 'Each message to an address is one row, stored before the call; where nobody knows whether it arrived, it is repeated only if a repeat is recognised.',
      S8: 'A channel that fails or hangs delays no other.',
      S9: 'Of two processes on one database one does the scheduling, and the other takes over when it ends.',
      S10: 'A clock that jumps is noticed, and what is overdue then is handled as after a standstill.',
    },
  },
  {
    about: 'Guidance',
    rules: {
      G1: 'The words of Scripture come from the bundled translation, never from a model, and a verse quoted wrongly is refused.',
      G2: 'Old quotations come from a collection that names author, work, year and place.',
      G3: 'Where a model fails, is slow, has no budget or breaks a rule, the library writes, and no slot stays empty.',
      G4: 'The library has at least twelve entries of each subject and type, and members get them without a repeat.',
      G5: 'What a member wrote is data in a prompt and never an instruction, and what comes back is checked.',
      G6: 'Signs of danger in a member’s words are found on the site itself, go to no model, and bring a card with help.',
      G7: 'No entry promises success, claims a new revelation, or settles what churches differ on.',
      G8: 'An entry that a model wrote says so and can be reported, and its cost is limited and shown.',
    },
  },
];

/** The rules whose tests are still to be written. A test keeps this list as short as it can be. */
export const STILL_WITHOUT_TEST: readonly string[] = [];
