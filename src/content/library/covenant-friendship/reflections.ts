import { reflections } from '../library-entry.ts';

export const covenantFriendshipReflections = reflections('Covenant Friendship', [
  {
    key: 'covenant-reflection-called-to-walk-together',
    point: 'Romans 12: believers are one body in Christ, with different gifts, each belonging to all the others.',
    shape: 'plain instruction',
    themes: ['age', 'youth', 'difference of opinion'],
    title: 'The friends you were given',
    content:
      'Look along your row next Sunday. You chose two of them, at most. The rest were there when you came: the widower by the aisle, the couple whose politics make you careful, the teenager who won’t look up. Paul says that they’re yours. In Christ we’re one body and the parts belong to one another, which is a good deal more than getting along. A hand doesn’t choose its wrist. Christ chose you without asking the rest of the row, and he chose them without asking you. So cross the aisle this week, and slow down to somebody’s pace on the way out to the cars. A friend may be sitting farther along whom you’d never have picked.',
    scripture: 'Romans 12:4-5',
    quote: 'basil-one-hand-needs-the-other',
    reflectionQuestions: [
      'Which member of your church have you seen for years and hardly know?',
      'What do you look for in a friend, and whom does that rule out before you’ve met them?',
      'Who found you in the row, and crossed over?',
    ],
    gratitudePrompt: 'Thank God for a person you didn’t choose who’s done you good.',
    tomorrowPreparation: 'Settle on one person from church whom you barely know. Begin tomorrow by praying for them.',
    actionSteps: [
      'Bring to mind one face from last Sunday that you can’t name, and pray for whoever it is.',
      'Think of one question you’d like to be asked after church, and ask it of somebody else.',
    ],
    challenges: ['Finding trustworthy friends', 'Making time for deep relationships'],
  },
  {
    key: 'covenant-reflection-jonathans-robe',
    point: '1 Samuel 18: the king’s son loves David as himself and gives him robe and sword, while Saul turns to envy.',
    shape: 'scene from Scripture',
    title: 'What Jonathan took off and gave',
    content:
      'Off came the robe, and after it the sword and the bow and the belt. Jonathan was the king’s son, and those were the things that people knew him by. He gave them to a shepherd who had nothing of the sort to give back. We aren’t told of any speech. We’re told that he loved David as his own soul. Long afterward Jesus, the King’s Son, laid aside more than a robe, and his friends came away dressed in what was his. You may not own a robe. You’ve got a spare room, or a head for tax forms, or a free afternoon. What’s it for?',
    scripture: '1 Samuel 18:3-4',
    quote: 'chrysostom-no-mine-and-thine',
    reflectionQuestions: [
      'What do you own, or know how to do, that’d be worth more in a friend’s hands?',
      'Which friend has a need that you’ve seen and haven’t mentioned?',
      'Where does giving to friends press on your household, and how could you decide about it together?',
    ],
    gratitudePrompt:
      'Remember something a friend once gave you at a cost. Thank God for the thing, and for the love that came with it.',
    tomorrowPreparation: 'Before you sleep, choose one thing in your home to lend or give tomorrow.',
    actionSteps: ['Return one thing you’ve borrowed.', 'Ask a friend what they’re about to buy that you could lend.'],
    challenges: ['Finding trustworthy friends', 'Balancing friendship with family time'],
  },
  {
    key: 'covenant-reflection-too-much-for-ink',
    point:
      '2 John 1: the elder writes to a church he loves to walk in truth and love, and would sooner come than write.',
    shape: 'letter',
    themes: ['online friends', 'moving'],
    title: 'Too much for a small screen',
    content:
      'Dear Tomasz, I began to answer you on my phone, and gave up in the third paragraph. God could have left it at letters too. He’d sent word by prophets for hundreds of years, and then he came himself, and people could touch him, and it was Jesus. I think John had that in mind when he put his pen down. He had plenty to tell this lady and her children, with paper and ink at his elbow, and he’d sooner come and say it to their faces. I’ll save the rest for Thursday’s train. Until then, know that I’m well, and think of you most days, and would rather hear you laugh than read that you did.',
    scripture: '2 John 1:12',
    quote: 'gregory-longer-than-silence',
    reflectionQuestions: [
      'What have you tried to say in messages that needs a face?',
      'Which of your friendships has gone thin on short words?',
      'What can a short word still do?',
    ],
    gratitudePrompt: 'Thank God for a voice that you’ve missed.',
    tomorrowPreparation: 'Choose a day for seeing, or at least hearing, one friend who’s far away.',
    actionSteps: [
      'Call a friend whose voice you haven’t heard this year.',
      'Fix a visit, however far ahead it has to be.',
    ],
    challenges: ['Maintaining long-distance friendships', 'Making time for deep relationships'],
  },
  {
    key: 'covenant-reflection-in-presence-only',
    point:
      '1 Thessalonians 2: Paul recalls how he cared for the Thessalonians like a mother and a father, and longs to return.',
    shape: 'close reading',
    themes: ['moving', 'age'],
    title: 'Gone in person, still here',
    content:
      'Jesus told his friends that he was going away, and that he wouldn’t leave them orphans. Paul takes much the same word for himself: taken from you, he says, as a child is from its parents. He’d been run out of Thessalonica before he’d finished with them. They might easily have thought that he’d saved his skin. In presence only, he tells them; my heart never left town. He’d tried more than once to get back. There may be someone you were taken from, three time zones off, or in a home you can’t often get to. Christ is there already, and he’s with you too. Nobody’s out of his reach for being out of yours.',
    scripture: '1 Thessalonians 2:17',
    quote: 'gregory-love-expatriated',
    reflectionQuestions: [
      'Whom were you taken from, or who was taken from you?',
      'What might they like to hear from you, if they’re glad of your letters?',
      'How does it help that Christ is with you and with them?',
    ],
    gratitudePrompt: 'Thank God for a friend whom distance hasn’t made smaller.',
    tomorrowPreparation: 'Work out an hour tomorrow when you’re both awake.',
    actionSteps: [
      'Let one friend far off, who likes to hear from you, know that they’re missed.',
      'Ask God for one thing that they need where they are.',
    ],
    challenges: ['Maintaining long-distance friendships'],
  },
  {
    key: 'covenant-reflection-you-stayed',
    point:
      'Luke 22: at the last supper Jesus gives the cup, settles who is greatest, thanks his friends, and is denied.',
    shape: 'question and answer',
    seasons: ['Holy Week'],
    title: 'You are the ones who stayed',
    content:
      'Is it weak to want company? Listen to Jesus at his last supper, among men who’ve just been arguing over which of them was the greatest. You’re the ones who stayed by me, he says, through all my trials (the old word is temptations). It’s nearly a thank-you. They’d panicked in the boat, and asked what his stories meant more than once, and before morning they’d run. He knew it, and he’d prayed for Peter already. The strongest man there ever was wanted his friends near him, and gave them a place at his table in the kingdom. There are people who’ve stuck with you, and maybe they weren’t much good at it. Have they heard from you what it’s been worth?',
    scripture: 'Luke 22:28',
    quote: 'ambrose-trusty-man',
    reflectionQuestions: [
      'Who’s stuck with you through something, however badly?',
      'How would it be to hear a thank-you from Jesus?',
      'In whose hard stretch have you been the company?',
    ],
    gratitudePrompt: 'Thank Jesus that he counted poor friends as friends.',
    tomorrowPreparation: 'Choose one person to thank tomorrow for having stayed.',
    actionSteps: ['Tell somebody what it meant that they were there.', 'Read Luke 22:24-34.'],
    challenges: ['Being vulnerable and authentic', 'Finding trustworthy friends'],
  },
  {
    key: 'covenant-reflection-into-the-hills',
    point: 'Luke 1: God promises two sons, John to the old and Jesus to a virgin, and those who hear it sing.',
    shape: 'scene from Scripture',
    themes: ['age', 'youth', 'laughter'],
    seasons: ['Advent'],
    title: 'Mary went in a hurry',
    content:
      'Before anyone could see him, Jesus had made two women happy. Mary had the angel’s news, and she got up and went, in a hurry, Luke says, up into the hills of Judah to a relative who was six months along when she’d been past hoping. She called out hello, and that was all she had time for. The child in the old woman jumped for joy, and Elisabeth cried out that the mother of her Lord had come to see her. That made four of them in the house, two not yet born, and three were glad of the fourth. Mary stayed for three months. Somebody near you may have news that’s hard to tell, and be looking for a house to take it to.',
    scripture: 'Luke 1:39-40',
    quote: 'henry-means-to-get-together',
    reflectionQuestions: [
      'To whom would you run with news like that?',
      'Which friend of yours is much older or much younger than you are?',
      'What would make your house one that people run to?',
    ],
    gratitudePrompt: 'Thank God for a house where you’ve been greeted with a shout.',
    tomorrowPreparation: 'Plan to see someone soon who could be your grandparent, or your grandchild.',
    actionSteps: [
      'When you’re told good news today, be glad first and ask questions second.',
      'Go and see a friend, or fix the day when you will.',
    ],
    challenges: ['Making time for deep relationships', 'Finding trustworthy friends'],
  },
  {
    key: 'covenant-reflection-carry-on',
    point:
      'Hebrews 13: keep loving, host strangers, remember prisoners, honor marriage, and go to Jesus outside the camp.',
    shape: 'plain instruction',
    title: 'Carry on with it',
    content:
      'Carry on. This letter has been up among the angels, and in behind the veil with Jesus, our high priest, and in its last chapter it comes down to the kitchen and says that brotherly love should go on. So it had been going. These people had stood by friends in prison, chapter 10 tells us, and lost what they owned over it. Now they were tired, and some had stopped coming. You may know that tiredness. You let something fall, and by now it seems a little late to pick it up. It isn’t. Sit with the same man on Sunday. Call on the evening when you used to call. Christ hasn’t changed since you were last at it, and he’s where it came from.',
    scripture: 'Hebrews 13:1',
    quote: 'augustine-brother-and-friend',
    reflectionQuestions: [
      'What did you use to do for a friend that’s fallen away without a word?',
      'What tired you out?',
      'Who’s carried on with you?',
    ],
    gratitudePrompt: 'Thank God for a kindness done you so often that you’d stopped seeing it.',
    tomorrowPreparation: 'Pick up one dropped habit of friendship tomorrow, with someone who’d be glad of it.',
    actionSteps: ['Do something for the same person that you did last month.', 'Read Hebrews 10:32-34.'],
    challenges: ['Making time for deep relationships', 'Maintaining long-distance friendships'],
  },
  {
    key: 'covenant-reflection-a-song-for-jonathan',
    point: '2 Samuel 1: David mourns Saul and Jonathan, who fell in battle, with a song that he has taught to Judah.',
    shape: 'scene from Scripture',
    themes: ['bereavement'],
    title: 'David’s song for Jonathan',
    content:
      'A messenger had come with the crown in his hand, and David could be king. He tore his clothes. He fasted until evening, and then he made a song, and he had it taught in Judah so that it would last. It’s fair to Saul. When it gets to Jonathan it stops being about a nation. My brother, he says, you were very pleasant to me. It’s such a small word, and you know it if you’ve lost the one who was easy to be with. Jesus was born of David’s line, and he stood at a friend’s grave and wept before he opened it. He holds the keys now. For all who are his he’ll use them, and meanwhile he doesn’t hurry anyone through the song.',
    scripture: '2 Samuel 1:26',
    quote: 'orton-tribute-for-loving',
    reflectionQuestions: [
      'Who was easy to be with?',
      'What small word would you use of them?',
      'What haven’t you let yourself grieve?',
    ],
    gratitudePrompt: 'Thank God for one afternoon with a friend you’ve lost.',
    tomorrowPreparation: 'Do one thing tomorrow that the two of you used to do.',
    actionSteps: [
      'Tell someone who never met them what your friend was like.',
      'Play or sing a piece of music that they loved.',
    ],
    challenges: ['Maintaining long-distance friendships', 'Being vulnerable and authentic'],
  },
  {
    key: 'covenant-reflection-two-streets-in-athens',
    point:
      'Ecclesiastes 4: toil, envy and power leave people lonely; two are better than one, and three are stronger still.',
    shape: 'scene from church history',
    themes: ['youth', 'envy', 'work'],
    title: 'Two streets they knew in Athens',
    // Told after Gregory of Nazianzus, Oration 43, sections 19 to 21 and 59.
    content:
      'Around the year 350 two students from Cappadocia became friends in Athens. When Basil died, Gregory told what it had been like. We knew two streets, he said: one went to the church and the other to our lectures, and the rest of the city could manage without us. They were both brilliant, in a line of work that lives on envy, and the only thing they fought over was who should give the other first place. It wasn’t always easy. Years later Basil, a bishop by then, pushed Gregory into a post that he hated, and Gregory let him know it. The cord held. They’d wanted one great name in Athens, he tells us, which was to belong to Christ. It was what they’d been twined around.',
    scripture: 'Ecclesiastes 4:11-12',
    quote: 'gregory-one-soul',
    reflectionQuestions: [
      'Which two streets do you and a friend know best?',
      'Where does envy come between you and someone good at what you do?',
      'What are the two of you twined around?',
    ],
    gratitudePrompt: 'Thank God for a friend from your school days, or from your first job.',
    tomorrowPreparation: 'Let a friend have first place in something tomorrow, and say so to others.',
    actionSteps: [
      'Praise a friend’s work to someone whose opinion matters to them.',
      'Walk to church with somebody this Sunday, or sit beside them.',
    ],
    challenges: ['Making time for deep relationships', 'Forgiving and reconciling'],
  },
  {
    key: 'covenant-reflection-sweet-counsel',
    point: 'Psalm 55: in a city full of violence, betrayed by his closest friend, David throws his burden on the Lord.',
    shape: 'close reading',
    themes: ['betrayal'],
    title: 'It was you, my own friend',
    content:
      'With the soldiers standing there, Jesus called Judas friend. He knew this psalm from the inside. David could have borne it from an enemy, he says, but this was a man like himself, his guide, someone he knew. You can hear the good days come back while he’s talking, the long conversations, and the walk to God’s house side by side. What was spoiled was sweet. If it has happened to you, there’s no call to rewrite the years. It was good, and then it was wrong, and you may say both to God in one breath. Christ was sold by a friend, and he went through with it, for his friends. Near the end of the psalm David tells you where to throw the weight of it.',
    scripture: 'Psalm 55:12-14',
    quote: 'augustine-read-together',
    reflectionQuestions: [
      'Which good memory has a betrayal spoiled?',
      'Can you say that it was good, and also that it was wrong?',
      'Whom could you trust with the story?',
    ],
    gratitudePrompt: 'Thank God for the good there was in a friendship that’s over.',
    tomorrowPreparation: 'If you’re likely to meet that person tomorrow, plan a civil word and a way to leave.',
    actionSteps: ['Read Psalm 55 to the end.', 'Tell the story once to someone safe, the sweet part too.'],
    challenges: ['Finding trustworthy friends', 'Forgiving and reconciling'],
  },
  {
    key: 'covenant-reflection-a-bag-of-oranges',
    point: 'Proverbs 27: sayings on praise, jealousy and friends; a friend’s advice is sweet, and near neighbors help.',
    shape: 'story',
    themes: ['meals', 'moving'],
    title: 'Over a bag of oranges',
    content:
      'The kitchen smelled of oranges before anyone had said a word. She was making marmalade, and she only pushed a knife across to him. They did the whole bag. By the tenth orange he’d told her about the offer from the coast, and she’d asked him what he would miss, and that was about all she said. He drove home knowing what to do. Proverbs sets perfume and a friend’s advice side by side. Each gets into a room and changes it, and nobody can say when. He’d had the same advice from a website, and it hadn’t smelled of anything. To be wished well while you’re told the truth is a taste of Christ, who calls his people friends and lets them in on his Father’s business.',
    scripture: 'Proverbs 27:9',
    quote: 'henry-bosom-friend',
    reflectionQuestions: [
      'Whose advice can you take, and what makes it sweet?',
      'When has work with the hands helped you talk?',
      'Who might be waiting for a knife and an orange?',
    ],
    gratitudePrompt: 'Thank God for a kitchen in which you were helped.',
    tomorrowPreparation: 'Ask a friend to do a dull job with you tomorrow.',
    actionSteps: [
      'Ask someone two questions before you offer an opinion.',
      'Peel, sweep or fold something at a friend’s side.',
    ],
    challenges: ['Offering godly counsel', 'Making time for deep relationships'],
  },
  {
    key: 'covenant-reflection-as-far-as-the-ship',
    point: 'Acts 20:17–38: Paul takes leave of the elders of Ephesus, warns them, prays with them, and goes aboard.',
    shape: 'scene from Scripture',
    themes: ['moving', 'heaven'],
    title: 'They walked him to the ship',
    content:
      'Grown men stood crying on the shore, and weren’t ashamed of it, a row of church elders with their arms around his neck. He’d said they wouldn’t see him again, and it was that, more than anything. He’d lived among them for three years. He’d just told them all that he had left to tell, about wolves, and hard work, and a church bought with blood. None of it made the leaving lighter. So they did the last thing that could be done, and went with him as far as the ship. When a friend has to go, you can walk them to the boat. John says that in the new creation there’s no more sea, and Christ will have all of his people on the one shore.',
    scripture: 'Acts 20:37-38',
    quote: 'chrysostom-places-loved',
    reflectionQuestions: [
      'Whom did you see off for good, and how did you part?',
      'Which place do you love because of a friend?',
      'What would you want to have said before the boat goes?',
    ],
    gratitudePrompt: 'Thank God for a parting that was done well.',
    tomorrowPreparation: 'If a friend is moving away, offer a hand with the last of it.',
    actionSteps: [
      'See a guest all the way out tonight, to the gate or the car.',
      'Go by way of a place that a friend made dear to you.',
    ],
    challenges: ['Maintaining long-distance friendships', 'Making time for deep relationships'],
  },
]);
