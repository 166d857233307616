import { reflections } from '../library-entry.ts';

export const truthInLoveReflections = reflections('Speaking Truth in Love', [
  {
    key: 'truth-reflection-still-not-for-today',
    point: 'Proverbs 25: a word spoken at the right time is as lovely as gold set in silver.',
    shape: 'close reading',
    title: 'True, and still not for today',
    content:
      'On his last night Jesus told his friends that he had many things still to say, and that they couldn’t bear them yet. He held those back. He never told them a false one. The proverb’s picture for a word at the right time is gold in a silver setting. A lump of it in the palm is worth as much, and you still wouldn’t wear it. It saves us from two mistakes. One is to think that anything true may be said at any time. The other is to buy peace with something that isn’t so. You’ve probably got something true in your hand tonight. Does it have its setting?',
    scripture: 'Proverbs 25:11',
    quote: 'henry-time-to-speak',
    reflectionQuestions: [
      'What true thing are you holding back, and is it waiting for the right hour or for your nerve?',
      'When did you last say something pleasant that wasn’t so?',
      'Who do you know with good timing, and how do they do it?',
    ],
    gratitudePrompt: 'Thank God for a hard truth that reached you when you could bear it.',
    tomorrowPreparation:
      'Think of one conversation you expect tomorrow. Settle what can wait, and what mustn’t be untrue.',
    actionSteps: [
      'Correct one small untruth that you told this week to keep things smooth.',
      'Choose one true word that can wait, and ask God when.',
    ],
    challenges: ['Initiating difficult conversations', 'Offering godly counsel'],
  },
  {
    key: 'truth-reflection-praise-is-truth-too',
    point: 'Ephesians 4: those who have put on the new man in Christ use words to build up and to give grace.',
    shape: 'letter',
    themes: ['bereavement', 'illness', 'laughter'],
    title: 'Say the good just as plainly',
    content:
      'My dear friend, Jesus told a foreign mother to her face that her faith was great, and I doubt that she ever forgot it. I sat behind your mother for most of my life, and I never told her that her singing got me through the year when my wife was ill. We brace ourselves when someone says they’re going to be honest, as if only the bad could be true. Paul wants talk that builds people up, and his word for what it can carry to them is grace, which is Christ’s own to give. Here is one for you while you can hear it. You have her way of seeing who’s standing alone, and going over. Yours, two rows back.',
    scripture: 'Ephesians 4:29',
    quote: 'ambrose-show-our-heart',
    reflectionQuestions: [
      'What good thing have you seen in a friend and never told them?',
      'Which comes to you more easily, correction or praise, and where did you learn that?',
      'What would keep your praise from turning into flattery?',
    ],
    gratitudePrompt: 'Thank God for a sentence of encouragement that you still remember, and for the one who said it.',
    tomorrowPreparation: 'Work out tonight the praise you owe to somebody, and say it tomorrow.',
    actionSteps: [
      'Praise someone today for what they did when they thought nobody was looking.',
      'Tell a third person something good about a friend who’s absent.',
    ],
    challenges: ['Offering godly counsel', 'Maintaining long-distance friendships'],
  },
  {
    key: 'truth-reflection-at-the-well',
    point: 'John 4: Jesus, tired at a well, leads a woman of Samaria to the truth about herself and about him.',
    shape: 'scene from Scripture',
    themes: ['unbelieving friends'],
    title: 'He knew, and asked for water',
    content:
      'She told him the truth, as far as it went: no husband. Jesus could have left it there, or used what he knew to win. He said that she’d spoken truly, and he said it twice, and in between he told her the rest. There’d been five, and now there was this one. Before any of it he’d asked her for a drink, as you’d ask an equal. She changed the subject, and he let her. A little later he told her outright that he was the Christ, which he’d said to hardly anyone. She left her jar and ran to tell the town that he knew all about her, and she said it like good news.',
    scripture: 'John 4:17-18',
    quote: 'ambrose-hides-nothing',
    reflectionQuestions: [
      'At which part of the truth do you usually stop?',
      'Who knows the rest, and stayed?',
      'What did Jesus do before he spoke about her life?',
    ],
    gratitudePrompt: 'Thank Jesus that he knows all you’ve done and still wants to talk.',
    tomorrowPreparation: 'Before you say anything hard to a friend tomorrow, ask them for some small help, as he did.',
    actionSteps: [
      'Read John 4:5-29 in one sitting.',
      'Tell God the part that comes after the part you usually tell him.',
    ],
    challenges: ['Being vulnerable and authentic', 'Initiating difficult conversations'],
  },
  {
    key: 'truth-reflection-afterwards',
    point:
      'Proverbs 28: sayings on the upright and the wicked; a true rebuke is thanked in the end, and flattery isn’t.',
    shape: 'question and answer',
    title: 'Thanked for it afterwards',
    content:
      'Who gets thanked in the end? The one who spoke up, the proverb says, and it slips in a word that saves us a lot of grief: afterwards. On the day itself the flatterer does better. He’s smiled at and asked back. The friend who mentioned your temper went home early. You needed that friend, though. If you’re in Christ, you’ve already had the hardest news of your life from one who loved you: that you couldn’t save yourself, and that he’d come to do it. So don’t listen for thanks on the day. Speak with afterwards in mind, and only to people you’d be sorry to lose.',
    scripture: 'Proverbs 28:23',
    quote: 'goodwin-flatterer',
    reflectionQuestions: [
      'Who told you something true that you thanked them for much later?',
      'Whose approval keeps you from saying what you think?',
      'Are you the right one to say it, or does another friend stand closer?',
    ],
    gratitudePrompt: 'Thank God for the person behind one hard sentence that did you good.',
    tomorrowPreparation: 'If there’s a hard word to say tomorrow, pick a time when you can both stay on afterwards.',
    actionSteps: [
      'Thank someone for a thing they told you years ago.',
      'Hold back one compliment today that you don’t mean.',
    ],
    challenges: ['Initiating difficult conversations', 'Offering godly counsel'],
  },
  {
    key: 'truth-reflection-excellent-oil',
    point:
      'Psalm 141: David asks God to guard his mouth, and would sooner be corrected by the good than feasted by the bad.',
    shape: 'close reading',
    title: 'A kindness that can sting',
    content:
      'Jesus needed no correcting, and he took the blows that others had earned. When he corrects one of his own now, or a friend does it for his sake, there’s no anger left in it. David asks for a thing like that. Oil on the head was what a good host gave you when you came in off the road, and what he has in mind is a hard word from a good man. I’ll take it as ointment, he prays, and I won’t duck. He’s particular about whose it should be. A blow from someone who likes giving blows is no kindness at all. But if a friend has come a long way, with a true word and an unsteady voice, hold still.',
    scripture: 'Psalm 141:5',
    quote: 'swinnock-token-of-love',
    reflectionQuestions: [
      'Whose correction can you take, and why theirs?',
      'What happens in your face when you’re told that you’re wrong?',
      'Has anyone’s cruelty been passed off to you as kindness?',
    ],
    gratitudePrompt: 'Thank God for a friend who’s been both tender with you and true.',
    tomorrowPreparation: 'Choose one good person whom you could ask tomorrow how something you did came across.',
    actionSteps: [
      'The next time you’re corrected, wait one breath before you answer.',
      'If anyone hurts you and calls it love, tell a pastor, a doctor or the police.',
    ],
    challenges: ['Being vulnerable and authentic', 'Offering godly counsel'],
  },
  {
    key: 'truth-reflection-mending-nets',
    urgesContact: true,
    point:
      'Galatians 6: those who walk by the Spirit restore the fallen gently, carry burdens, and do good without tiring.',
    shape: 'letter',
    title: 'Mended the way nets are',
    content:
      'If you’re going to see him, friend, look first at Paul’s verb. Restore him, we say, and gently. It’s what James and John were doing to their nets when Jesus came along the shore: going over the torn place with their fingers, one knot after another, until it would hold fish again. Nobody shouts at a net. And Paul says overtaken, as if the thing had run the man down from behind. It could run you down too, he adds, so mind yourself. Then go to him as Christ came to you when you were in shreds. Take something to eat with you, and stay as long as the mending takes.',
    scripture: 'Galatians 6:1',
    quote: 'ambrose-rebuke-forsake-not',
    reflectionQuestions: [
      'What would make a friend glad that you, of all people, had come?',
      'Where have you been shouting at a net?',
      'Which fault of a friend’s could run you down as well?',
    ],
    gratitudePrompt: 'Thank Christ for the last time he mended you.',
    tomorrowPreparation: 'If you have to speak to someone tomorrow, choose the place, and make it a kind one.',
    actionSteps: [
      'Look up Matthew 4:21, and think about the patience in it.',
      'Ask God to show you your own fault before you mention another’s.',
      'If anyone is in danger from what he does, go first to those who can stop it.',
    ],
    challenges: ['Offering godly counsel', 'Forgiving and reconciling'],
  },
  {
    key: 'truth-reflection-hold-your-peace',
    point:
      'Job 13: Job calls his friends useless doctors, who speak falsely for God, and would bring his case to God himself.',
    shape: 'plain instruction',
    themes: ['illness', 'bereavement'],
    title: 'Leave the explaining alone',
    content:
      'Leave the explaining alone this week. Jesus, who is the wisdom of God, could have explained everything to Mary when she fell at his feet. He wept. Job’s visitors did the other thing. By chapter 13 he calls them doctors who are no use to anyone, and asks whether they mean to tell lies on God’s behalf. They had taken their friend’s pain and made an argument of it, and they thought that they were defending the Almighty. If you’d only hold your tongues, he tells them, that would be wisdom. So go and sit with the one you’re thinking of. If you’re asked why it happened, say that you don’t know. Say that you’ll be back on Thursday, and be back.',
    scripture: 'Job 13:5',
    quote: 'ambrose-learn-to-be-silent',
    reflectionQuestions: [
      'When did someone’s silence help you?',
      'What would you like to explain to a person who’s suffering?',
      'What do you fear would happen if you kept still?',
    ],
    gratitudePrompt: 'Thank God for a visitor who didn’t try to explain.',
    tomorrowPreparation: 'In one talk tomorrow, let three seconds go by before you answer.',
    actionSteps: [
      'Read John 11:32-36, and stop there.',
      'Sit with someone who’s having a hard time, and ask for nothing.',
    ],
    challenges: ['Offering godly counsel', 'Being vulnerable and authentic'],
  },
  {
    key: 'truth-reflection-in-the-car',
    point:
      'Proverbs 16: the Lord weighs hearts and steers our steps; pride, perverse talk and temper bring people down.',
    shape: 'story',
    title: 'What was said in the car',
    content:
      'It began in a car after a long meeting. One of them said that the new secretary only had the job because of her uncle, and the other laughed, because it was late. By Easter two women who’d shared an office for years weren’t speaking, and neither could have told you why. The driver could. He’d liked getting the laugh. Proverbs looks past what was said to the friends whom a twisted tongue has parted. If you’re Christ’s, you’re talked about behind your back yourself. He’s at his Father’s side, Paul tells the Romans, knowing the worst there is to tell, and what he does there is speak up for his own. Put in a word tonight for whoever’s being passed around. I like her will do.',
    scripture: 'Proverbs 16:28',
    quote: 'spurgeon-back-of-the-fire',
    reflectionQuestions: [
      'Which talk of yours would you hate to have overheard?',
      'What do you get out of it when somebody’s run down?',
      'Who’s drifted apart over something that passed through you?',
    ],
    gratitudePrompt: 'Thank God for a friend who’s never once brought you gossip.',
    tomorrowPreparation: 'Have one good thing ready to say tomorrow about the person who’s usually picked on.',
    actionSteps: [
      'Say something kind about someone who isn’t in the room.',
      'If you passed a story on, go back to the one who heard it and cut it down to size.',
    ],
    challenges: ['Finding trustworthy friends', 'Initiating difficult conversations'],
  },
  {
    key: 'truth-reflection-without-a-mask',
    point: 'Romans 12: in view of God’s mercies, be one body, love without pretending, and answer evil with good.',
    shape: 'close reading',
    title: 'Love without a mask on',
    content:
      'Christ’s face and his heart were the same. He’d seen behind every mask in the room, too, and he loved the people under them and gave himself for them. That’s the love Paul has been writing about for eleven chapters when he says that ours must be without dissimulation, which is the old way to say that it mustn’t act. Behind it stands a word from the theater, where players wore masks. We all own one. How good to see you, it says, and looks over your shoulder. Paul goes straight on to hating what’s evil and holding on to what’s good, so he isn’t telling us to blurt out whatever we feel. Start with something small. Say less to one person tomorrow, and mean all of it.',
    scripture: 'Romans 12:9',
    quote: 'watson-dissembled-love',
    reflectionQuestions: [
      'With whom is your mask heaviest?',
      'Which kind thing do you say without meaning it?',
      'What wrong do you let pass in order to seem loving?',
    ],
    gratitudePrompt: 'Thank God for a friend whose face you can read.',
    tomorrowPreparation: 'Greet one person tomorrow with only what you mean.',
    actionSteps: [
      'The next time you’re asked how you are, give a true answer of three words.',
      'Read Mark 12:14, and see what even his enemies said of him.',
    ],
    challenges: ['Being vulnerable and authentic', 'Finding trustworthy friends'],
  },
  {
    key: 'truth-reflection-small-lies',
    point:
      'Ephesians 4: one body grows up in Christ; its people put off the old life and speak the truth to each other.',
    shape: 'plain instruction',
    title: 'Put away the small lies',
    content:
      'Christ has never told you a comfortable lie, about yourself or about what you cost him. Now count ours for a day. I’m five minutes away. I’d have loved to, but. The cake was delicious. We tell most of them to be nice, and it’s mainly to ourselves that we’re being nice. Put them off, Paul says, like an old coat, and his reason is an odd one: we’re parts of each other. Your eye doesn’t tell your foot there’s no step, since the whole of you would be at the bottom of the stairs. People who belong to Christ are joined as closely as that. So choose one person and give them the true version, in as few words as kindness needs.',
    scripture: 'Ephesians 4:25',
    quote: 'bridges-find-thee-faithful',
    reflectionQuestions: [
      'Which small lie do you tell most?',
      'Whom does it protect?',
      'Is there a truth that isn’t safe to tell alone, and who’d help you with it?',
    ],
    gratitudePrompt: 'Thank God that Christ has never flattered you.',
    tomorrowPreparation: 'Plan to leave early enough tomorrow that you’ll have no use for the five minutes.',
    actionSteps: ['Say no to one thing without an excuse.', 'Put one untruth right with the person you told it to.'],
    challenges: ['Being vulnerable and authentic', 'Balancing friendship with family time'],
  },
  {
    key: 'truth-reflection-cold-shoulder',
    urgesContact: true,
    point:
      'Leviticus 19: the holy Lord wants holiness at home and in the field, with truth and love toward the neighbor.',
    shape: 'question and answer',
    title: 'When silence is a weapon',
    content:
      'Isn’t it better to say nothing? Often, yes. Jesus had nothing to say to Herod. But he took Peter’s faults up with Peter, and Martha’s with Martha, and then he went and bore them, and remained the friend of both. So what’s wrong with letting a thing lie? Leviticus forbids us to hate a brother inside, and in the same breath it sends us to talk to him. A thing left unsaid won’t keep still. It comes out at supper as a cold shoulder. The verse after this one tells us to love our neighbor as ourselves, and here’s where that starts. If you’re afraid of what the other person would do, don’t go; get help. Otherwise a walk is good for this, where you can both look straight ahead.',
    scripture: 'Leviticus 19:17',
    quote: 'cassian-sullen-silence',
    reflectionQuestions: [
      'Whom have you been punishing by saying nothing?',
      'What would you say if you were sure of being heard?',
      'How did Jesus talk to his friends when they were wrong?',
    ],
    gratitudePrompt: 'Thank God for a friend who told you to your face.',
    tomorrowPreparation:
      'Settle on a time tomorrow, and a first sentence: something’s been bothering me, and I’d like us to get past it.',
    actionSteps: [
      'Ask God whether the matter needs saying, or only needs a night’s sleep.',
      'Bring it up with the one it concerns, and gossip about it to nobody. If they’ve asked for distance, let them have it.',
    ],
    challenges: ['Initiating difficult conversations', 'Forgiving and reconciling'],
  },
  {
    key: 'truth-reflection-on-the-emmaus-road',
    point:
      'Luke 24: the risen Jesus walks with two sad friends, hears them out, and opens the Scriptures about himself.',
    shape: 'scene from Scripture',
    themes: ['bereavement'],
    seasons: ['Easter'],
    title: 'What are you two talking about',
    content:
      'Cleopas and his friend were walking away from it all when a stranger caught up and asked what they were talking about. Who in Jerusalem didn’t know? This one knew better than anybody; it had happened to him. He asked them anyway, and he let them tell the whole of it, the hopes and the women and the empty tomb, with the ending wrong. Only then did he begin to explain. Their hearts burned as they walked. Jesus could have opened with the news. He heard them out first, as if sad people had a right to that, even from somebody with the best news there’s ever been.',
    scripture: 'Luke 24:17',
    quote: 'hall-joy-and-sorrow',
    reflectionQuestions: [
      'Who asks how it went, and then waits?',
      'Which story do you need to tell from the start?',
      'When have you explained something too soon?',
    ],
    gratitudePrompt: 'Thank Jesus for asking about things that he already knows.',
    tomorrowPreparation: 'Ask one person tomorrow how something went, and don’t finish it for them.',
    actionSteps: [
      'Read Luke 24:13-35, and see how long he listens.',
      'Walk with a friend for ten minutes, and let them pick the subject.',
    ],
    challenges: ['Offering godly counsel', 'Making time for deep relationships'],
  },
]);
