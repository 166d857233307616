import { actions } from '../library-entry.ts';

export const truthInLoveActions = actions('Speaking Truth in Love', [
  {
    key: 'truth-do-faithful-wounds',
    urgesContact: true,
    point:
      'Proverbs 27: several sayings weigh friends; an open rebuke from a friend is worth more than flattery or hidden love.',
    shape: 'plain instruction',
    title: 'Say the hard thing briefly, in person',
    content:
      'Go yourself, and be brief. Hinting only takes longer. Tell your friend what you saw and why it worries you. Say that you aren’t going anywhere. Then stop talking. The proverb trusts a wound only from a friend, near enough to be there afterward with the bandage. Christ had three hard questions for Peter on the beach. He’d died for him first, and he’d made him breakfast.',
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
      'His son had stopped calling. He got about that far, over the fence, and the neighbor told him what had worked with her two boys, which was dinner together once a month. He thanked her and went in. She’d heard the first sentence and answered it, and Proverbs has two words for that, folly and shame. There were six more behind it that she’ll never hear now. You’ve got a Savior who hears you to the end of the seventh. Keep your good idea in your pocket today, and be a little like him.',
    scripture: 'Proverbs 18:13',
    actionPrompt: 'In one conversation today, hold back your solution. Ask, listen, and ask again.',
    practicalStep: 'Ask a friend today how something hard is going, and ask twice more before you say what you think.',
    checkInQuestion: 'Did you get to the second question before you gave an opinion?',
    motivationalNote: 'If they thank you and haven’t taken any advice, you did it right.',
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
      'I’ve carried my share of wood to other people’s fires. It’s never gossip when it’s mine; I’m only filling in the background. Without wood, the proverb says, the fire goes out. There’ll be a sentence today with the name of a person who isn’t there, and a gap after it in which you’re meant to add what you know. Leave it empty. Christ knows the worst about you and me, and he’s gone to the cross with it and never to our neighbors. But if what you’ve heard is that someone’s being hurt, that’s another kind of fire. Take it to a person who can put it out.',
    scripture: 'Proverbs 26:20',
    actionPrompt: 'When the talk turns to a person who’s absent, be the one who doesn’t feed it.',
    practicalStep: 'Let one piece of gossip stop with you today, or speak well of one person who isn’t there.',
    checkInQuestion: 'Did one stop with you?',
    motivationalNote: 'You won’t be thanked for it. The absent one won’t ever know.',
    actionSteps: [
      'If you’ve passed one on already, go back and say that you shouldn’t have.',
      'Turn the talk to something you really want to know.',
    ],
    challenges: ['Finding trustworthy friends', 'Initiating difficult conversations', 'Offering godly counsel'],
  },
  {
    key: 'truth-do-leave-out-the-maybe',
    point:
      'Matthew 5: Jesus presses the law down to the heart; his people’s words are to need no oath to hold them up.',
    shape: 'question and answer',
    title: 'Give a straight yes or no',
    content:
      'Can you come on Saturday? You know already that you can’t. Maybe sounds kinder, so you say maybe, and she’ll keep the evening free until Friday night. Jesus wants our talk to be yes when it’s yes and no when it’s no. In him God has said his own yes to us, and there’s no need to buy another with a maybe. Give her back her Saturday.',
    scripture: 'Matthew 5:37',
    actionPrompt: 'Look for the place where you’ve been vague because you wanted to be liked.',
    practicalStep: 'Give one straight answer today where you’d usually say maybe.',
    checkInQuestion: 'Did you leave out the maybe?',
    motivationalNote: 'A kind no, given early, is a gift. You’re no less loved for giving it.',
    actionSteps: [
      'Turn one old maybe into a yes or a no.',
      'If a no isn’t safe where you live, don’t begin there. Tell someone who can help.',
    ],
    challenges: [
      'Initiating difficult conversations',
      'Balancing friendship with family time',
      'Making time for deep relationships',
    ],
  },
  {
    key: 'truth-do-take-them-aside',
    urgesContact: true,
    point:
      'Acts 18: the word spreads through Paul and those he has taught, and Priscilla and Aquila teach gifted Apollos more exactly.',
    shape: 'scene from Scripture',
    themes: ['marriage', 'youth', 'work'],
    title: 'Put it right where nobody’s watching',
    content:
      'Apollos was good, and he was nearly right. Everyone in the synagogue at Ephesus could hear that he was good. Priscilla and her husband heard the rest. They took him home with them and told him, more exactly, what God had done in Jesus. It’s how Jesus had dealt with his own, who got most things nearly right for three years. He explained it to them when they were alone, and he died for them before they’d understood.',
    scripture: 'Acts 18:26',
    actionPrompt: 'Who’s said or done a thing that was nearly right? Find a moment that’s theirs alone.',
    practicalStep: 'Take one person aside today, to put something right or to tell them what they did well.',
    checkInQuestion: 'Did you do it out of other people’s hearing?',
    motivationalNote: 'It’s easier to change your mind in a kitchen than on a stage.',
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
      'Dear Dan, that’s forty Saturdays in a boat, and I never told you that my wife had moved out. You’d ask how things were, and I’d ask you to pass the bait. Paul tells some friends that he’s said it all and that his heart is wide open; the bowels that are straitened, which is to say the hearts that have gone narrow, are on their side. Then he asks them to open up in return. He could risk it, because he’d been reconciled to God by Christ and had nothing left to keep up. I’d like to try that. You don’t have to say anything on Saturday. Bring the worms, and I’ll know.',
    scripture: '2 Corinthians 6:11-13',
    actionPrompt: 'You’ve got a friend you talk to about everything but one thing. Think how you’d begin.',
    practicalStep: 'Tell one friend today the thing you’ve been talking around, in a sentence or two.',
    checkInQuestion: 'Did you get it said?',
    motivationalNote: 'Your voice may shake. A friend worth having will wait for the end of the sentence.',
    actionSteps: [
      'Say first that you don’t need advice, if you don’t.',
      'If you aren’t safe at home, begin with someone who can help you get safe.',
    ],
    challenges: ['Being vulnerable and authentic', 'Making time for deep relationships'],
  },
  {
    key: 'truth-do-ask-before-you-march',
    urgesContact: true,
    point:
      'Joshua 22: the eastern tribes build a great altar by the Jordan, war nearly breaks out, and a visit shows that they meant to stay one people.',
    shape: 'scene from Scripture',
    themes: ['difference of opinion'],
    title: 'Ask before you march',
    content:
      'The army had already gathered. Some of the tribes had gone home across the Jordan and put up a great altar on the bank, and the rest of Israel were sure they knew what it was for. Before anybody marched, they sent eleven men over to ask. It wasn’t for sacrifices, they were told. It was there so that nobody’s children could ever say to theirs that they had no share in the Lord. So the army went home. There’s one sacrifice that holds God’s people together now, Christ’s own, and some of them live on the other bank from you.',
    scripture: 'Joshua 22:26-27',
    actionPrompt: 'Think of something a fellow Christian has said or done that you’ve already made up your mind about.',
    practicalStep: 'Ask one person today what they meant, before you say another word about it to anyone else.',
    checkInQuestion: 'Did you ask them before you told anyone else?',
    motivationalNote: 'You may find a brother where you’d feared an enemy, and for the price of a question.',
    actionSteps: [
      'Tell them what you’d feared, since they’ll have guessed.',
      'If they meant exactly what you feared, you’ve lost nothing by asking.',
    ],
    challenges: ['Initiating difficult conversations', 'Forgiving and reconciling'],
  },
  {
    key: 'truth-do-we-were-fools-too',
    urgesContact: true,
    point:
      'Titus 3: believers are to be gentle with everyone, since they were no better until God’s kindness saved them, not by works, and made them heirs.',
    shape: 'question and answer',
    themes: ['laughter', 'singleness'],
    title: 'Own up to your part first',
    content:
      'How do you begin when you’ve got something to say about a person’s faults? Paul begins with we. Titus is to teach a rough lot of people on Crete to be gentle with all the others, and the reason Paul gives isn’t flattering. We were fools too, he writes, and couldn’t stand each other. What changed? God our Savior was kind, and washed us, through Jesus Christ, and there was nothing in us to be kind to. So you’ve been timing your roommate in the shower. First there’s the matter of the pan that you left to soak on Sunday.',
    scripture: 'Titus 3:3-7',
    actionPrompt: 'Which habit in someone close to you are you itching to mention? Think what they put up with in you.',
    practicalStep: 'Admit one fault of your own today to a person whose faults you’ve been studying.',
    checkInQuestion: 'Did you own up, and leave it there?',
    motivationalNote: 'You aren’t lowering yourself. It’s where grace found the two of you.',
    actionSteps: [
      'Keep it to one sentence, and one fault. Don’t go down to the cellar for more.',
      'If what they do is cruel, you needn’t find a match for it. Tell someone who can help.',
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
      'Jesus waited until they’d gone. John was in prison, and he’d sent two of his people to ask, in front of everyone, whether Jesus was really the one. He answered them, and when they were out of earshot he told the crowd what he thought of John. He called him more than a prophet, and he said it on the shakiest day of his friend’s life. In the end he gave his own life for friends who were no surer of him than that. Say a good word today about a friend who’s out of the room.',
    scripture: 'Luke 7:24-26',
    actionPrompt:
      'Think of a friend who’s unsure of themselves, or of God, just now. Think what’s true of them all the same.',
    practicalStep: 'Say one true and good thing today about a friend who isn’t there to hear it.',
    checkInQuestion: 'Did you say it behind their back?',
    motivationalNote: 'If they never hear of it, it was still said, and it was true.',
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
      'They were out washing their cars, and she said over the hose that she’d never met a church that did anybody any good. He’d been reading about Philip, whose friend asked whether any good could come out of Nazareth, and all that Philip said was to come and see. So he told her that they were painting the hall on Saturday and there’d be lunch. She came. She told the pastor that it was a terrible green. Jesus had seen Nathanael coming long before, and he liked him for saying what he thought, with no deceit in it, even about Nazareth. The hall is a better color now, and she’s started asking questions.',
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
      'Dear Miguel, a father-in-law shouldn’t write, and here I am. I sat in your waiting room on Monday from eight until you locked up. You saw all of them yourself, and you ate standing. Jethro heard all of Moses’ news first, and gave thanks with him, and ate bread with him. Only the next day did he tell him that it wasn’t good, and that he’d wear away, and his people with him. Moses took it well. You’re a good doctor, and the Savior of that town is Jesus, who doesn’t get tired. Come on Sunday and argue with me about it.',
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
    urgesContact: true,
    point:
      'Zechariah 8: the Lord will return to Zion, where the old will sit and children play; his people are to speak truth and love peace.',
    shape: 'plain instruction',
    themes: ['age', 'youth'],
    title: 'Tell your neighbor about the drums',
    content:
      'Tell him about the drums. You’ve told your sister and two people at work, and the boy’s father is the only one who hasn’t heard. In Zechariah the Lord is coming home to his city, for good, and what he asks in the meantime is that neighbors tell each other the truth. He has come, in Jesus, and he’s told us nothing else. Go and say that it’s loud after nine, and that the boy is getting good.',
    scripture: 'Zechariah 8:16-17',
    actionPrompt: 'What small complaint have you shared with everybody except the one it’s about?',
    practicalStep: 'Say it today to the one it concerns, kindly, or find out when they’re in.',
    checkInQuestion: 'Did the right person hear it?',
    motivationalNote: 'It takes nerve to walk up that path. You’re doing him the honor of the truth.',
    actionSteps: [
      'Begin with something that you like, if you can find it.',
      'If that neighbor frightens you, don’t go. Ask the one whose job it is.',
    ],
    challenges: ['Initiating difficult conversations', 'Being vulnerable and authentic'],
  },
]);
