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
  {
    key: 'truth-do-ask-before-you-march',
    point:
      'Joshua 22: the eastern tribes build a great altar by the Jordan, war nearly breaks out, and a visit shows that they meant to stay one people.',
    shape: 'scene from Scripture',
    themes: ['difference of opinion'],
    title: 'Ask before you march',
    content:
      'The army had already gathered. Some of the tribes had gone home across the Jordan and put up a great altar on the bank, and the rest of Israel were sure they knew what it was for. Before anybody marched, they sent eleven men over to ask. It wasn’t for sacrifices, they were told. It was there so that nobody’s children could ever say to theirs that they had no share in the Lord. They’d built it because they were afraid of being left out. So the army went home. There’s one sacrifice that holds God’s people together now, and Christ has made it, and some of them live on the other bank from you. What have they put up that worries you?',
    scripture: 'Joshua 22:26-27',
    actionPrompt: 'Think of something a fellow Christian has said or done that you’ve already made up your mind about.',
    practicalStep: 'Ask one person today what they meant, before you say another word about it to anyone else.',
    checkInQuestion: 'Did you ask, and could you have been wrong?',
    motivationalNote: 'It took eleven men and one question, and nobody had to be buried.',
    actionSteps: [
      'Tell them what you’d feared, since they’ll have guessed.',
      'If they meant exactly what you feared, you’ve lost nothing by asking.',
    ],
    challenges: ['Initiating difficult conversations', 'Forgiving and reconciling'],
  },
  {
    key: 'truth-do-your-own-plank',
    point:
      'Matthew 7: deal with others as those whom the Father deals with kindly, and build on the words of Jesus by doing them.',
    shape: 'question and answer',
    themes: ['laughter', 'marriage'],
    title: 'Own up to the plank first',
    content:
      'Have you got a plank in your eye? You’d be the last to know. Jesus had worked as a carpenter, and he tells us about a man with a roof beam sticking out of his face who’s offering to help with a bit of sawdust. Should we leave the sawdust where it is, then? He doesn’t say that. It stings, and a friend who can see could help. So what comes first? Your own. He isn’t sending you back to the mirror all night, if that’s where you live already. Once is enough. He carried a beam himself, out through the city gate, for people with planks, and he’s gentle about getting them out.',
    scripture: 'Matthew 7:3-5',
    actionPrompt:
      'Which habit in someone close to you are you itching to mention? Find the nearest thing to it in yourself.',
    practicalStep: 'Admit one fault of your own today to a person whose faults you’ve been studying.',
    checkInQuestion: 'Did you own up, and leave it there?',
    motivationalNote: 'You may find that their sawdust can wait until Thursday.',
    actionSteps: [
      'Keep it to one sentence, with no because in it.',
      'If what they do is cruel, it’s no speck, and you needn’t find a match for it. Tell someone who can help.',
    ],
    challenges: ['Balancing friendship with family time', 'Being vulnerable and authentic'],
  },
  {
    key: 'truth-do-when-they-had-gone',
    point:
      'Luke 7: a centurion, a widow, a doubting prophet and a sinful woman meet the mercy of Jesus, and those who need none refuse him.',
    shape: 'close reading',
    themes: ['Christ as Friend'],
    title: 'Praise a friend who isn’t there',
    content:
      'When they’d gone. John was in prison, and he’d sent two of his people to ask Jesus, in front of everyone, whether he was really the one. Jesus answered them. Then he waited until they were out of earshot, and he told the crowd what he thought of John. He called him more than a prophet, and he said it on the shakiest day of his friend’s life. He speaks for his own like that now, before his Father, on their shaky days too. So you could say a good word today about a friend who’s out of the room.',
    scripture: 'Luke 7:24-26',
    actionPrompt:
      'Think of a friend who’s unsure of themselves, or of God, just now. Think what’s true of them all the same.',
    practicalStep: 'Say one true and good thing today about a friend who isn’t there to hear it.',
    checkInQuestion: 'Did you say it behind their back?',
    motivationalNote: 'It may get around to them. Such things have been known to.',
    actionSteps: [
      'Be exact, so that it couldn’t be said of just anyone.',
      'If the talk about them turns sour, say yours then.',
    ],
    challenges: ['Finding trustworthy friends', 'Offering godly counsel'],
  },
  {
    key: 'truth-do-come-and-see',
    point:
      'John 1: the Word became flesh, John points to the Lamb of God, and the first disciples fetch each other to see Jesus.',
    shape: 'story',
    themes: ['unbelieving friends', 'laughter', 'meals'],
    title: 'Answer with an invitation',
    content:
      'They were out washing their cars, and she said over the hose that she’d never met a church that did anybody any good. He had four answers to that. He’d been reading about Philip, though, whose friend asked whether any good could come out of Nazareth, and all that Philip said was to come and see. So he told her that they were painting the hall on Saturday and there’d be lunch. She came. She told the pastor that it was a terrible green. Jesus had seen Nathanael coming long before, and he liked him for saying what he thought, with no deceit in it, even about Nazareth. The hall’s a better color now, and she’s started asking questions.',
    scripture: 'John 1:46-47',
    actionPrompt: 'Do you have a friend who says sharp things about the church, and may be partly right?',
    practicalStep:
      'Invite one friend today to come and see something for themselves, and leave the arguing to another day.',
    checkInQuestion: 'Did you invite them, and argue about nothing?',
    motivationalNote: 'If they’d rather not come, Jesus can go to people too. He went to you.',
    actionSteps: ['Agree with whatever’s true in what they say.', 'Choose something with food in it.'],
    challenges: ['Initiating difficult conversations', 'Being vulnerable and authentic'],
  },
  {
    key: 'truth-do-what-jethro-saw',
    point:
      'Exodus 18: Jethro hears what the Lord has done, worships, sees Moses wearing himself out, and gives him advice that he takes.',
    shape: 'letter',
    themes: ['work', 'marriage', 'age'],
    title: 'Ask what’s wearing you away',
    content:
      'Dear Miguel, a father-in-law shouldn’t write, and here I am. I sat in your waiting room on Monday from eight until you locked up. You saw all of them yourself, and you ate standing. Jethro watched Moses for one day like that and told him that it wasn’t good, and that he’d wear away, and his people with him. He’d kissed him first, mind you, and heard all his news. Moses took it well. He was still Moses when he’d handed on the small things. You’re a good doctor, and the Savior of that town is Jesus, and he doesn’t get tired. He’s given you a share of it that leaves you time to eat. Come on Sunday and argue with me about it.',
    scripture: 'Exodus 18:17-18',
    actionPrompt: 'Someone who loves you has been watching your days. Find out what they’ve seen.',
    practicalStep: 'Ask one such person today what they think you should stop doing alone.',
    checkInQuestion: 'Did you hear it out before you explained?',
    motivationalNote: 'Christ can spare you from more than you think.',
    actionSteps: [
      'Hand on one small thing before tonight.',
      'If it’s your turn to be Jethro, listen to all their news first.',
    ],
    challenges: ['Balancing friendship with family time', 'Offering godly counsel'],
  },
  {
    key: 'truth-do-tell-the-neighbor',
    point:
      'Zechariah 8: the Lord will return to Zion, where the old will sit and children play; his people are to speak truth and love peace.',
    shape: 'plain instruction',
    themes: ['age', 'youth'],
    title: 'Tell your neighbor about the drums',
    content:
      'Tell him about the drums. You’ve told your sister and two people at work, and the boy’s father is the only one who hasn’t heard. In Zechariah the Lord’s coming home to his city. There’ll be old people out in the street with their sticks and children playing around their feet, and what he asks in the meantime is that neighbors tell each other the truth. He has come, in Jesus, and he’s told us nothing else. So go and say that it’s loud after nine, and that the boy’s getting good. Say it once, and stay on the step.',
    scripture: 'Zechariah 8:16-17',
    actionPrompt: 'What small complaint have you shared with everybody except the one it’s about?',
    practicalStep: 'Say it today to the one it concerns, kindly, or find out when they’re in.',
    checkInQuestion: 'Did the right person hear it?',
    motivationalNote: 'They may have been meaning to mention your dog.',
    actionSteps: [
      'Begin with something that you like, if you can find it.',
      'If that neighbor frightens you, don’t go. Ask the one whose job it is.',
    ],
    challenges: ['Initiating difficult conversations', 'Being vulnerable and authentic'],
  },
]);
