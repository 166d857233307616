import { reflections } from '../library-entry.ts';

export const burdensReflections = reflections("Bearing One Another's Burdens", [
  {
    key: 'burdens-reflection-as-far-as-hands-can-go',
    point:
      'Exodus 17: Israel’s battle goes well while Moses’ hands are up, and Aaron and Hur hold them up till sunset.',
    shape: 'letter',
    themes: ['illness'],
    title: 'As far as your hands can go',
    content:
      'Dear friend, you’ve been at the hospital every day for three weeks, and on Sunday you apologized to me for being tired. Only one man has hands that don’t come down. Jesus lives to pray for us, and he isn’t asking you to be him. Please read about Moses on the hill. His arms got heavy, and nobody in the story is angry with him for it. Two friends found a stone for him to sit on and took an arm each, and that’s how it went until sunset. So let me have Tuesdays. And when the stone is brought, sit on it, and let us hold you up for a while, as we’ve been wanting to. Your brother in him.',
    scripture: 'Exodus 17:12',
    quote: 'basil-one-foot-cannot-walk',
    reflectionQuestions: [
      'Whose burden could you come nearer to than you have?',
      'Where are you reaching farther than your arms go, and who at home pays for it?',
      'Whom could you ask to stand on the other side?',
    ],
    gratitudePrompt: 'Thank God for someone who once held you up, and for whatever served as the stone.',
    tomorrowPreparation: 'Choose one task of care that you’ll share tomorrow, and the person you’ll share it with.',
    actionSteps: [
      'Rest for a quarter of an hour today, and don’t make up for it later.',
      'Say out loud to one person: I can’t do all of this.',
    ],
    challenges: ['Balancing friendship with family time', 'Making time for deep relationships'],
  },
  {
    key: 'burdens-reflection-searched-until-he-found',
    point:
      '2 Timothy 1: many had turned from Paul in his chains; Onesiphorus was not ashamed, sought him out in Rome and refreshed him.',
    shape: 'scene from Scripture',
    themes: ['laughter'],
    title: 'Not ashamed of the chain',
    content:
      'Christ isn’t ashamed to call us his brothers, and it makes his friends hard to embarrass. Take Onesiphorus. Everyone in Asia had turned away from Paul, who was in Rome by then, and in chains, and it can’t have been safe to know him. Onesiphorus came to town and asked for the prisoner, and went on asking until he had him. After that he came often. It was like fresh air, Paul says, and he was not ashamed of my chain. Do you know somebody with a chain that others would rather not see? It might be a bankruptcy, or a son in jail, or an illness that makes people lower their voices. Sit down next to it, if you’d be welcome, and tell them the news.',
    scripture: '2 Timothy 1:16-17',
    quote: 'caryl-a-visit',
    reflectionQuestions: [
      'Whom have you stopped visiting because what they’re going through makes you awkward?',
      'What might a friend be hiding because they expect you to be ashamed of it?',
      'What would fresh air be for them: news, a laugh, a meal?',
    ],
    gratitudePrompt: 'Thank God for someone who came to see you when you weren’t good company.',
    tomorrowPreparation:
      'Decide whom you’ll visit or call tomorrow, someone who’d be glad of it. If a person has asked for distance, honor that.',
    actionSteps: ['Look up the visiting hours.', 'Take along something from outside: fruit, a newspaper, a joke.'],
    challenges: ['Maintaining long-distance friendships', 'Making time for deep relationships'],
  },
  {
    key: 'burdens-reflection-the-coming-of-titus',
    point: '2 Corinthians 7: Paul, who had written Corinth a hard letter, is glad that their grief led to repentance.',
    shape: 'close reading',
    title: 'Comforted by an arrival',
    content:
      'When God meant to comfort the world he came himself, as Jesus, up the roads of Galilee. His Spirit comforts us still, and very often he does it by way of the front door. Paul had got to Macedonia worn out, with fights outside and fears inside, and he doesn’t hide the fears. He’d sent off a hard letter, and couldn’t tell how it had been taken. God comforts people who are down, he writes, and you wait for an angel, and it’s Titus. A man he knew came in off the road and told him that in Corinth they were sorry, and missed him, and Paul was overjoyed. You may be somebody’s Titus this week. Go, if they’d be glad of it, and say who’s been asking after them.',
    scripture: '2 Corinthians 7:6-7',
    quote: 'basil-saw-your-letter',
    reflectionQuestions: [
      'Whose arrival once turned a bad week around?',
      'What word of being missed could you carry to somebody?',
      'What did you think God’s comfort would look like?',
    ],
    gratitudePrompt: 'Thank God for a person who turned up.',
    tomorrowPreparation: 'Choose someone to look in on tomorrow, and find out first if they’d like it.',
    actionSteps: ['Pass on a kind word that was said about a friend behind their back.', 'Read 2 Corinthians 7:5-7.'],
    challenges: ['Maintaining long-distance friendships', 'Making time for deep relationships'],
  },
  {
    key: 'burdens-reflection-three-friends-at-midnight',
    point:
      'Luke 11: Jesus teaches his friends to pray, and answers those who say that he drives out demons by the devil.',
    shape: 'question and answer',
    title: 'Whom could you wake at midnight',
    content:
      'Whom could you wake at midnight? Jesus asks it like a riddle, with a locked house and sleeping children and three loaves. The man at the gate isn’t asking for himself. He’s come on behalf of another friend, who’s arrived late to an empty cupboard. There he stands, between the one in need and the one in bed, with his hand on the knocker. Jesus is talking about God, and it’s a how much more. If a grumpy neighbor gets up in the end, ask the Father, who is neither grumpy nor asleep. The place in between is Christ’s own. He asks for us there, and has never been told to come back in the morning. Hand him the name you’ve brought, tonight and as often as you like.',
    scripture: 'Luke 11:5-6',
    quote: 'gurnall-call-us-at-midnight',
    reflectionQuestions: [
      'Whom could you wake?',
      'Who knows that they could wake you?',
      'On whose behalf could you go and knock?',
    ],
    gratitudePrompt: 'Thank God that no hour is too late for him.',
    tomorrowPreparation: 'Tell one friend tomorrow that on a bad night they may call and wake you.',
    actionSteps: [
      'Ask God for something on behalf of a friend who hasn’t the strength to ask.',
      'Keep something in the house for whoever turns up late.',
    ],
    challenges: ['Finding trustworthy friends', 'Being vulnerable and authentic'],
  },
  {
    key: 'burdens-reflection-kindness-for-the-angry',
    urgesContact: true,
    point:
      'Job 6: Job tells his friends that he has reason to cry out, and that they have failed him like a dry stream.',
    shape: 'letter',
    themes: ['illness', 'unbelieving friends'],
    title: 'Go, whatever he says about God',
    content:
      'You asked me, Daniel, if you should still go, now that he’s saying such things about God. Go. Jesus asked on the cross why God had left him. He was asking in our place, and no friend of his is turned away for asking it now. Job said such things too. A man in that state should have kindness from his friend, he tells the three who’d come to comfort him, even one who’s losing his hold on the Almighty. They’re like a desert stream, he says, full when nobody needs it and gone in the heat. Take bread, Daniel, and don’t argue. He may come through this with his faith, or not yet. Either way he’ll know that you came.',
    scripture: 'Job 6:14',
    quote: 'ambrose-support-in-adversity',
    reflectionQuestions: [
      'Who stayed with you while you were saying terrible things?',
      'What are you afraid of if you listen and don’t correct?',
      'Whose faith is in a bad way, and do they still hear from you?',
    ],
    gratitudePrompt: 'Thank Christ that he asked why, so that you may.',
    tomorrowPreparation: 'Think of one thing you could carry, fetch or cook tomorrow for a friend in a bad way.',
    actionSteps: [
      'Listen to a friend for ten minutes without putting anything right.',
      'Pray for someone whose faith is failing, in their words if you can bear to.',
    ],
    challenges: ['Offering godly counsel', 'Maintaining long-distance friendships'],
  },
  {
    key: 'burdens-reflection-rhoda-at-the-gate',
    point: 'Acts 12: Herod kills James and jails Peter; the church prays, an angel frees Peter, and Herod dies.',
    shape: 'scene from Scripture',
    themes: ['laughter'],
    title: 'Rhoda forgot to open the gate',
    content:
      'The risen Jesus has answered prayers that nobody in the room expected him to. Luke tells one of them as a comedy. Herod has killed James, and he’s got Peter in prison, and the church is at Mary’s house, praying without a break. And there stands Peter, in the street, knocking. Rhoda goes to the gate and knows his voice. She’s so glad that she runs back in and leaves him there. You’re mad, they tell her. It’s his angel. Meanwhile the answer to their prayer goes on knocking. Nobody is scolded for it afterward. Jesus had been Lord of that house on the day James died, and they’d gone on praying, with what faith they had, and it was enough for him.',
    scripture: 'Acts 12:14',
    quote: 'henry-praying-for-friends',
    reflectionQuestions: [
      'For whom have you prayed without expecting much?',
      'Which answer might be knocking while you explain it away?',
      'Which prayer of yours ended as it did for James, and how have you prayed since?',
    ],
    gratitudePrompt: 'Thank God for an answer that made you laugh.',
    tomorrowPreparation: 'Choose one friend who’s shut in by something, and pray for them at a fixed hour tomorrow.',
    actionSteps: [
      'Read Acts 12:1-17 to someone, and let them laugh.',
      'Pray with one other person for a friend of you both.',
    ],
    challenges: ['Making time for deep relationships', 'Maintaining long-distance friendships'],
  },
  {
    key: 'burdens-reflection-my-foot-slippeth',
    point:
      'Psalm 94: crushed by the proud, the psalmist calls on the God of justice, who held him when he was slipping.',
    shape: 'plain instruction',
    themes: ['work', 'age'],
    title: 'Do not wait for your balance',
    content:
      'Peter was going under on the lake, with three words out, and Jesus had him by the hand. The psalm goes like that. My foot is slipping, it says, and in the same breath its singer is being held. He doesn’t tell us that he caught hold of anything. God’s mercy had an arm under him before he’d finished calling out. So speak up while you’re slipping, and don’t wait till you can put it better. You may have been up since four with a parent or a child, or lain there thinking about the rent, and all day you’ve told people that you’re managing. Tell Christ that you’re not, and then tell one of them.',
    scripture: 'Psalm 94:18',
    quote: 'bunyan-underneath-me',
    reflectionQuestions: [
      'Where’s your foot going?',
      'To whom do you say that you’re managing?',
      'When were you held, and saw it only later?',
    ],
    gratitudePrompt: 'Thank God for a time when you slipped and didn’t fall.',
    tomorrowPreparation: 'Decide whom you’ll tell tomorrow that you’re not managing.',
    actionSteps: [
      'Say the verse aloud at the worst moment of the day.',
      'Take one offer of help without making light of it.',
    ],
    challenges: ['Being vulnerable and authentic', 'Finding trustworthy friends'],
  },
  {
    key: 'burdens-reflection-hannah-says-no',
    urgesContact: true,
    point: '1 Samuel 1: childless and taunted, Hannah pours out her soul to the Lord, and he gives her Samuel.',
    shape: 'scene from Scripture',
    themes: ['marriage'],
    title: 'Hannah tells the priest no',
    content:
      'If you’re Christ’s, you have a better priest than Hannah had. Hers thought that she was drunk. She’d been there a long time with her lips moving and no sound coming out, and Eli told her to put the wine away. Hannah didn’t creep off. No, my lord, she said, and told him what it was. For years she’d been without a child, in a house where it was thrown in her face, and she’d been pouring all of it out to God. Eli changed his tune then, and blessed her, and she went and ate. Nothing had been given yet. She had set it down, and been believed. Your priest has never once taken sorrow for something else. He will hear you when no sound comes out.',
    scripture: '1 Samuel 1:15',
    quote: 'blackerby-free-thyself-of-thy-burden',
    reflectionQuestions: [
      'When was your sorrow taken for something else?',
      'What do you have to pour out?',
      'Whom have you misread, and how could you change your tune?',
    ],
    gratitudePrompt: 'Thank Jesus that he knows what your silence means.',
    tomorrowPreparation: 'If somebody’s sharp or strange with you tomorrow, ask yourself what they may be carrying.',
    actionSteps: [
      'Pray for five minutes with no sound at all.',
      'If a friend longs for a child, ask how they’d like the hard days to be treated.',
    ],
    challenges: ['Being vulnerable and authentic', 'Balancing friendship with family time'],
  },
  {
    key: 'burdens-reflection-the-organists-wrist',
    point:
      '1 Corinthians 12: one Spirit gives many gifts, and Christ’s people are one body, whose parts need each other.',
    shape: 'story',
    themes: ['illness', 'youth'],
    title: 'Everyone limped for six weeks',
    content:
      'When the organist broke her wrist, the church found out what it had been leaning on. The singing went flat. The man who turned her pages came and sat in the second row and didn’t know what to do with his hands. A girl of fourteen got through the hymns with one finger, and they clapped her, and she went scarlet. For six weeks they limped. Christ has made of us one body, Paul says. If one part suffers, all of it suffers, and if one is made much of, all of it lights up. He’s telling them what they are, and the only other choice is to go numb. Ask after the wrist. If you’re the wrist, you’re allowed to say that it hurts.',
    scripture: '1 Corinthians 12:26',
    quote: 'manton-beholden-to-one-another',
    reflectionQuestions: [
      'What are you leaning on that you’d only feel if it broke?',
      'Whose good news could light you up this week?',
      'Where have you gone numb?',
    ],
    gratitudePrompt: 'Thank God for a person whose work you’d miss by Sunday noon.',
    tomorrowPreparation: 'Find out tomorrow how one person is who hasn’t been at church lately.',
    actionSteps: [
      'Clap for somebody, in whatever way would suit them.',
      'If you’re the part that hurts, tell one person from church.',
    ],
    challenges: ['Making time for deep relationships', 'Being vulnerable and authentic'],
  },
  {
    key: 'burdens-reflection-behold-thy-mother',
    point: 'John 19: Jesus is crucified, gives his mother a son, finishes his work, and is laid in a new tomb.',
    shape: 'scene from Scripture',
    themes: ['bereavement', 'singleness'],
    seasons: ['Holy Week'],
    title: 'He saw to it from the cross',
    content:
      'There wasn’t much breath left, and he used some of it on this. His mother was standing there and so was John, and Jesus looked from the one to the other and made them a family. It took two sentences. He was carrying the sin of the world, and he thought about where she would live, and John took her in from that hour. Grief leaves people with all kinds of practical things, like a key that nobody has, or the wrong amount of food. Somebody near you has lost whoever used to see to it. You may be the one that Christ is looking at.',
    scripture: 'John 19:26-27',
    quote: 'ambrose-support-of-life',
    reflectionQuestions: [
      'Who saw to things for you after a loss?',
      'To whom could you be a son, a daughter or a brother?',
      'Which small matter could you take off a grieving friend’s hands?',
    ],
    gratitudePrompt: 'Thank Jesus that he thought of where Mary would live while he saved the world.',
    tomorrowPreparation: 'Offer one exact thing tomorrow to someone bereaved, such as a lift or a meal.',
    actionSteps: ['Ask someone who eats alone to your table this week.', 'Read John 19:25-27.'],
    challenges: ['Balancing friendship with family time', 'Making time for deep relationships'],
  },
  {
    key: 'burdens-reflection-simon-from-the-country',
    point: 'Mark 15: Jesus is condemned, mocked and crucified, dies with a cry, and is laid in a tomb.',
    shape: 'close reading',
    seasons: ['Holy Week'],
    title: 'He was only passing by',
    content:
      'Jesus went ahead, and behind him, under the cross, came a man who’d only been passing by. Simon was on his way in from the country. The soldiers made him carry it; he had no say. But Mark can tell his readers whose father he was, as if they’d know Alexander and Rufus from church, so something seems to have come of it. Some loads you choose. Others you’re handed, like a brother’s mess, or a parent who can’t be left, or the neighbor’s old dog. If you’re under one of those today, look up for a moment and see whose back is in front of you. At Golgotha Jesus went on where no one could follow, and bore what only he could.',
    scripture: 'Mark 15:21',
    quote: 'chrysostom-thankful-to-serve',
    reflectionQuestions: [
      'Which load did you never volunteer for?',
      'What has come of it that you couldn’t have planned?',
      'Is there a load that somebody’s cruelty has put on you, and who could help you to be rid of it?',
    ],
    gratitudePrompt: 'Thank Jesus for the part that he carried alone.',
    tomorrowPreparation:
      'If you’re handed something tomorrow that you didn’t ask for, look to see who’s gone ahead of you.',
    actionSteps: [
      'Take over for an hour from someone who never chose the job.',
      'Read Romans 16:13, and wonder about that Rufus.',
    ],
    challenges: ['Balancing friendship with family time', 'Making time for deep relationships'],
  },
  {
    key: 'burdens-reflection-the-shout-and-the-weeping',
    point:
      'Ezra 3: the returned exiles build the altar and lay the temple’s foundation, with a shout of joy and with weeping.',
    shape: 'letter',
    themes: ['bereavement', 'age'],
    title: 'You could hear both at once',
    content:
      'Dear Rosa, I’m glad that you cried at the baptism. Christ is making all things new, and he hasn’t finished, and until he has, his people will sound as you did. You asked if it was wrong, with everyone so happy, and Papá’s seat empty. Read what happened when they laid the new foundation in Jerusalem. They’d begun with a song about a mercy that doesn’t end, and many shouted for joy. The old ones, who’d seen the first house standing, wept out loud, and nobody could tell the one noise from the other. It was heard a long way off, and nobody was hushed. Come and sit by me next time. I’ve got Papá’s old handkerchiefs, and we’ll sing what we can.',
    scripture: 'Ezra 3:12-13',
    quote: 'ambrose-joy-has-tears',
    reflectionQuestions: [
      'When have joy and grief sat at the same table with you?',
      'Who’s missing from your best days?',
      'Do you hush yourself, or other people?',
    ],
    gratitudePrompt: 'Thank God for someone who’d have loved to see this year.',
    tomorrowPreparation: 'If somebody’s glad tomorrow and you’re not, stand near them anyway.',
    actionSteps: ['Tell a young friend about someone they never met.', 'Sing one verse, even if your voice gives out.'],
    challenges: ['Being vulnerable and authentic', 'Maintaining long-distance friendships'],
  },
]);
