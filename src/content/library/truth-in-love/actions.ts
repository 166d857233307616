import { actions } from '../library-entry.ts';

export const truthInLoveActions = actions('Speaking Truth in Love', [
  {
    key: 'truth-do-faithful-wounds',
    point:
      'Proverbs 27: several sayings weigh friends; an open rebuke from a friend is worth more than flattery or hidden love.',
    shape: 'plain instruction',
    title: 'Say the hard thing briefly, in person',
    content:
      'Go yourself, and be brief. Hinting only takes longer, and mentioning it to two other people first isn’t kind at all. Tell your friend what you saw and why it worries you. Say that you aren’t going anywhere. Then stop talking. The proverb trusts a wound only from a friend, someone near enough to be there afterward with the bandage. That’s how Christ dealt with Peter on the beach, with breakfast first and three hard questions after.',
    scripture: 'Proverbs 27:5-6',
    actionPrompt:
      'If you owe a friend a truth, arrange to tell it face to face, or by voice if you live far apart. Where there’s any danger, don’t go alone; get wise help first.',
    practicalStep: 'Have the conversation today, or settle the day and hour with your friend today.',
    checkInQuestion: 'Did you say it to the person, and to nobody else?',
    motivationalNote: 'You answer for speaking truly and kindly. How it’s taken isn’t yours to manage.',
    actionSteps: [
      'Say your first sentence aloud to yourself, and make it shorter.',
      'Before you begin, tell your friend one thing that you value in them.',
    ],
    challenges: ['Initiating difficult conversations', 'Offering godly counsel'],
  },
  {
    key: 'truth-do-ask-twice-before-advising',
    point: 'Proverbs 18: among sayings on the tongue, to answer before hearing is folly and shame.',
    shape: 'story',
    title: 'Ask twice before you advise once',
    content:
      'His son had stopped calling. He got about that far, over the fence, and the neighbor told him what had worked with her two boys, which was dinner together once a month. He thanked her and went in. She isn’t a bad woman. She’d heard the first sentence and answered it, and Proverbs has two words for that, folly and shame. There were six more sentences behind it that she’ll never hear now. Christ asked a blind man what he wanted, when anyone could see. If he could wait for an answer, so can you. Keep your good idea in your pocket today. It won’t spoil.',
    scripture: 'Proverbs 18:13',
    actionPrompt: 'In one conversation today, hold back your solution. Ask, listen, and ask again.',
    practicalStep: 'Ask a friend today how something hard is going, and ask twice more before you say what you think.',
    checkInQuestion: 'Did you get to the second question before you gave an opinion?',
    motivationalNote: 'Once people feel understood, they can often hear the rest. Some find that they don’t need it.',
    actionSteps: [
      'Think up one question that can’t be answered yes or no.',
      'Ask whether your friend would like your thoughts, your company, or your prayers.',
    ],
    challenges: ['Offering godly counsel'],
  },
  {
    key: 'truth-do-no-more-wood',
    point:
      'Proverbs 26: after fools and sluggards come the quarrelsome and the gossip, whose whispers keep a fire going.',
    shape: 'close reading',
    title: 'Let one story stop with you',
    content:
      'No wood, no fire. You needn’t beat at the flames or make a speech about the smoke. You only have to stop putting sticks on. Somebody will begin a sentence today with the name of a person who isn’t there, and there’ll be a gap in which you’re meant to add what you know. Leave it empty. Gossip goes out like that. Christ knew the worst about all of his friends and fed it to nobody. If what you’ve heard is that someone’s being hurt, though, that’s another kind of fire. Take it to a person who can put it out.',
    scripture: 'Proverbs 26:20',
    actionPrompt: 'When the talk turns to somebody who’s absent, be the one who doesn’t feed it.',
    practicalStep: 'Let one piece of gossip stop with you today.',
    checkInQuestion: 'Did one stop with you?',
    motivationalNote: 'Nobody will thank you, because nobody will know.',
    actionSteps: ['Say one good thing about the absent person.', 'Turn the talk to something you really want to know.'],
    challenges: ['Finding trustworthy friends', 'Initiating difficult conversations', 'Offering godly counsel'],
  },
  {
    key: 'truth-do-leave-out-the-maybe',
    point:
      'Matthew 5: Jesus presses the law down to the heart; his people’s words are to need no oath to hold them up.',
    shape: 'question and answer',
    title: 'Give a straight yes or no',
    content:
      'Can you come on Saturday? You know already that you can’t. Maybe sounds kinder, though, so you say maybe, and she’ll keep the evening free until Friday night. Why do we do it? We’d like to be thought generous for a day or two longer. Jesus wants our talk to be yes when it’s yes and no when it’s no, without any varnish. In him God has said his own yes to us, and said it out loud. So you can afford a kind, short no.',
    scripture: 'Matthew 5:37',
    actionPrompt: 'Look for the place where you’ve been vague because you wanted to be liked.',
    practicalStep: 'Give somebody a straight answer today where you’d usually say maybe.',
    checkInQuestion: 'Did you leave out the maybe?',
    motivationalNote: 'A quick no is easier to live with than a slow one.',
    actionSteps: ['Turn one old maybe into a yes or a no.', 'If it’s no, don’t dress it up with three reasons.'],
    challenges: [
      'Initiating difficult conversations',
      'Balancing friendship with family time',
      'Making time for deep relationships',
    ],
  },
  {
    key: 'truth-do-take-them-aside',
    point:
      'Acts 18: the word spreads through Paul and those he has taught, and Priscilla and Aquila teach gifted Apollos more exactly.',
    shape: 'scene from Scripture',
    themes: ['marriage', 'youth', 'work'],
    title: 'Put it right where nobody’s watching',
    content:
      'Apollos was good, and he was nearly right. Everyone in the synagogue at Ephesus could hear that he was good. Priscilla and her husband heard the rest. They might have stood up and said so. They took him home with them and told him, more exactly, what God had done in Jesus. Afterward the church sent him on with a warm word, and over in Greece he was a great help to those who’d believed. If there’s something to put right in a person today, take them aside first.',
    scripture: 'Acts 18:26',
    actionPrompt: 'Somebody has said or done a thing that was nearly right. Find a moment that’s theirs alone.',
    practicalStep: 'Take one person aside today, to put something right or to tell them what they did well.',
    checkInQuestion: 'Did you do it out of other people’s hearing?',
    motivationalNote: 'People can change their minds more easily without an audience.',
    actionSteps: ['Begin with what was good.', 'Stay where they can walk off when they like.'],
    challenges: ['Offering godly counsel', 'Initiating difficult conversations'],
  },
  {
    key: 'truth-do-bring-the-worms',
    point:
      '2 Corinthians 6: Paul, an ambassador for Christ through every hardship, opens his heart to the Corinthians and asks for theirs.',
    shape: 'letter',
    themes: ['laughter', 'marriage', 'betrayal'],
    title: 'Say what you’ve been talking around',
    content:
      'Dear Dan, that’s forty Saturdays in a boat, and I never told you that my wife had moved out. You’d ask how things were, and I’d ask you to pass the bait. Paul tells some friends that he’s said it all and that his heart’s wide open; the bowels that are straitened, which is to say the hearts that have gone narrow, are on their side. Then he asks them to open up in return. He could risk it, because he’d been reconciled to God by Christ and had nothing left to keep up. I’d like to try that. You don’t have to say anything on Saturday. You could just bring the worms.',
    scripture: '2 Corinthians 6:11-13',
    actionPrompt: 'You’ve got a friend you talk to about everything but one thing. Think how you’d begin.',
    practicalStep: 'Tell one friend today the thing you’ve been talking around, in a sentence or two.',
    checkInQuestion: 'Did you get it said?',
    motivationalNote: 'Side by side is easier than face to face. That may be what boats are for.',
    actionSteps: [
      'Say first that you don’t need advice, if you don’t.',
      'If you aren’t safe at home, begin with someone who can help you get safe.',
    ],
    challenges: ['Being vulnerable and authentic', 'Making time for deep relationships'],
  },
]);
