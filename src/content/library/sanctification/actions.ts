import { actions } from '../library-entry.ts';

export const sanctificationActions = actions('Sanctification Through Friendship', [
  {
    key: 'sanctification-do-one-more-chair',
    point: '1 Peter 4: with the end near, love each other fervently and open your homes without grumbling.',
    shape: 'plain instruction',
    themes: ['meals', 'singleness'],
    seasons: ['Easter'],
    title: 'Set one more place at the table',
    content:
      'Make it soup. If it’s soup, you can do it this week, and if it’s roast lamb, it’ll be June. Peter wants hospitality without grumbling, so he must have known the other sort, with a clean house and a clenched jaw. He’d been fed himself, on a beach, by the Lord he’d denied, and it was only bread and fish. If you live by yourself, the second chair is the one that matters.',
    scripture: '1 Peter 4:9',
    actionPrompt:
      'Find one meal or one pot of tea in the coming week with room for another person, with things as they are.',
    practicalStep: 'Ask one person today to share it, at your table or on a bench.',
    checkInQuestion: 'Did you ask a guest?',
    motivationalNote: 'Jesus has set a place for you, and you weren’t asked to bring anything.',
    actionSteps: [
      'Agree with your household on the day, and on what may stay untidy.',
      'Think first of someone who eats alone most evenings.',
    ],
    challenges: [
      'Balancing friendship with family time',
      'Finding trustworthy friends',
      'Making time for deep relationships',
    ],
  },
  {
    key: 'sanctification-do-leave-to-ask',
    point: 'Proverbs 27: among sayings on friends, one person gives another an edge as iron does iron.',
    shape: 'question and answer',
    title: 'Give a friend leave to ask',
    content:
      'How does iron get an edge? On other iron, noisily, and a little at a time. The proverb says that a friend’s face is sharpened like that, so it takes two. Won’t a resolution do? Most of us keep those in a drawer. Choose one thing in which you’d love to be more like Christ, such as the drinking or the sarcasm. Give a friend a question about it, and leave to use it. You won’t be loved any more if the answer is good. Jesus settled that at the cross.',
    scripture: 'Proverbs 27:17',
    actionPrompt: 'Pick one struggle and one steady friend, and hand over the question you’d least like to be asked.',
    practicalStep: 'Tell a friend today the exact question you’d like to be asked a week from now.',
    checkInQuestion: 'Did you hand over the real question?',
    motivationalNote: 'You may have a poor answer next week, and be glad all the same that you were asked.',
    actionSteps: [
      'Offer to ask your friend something in return.',
      'Agree that you’ll both keep it to yourselves, unless anyone’s in danger.',
      'If you never stop examining yourself, choose something else to be asked: what you’ve enjoyed.',
    ],
    challenges: ['Being vulnerable and authentic', 'Offering godly counsel'],
  },
  {
    key: 'sanctification-do-a-psalm-by-phone',
    point:
      'Colossians 3: those raised with Christ put off the old life, put on love, and let his word live among them in teaching and song.',
    shape: 'story',
    themes: ['moving', 'work'],
    title: 'Read a psalm with a friend',
    content:
      'Two sisters read a psalm over the phone every evening, a verse each in turn. One of them lives in Ohio. The other is a nurse in Perth, so it’s morning there, and she’s just come off the ward. When one of them’s crying, the other reads her verses as well. Paul says to let the word of Christ live in us richly, and he seems to think that it moves in by way of other people’s voices.',
    scripture: 'Colossians 3:16',
    actionPrompt: 'Think of a friend, near or far, who’d read a few verses with you and not mind how you did it.',
    practicalStep: 'Read one psalm aloud today, with a friend if you can, and if not, to Christ, who knows it.',
    checkInQuestion: 'Did you read one aloud?',
    motivationalNote: 'Nothing wise has to be said afterward.',
    actionSteps: [
      'Begin with a short one, such as Psalm 23 or Psalm 121.',
      'If it went well, ask about the same time tomorrow.',
    ],
    challenges: ['Maintaining long-distance friendships', 'Making time for deep relationships'],
  },
  {
    key: 'sanctification-do-walk-with-the-wise',
    point: 'Proverbs 13: a string of contrasts between the wise and the fool; you grow like the people you walk with.',
    shape: 'close reading',
    title: 'Keep company with a wise friend',
    content:
      'You pick wisdom up by going the same way as a wise person at the same speed, and the proverb warns that folly is picked up just as easily. Jesus took the twelve along with him, sore feet and quarrels and all, and when they couldn’t keep up with him any more he died for them and came back for them. So ask a wiser friend if they’re going anywhere.',
    scripture: 'Proverbs 13:20',
    actionPrompt: 'Whom would you like to be more like? Get in step with them.',
    practicalStep: 'Spend ten minutes today with someone you’d like to learn from, walking or sitting, or set the day.',
    checkInQuestion: 'Did you spend them, or set the day?',
    motivationalNote: 'You don’t need a subject. The road will bring one.',
    actionSteps: ['Go along on an errand of theirs.', 'Ask what they wish they’d known at your age.'],
    challenges: ['Finding trustworthy friends', 'Offering godly counsel'],
  },
  {
    key: 'sanctification-do-while-it-is-today',
    point:
      'Hebrews 3: Jesus is faithful over God’s house as a son; hear his voice today, and don’t harden as Israel did.',
    shape: 'letter',
    themes: ['laughter', 'meals'],
    title: 'Encourage a friend who’s gone cold',
    content:
      'Dear Sunil, you’ve started making jokes about prayer. They’re good jokes, and that’s what worries me. Hebrews says to encourage one another every day, so that none of us gets hard, and it says that sin does it by lying. I never decided to go cold. I only stopped being surprised by anything. Then a friend took me out for fried chicken and asked when I’d last talked to Jesus about it, and I cried into the coleslaw. It turned out that he’d kept hold of me. So will you come out for chicken on Friday? I’m paying, and you can make the jokes.',
    scripture: 'Hebrews 3:13',
    actionPrompt: 'Think of a friend whose faith is cooling, and of something warm you could say or do before tonight.',
    practicalStep: 'Say one encouraging thing aloud today to a friend who’s flagging.',
    checkInQuestion: 'Did you say it while it was still today?',
    motivationalNote: 'Christ is keeping hold of your friend. You’re asked for a kind word before tonight.',
    actionSteps: [
      'Eat with them before you talk about anything serious.',
      'Ask what they miss, if they miss anything.',
    ],
    challenges: ['Offering godly counsel', 'Initiating difficult conversations'],
  },
  {
    key: 'sanctification-do-get-in-the-boat',
    point:
      'Mark 6: rejected at home, Jesus sends out the twelve, calls them away to rest, and feeds five thousand like a shepherd.',
    shape: 'scene from Scripture',
    themes: ['work', 'meals'],
    title: 'Rest with a friend today',
    content:
      'The twelve came back full of what they’d done, and so many people were in and out that nobody had eaten. Jesus told them to come away and rest. So they took the boat. It lasted as long as the crossing, because there was a crowd on the other beach, and he fed those as well. He’s the one shepherd who never has to be relieved. He’ll keep watch while you and a friend, as tired as you are, ship the oars for ten minutes.',
    scripture: 'Mark 6:31',
    actionPrompt: 'Choose a friend or someone at home who hasn’t sat down today.',
    practicalStep: 'Rest with one other person today for ten minutes, with nothing to get done.',
    checkInQuestion: 'Did the two of you stop?',
    motivationalNote: 'You haven’t earned it, and neither had they. He called them anyway.',
    actionSteps: ['Bring something to eat.', 'Leave one job until tomorrow, on purpose.'],
    challenges: ['Making time for deep relationships', 'Balancing friendship with family time'],
  },
  {
    key: 'sanctification-do-a-door-in-the-sun',
    point:
      'Psalm 66: all the earth is to praise God for what he did at the sea, and one worshiper tells what he has done for him.',
    shape: 'scene from church history',
    themes: ['work'],
    title: 'Let Christ come up in the talk',
    // Told after John Bunyan, Grace Abounding, sections 37 to 40.
    content:
      'John Bunyan was a young tinker with work to do in Bedford when he came on three or four poor women sitting at a door in the sun. They were talking about the love of God to them in the Lord Jesus. He could talk religion himself, so he went closer, and he couldn’t follow a word. They spoke as if joy was making them do it, and he went back to them again and again. The psalm begins with the whole earth, and with a sea that turned to dry land. By the end it’s one voice, saying come over here and I’ll tell you what God’s done for me. A step in the sun will do for that.',
    scripture: 'Psalm 66:16',
    actionPrompt:
      'You and a friend will be talking about something today. Let it be known what you’re glad of in Christ.',
    practicalStep: 'Tell a friend today, in the middle of something else, one thing you’re glad of in Christ.',
    checkInQuestion: 'Did it get said?',
    motivationalNote: 'You never know who’s coming up the street with his tools.',
    actionSteps: [
      'Ask a believing friend what’s kept them going this month.',
      'If you’ve no joy to report, report that. The women in Bedford spoke of their unbelief too.',
    ],
    challenges: ['Being vulnerable and authentic', 'Offering godly counsel'],
  },
  {
    key: 'sanctification-do-hum-her-the-note',
    point:
      'Hebrews 2: the Son became lower than the angels for a while, flesh and blood, so that he could die for his brothers and help them.',
    shape: 'story',
    themes: ['envy', 'age', 'youth'],
    title: 'Help the one who was chosen',
    content:
      'The solo went to the new girl, who was nineteen. The woman behind her had sung alto in that choir since before the girl was born, and she’d already marked the page. At the end the director read them two verses of Hebrews and shut the book. Jesus isn’t ashamed to call people like these his family, and he stands in the middle of the church and sings. She thought about it at the bus stop. He’d died for that choir, with its flat ones and its sulky ones. On Sunday the girl’s first note shook, and the woman behind her hummed it until she had it.',
    scripture: 'Hebrews 2:11-12',
    actionPrompt: 'Remember a person who was picked for something that you’d wanted.',
    practicalStep: 'Do one thing today that helps them do it well.',
    checkInQuestion: 'Did you help, even a little?',
    motivationalNote:
      'It costs something to help the one who got your place. Christ knows what it costs, and he’s beside you.',
    actionSteps: [
      'Sing on Sunday whatever you sound like, and listen to the voice beside yours.',
      'If it still stings, tell God about it before anyone else.',
    ],
    challenges: ['Forgiving and reconciling', 'Finding trustworthy friends'],
  },
  {
    key: 'sanctification-do-and-mine',
    point:
      'Romans 16: Paul greets more than two dozen people in Rome by name, with a word on what each has been to him or done in the Lord.',
    shape: 'close reading',
    themes: ['singleness', 'age', 'moving'],
    title: 'Be family to one who has none',
    content:
      'Halfway down a long row of greetings Paul gets to Rufus and Rufus’s mother, and she’s been a mother to him too. What she did for him is written down only in heaven. Jesus had said that whoever left a family for his sake would be given others, mothers and all, and here’s that promise with an apron on. You needn’t have had children to be what she was.',
    scripture: 'Romans 16:13',
    actionPrompt:
      'Think of someone who’d be glad of it, whose own people are far away or dead, and of what a mother or a son would do.',
    practicalStep: 'Do one small thing today, such as family does, for a person who has none nearby.',
    checkInQuestion: 'Did you do the kind of thing that family does?',
    motivationalNote: 'You won’t replace anybody. You’ll be one more, and that’s what Christ has promised them.',
    actionSteps: [
      'Tell an older friend what they’ve been to you.',
      'If you’re the one with no family near, ask an older or younger friend for a family sort of favor.',
    ],
    challenges: ['Finding trustworthy friends', 'Balancing friendship with family time'],
  },
  {
    key: 'sanctification-do-say-what-you-need-them-for',
    point:
      '1 Corinthians 12: one Spirit gives many gifts, and God has put the members of Christ’s body together so that none can do without another.',
    shape: 'letter',
    themes: ['illness', 'age'],
    title: 'Tell someone what you need them for',
    content:
      'Dear Inge, you asked what use you are to us since the stroke, when your words come so slowly. I’ll tell you about Thursdays. We’re all quick now, and we’re done by nine. When you were there we had to wait, and while we waited, things got said. Paul won’t have the eye telling the hand that it can do without it. You’re a part of Christ’s body because he put you there, and I haven’t heard that he’s moved you. I’ll come by at seven, if you’d like to be fetched.',
    scripture: '1 Corinthians 12:21',
    actionPrompt:
      'Choose a person whom others tend to help, or to overlook. Work out what you get from them and from no one else.',
    practicalStep: 'Tell one person today that you need them, and what for.',
    checkInQuestion: 'Did they hear what for?',
    motivationalNote: 'Christ placed them where they are, and you near enough to see it.',
    actionSteps: [
      'Then ask for it: the advice, the song, the recipe.',
      'If it’s you who feels useless, ask a friend what they’d miss.',
    ],
    challenges: ['Being vulnerable and authentic', 'Making time for deep relationships'],
  },
  {
    key: 'sanctification-do-at-the-long-red-light',
    point:
      'Deuteronomy 6: Israel is to love the Lord alone with the whole heart, and to hand on to its children what he said and did.',
    shape: 'plain instruction',
    themes: ['youth'],
    title: 'Talk about God on the way',
    content:
      'Talk on the way. In a car or on a bus nobody has to look at anybody, and there’s that long red light by the hardware store. Moses wanted God’s words talked about at home and on the road, last thing at night and first thing in the morning. He wanted them in your own heart too, so say what you love, and when you don’t know, say that. Jesus was asked which commandment was the greatest, and he gave the line just above these. He’s the only one who’s ever kept it.',
    scripture: 'Deuteronomy 6:6-7',
    actionPrompt:
      'Are you going anywhere today with a child or a teenager of yours, or with a friend’s, or with a new believer?',
    practicalStep: 'Tell a child or a friend today, on the way, one thing that you love about God.',
    checkInQuestion: 'Did you say it in your own words?',
    motivationalNote: 'You’re sowing. It’s God who gives the growth, on a day of his own.',
    actionSteps: [
      'Ask what they wonder about, and leave the answer alone.',
      'Sing in the car, with the windows up if you must.',
    ],
    challenges: ['Balancing friendship with family time', 'Offering godly counsel'],
  },
  {
    key: 'sanctification-do-before-the-hard-day',
    point:
      'Daniel 2: the God of heaven shows Daniel the king’s dream of kingdoms that fall, and of one of God’s own that never will.',
    shape: 'scene from Scripture',
    themes: ['work', 'youth', 'moving'],
    title: 'Tell your friends before the hard day',
    content:
      'Every wise man in Babylon was to be killed, because the king had dreamed something and wouldn’t say what. Daniel was one of them. He asked for time, and then he went home. He told his three friends, who’d been carried off from Jerusalem as he had, and together they asked the God of heaven for mercy. Jesus took three friends with him on his own worst night. They fell asleep. He prayed by himself, and he hasn’t stopped praying for the people he loves. Is it an exam, or a meeting, or the results of a test? Don’t go up to it without your three.',
    scripture: 'Daniel 2:17-18',
    actionPrompt: 'Look at what you’ve got ahead of you this week, and at which part you’ve told nobody about.',
    practicalStep: 'Tell one friend or more today what you’re facing, and ask them to pray with you.',
    checkInQuestion: 'Did you ask, and say what for?',
    motivationalNote: 'If your friends should fall asleep, you’re still being prayed for.',
    actionSteps: [
      'Let them know afterward how it went, and give thanks together.',
      'Find out what they’ve got ahead of them.',
    ],
    challenges: ['Being vulnerable and authentic', 'Maintaining long-distance friendships'],
  },
]);
