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
      'Dear friend, you’ve been at the hospital every day for three weeks, and on Sunday you apologized to me for being tired. Please read about Moses on the hill. His hands got heavy, and nobody in the story is angry with him for it. Two friends found a stone for him to sit on and took an arm each, and that’s how it went until sunset. I don’t believe you were given longer arms than Moses. The one whose hands don’t come down is Jesus, who lives to pray for us, and he isn’t asking you to be him. So let me have Tuesdays. And when the stone’s brought, sit on it. Your brother in him.',
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
      'Everyone in Asia had turned away from Paul, he says, and he names two of them. In Rome he was in chains, and it can’t have been safe to know him. Then Onesiphorus came to town and asked for the prisoner, and he went on asking until he had him. He came often after that. Paul doesn’t tell us what they talked about. He says that it was like fresh air, and that his visitor wasn’t ashamed of the chain. Do you know somebody with a chain that others would rather not see? It might be a bankruptcy, or a son in jail. Christ isn’t ashamed to call us brothers, and we had chains enough.',
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
      'God comforts people who are down, Paul begins, and you wait for the angel. By the coming of Titus, he says. So that was it. Paul had got to Macedonia worn out, with fights outside and fears inside, and he doesn’t hide the fears. He’d sent off a hard letter and couldn’t tell how it had been taken. Then a man he knew came up the road, with word that they missed him. The Lord has no end of means, and he seems fond of this one. He came up the road himself once, as Jesus, to people in worse shape than Paul. You may be somebody’s Titus this week. You’d only need to arrive, and say who’s been asking after them.',
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
      'Whom could you wake at midnight? Jesus asks it like a riddle, with a locked house and sleeping children and three loaves. The man at the gate isn’t asking for himself. He’s come on behalf of another friend, who’s arrived late to an empty cupboard. So one’s in need and one’s in bed, and one’s in between with his hand on the knocker. It’s God that Jesus is talking about, and it’s a how much more: if a grumpy neighbor gets up in the end, you can surely ask the Father, who’s neither grumpy nor asleep. And the one in between is Christ’s own place: he asks for us, and has never been told to come back in the morning. You could stand there with him tonight.',
    scripture: 'Luke 11:5-6',
    quote: 'gurnall-call-us-at-midnight',
    reflectionQuestions: [
      'Whom could you wake?',
      'Who knows that they could wake you?',
      'For whom could you be the one in between?',
    ],
    gratitudePrompt: 'Thank God that no hour’s too late for him.',
    tomorrowPreparation: 'Tell one friend tomorrow that on a bad night they may call and wake you.',
    actionSteps: [
      'Ask God for something on behalf of a friend who hasn’t the strength to ask.',
      'Keep something in the house for whoever turns up late.',
    ],
    challenges: ['Finding trustworthy friends', 'Being vulnerable and authentic'],
  },
  {
    key: 'burdens-reflection-kindness-for-the-angry',
    point:
      'Job 6: Job tells his friends that he has reason to cry out, and that they have failed him like a dry stream.',
    shape: 'letter',
    themes: ['illness', 'unbelieving friends'],
    title: 'Go, whatever he says about God',
    content:
      'You asked me, Daniel, if you should still go, now that he’s saying such things about God. Go. Job said them too. A man in that state should have kindness from his friend, he tells the three who’d come to comfort him, even one who’s losing his hold on the Almighty. They’re like a desert stream, he says, full when nobody needs it and gone in the heat. So take bread, and don’t argue. Jesus asked on the cross why God had left him. He was asking in our place, and no friend of his is turned away for asking it now. Your friend may come through this with his faith, or not yet, and either way he’ll know that you came.',
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
      'She knew his voice, and she was so glad that she left him standing in the street. Indoors they’d been up all night praying for Peter, whom Herod meant to kill in the morning. Rhoda ran in and told them that he was at the gate. You’re mad, they said. It’s his angel. Meanwhile the answer to their prayer went on knocking. Luke wants us to laugh, and he lets us see how small a faith can pray for a friend. They’d prayed for James as well, no doubt, and they’d had to bury him. They prayed. It was the risen Jesus who’d heard them, both times, and he’s been through the last gate himself. Tonight you could pray for someone who’s shut in, and keep an ear out.',
    scripture: 'Acts 12:14',
    quote: 'henry-praying-for-friends',
    reflectionQuestions: [
      'For whom have you prayed without expecting much?',
      'Which answer might be knocking while you explain it away?',
      'What do you do with prayers that went the way of James’s?',
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
      'Peter was going under on the lake, with three words out, and Jesus had him by the hand. The psalm goes like that. My foot’s slipping, it says, and in the same breath its singer is being held. He doesn’t tell us that he caught hold of anything. God’s mercy had an arm under him before he’d finished calling out. So speak up while you’re slipping, and don’t wait till you can put it better. You may have been up since four with a parent or a child, or lain there thinking about the rent, and all day you’ve told people that you’re managing. Tell Christ that you’re not, and then tell one of them.',
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
    point: '1 Samuel 1: childless and taunted, Hannah pours out her soul to the Lord, and he gives her Samuel.',
    shape: 'scene from Scripture',
    themes: ['marriage'],
    title: 'Hannah tells the priest no',
    content:
      'Eli thought she was drunk. She’d been there a long time with her lips moving and no sound coming out, and he told her to put the wine away. Hannah didn’t creep off. No, my lord, she said, and told him what it was. For years she’d been without a child, in a house where it was thrown in her face, and she’d been pouring all of it out to God. Eli changed his tune then, and blessed her. Then she went and had something to eat. Nothing had been given yet. She’d set it down, and been believed. You have a better priest than Eli, if you’re Christ’s. He’s wept himself, and he’ll never take your sorrow for something else.',
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
      'When the organist broke her wrist, the church found out what it had been leaning on. The choir went flat. The man who turned her pages came and sat in the second row and didn’t know what to do with his hands. A girl of fourteen got through the hymns with one finger, and they clapped her, and she went scarlet. For six weeks they limped. Paul says that a body’s like that: one part suffers, and it all suffers; one’s made much of, and it all lights up. He isn’t giving them a task. He’s telling them what Christ has made of them. You can feel it or you can go numb. So ask after the wrist. If you’re the wrist, you’re allowed to say that it hurts.',
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
      'There wasn’t much breath left, and he used some of it on this. His mother was standing there and so was John, and Jesus looked from the one to the other and made them a family. It took two sentences. He was carrying the sin of the world, and he thought about where she would live. John took her in from that hour, and there’s no word of his asking for time to think. Grief leaves people with all kinds of practical things, like a key that nobody has, or the wrong amount of food. Somebody near you has lost whoever used to see to it. You may be the one that Christ is looking at.',
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
      'Two small words, passed by, are nearly all we know of Simon’s plans for the day. He was on his way in from the country. The soldiers pulled him out, and he found himself under another man’s cross. He didn’t volunteer. But Mark can tell his readers whose father he was, as if they’d know the sons, Alexander and Rufus, from church, so something seems to have come of it. Some loads you choose. Others you’re handed, like a brother’s mess, or a parent who can’t be left, or the neighbor’s old dog. Simon had Jesus in front of him all the way up, Luke says, and at the top Jesus took the cross where no one could follow, and bore what only he could.',
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
      'Dear Rosa, I’m glad that you cried at the baptism. You asked if it was wrong, with everyone so happy, and Papá’s seat empty. Read what happened when they laid the new foundation in Jerusalem. Many shouted for joy. The old ones, who’d seen the first house standing, wept out loud, and nobody could tell the one noise from the other. It was heard a long way off. We don’t read that anyone hushed anyone. It’d begun as one song, about a mercy that doesn’t end, and there was room in it for both. Till Christ makes all things new, that’s how his people will sound when they get together. Bring a handkerchief next time, and sing when you can.',
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
