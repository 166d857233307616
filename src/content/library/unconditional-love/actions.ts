import { actions } from '../library-entry.ts';

export const unconditionalLoveActions = actions("God's Unconditional Love", [
  {
    key: 'love-do-call-out-of-turn',
    point: '1 John 4: God loved first, by sending his Son; our love for him and for each other is the answer.',
    shape: 'story',
    title: 'Call the friend whose turn it is',
    content:
      'She owed him a call, so he waited. In March that seemed fair. By August it had turned into a small grudge, and if anyone had asked, he’d have said that the friendship was over. It wasn’t. She thought he was the busy one. John tells us why we can afford to go first: God did. He sent his Son before we’d given him a thought, and whatever love we have for him is only the answer. If a friend has asked for room, or if you’ve hurt them, that’s another matter, and you should leave them in peace. But if it’s only turns you’re counting, you can take two in a row.',
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
      'Tell one person one true thing today. It needn’t be the deepest thing you’ve got. That your job frightens you will do, or that Sunday is your longest day. David found it a relief to be known by a God who didn’t leave, and that same God has come closer still in Christ. You’ve got nothing left to hide from the one whose opinion counts most. So you’re free to choose whom to tell, and how much.',
    scripture: 'Psalm 139:1-3',
    actionPrompt:
      'Think of somebody who has handled small things of yours well. Trust them with something slightly bigger.',
    practicalStep:
      'Tell one trusted friend today a true thing about how you are that you haven’t told anyone this month.',
    checkInQuestion: 'Did you say it?',
    motivationalNote:
      'You’re opening up by a hand’s width. How much further, and when, is yours to settle another day.',
    actionSteps: [
      'Decide first what you’d rather not say, so that you don’t have to fear saying too much.',
      'If face to face is hard, choose a walk or a drive.',
      'If the true thing is that somebody is hurting you, tell a person who can act on it: a pastor, a doctor, the police.',
    ],
    challenges: ['Being vulnerable and authentic', 'Finding trustworthy friends'],
  },
  {
    key: 'love-do-invite-yourself-to-lunch',
    point:
      'Luke 19: Jesus, on his way to the cross, goes to the house of a tax collector, because he came to seek and to save the lost.',
    shape: 'scene from Scripture',
    themes: ['meals', 'work', 'unbelieving friends'],
    title: 'Eat with somebody who isn’t asked',
    content:
      'Everyone in Jericho knew what Zacchaeus was. Jesus looked up into the tree and used his name. He said that he was coming to his house. The crowd grumbled. Zacchaeus came down glad. He promised to give back a great deal, and the love got there first. If you’re Christ’s, you’ve been found like that. So find someone today who isn’t used to being asked. It needn’t be a feast. A sandwich on a wall will do for the two of you.',
    scripture: 'Luke 19:5-6',
    actionPrompt:
      'Think of somebody at work or on your street whom people tend to walk around. Share something to eat with them, if they’d like to.',
    practicalStep: 'Ask one person today to eat or drink something with you, even for ten minutes.',
    checkInQuestion: 'Did you ask, and by name?',
    motivationalNote: 'They may say no, and once is enough to ask. They’ll still have been asked by name.',
    actionSteps: ['Find out the name first, and use it.', 'Let the other one choose what you talk about.'],
    challenges: ['Finding trustworthy friends', 'Making time for deep relationships'],
  },
  {
    key: 'love-do-something-a-hand-can-do',
    point: '1 John 3: God’s children know his love by this, that Christ laid down his life, so they love with deeds.',
    shape: 'question and answer',
    title: 'Turn a fond feeling into a deed',
    content:
      'Is it enough to feel fond of people? John doesn’t think so. Then what about saying it? That’s better, and he still wants more, because Jesus didn’t send his love by word of mouth. He laid down his life. You aren’t asked for that before supper. You’re asked for something that a hand could do. Whose day could you make a little lighter?',
    scripture: '1 John 3:18',
    actionPrompt: 'Take one fond feeling you have for a friend, and make it into something they can touch.',
    practicalStep: 'Do one useful thing with your hands for a friend today, and don’t announce it.',
    checkInQuestion: 'Did you do it without announcing it?',
    motivationalNote: 'It may go unseen. There’s one who sees it.',
    actionSteps: [
      'Sharpen, wash, carry, fix or bake something.',
      'If your friend’s far off, ask someone near them to do it for you.',
    ],
    challenges: ['Maintaining long-distance friendships', 'Making time for deep relationships'],
  },
  {
    key: 'love-do-ask-across-the-years',
    point:
      'Ephesians 3: Paul prays that Christ may dwell in their hearts, and that with all the saints they may grasp his love, which passes knowledge.',
    shape: 'letter',
    themes: ['age', 'youth', 'work'],
    title: 'Ask somebody older, or much younger',
    content:
      'Dear Joel, you asked me on Sunday how I knew that God loved me, and I said something about the hymn and went to find my coat. I’ve thought about it since. Paul prays that we’d grasp how wide and deep the love of Christ is, and he says we’d do it with all the saints. I take that to mean that I can’t see the whole of it from my pew. You’ve seen some that I haven’t, at nineteen, on the night shift. I saw some the year we lost the farm. Come by on Thursday and ask me again. I’ll do better, and then I’m going to ask you.',
    scripture: 'Ephesians 3:14-19',
    actionPrompt:
      'Find a believer who’s at least twenty years older or younger than you, and trade stories of how Christ has been good to you.',
    practicalStep: 'Ask one believer of another age today when they were surest that Christ loved them.',
    checkInQuestion: 'Did you ask, and did you get to tell your own story?',
    motivationalNote: 'Don’t mind if the first answer’s a joke. People often need a running start.',
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
      'By name. A shepherd with a hundred of them could be forgiven for whistling. Jesus says that he calls his own sheep one at a time, and they come, because nobody else says it like that. Somebody has made your coffee for a year, or sat behind you, or cleaned your floor at night, and you’ve called them nothing at all. It’s late to ask now, and you’ll feel silly. Ask, and say that you’re sorry it’s late.',
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
]);
