import { actions } from '../library-entry.ts';

export const burdensActions = actions("Bearing One Another's Burdens", [
  {
    key: 'burdens-do-one-thing-off-the-list',
    point:
      'Galatians 6: the spiritual restore a sinner gently and bear one another’s burdens, and so fulfil the law of Christ.',
    shape: 'question and answer',
    title: 'Get under the weight with them',
    content:
      'What is a burden? In Galatians the word comes right after a person who’s been caught in a sin and has to be set right gently. So Paul means the heavy things: the drinking that’s started again, the shame, the grief that makes a man hard to be with. And what’s bearing it? You get close enough to feel the weight, and you go on walking. Paul calls this Christ’s law, and Christ kept it first, when he bore our sins in his own body. He’ll see to the whole of your friend’s road. You’re asked for today’s piece of it.',
    scripture: 'Galatians 6:2',
    actionPrompt: 'Think of a friend whose load isn’t going away soon. Find out which hour is heaviest, and be in it.',
    practicalStep:
      'Ask one struggling friend today what the hardest part of the week is, and offer to be there for it.',
    checkInQuestion: 'Did you ask about the hardest part of the week?',
    motivationalNote: 'Two tired people can get a weight up the stairs that neither of them could move alone.',
    actionSteps: [
      'If your friend has fallen into something, speak gently. Paul says to watch yourself as you do.',
      'Take one thing off your friend today that needn’t be theirs, such as a phone call or an errand.',
      'If anyone’s in danger, bring in help today, even if you were asked to say nothing.',
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
      'Go and sit with someone, and leave your explanations at home. Job’s friends did it right for seven days. They sat on the ground and didn’t say a word, because they saw how great the grief was. It went wrong when they began to explain God. Jesus wept at a grave that he was about to open. You can weep too, or you can hold a cup of tea and let it go cold.',
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
    actionPrompt: 'Look at the people you usually look past: at work, at the gate, in the next seat.',
    practicalStep: 'Ask one person today why they look tired or sad, and stay for the answer.',
    checkInQuestion: 'Did you ask, and stay?',
    motivationalNote: 'If they say that it’s nothing, they’ll still know that it was seen.',
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
      'They’d asked six people to help with the move, and three had colds. At nine at night the piano was still in the hall. Then a man came from the back of church, the one who never joined anything, with his own straps. He took the bottom end all the way up and said about four words. That was fourteen years ago, and he still comes to supper. Proverbs has a brother born for the bad days. When we were past lifting anything, God sent us one, and Jesus didn’t take the light end.',
    scripture: 'Proverbs 17:17',
    actionPrompt: 'Find a friend, or nearly a friend, with a job that can’t be done alone.',
    practicalStep: 'Offer to help today with one heavy or dull job, even if your part is only to hold the lamp.',
    checkInQuestion: 'Did you offer?',
    motivationalNote: 'He hardly knew them. You don’t have to be close before you come.',
    actionSteps: ['Name the hour, and bring your own tools.', 'Stay for ten minutes after the job is done.'],
    challenges: ['Finding trustworthy friends', 'Making time for deep relationships'],
  },
  {
    key: 'burdens-do-pray-before-you-hang-up',
    point:
      'James 5: the suffering are to pray, the glad to sing, the sick to call the elders, and all to confess and pray for one another.',
    shape: 'plain instruction',
    title: 'Pray before you hang up',
    content:
      'Don’t say that you’ll pray. Do it now, before you hang up. It’ll feel awkward, and it takes less than a minute. James wants us to pray for one another, and it doesn’t get easier by being put off till bedtime. You don’t need fine words. You’ve got a Savior who brings even the clumsiest of them to his Father.',
    scripture: 'James 5:16',
    actionPrompt: 'When a friend tells you what’s wrong today, ask if you may pray with them on the spot.',
    practicalStep: 'Pray aloud today with a friend, or for one by name if nobody calls, for less than a minute.',
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
    // Told after John Chrysostom, Homily 10 on 2 Timothy.
    content:
      'Paul wanted his coat. He’s just written about the crown that’s laid up for him, and then he asks for a cloak that he left at Troas, and the books. What did he want with those, so near the end? A preacher of the fourth century, John Chrysostom, put that to his people, and thought that the books were for the friends he’d leave behind, and the coat so that he needn’t borrow one. Perhaps he was cold. God’s people have bodies, and Christ took one, and his mother wrapped it up. Find out what your friend would really like brought.',
    scripture: '2 Timothy 4:13',
    actionPrompt: 'Think of a friend who’s ill, shut in or stretched, and let them choose.',
    practicalStep: 'Ask one such friend today what they’d like brought, and fetch it if you can.',
    checkInQuestion: 'Did you ask, and take their answer over your own idea?',
    motivationalNote: 'Jesus asked a blind man what he wanted, and waited to be told.',
    actionSteps: [
      'Offer two or three things by name, so that it’s easier to say.',
      'Bring it to the door and let them decide if you come in.',
    ],
    challenges: ['Making time for deep relationships', 'Offering godly counsel'],
  },
  {
    key: 'burdens-do-rags-under-the-ropes',
    point:
      'Jeremiah 38: left to die in a cistern for his message, Jeremiah is saved by a foreign servant, and the frightened king still won’t obey.',
    shape: 'scene from Scripture',
    themes: ['moving', 'work'],
    title: 'Help in a way that doesn’t hurt',
    content:
      'Jeremiah had sunk into the mud at the bottom of a cistern. Ebed-melech, an Ethiopian at the palace, spoke to the king about it and was given thirty men. He had his ropes. Then he went off to a storeroom and came back with old rags, and called down to Jeremiah to pad himself with them before they pulled. You can get a friend out of a hole and take the skin off. Christ doesn’t pull like that. He came down into the mud with us, and he’s gentle. What would the rags be, for your friend?',
    scripture: 'Jeremiah 38:12',
    actionPrompt: 'Think of someone you’re helping just now, and of how your help feels from underneath.',
    practicalStep: 'Ask one friend today how you could help in a way that chafes less, and change one thing.',
    checkInQuestion: 'Did you hear the answer, and change something?',
    motivationalNote: 'If you’ve hurt where you meant to help, it isn’t the end of it. Go back for the rags.',
    actionSteps: [
      'Ask whether they’d sooner be called, visited, or left to rest.',
      'If it’s you in the hole, say where the rope hurts.',
    ],
    challenges: ['Offering godly counsel', 'Initiating difficult conversations'],
  },
  {
    key: 'burdens-do-seen-at-eleven',
    point:
      'Psalm 31: shunned and hunted, David puts his spirit and his times into God’s hand, and tells the faithful to take heart.',
    shape: 'question and answer',
    themes: ['work', 'singleness'],
    title: 'Be seen with a friend at eleven',
    content:
      'How do you help a friend who’s lost a job? Begin by asking what it’s like. David said that people he knew saw him in the street and got away as fast as they could. What kept him going? He told God that his times were in his hand. The mornings are in it, when nobody calls, and so are the months. Jesus prayed this psalm on the cross and gave himself into that hand. And what’s left for you? Go and be seen with your friend at eleven in the morning.',
    scripture: 'Psalm 31:14-15',
    actionPrompt:
      'Which of your friends is out of work, or home all day for some other reason that they didn’t choose?',
    practicalStep: 'Ask that friend today to do something with you in the middle of a weekday, or of a break in yours.',
    checkInQuestion: 'Did you settle on the hour?',
    motivationalNote: 'Your friend’s times are in good hands, and so are yours.',
    actionSteps: [
      'Find out which question they’re tired of, and don’t ask it.',
      'If you do hear of a job, tell them once.',
      'If you’re the one at home, let one person walk with you.',
    ],
    challenges: ['Making time for deep relationships', 'Being vulnerable and authentic'],
  },
  {
    key: 'burdens-do-whose-coat-is-that',
    point:
      '1 Thessalonians 4: live to please God, and comfort each other about believers who have died, for the Lord will come and bring them.',
    shape: 'story',
    themes: ['bereavement', 'heaven', 'laughter', 'youth'],
    seasons: ['Easter'],
    title: 'Say the name, and the hope',
    content:
      'He’d kept her coat on its hook by the back door for three years. His friends had stopped saying her name, out of kindness, he supposed. Then the boy from next door, who was nine, asked whose coat it was. So he told him. The boy wanted to know where she was now. He told him that too, that she was with Jesus, who’d died and come up out of his grave, and that when Jesus came back he’d bring her along. The boy turned this over. He said she’d be wanting her coat, then. The man laughed till he had to hold on to the wall. Paul would have us grieve, and he’d have us do it as people with something to look forward to.',
    scripture: '1 Thessalonians 4:13-14',
    actionPrompt: 'Think of a friend who’s lost someone, this year or a good while ago.',
    practicalStep: 'Speak with that friend today about the one they miss, and say the name.',
    checkInQuestion: 'Did the name get said?',
    motivationalNote: 'You won’t be reminding them. They haven’t forgotten.',
    actionSteps: [
      'If the one who died trusted Christ, talk about seeing them.',
      'If you don’t know what they believed, leave that with him, and say what you loved.',
      'If it’s you who’s grieving, tell one person one story.',
    ],
    challenges: ['Initiating difficult conversations', 'Offering godly counsel'],
  },
  {
    key: 'burdens-do-what-she-could',
    point:
      'Mark 14: on the way to the cross Jesus is anointed, betrayed and deserted, gives his friends bread and cup, and doesn’t deny who he is.',
    shape: 'close reading',
    themes: ['illness', 'Christ as Friend'],
    seasons: ['Holy Week'],
    title: 'Do the part that you can',
    content:
      'Jesus was at dinner, with days to live, when a woman broke a jar of perfume over his head. Some of the guests began to explain what might have been done with the money. He told them to leave her alone; she’d made him ready to be buried. She couldn’t stop what was coming, and he was going to it on purpose, to do for her what only he could. He was glad of the jar. The cure for your friend isn’t in your hands today, but the lawn mower could be.',
    scripture: 'Mark 14:8',
    actionPrompt:
      'Think of a friend in the kind of trouble that you can’t mend. Then look at what you’ve got in the house.',
    practicalStep: 'Do one thing for that friend today, of a size that you can manage.',
    checkInQuestion: 'Did you do it, however small it looked?',
    motivationalNote: 'The part that nobody else could do has been done, by Christ.',
    actionSteps: ['Don’t say sorry that it isn’t more.', 'Do it now, while they can enjoy it.'],
    challenges: ['Making time for deep relationships', 'Maintaining long-distance friendships'],
  },
  {
    key: 'burdens-do-make-much-of-a-helper',
    point:
      'Philippians 2: Christ took the form of a servant and died, so have his mind, as Timothy has, and Epaphroditus, who nearly died.',
    shape: 'letter',
    themes: ['work', 'illness'],
    title: 'Make much of a tired helper',
    content:
      'Dear Tomás, your mother says that you fainted on the ward after five nights in a row. Epaphroditus nearly died of looking after Paul. Paul doesn’t tell him to be tougher. He calls it God’s mercy, to the two of them, that he lived, and he sends the homesick man home and asks everybody there to make much of him. Jesus went the whole way to death for us, once. He isn’t asking you to do it over. Take the days they’ve offered, and spend them here. There’s bread, and a great deal of cheese, and a bed on the side where it’s quiet.',
    scripture: 'Philippians 2:29-30',
    actionPrompt:
      'Who looks after other people until there’s little left, such as a nurse, a carer, a parent or a pastor?',
    practicalStep: 'Thank one such person today, and do some small thing that they’d enjoy.',
    checkInQuestion: 'Did you thank them?',
    motivationalNote: 'A cup of water for one of his is not forgotten. Christ has said so.',
    actionSteps: [
      'Take over one hour of theirs this week.',
      'If you’re the one who’s worn out, tell a person today who could take something off you.',
    ],
    challenges: ['Making time for deep relationships', 'Balancing friendship with family time'],
  },
  {
    key: 'burdens-do-face-the-one-who-cant-hear',
    point:
      'Mark 7: what defiles comes out of the heart; Jesus hears a foreign mother’s plea, and opens the ears of a deaf man.',
    shape: 'plain instruction',
    themes: ['illness', 'age'],
    title: 'Face the one who can’t hear',
    content:
      'Stand where the light is on your face. Don’t shout, and don’t turn around halfway through to see to the kettle. Jesus had just healed a girl without going near her house. But when they brought him a deaf man he led him out of the crowd, put his fingers in the man’s ears, touched his tongue, and looked up to heaven. And he sighed. He’ll open every ear among his people one day. Until then we can turn the music down.',
    scripture: 'Mark 7:33-35',
    actionPrompt:
      'Think of someone who gets lost in a noisy room, because of ears, or age, or a language they’re still learning.',
    practicalStep: 'Find a still corner today, and talk for ten minutes with a person who’d otherwise miss half of it.',
    checkInQuestion: 'Did they catch nearly all of it?',
    motivationalNote: 'Say it a third time, gladly. Never mind is a sad thing to be told at a party.',
    actionSteps: ['Ask on which side they hear better.', 'Learn to sign one greeting, and use it.'],
    challenges: ['Making time for deep relationships', 'Initiating difficult conversations'],
  },
]);
