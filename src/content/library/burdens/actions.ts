import { actions } from '../library-entry.ts';

export const burdensActions = actions("Bearing One Another's Burdens", [
  {
    key: 'burdens-do-one-thing-off-the-list',
    point:
      'Galatians 6: the spiritual restore a sinner gently and bear one another’s burdens, and so fulfil the law of Christ.',
    shape: 'question and answer',
    title: 'Get under the weight with them',
    content:
      'What is a burden? In Galatians the word comes right after someone who’s been caught in a sin and has to be set right gently. So Paul means the heavy things: the drinking that’s started again, the shame, the grief that makes a person hard to be with. And what’s bearing it? You get close enough to feel the weight, and you go on walking. It’ll cost you something. It cost Christ everything, for he bore our sins in his own body, and Paul calls this his law because it has the shape of what he did. You can’t carry your friend to heaven. You can be there on the worst evening of the week.',
    scripture: 'Galatians 6:2',
    actionPrompt: 'Think of a friend whose load isn’t going away soon. Find out which hour is heaviest, and be in it.',
    practicalStep:
      'Ask one struggling friend today what the hardest part of the week is, and offer to be there for it.',
    checkInQuestion: 'Did you ask, and did you hear the whole answer?',
    motivationalNote: 'Two tired people can get a weight up the stairs that neither of them could move alone.',
    actionSteps: [
      'If your friend has fallen into something, speak gently. Paul says to watch yourself as you do.',
      'Take one thing off your friend today that needn’t be theirs, such as a phone call or a drive.',
      'If somebody’s in danger, bring in help today, even if you were asked to say nothing.',
    ],
    challenges: ['Making time for deep relationships', 'Balancing friendship with family time'],
  },
  {
    key: 'burdens-do-sit-and-mend-nothing',
    point: 'Job 2: Job’s three friends come, weep, and sit with him seven days in silence.',
    shape: 'plain instruction',
    themes: ['bereavement'],
    title: 'Sit with someone and mend nothing',
    content:
      'Go and sit with someone, and leave your explanations in the car. Job’s friends did it right for seven days. They sat on the ground and didn’t say a word, because they saw how great the grief was. It ended when they began to explain God. Jesus wept at a grave that he was about to open. You can weep too, or you can hold a cup of tea and let it go cold.',
    scripture: 'Job 2:13',
    actionPrompt: 'Go to someone who’s sad or sick or worn out, and stay a while.',
    practicalStep:
      'Spend ten minutes or more today with a hurting friend, in the room or on the line, and offer no reasons.',
    checkInQuestion: 'Did you leave the silences alone?',
    motivationalNote: 'If you didn’t know what to say and stayed anyway, you did it well.',
    actionSteps: [
      'Bring something that needs no talk, such as a puzzle or a loaf.',
      'Ask before you pray aloud, and keep it short.',
      'Remember the date of the loss, so that you can be there again next year.',
    ],
    challenges: ['Offering godly counsel', 'Initiating difficult conversations'],
  },
  {
    key: 'burdens-do-ask-about-the-face',
    point:
      'Genesis 40: Joseph, wrongly in prison, serves two of Pharaoh’s men, interprets their dreams, and is forgotten.',
    shape: 'scene from Scripture',
    themes: ['work', 'betrayal'],
    title: 'Ask about a sad face',
    content:
      'Joseph had reasons to think about himself. His brothers had sold him, and he was in jail for a thing he hadn’t done. One morning he looked at two other prisoners, saw that their faces were different, and asked why. He couldn’t have known what would hang on the question. Jesus asked the same of two sad people on a road, when he himself was the answer. You’ll see a face today that’s different from yesterday. Ask, and give them time.',
    scripture: 'Genesis 40:7',
    actionPrompt: 'Look at the people you usually look past: at work, at the gate, at home.',
    practicalStep: 'Ask one person today why they look tired or sad, and stay for the answer.',
    checkInQuestion: 'Did you ask, and stay?',
    motivationalNote: 'If they say that it’s nothing, you’ve still been somebody who saw.',
    actionSteps: [
      'Ask again, once, a little later. Then leave it with them.',
      'If you hear of danger, help them find someone who can act today.',
    ],
    challenges: ['Initiating difficult conversations', 'Offering godly counsel'],
  },
  {
    key: 'burdens-do-the-bottom-end',
    point:
      'Proverbs 17: among sayings on strife, bribes and fools stand the friend who loves at all times and the brother born for hard days.',
    shape: 'story',
    themes: ['moving', 'laughter'],
    title: 'Take one end of something heavy',
    content:
      'They’d asked six people to help with the move, and three had colds. At nine at night the piano was still in the hall. Then a man came whom they hardly knew, the one from the back of church who never joined anything. He’d brought his own straps. He took the bottom end all the way up and said about four words, and they’ve been friends for fourteen years. Proverbs says that a brother is born for adversity, and it looks as if some are born for pianos. When we were past lifting anything at all, Jesus came as our brother, and he took the bottom end. There’ll be somebody today with one end of something in their hands.',
    scripture: 'Proverbs 17:17',
    actionPrompt: 'Find a friend, or nearly a friend, with a job that can’t be done alone.',
    practicalStep: 'Offer a hand today with one heavy or dull job, and name the hour.',
    checkInQuestion: 'Did you offer, with an hour to it?',
    motivationalNote: 'You don’t have to be close to somebody first. Straps will do.',
    actionSteps: ['Bring your own tools.', 'Stay for ten minutes after the job’s done.'],
    challenges: ['Finding trustworthy friends', 'Making time for deep relationships'],
  },
  {
    key: 'burdens-do-pray-before-you-hang-up',
    point:
      'James 5: the suffering are to pray, the glad to sing, the sick to call the elders, and all to confess and pray for one another.',
    shape: 'plain instruction',
    title: 'Pray before you hang up',
    content:
      'Don’t say that you’ll pray. Do it now, before you hang up. It’ll feel awkward, and it takes less than a minute. James wants us telling one another our faults and praying for one another, and neither gets easier by being put off till bedtime. You don’t need fine words. You’ve got a Savior who brings even the clumsiest of them to his Father.',
    scripture: 'James 5:16',
    actionPrompt: 'When somebody tells you what’s wrong today, ask if you may pray with them on the spot.',
    practicalStep: 'Pray aloud with one friend today, for less than a minute.',
    checkInQuestion: 'Did you pray there and then?',
    motivationalNote: 'They’ll remember that you did it long after they’ve forgotten what you said.',
    actionSteps: ['Ask first, and take no for an answer.', 'Name one thing, and stop.'],
    challenges: ['Offering godly counsel', 'Being vulnerable and authentic', 'Maintaining long-distance friendships'],
  },
  {
    key: 'burdens-do-bring-the-coat',
    point:
      '2 Timothy 4: near his death Paul charges Timothy to preach, names those who left and those who stayed, and trusts the Lord who stood by him.',
    shape: 'scene from church history',
    themes: ['illness'],
    title: 'Bring what they asked for',
    content:
      'Paul wanted his coat. He’s just written about the crown that’s laid up for him, and then he asks Timothy for a cloak that he left at Troas, and the books. In 1535 William Tyndale sat in a cold cell for putting the Bible into English. He wrote to ask for a warmer cap, a lamp in the evenings, and his Hebrew Bible. God’s people have got bodies, and Christ took one. So find out what your friend would really like brought. Then bring that, even if you’d had a better idea.',
    scripture: '2 Timothy 4:13',
    actionPrompt: 'Think of somebody who’s ill, shut in or stretched, and let them choose.',
    practicalStep: 'Ask one such friend today what they’d like brought, and fetch it if you can.',
    checkInQuestion: 'Did you bring what they wanted?',
    motivationalNote: 'It may turn out to be a phone charger. Crowns come later.',
    actionSteps: [
      'Offer two or three things by name, so that it’s easier to say.',
      'Bring it to the door and let them decide if you come in.',
    ],
    challenges: ['Making time for deep relationships', 'Offering godly counsel'],
  },
]);
