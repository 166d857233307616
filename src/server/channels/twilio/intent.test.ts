import { describe, expect, test } from 'vitest';
import { intentOf } from './intent.ts';
import { siteNames } from './site-names.ts';

describe('a text that ends messages (rules.md C2, C3)', () => {
  test.each([
    'STOP',
    'stop',
    ' Stop ',
    'STOPALL',
    'UNSUBSCRIBE',
    'CANCEL',
    'END',
    'QUIT',
    'REVOKE',
    'OPTOUT',
    'OPT OUT',
    'opt-out',
    'ARRET',
    'arrêt',
    'Stop.',
    'STOP!!!',
    'stop all',
  ])('C2: %s', (text) => {
    expect(intentOf(text).kind).toBe('stop');
  });

  test.each([
    'stop please',
    'Please stop',
    'please stop texting me',
    'Please stop sending me these messages.',
    'stop the texts',
    'stop all messages now',
    'STOP SENDING THESE',
    'quit texting me',
    'stop messaging me please',
    'no more',
    'No more texts please',
    'no more of these messages',
    'I don’t want these messages anymore',
    'I do not want to receive these texts',
    'I don’t want any more reminders',
    'I no longer want your messages',
    'not interested in your messages',
    'don’t text me',
    'Do not contact me again',
    'never message me again',
    'do not text',
    'remove me',
    'Remove me from your list',
    'take me off this list',
    'take my number off',
    'take me from your mailing list',
    'unsubscribe me please',
    'how do I unsubscribe?',
    'I want to opt out',
    'please opt me out',
    'cancel my subscription',
    'leave me alone',
    'wrong number',
    'enough!',
    'not interested',
    'stop it',
    'I no longer wish to receive these messages',
    'I would rather not receive these messages',
    'I’d like to no longer get these texts.',
    'I no longer wish to receive these.',
    'I don’t want to receive prayers anymore',
    'I don’t want these any more',
    'Quiero dejar de recibirlos',
    'Please stop sending me prayers',
    'Please stop these daily prayers',
    'Stop sending these to me',
    'Stop sending these to me. Thank you, Ruth',
    'stop sending me this stuff please',
    'Cancel all future messages',
    'No further messages, please',
    'STOP. I don’t want this.',
    'Stop, I have asked you twice',
    'Thank you for all of it. Unsubscribe',
    'No, stop texting me',
    'No. Stop.',
    'No, no, stop',
    'no stop texting me',
    'I read them all, and now it is enough! Please stop texting me! God bless you.',
    'please stop texting',
    'stop texting my phone',
    'Stop texting my daughter',
    'Please help me stop these messages',
    'Help me to stop you from texting: stop texting me',
    'Stop texting her and stop texting me',
    'I told my ex about you. Stop texting me.',
    'Stop texting my friend and me',
    'Stop sending me messages from her',
    'Stop texting the wrong person',
    'I don’t want texts from random strangers',
    'No more messages from those people',
    'Stop messages to an old man',
    'Stop texting my girlfriend’s phone',
    'Stop texting my ex-wife’s number',
    'Stop texting her',
    'Stop texting her phone',
    'Stop texting my friend',
    'Please quit messaging random people',
    'I want to stop texting the wrong person',
    'I want you to stop texting Naomi',
    'I want to stop texting',
    'I need to stop texting with you',
    'I would like to stop texting from your church',
    'I want to stop texting because it costs me too much',
    'I want to stop texting at this time',
    'Help me stop texting to this number',
    'I need to stop messages from strangers',
    'I told you to stop texting my daughter',
    'I pray you stop texting my daughter',
    'Stop texting when I drive',
    'Dejen de escribir a mi amiga',
    'Ayúdame a que deje de enviar mensajes a mi número',
    'No, dejen de enviarme mensajes',
    'deja de enviarme mensajes',
    'Quiero dejar de recibir mensajes',
    'Ya no quiero recibir estos mensajes',
    'I don’t want to hear from you anymore',
    'I want to stop hearing from you',
    'no más mensajes por favor',
    'no me escriban más',
    'quiero darme de baja',
  ])('C3: %s', (text) => {
    expect(intentOf(text)).toEqual({ kind: 'stop', isKeyword: false });
  });
});

