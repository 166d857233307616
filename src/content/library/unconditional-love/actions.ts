import { actions } from '../library-entry.ts';

export const unconditionalLoveActions = actions("God's Unconditional Love", [
  {
    key: 'love-do-call-out-of-turn',
    point: '1 John 4: God loved first, by sending his Son; our love for him and for each other is the answer.',
    shape: 'story',
    title: 'Call the friend whose turn it is',
    content:
      'She owed him a call, so he waited. In March that seemed fair. By August it had turned into a small grudge. She thought he was the busy one. John tells us why we can afford to go first: God did. He sent his Son before we’d given him a thought, and whatever love we have for him is only the answer. If a friend has asked for room, or if you’ve hurt them, leave them in peace. But if it’s only turns you’re counting, you can take two in a row.',
    scripture: '1 John 4:19',
    actionPrompt:
      'Choose a friend you’ve been waiting on, one who’d be glad to hear your voice. Call as though the last turn had been theirs.',
    practicalStep: 'Call one friend today whose turn it is, give it ten minutes, and don’t mention the gap.',
    checkInQuestion: 'Did you go first?',
    motivationalNote: 'A voicemail counts. Tired people have been known to play a kind one twice.',
    actionSteps: [
      'Before you call, bring to mind what mattered to your friend when you last spoke.',
      'If nobody picks up, say hello to the machine and leave it there.',
    ],
    challenges: ['Maintaining long-distance friendships', 'Making time for deep relationships'],
  },
  {
    key: 'love-do-one-true-sentence',
    point:
      'Psalm 139: the Lord knows David through and through, and David ends by asking to be searched still further.',
    shape: 'plain instruction',
    title: 'Let one person know one thing',
    content:
      'For years I said that I was fine, and I was believed, and it got lonely in there. I’ll only ask of you what a friend once asked of me. Tell one person one true thing today. It needn’t be the deepest thing you’ve got. That your job frightens you will do, or that Sunday is your longest day. The God who knew David through and through has come closer still in Christ, who knew what was in us and died for us. Since there’s nothing left to hide from him, you’re free to choose whom to tell, and how much.',
    scripture: 'Psalm 139:1-3',
    actionPrompt: 'Who has handled small things of yours well? Trust them with something slightly bigger.',
    practicalStep:
      'Tell one trusted friend today a true thing about how you are that you haven’t told anyone this month.',
    checkInQuestion: 'Did you say it?',
    motivationalNote:
      'You’re opening up by a hand’s width. How much further, and when, is yours to settle another day.',
    actionSteps: [
      'Decide first what you’d rather not say, so that you don’t have to fear saying too much.',
      'If face to face is hard, choose a walk or a drive.',
      'If the true thing is that you’re being hurt, tell a person who can act on it: a pastor, a doctor, the police.',
    ],
    challenges: ['Being vulnerable and authentic', 'Finding trustworthy friends'],
  },
  {
    key: 'love-do-invite-yourself-to-lunch',
    point:
      'Luke 19: Jesus, on his way to the cross, goes to the house of a tax collector, because he came to seek and to save the lost.',
    shape: 'scene from Scripture',
    themes: ['meals', 'work', 'unbelieving friends'],
    title: 'Eat with a person who isn’t asked',
    content:
      'Everyone in Jericho knew what Zacchaeus was. Jesus looked up into the tree and used his name, and said that he was coming to his house. The crowd grumbled. Zacchaeus promised to give back a great deal, and the love got there first. If you’re Christ’s, you’ve been found like that. Find a person today who isn’t used to being asked. A sandwich on a wall will do for the two of you.',
    scripture: 'Luke 19:5-6',
    actionPrompt:
      'Whom do people tend to walk around, at work or on your street? Share something to eat with them, if they’d like to.',
    practicalStep: 'Ask one person today to eat or drink something with you, even for ten minutes.',
    checkInQuestion: 'Did you ask, and by name?',
    motivationalNote: 'They may say no, and once is enough to ask.',
    actionSteps: ['Find out the name first, and use it.', 'Let the other one choose what you talk about.'],
    challenges: ['Finding trustworthy friends', 'Making time for deep relationships'],
  },
  {
    key: 'love-do-something-a-hand-can-do',
    point: '1 John 3: God’s children know his love by this, that Christ laid down his life, so they love with deeds.',
    shape: 'question and answer',
    title: 'Turn a fond feeling into a deed',
    content:
      'Is it enough to feel fond of people? John doesn’t think so. Then what about saying it? That’s better, and he still wants more, because Jesus didn’t send his love by word of mouth. He laid down his life. What’s asked of you before supper is smaller. Choose one person, and something that a hand can do, and let it be love.',
    scripture: '1 John 3:18',
    actionPrompt: 'Take one fond feeling you have for a friend, and make it into something they can touch.',
    practicalStep: 'Do one useful thing with your hands for a friend today, and don’t announce it.',
    checkInQuestion: 'Did you do it without announcing it?',
    motivationalNote: 'It may go unseen. There’s one who sees it.',
    actionSteps: [
      'Sharpen, wash, carry, fix or bake something.',
      'If your friend is far off, ask someone near them to do it for you.',
    ],
    challenges: ['Maintaining long-distance friendships', 'Making time for deep relationships'],
  },
  {
    key: 'love-do-ask-across-the-years',
    point:
      'Ephesians 3: Paul prays that Christ may dwell in their hearts, and that with all the saints they may grasp his love, which passes knowledge.',
    shape: 'letter',
    themes: ['age', 'youth', 'work'],
    title: 'Ask a friend of another age',
    content:
      'Dear Joel, you asked me on Sunday how I knew that God loved me, and I said something about the hymn and went to find my coat. Paul prays that we’d grasp how wide and deep the love of Christ is, and he says we’d do it with all the saints. I take that to mean that I can’t see the whole of it from my pew. You’ve seen some that I haven’t, at nineteen, on the night shift. I saw some the year we lost the farm. Come by on Thursday and ask me again, and then I’m going to ask you.',
    scripture: 'Ephesians 3:14-19',
    actionPrompt:
      'Find a believer who’s at least twenty years older or younger than you, and trade stories of how Christ has been good to you.',
    practicalStep: 'Ask one believer of another age today when they were surest that Christ loved them.',
    checkInQuestion: 'Did you ask when they were surest of it?',
    motivationalNote: 'Each of you has seen a side of Christ’s love that the other needs.',
    actionSteps: [
      'Ask where there’s time for an answer, such as on a drive.',
      'Have your own story ready, and keep it to two minutes.',
    ],
    challenges: ['Being vulnerable and authentic', 'Offering godly counsel'],
  },
  {
    key: 'love-do-learn-one-name',
    point:
      'John 10: Jesus is the door and the good shepherd, who knows his sheep, calls them, and lays down his life for them.',
    shape: 'close reading',
    themes: ['work'],
    title: 'Learn one name today',
    content:
      'A shepherd with a hundred of them could be forgiven for whistling. Jesus says that he calls his own sheep by name, and later in the chapter that he’ll die for them. There’s a woman who’s sat behind you since spring, or a man who cleans your floor at night, and you’ve called them nothing at all. It’s late to ask now, and you’ll feel silly. Ask, and say that you’re sorry it’s late.',
    scripture: 'John 10:3',
    actionPrompt: 'Choose one person whose face you know and whose name you don’t.',
    practicalStep: 'Learn one name today, and use it before you part.',
    checkInQuestion: 'Did you ask?',
    motivationalNote: 'You’ve been known by name since before you could say it.',
    actionSteps: [
      'Say your own name first, and if they’d rather not give theirs, let it be.',
      'Pray for that person by name tonight.',
    ],
    challenges: ['Finding trustworthy friends', 'Making time for deep relationships'],
  },
  {
    key: 'love-do-what-would-make-it-easier',
    point:
      '2 Samuel 9: for Jonathan’s sake King David seeks out Saul’s lame grandson, gives him back the land, and seats him at his own table.',
    shape: 'scene from Scripture',
    themes: ['illness', 'meals'],
    title: 'Ask what would make it easier',
    content:
      'His grandfather had hunted the king who was sending for him, so Mephibosheth came in afraid and fell on his face. David said his name. He gave the family’s land back, and a place at the royal table for good, and he said that it was for Jonathan’s sake. The chapter closes with a man who ate with the king every day and was lame in both feet. That’s how we come to God’s table too, for Jesus’ sake. Who near you stays at home because of the steps?',
    scripture: '2 Samuel 9:13',
    actionPrompt:
      'Think of a friend with a disability, or with old knees or a new baby, for whom coming along is hard work.',
    practicalStep: 'Ask one such friend today what would make it easier to come, and see to that one thing.',
    checkInQuestion: 'Did you ask before you arranged anything?',
    motivationalNote: 'You were brought to the King’s table yourself, and carried for some of the way.',
    actionSteps: [
      'Talk to the one in the wheelchair, and not over their head to the one who’s pushing.',
      'If nothing would help, offer to take the evening to them.',
    ],
    challenges: ['Making time for deep relationships'],
  },
  {
    key: 'love-do-a-child-at-eye-level',
    point:
      'Mark 10: on the road to the cross Jesus overturns what counts as great: children come in first, and he gives his life as a ransom.',
    shape: 'plain instruction',
    themes: ['youth'],
    title: 'Get down to a child’s height',
    content:
      'Sit on the floor, if your knees will have it. The disciples scolded the people who’d brought their children, and Jesus was angry about it. Let them come, he said. Then he did more than anyone had asked, and took them up in his arms. They’d brought nothing with them. Nobody comes into his kingdom with any more. Look at the whole drawing, right into the corners, and ask what the purple part is.',
    scripture: 'Mark 10:14-16',
    actionPrompt:
      'Give your undivided attention to one child in your family or among your friends, with the parents close by.',
    practicalStep:
      'For ten minutes today do what one child wants to do, or ask a friend about theirs and hear all of it.',
    checkInQuestion: 'Did the child get the whole ten minutes?',
    motivationalNote: 'Jesus had a long road ahead of him that day, and he stopped for this.',
    actionSteps: [
      'Put your phone where neither of you can see it.',
      'Tell one tired parent something good that you’ve seen in their child.',
    ],
    challenges: ['Balancing friendship with family time', 'Making time for deep relationships'],
  },
  {
    key: 'love-do-who-is-up-at-three',
    point:
      'Luke 2: the Savior is born where there was no room, told first to shepherds on watch, and seen by two who had waited long.',
    shape: 'story',
    themes: ['work'],
    seasons: ['Christmas'],
    title: 'Greet someone who works nights',
    content:
      'A man cleans nine floors of offices between ten at night and six in the morning. He does most of his talking to a radio. One evening a woman who’d stayed late asked what it was like up there at three. He told her about the owl on the parking garage. Then he told her that the first people to hear about Jesus were working nights. They were out in the dark with the sheep, and the angel said that a Savior had been born, and that he was for them. She’d never thought of it as shift work. They look out for each other now.',
    scripture: 'Luke 2:8-11',
    actionPrompt:
      'Think of those who are awake while you sleep, such as a nurse, a driver or a guard, and find a moment that suits their work.',
    practicalStep: 'Ask one person today who works nights how the night goes, in passing, and let them get on.',
    checkInQuestion: 'Did you ask, and hear about the night?',
    motivationalNote: 'You may be the only one who asks before morning.',
    actionSteps: [
      'If a friend works shifts, find out which hour they’d like company in, and take that one.',
      'Bring something hot to whoever’s on tonight.',
      'If you’re the one awake at three, read Luke 2 aloud, whatever the month.',
    ],
    challenges: ['Making time for deep relationships', 'Finding trustworthy friends'],
  },
  {
    key: 'love-do-sit-before-you-serve',
    point:
      'Luke 10: Jesus sends out the seventy, tells of the Samaritan who showed mercy, and commends Mary, who sat and heard his word.',
    shape: 'letter',
    themes: ['meals', 'Christ as Friend'],
    title: 'Sit down before you serve',
    content:
      'Dear Teresa, I watched you on Sunday. You carried in the rice and found a high chair, and you talked to eleven people and sat down with none of them. I do it too. While my hands are full I don’t have to wonder if I’m wanted. Martha had Jesus himself in the house, and she kept getting up. He said her name twice and told her how anxious she was. John says that he loved them both. I’m going to sit with him for ten minutes tomorrow, before I do anything for anybody, and the rice can wait for both of us.',
    scripture: 'Luke 10:41-42',
    actionPrompt: 'Before the next thing that you do for other people, let Christ do something for you, by his word.',
    practicalStep: 'Sit down today with one chapter of a Gospel, and don’t get up until you’ve heard it through.',
    checkInQuestion: 'Did you sit before you served?',
    motivationalNote: 'Jesus loved Martha before there was anything on the table.',
    actionSteps: [
      'At your next meal with friends, stay in your seat until one story is finished.',
      'If the house is never still, listen to the chapter while you walk.',
    ],
    challenges: ['Balancing friendship with family time', 'Making time for deep relationships'],
  },
  {
    key: 'love-do-home-to-your-friends',
    point:
      'Mark 5: Jesus frees a man whom nobody could bind, heals a woman who touched his coat, and raises a child, out of sheer compassion.',
    shape: 'question and answer',
    themes: ['unbelieving friends'],
    title: 'Tell an old friend what happened',
    content:
      'What do you say to friends who knew you before? The man from the tombs would sooner have gone in the boat. He sat there dressed and in his right mind, and begged to come. Jesus wouldn’t let him. Go home to your friends, he said. And do what? Tell them how much the Lord had done for him, and how he’d had pity on him. He wouldn’t have to look anything up.',
    scripture: 'Mark 5:19',
    actionPrompt:
      'Think of a friend who doesn’t believe, who’s fond of you, and who hasn’t heard this part of your story.',
    practicalStep: 'Tell one old friend today, in two or three sentences, a kindness that Christ has done you.',
    checkInQuestion: 'Did you tell it, and then stop?',
    motivationalNote: 'You need no training for this. Christ was kind to you, and you were there.',
    actionSteps: [
      'Ask first how they’ve been, and want to know.',
      'If your old friends would pull you under again, choose one whom you can meet safely.',
    ],
    challenges: ['Initiating difficult conversations', 'Being vulnerable and authentic'],
  },
  {
    key: 'love-do-which-bus-to-take',
    point:
      'Leviticus 19: because the Lord is holy his people are to love the neighbor, the poor, the deaf, the old and the stranger.',
    shape: 'close reading',
    themes: ['moving'],
    title: 'Help a newcomer find the way',
    content:
      'You know which bus goes to the clinic, and what it means when the clerk says that it’s fine. It took you years, and you had a mother to ask. The Lord wants a stranger to be loved as if he’d been born here, and he reminds Israel where he found them. Jesus was carried into Egypt himself, when he was too small to ask for anything, and he’d come a longer way than that to bring us in. Somebody not far from you has a form in their hand that they can’t make out.',
    scripture: 'Leviticus 19:33-34',
    actionPrompt:
      'Look out for a person who’s new in your country, your street or your church, and remember what you had to find out the slow way.',
    practicalStep: 'Show one newcomer today something that took you a long time to learn about the place.',
    checkInQuestion: 'Did you offer, and did you ask what they needed first?',
    motivationalNote: 'The Lord loves the stranger, and today he may do it by way of you.',
    actionSteps: [
      'Practice a name until you’ve got it right, and ask to be corrected.',
      'Find out what they were good at before they came.',
    ],
    challenges: ['Finding trustworthy friends', 'Initiating difficult conversations'],
  },
]);
