import { actions } from '../library-entry.ts';

export const forgivenessActions = actions('Forgiveness and Reconciliation', [
  {
    key: 'forgiveness-do-apologize-without-but',
    urgesContact: true,
    point:
      'Matthew 5: anger is already against the sixth commandment, so Jesus sends the worshiper first to the brother he has wronged.',
    shape: 'story',
    title: 'Apologize without the word but',
    content:
      'She got as far as the second sentence. I’m sorry I told them, she said, but. She heard it herself and began again, and there it was once more. It took three tries before the sentence ended where it should. Jesus would have you leave your gift at the altar and go to the brother with a complaint against you. You can make that walk, because the one who sends you has already answered for the fault you’re carrying.',
    scripture: 'Matthew 5:23-24',
    actionPrompt:
      'Think of a person who has a fair complaint against you. If they’d welcome you, go. If they’ve asked for distance, leave them in it. If you’re made to say sorry at home, this one isn’t for you.',
    practicalStep: 'Make one apology today, once, that says what you did and asks for nothing back.',
    checkInQuestion: 'Did you get through it without the word but?',
    motivationalNote: 'They’re free to need time. Once you’ve given an apology, it’s finished.',
    actionSteps: [
      'Say it to yourself first, in three sentences at most.',
      'Offer to put right whatever can be put right.',
      'If you’re forever saying sorry, and it’s never enough, rest today, and tell your pastor.',
    ],
    challenges: ['Forgiving and reconciling', 'Initiating difficult conversations', 'Being vulnerable and authentic'],
  },
  {
    key: 'forgiveness-do-written-for-god',
    point: 'Psalm 142: alone in the cave, with nobody who cares, David pours his whole complaint out to the Lord.',
    shape: 'scene from Scripture',
    themes: ['betrayal'],
    title: 'Pour it out where nobody hears',
    content:
      'The heading of the psalm puts David in the cave. He looks to his right, where a friend would stand, and nobody’s there. So he opens his mouth and pours, which is what you do with a jar you want empty. Some wrongs can’t be talked through with the one who did them. That person has died, or isn’t safe to meet. You can still tell God the whole of it with nothing softened. Forgiving won’t ever mean calling it small, or going back. It may begin here, with Christ, whose friends had all fled too, and who died to put such things right.',
    scripture: 'Psalm 142:2',
    actionPrompt: 'Give an old hurt ten minutes today, alone with God, with nothing left out.',
    practicalStep: 'Go somewhere private today and tell God aloud about one wrong that was done to you.',
    checkInQuestion: 'Did you say the part that you usually leave out?',
    motivationalNote: 'If it hurts more before it hurts less, you’ve done nothing wrong. Stop whenever you need to.',
    actionSteps: [
      'Choose a place where nobody can interrupt, or wait until the house is empty.',
      'End by telling God what you want from him.',
      'If what came up frightens you, talk to a pastor, a counselor or another safe person.',
    ],
    challenges: ['Forgiving and reconciling', 'Finding trustworthy friends'],
  },
  {
    key: 'forgiveness-do-put-it-down-to-me',
    urgesContact: true,
    point:
      'Philemon 1: Paul sends Onesimus back to his master as a beloved brother, and offers to make good whatever he owes.',
    shape: 'question and answer',
    title: 'When two of your friends fall out',
    content:
      'How can you help when two people you love have fallen out? Paul knew both of these, the master and the slave who’d gone from him. If the man owes you something, he says, put it down to me. Where had he learned to talk like that? From Jesus, who did it for him. You may not be able to mend things. You can speak well of each of them to the other. But if one has harmed the other, don’t stand in the middle. Stand with the one who’s been hurt, and help them get safe.',
    scripture: 'Philemon 1:17-19',
    actionPrompt: 'Think of two friends, or two people in your family, who’ve gone cold on each other.',
    practicalStep:
      'Tell one of the two today something good that you know of the other, or, if that isn’t welcome yet, tell God.',
    checkInQuestion: 'Did you tell one of them?',
    motivationalNote: 'It cost Paul something to stand between them. Yours may come cheaper.',
    actionSteps: ['Carry nothing unkind from one to the other.', 'Offer to sit with them if they both want to talk.'],
    challenges: ['Forgiving and reconciling', 'Offering godly counsel', 'Initiating difficult conversations'],
  },
  {
    key: 'forgiveness-do-cross-the-parking-lot',
    urgesContact: true,
    point:
      'Genesis 33: Jacob, who had cheated his brother and now limps toward him in fear, is met by Esau with tears.',
    shape: 'plain instruction',
    title: 'Say hello across the parking lot',
    content:
      'Say hello. You’ve been nodding at each other across the parking lot since the business with the youth trip, and neither of you could say how it began. Jacob was so afraid of meeting Esau that he sent two hundred goats ahead. Esau ran. It doesn’t always go like that. But God came to meet you in Christ when you’d braced yourself for something else. If they were cruel, or they’ve asked you to keep away, a nod is enough.',
    scripture: 'Genesis 33:4',
    actionPrompt:
      'Choose a person with whom things have gone cool over nothing much. If that one has asked for distance, choose another.',
    practicalStep:
      'Greet that person today if you see them, or anyone else you’ve only been nodding at, and ask for nothing more.',
    checkInQuestion: 'Did you say hello?',
    motivationalNote: 'If they only nod again, you’ve still gone first.',
    actionSteps: ['Say it before you’ve got time to rehearse.', 'If it goes well, leave it at that for today.'],
    challenges: ['Forgiving and reconciling', 'Initiating difficult conversations'],
  },
  {
    key: 'forgiveness-do-let-the-story-sink',
    point:
      'Micah 7: amid ruin and broken trust Micah waits for God, who delights in mercy and will drown his people’s sins.',
    shape: 'close reading',
    themes: ['laughter'],
    title: 'Let an old story sink',
    content:
      'The depths of the sea, Micah says, where nothing washes up again. That’s where God has put what you did, and Jesus went lower than that to put it there. Now there’s a thing that a friend once did and said sorry for, and you still bring it out at parties because it’s funny. They laugh each time. Watch their face. For Christ’s sake, let that one sink too.',
    scripture: 'Micah 7:18-19',
    actionPrompt: 'Think of a story about a friend that everyone enjoys except the friend.',
    practicalStep: 'Starting today, leave that story untold, and tell one in which they come off well.',
    checkInQuestion: 'Did you leave it at the bottom?',
    motivationalNote: 'Nobody may thank you for it, and a friend will sit a little easier.',
    actionSteps: [
      'Ask a friend if there’s one they’d be glad never to hear again.',
      'If it isn’t funny to you either, talk to God about it, and then to them.',
    ],
    challenges: ['Forgiving and reconciling'],
  },
  {
    key: 'forgiveness-do-supper-for-the-guards',
    urgesContact: true,
    point: 'Romans 12: those who live by God’s mercies love sincerely, repay no evil, and overcome evil with good.',
    shape: 'scene from church history',
    themes: ['meals', 'age'],
    title: 'Feed a person who’s unkind',
    // Told after the Martyrdom of Polycarp, chapter 7.
    content:
      'When men came to arrest old Polycarp, the bishop of Smyrna, about the year 155, he had a meal set in front of them, as much as they wanted, and asked for an hour to pray. Many of them, we’re told, were sorry they’d come. Paul says to feed an enemy who’s hungry. People argue over what the coals of fire are; nobody argues about the meal. He’d been an enemy himself when Christ died for him. You needn’t let a dangerous person in. There may be one who’s merely unkind to you, and who’ll be hungry around noon.',
    scripture: 'Romans 12:20',
    actionPrompt: 'Think of someone who’s sour with you and does you no real harm.',
    practicalStep: 'Do one small kindness today for that person. A held door would do, or half a sandwich.',
    checkInQuestion: 'Did you do it without a speech?',
    motivationalNote: 'If nothing comes of it, you’ve still been like your Father, who is kind to the unthankful.',
    actionSteps: [
      'Expect nothing back, and you can’t be let down.',
      'If this person is dangerous to you, keep your distance, and pray for them there.',
    ],
    challenges: ['Forgiving and reconciling', 'Initiating difficult conversations'],
  },
  {
    key: 'forgiveness-do-the-space-under-the-tree',
    urgesContact: true,
    point:
      'Genesis 26: Isaac, afraid and envied in Gerar, keeps God’s promise and moves from well to well until there’s room and peace.',
    shape: 'story',
    themes: ['difference of opinion', 'envy'],
    title: 'Give up one small quarrel',
    content:
      'There’s one tree on the street, and for two summers they’d fought over the parking space under it. He’d measured it. Then one night he read about Isaac, whose men dug a well, and the locals said that the water was theirs. Isaac named it Quarrel, and moved. It happened again. He dug a third, and nobody wanted it, and he said that the Lord had made room. He could afford to walk away, with a promise that a child of his would bless every nation there is. We’ve been given that child, and he’s Jesus. Next morning the man parked around the corner, in the full heat, and waved.',
    scripture: 'Genesis 26:22',
    actionPrompt:
      'Choose something you can give up and be none the worse, such as a turn or the last word. Your safety isn’t a well, and neither is what your children need.',
    practicalStep: 'Let one small right go today, to a person you’ve been squabbling with.',
    checkInQuestion: 'Did you let it go, and say nothing about it?',
    motivationalNote: 'God has more room than the two of you were fighting over.',
    actionSteps: [
      'Give the quarrel a name, as Isaac did, and leave it where it is.',
      'Tell God what it was that you so much wanted to win.',
    ],
    challenges: ['Forgiving and reconciling', 'Balancing friendship with family time'],
  },
  {
    key: 'forgiveness-do-where-the-wall-was',
    urgesContact: true,
    point:
      'Ephesians 2: those who were dead in sin are saved by grace, and those who were far off are brought near and built into one house in Christ.',
    shape: 'letter',
    themes: ['heaven', 'age', 'laughter'],
    title: 'Ask a friend to help you two',
    content:
      'Dear Samira, my grandson asked me who the lady was who crosses the hall when I come in, and I had to say that she was my best friend. It was about the flowers, wasn’t it? I’ve been reading about Jews and Gentiles, who had a real wall. Paul doesn’t tell them to take it down. He says that Christ has, with his own body. So there’s no wall, and here are two old women standing where it used to be. Would you come on Saturday? Bola says she’ll bring a cake and keep us to the point.',
    scripture: 'Ephesians 2:14-17',
    actionPrompt:
      'Think of a friend with whom you’ve stuck fast, and of a third who’s fond of you both. If the other one has asked for distance, choose another friend.',
    practicalStep: 'Ask one wise friend today if they’d help the two of you make a start.',
    checkInQuestion: 'Did you ask for help?',
    motivationalNote: 'Christ has done the heavy part. Being afraid of the rest is no disgrace.',
    actionSteps: [
      'Tell your helper your own part first.',
      'If the other one says no, leave it there. A helper isn’t for carrying messages to people who don’t want them.',
    ],
    challenges: ['Forgiving and reconciling', 'Initiating difficult conversations'],
  },
  {
    key: 'forgiveness-do-tell-them-again',
    urgesContact: true,
    point:
      'Genesis 50: Jacob is buried, the brothers fear that Joseph will now take revenge, and he comforts them and trusts God’s purpose.',
    shape: 'scene from Scripture',
    themes: ['betrayal', 'bereavement'],
    title: 'Tell them again that it’s forgiven',
    content:
      'Joseph’s brothers had lived on his kindness for years, and they’d never quite believed in it. When their father died they were sure that it would stop, and they came and fell at his feet. Joseph cried. He didn’t call it small, for he told them that they’d meant him harm. But he wasn’t going to sit in God’s place, and God had brought life out of it. Twice he told them not to be afraid. God took a far worse crime, the killing of his Son, and made it our rescue. He doesn’t take it back when we lose our nerve.',
    scripture: 'Genesis 50:19-21',
    actionPrompt:
      'Is there someone you live with, or see every week, who still tiptoes around an old wrong that you forgave long ago?',
    practicalStep: 'Tell one such person today, once more, that you hold nothing against them.',
    checkInQuestion: 'Did you say it again, and kindly?',
    motivationalNote: 'Your Father has told you more than once.',
    actionSteps: [
      'Say what you’re glad of in them now.',
      'If it’s you who goes on asking whether you’re forgiven, believe the answer this time.',
      'If you were pressed into forgiving, or you aren’t safe, leave this one alone and talk to a person who can help.',
    ],
    challenges: ['Forgiving and reconciling', 'Balancing friendship with family time'],
  },
  {
    key: 'forgiveness-do-before-you-strike-back',
    point:
      '1 Samuel 25: insulted by Nabal, David sets out to kill, and the Lord keeps him from it by the wise words of Abigail.',
    shape: 'question and answer',
    themes: ['betrayal'],
    title: 'Show a friend before you strike back',
    content:
      'Who could stop you? David was on the road with four hundred men, because a rich fool had insulted him, and by morning he meant to leave no man of his alive. Who stopped David? A woman called Abigail, who came down the hill with two hundred loaves and told him that he wouldn’t want this on his mind. He thanked God for her and went home. His great Son was insulted worse, and nobody had to stop him. Jesus left it to the one who judges rightly, and he died for hotheads like us.',
    scripture: '1 Samuel 25:32-33',
    actionPrompt:
      'Think of the thing you’d love to say or do to whoever has offended you, and of a friend with a cool head.',
    practicalStep: 'Tell that friend today what you’ve got in mind, before you do any of it.',
    checkInQuestion: 'Did you ask before you acted?',
    motivationalNote: 'The anger may be fair, and God has seen what was done. Let him have the last word on it.',
    actionSteps: [
      'Eat something first. Abigail thought of that too.',
      'Thank a friend who’s talked you out of something before.',
      'If you’re afraid of being hurt, or of hurting anyone, get help straight away.',
    ],
    challenges: ['Forgiving and reconciling', 'Offering godly counsel'],
  },
  {
    key: 'forgiveness-do-before-the-light-goes-out',
    urgesContact: true,
    point:
      'Ephesians 4: those who have learned Christ are one body, and put off lies, rage and bitterness for truth and kindness.',
    shape: 'plain instruction',
    themes: ['marriage', 'laughter'],
    title: 'Say something before you sleep',
    content:
      'Turn over. You’re lying there like two planks, both awake, and you both know it. Paul lets you be angry, and he’d like it not to stay the night, because the devil is always looking for a bed. You needn’t settle anything at this hour. Say that you’re still cross and still theirs. Christ bore God’s anger before you’d said a word to him, so you can afford to go first. If the anger in your house is the kind that you’re afraid of, that’s a different thing. Get away from it, and get help.',
    scripture: 'Ephesians 4:26-27',
    actionPrompt:
      'Think of the one at home with whom you’re out of temper, whether it’s a husband, a sister or a roommate.',
    practicalStep: 'Say one kind and true sentence to them tonight, before you sleep.',
    checkInQuestion: 'Did you say it before the light went out?',
    motivationalNote: 'It can be a short sentence. Good night has worked.',
    actionSteps: [
      'Agree on an hour tomorrow for the rest of it.',
      'If you live alone and you’re angry with someone, tell Christ about it and leave it with him until morning.',
    ],
    challenges: ['Balancing friendship with family time', 'Forgiving and reconciling'],
  },
  {
    key: 'forgiveness-do-by-the-coats',
    urgesContact: true,
    point:
      '2 Corinthians 2: Paul, who wrote with tears, asks the church to forgive and comfort a man it had punished, and thanks God in Christ.',
    shape: 'close reading',
    themes: ['betrayal'],
    title: 'Let the sorry know they’re loved',
    content:
      'Sufficient, says Paul, and that means enough. A man in Corinth had done wrong, and the church had dealt with him, and now he was in danger of drowning in it. They’re to forgive him, and comfort him, and do something to put their love beyond doubt. Paul has forgiven him too, with Christ looking on. Christ went under for what that man had done, and he doesn’t want him to go under for it as well. You may know a person like that. They come in late and stand by the coats.',
    scripture: '2 Corinthians 2:6-8',
    actionPrompt:
      'Who’s done wrong, owned it and been put right, and is still walked around? What keeps others safe stays as it is. Where somebody they harmed would have to watch, leave it for now.',
    practicalStep: 'Do one warm thing for that person today where others can see it.',
    checkInQuestion: 'Could they tell?',
    motivationalNote: 'It takes some nerve to cross a room. They’ve had the longer walk.',
    actionSteps: [
      'Talk about anything else.',
      'Nobody whom they’ve hurt is obliged to join in. Stand by that one too.',
    ],
    challenges: ['Forgiving and reconciling', 'Finding trustworthy friends'],
  },
]);