describe('a text that does not end messages (rules.md C3)', () => {
  test.each([
    'please don’t stop praying',
    "Please don't stop sending these messages",
    'do not stop the texts, I love them',
    'I can’t stop thinking about this',
    'never stop texting me',
    'I don’t want to stop',
    'We would not like to stop',
    'I don’t want to be unsubscribed',
    'I do not want to be removed',
    'Please don’t take me off this list',
    'I will stop by on Sunday',
    'Pray that the bleeding will stop',
    'How do I stop worrying?',
    'help me stop drinking',
    'in the end God wins',
    'The end is near',
    'I quit smoking!',
    'They cancelled my appointment',
    'No more fear!',
    'no more tears in heaven',
    'God, don’t leave me alone',
    'I don’t want to go to work',
    'Can you text me the address?',
    'I texted her and it went well',
    'send me more messages like this',
    'nonstop rain here',
    'my brother wants to quit his job',
    'Please take me to the river',
    'I pray every night that God would take me.',
    'Lord, take me from this world',
    'remove the stone from my heart',
    'Thank you for these messages',
    'He told me to stop, and I did',
    'stop sinning and start living',
    'I need these reminders',
    'Help me stop lying to my friends.',
    'I always end my prayers with Amen.',
    'I don’t want to stop these messages',
    'Don’t ever, ever stop! I need these reminders',
    'No, don’t stop sending these messages',
    'no dejen de enviar mensajes',
    'No quiero dejar de recibir mensajes',
    'No quiero recibir mensajes de mi ex',
    'I want to stop texting Hesed',
    'God, I don’t want to stop hearing from you',
    'I drink too much. I want to stop. Help me, Lord.',
    'Jesus told the storm, “Stop!” and it obeyed.',
    'It has a beginning, a middle, end.',
    'I do not receive your messages. Can you help?',
    'I do not want to receive this gift alone',
    'God, stop sending me trials',
    'Help me stop texting my ex',
    'I need to stop texting my ex',
    'I want to stop texting him so late',
    'Pray that I stop texting her',
    'I should stop messaging that girl',
    'stop texting my ex-boyfriend',
    'Help me stop texting Naomi every night',
    'Lord, please help me to stop messaging people at work',
    'help me stop writing',
    'No more texting my old girlfriend for me!',
    'I do not want any more messages from him',
    'no more texts from my ex',
    'I must stop texting while driving',
    'I need to stop texting Naomi every night',
    'I have to stop texting during the sermon',
    'I want to stop texting with Naomi',
    'I really need to stop texting my mother at work',
    'I should finally stop texting those guys',
    'I need to stop sending texts to that girl',
    'She asked me to stop texting her',
    'My husband beats me and told me to stop messaging my sister',
    'Pray that he would stop texting her',
    'Pray for me to stop texting her. It is hard for me.',
    'Help me stop texting Naomi. Tell me how.',
    'Help me stop texting my friends at night',
    'Stop texting and driving!',
    'Ayúdame a dejar de escribir a mi amiga',
    'Ayúdame a que deje de escribir a mi ex',
    'no',
    '',
    '🙏',
  ])('C3: %s', (text) => {
    expect(intentOf(text).kind).toBe('reply');
  });
});

describe('a text that names the site (rules.md C3)', () => {
  const HESED = 'Hesed';
  const LONG = 'Hesed at St. Luke’s Church';
  const CHURCH = 'The First Baptist Church';

  test.each([
    [HESED, 'I want to stop texting Hesed'],
    [HESED, 'Help me stop texting Hésed!'],
    [HESED, 'I need to stop texting with HESED every night'],
    [HESED, 'STOP Hesed'],
    [HESED, 'hesed stop'],
    [HESED, 'I don’t want Hesed anymore'],
    [HESED, 'Please stop sending me Hesed’s messages'],
    [HESED, 'I want to stop hearing from “Hesed”'],
    [HESED, 'Quiero dejar de escribir a Hesed'],
    [LONG, 'I want to stop texting Hesed at St Lukes Church'],
    [LONG, 'I want to stop texting Hesed'],
    [CHURCH, 'I want to stop texting the First Baptist'],
    [CHURCH, 'I should stop messaging First Baptist Church late at night'],
    [CHURCH, 'I would like to stop texting FBC'],
  ])('C3: to %s, %s', (appName, text) => {
    expect(intentOf(text, siteNames(appName))).toEqual({ kind: 'stop', isKeyword: false });
  });

  test.each([
    [HESED, 'I want to stop texting Naomi, Hesed'],
    [HESED, 'Hesed, help me stop texting my ex'],
    [HESED, 'Please don’t stop, Hesed'],
    [HESED, 'I do not want hesed to be only a word to me'],
    [HESED, 'I want to stop texting Hesedia'],
    ['Grace Church', 'I want to stop texting Grace'],
    ['Friends at Grace Church', 'I want to stop texting friends at work'],
    ['House of Grace', 'Pray that I stop texting Grace'],
  ])('C3: to %s, %s is no stop', (appName, text) => {
    expect(intentOf(text, siteNames(appName)).kind).toBe('reply');
  });
});

test.each([
  ['START', 'start', true],
  ['yes', 'start', true],
  ['UNSTOP', 'start', true],
  ['Yes!', 'start', false],
  ['HELP', 'help', true],
  ['info', 'help', true],
  ['help?', 'help', false],
  ['yes I prayed today', 'reply', false],
])('C5: %s is read as %s', (text, kind, isKeyword) => {
  expect(intentOf(text)).toEqual({ kind, isKeyword });
});

test('C4: Twilio answers only the bare words itself', () => {
  expect(['STOP', 'stop ', 'STOP!', 'stop please'].map((text) => intentOf(text).isKeyword)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

describe('an answer to the last message', () => {
  test.each([
    ['Done', 'done'],
    ['DONE!', 'done'],
    ['ok, done. thanks', 'done'],
    ['Hecho', 'done'],
    ['later', 'later'],
    ['Más tarde, por favor', 'later'],
    ['not now', 'later'],
    ['PAUSE', 'pause'],
    ['Pausa', 'pause'],
  ])('%s is %s, and no keyword of Twilio', (text, kind) => {
    expect(intentOf(text)).toEqual({ kind, isKeyword: false });
  });

  test.each(['Done?', '¿Hecho?', 'not done', 'done later', 'pause, done', 'I am done for today', 'see you later'])(
    '%s is none',
    (text) => {
      expect(intentOf(text).kind).toBe('reply');
    },
  );
});
