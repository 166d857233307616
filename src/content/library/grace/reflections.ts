import { reflections } from '../library-entry.ts';

export const graceReflections = reflections('Grace in Relationships', [
  {
    key: 'grace-reflection-put-down-the-ledger',
    point:
      'Romans 15: strong and weak believers are to welcome one another as Christ welcomed them, to the glory of God.',
    shape: 'question and answer',
    title: 'Counted righteous, you can stop counting',
    content:
      'Who’s in? It’s the question at every lunch table, and the church in Rome had its own form of it, about who ate meat and who kept which days. Paul answers with a welcome. Take one another in, the way Christ took you in. And how was that? You’d brought nothing he needed. He took you at his own cost and put his goodness to your name, and all you did was hold out your hands. People who live on that have no place left to win. They can walk into a room without checking who was thanked. They can pull out the next seat.',
    scripture: 'Romans 15:7',
    quote: 'augustine-loved-us-as-enemies',
    reflectionQuestions: [
      'In which friendship do you still feel that you’ve got to earn your place?',
      'Whom do you welcome on terms, and what are the terms?',
      'What would you do differently this week if the question of your worth were closed?',
    ],
    gratitudePrompt: 'Thank God for someone who made room for you before you had anything to offer.',
    tomorrowPreparation: 'Plan one welcome for tomorrow: learn a name, or ask a newcomer to sit with you.',
    actionSteps: [
      'Think of two things that you silently count in a friendship, and stop counting one of them today.',
      'Speak well of someone who can do nothing for you.',
    ],
    challenges: ['Finding trustworthy friends', 'Forgiving and reconciling'],
  },
  {
    key: 'grace-reflection-glad-of-anothers-gain',
    point: 'Romans 12: those who live by God’s mercies are one body, and share each other’s joys and tears.',
    shape: 'story',
    themes: ['envy'],
    title: 'When a friend is given more',
    content:
      'The baby was called Ruth, and there was a photo. She typed the right words and put the phone face down. Then she went and cleaned the oven. She’d wanted a child for six years, and she loved the friend who’d had one, and both of these were true at once. Paul puts the two side by side: be glad with the glad, and weep with those who weep. Nobody has to finish one before starting the other. He’s writing to people who’ve got nothing except the mercies of God in Christ. That evening she told Christ about the ache. On Saturday she went over and held the baby.',
    scripture: 'Romans 12:15',
    quote: 'gregory-first-place-to-the-other',
    reflectionQuestions: [
      'Whose good news has been hard to hear, and what did it touch?',
      'Who could weep with you about it, so that you’re freer to be glad with your friend?',
      'How do you tell sharing a joy from acting one?',
    ],
    gratitudePrompt: 'Thank God, in detail, for something he’s given a friend and hasn’t given you.',
    tomorrowPreparation:
      'Tomorrow, ask a friend to tell you more about the good thing that’s come to them, and hear it to the end.',
    actionSteps: [
      'Say the ache aloud to God in one sentence.',
      'Let one congratulation take a minute longer than politeness needs.',
    ],
    challenges: ['Balancing friendship with family time', 'Being vulnerable and authentic'],
  },
  {
    key: 'grace-reflection-toast-in-peace',
    point: 'Proverbs 17: sayings on strife and friendship; a little in peace is better than a feast with a quarrel.',
    shape: 'plain instruction',
    themes: ['meals', 'marriage'],
    title: 'Toast in a peaceful house',
    content:
      'Make toast tonight. That’s nearly all. Proverbs would sooner have a dry crust in peace than a houseful of roast meat with a fight going on, and anyone who’s sat through certain holiday dinners will vote with Proverbs. Somebody wore themselves out on the menu, and by dessert nobody’s speaking. Jesus sat at tables where he was watched, and where the talk was poison, and he went on coming to eat with us. When he laid a table himself it was bread and a cup, on his own worst night, and the next day he made our peace with God. Drop the second dish, then. Ask how their day went, and if they’re late, let them be late.',
    scripture: 'Proverbs 17:1',
    quote: 'henry-dry-morsel',
    reflectionQuestions: [
      'What do you fuss over when people come, and what does it cost them?',
      'At whose simple table have you been happiest?',
      'What keeps a quarrel going in your house?',
    ],
    gratitudePrompt: 'Thank God for one simple meal at which you were glad to be.',
    tomorrowPreparation: 'Plan the easiest supper you can for tomorrow, and leave time to sit.',
    actionSteps: [
      'Eat one meal with every screen off.',
      'If meals at home frighten you, tell someone outside the house.',
    ],
    challenges: ['Balancing friendship with family time', 'Making time for deep relationships'],
  },
  {
    key: 'grace-reflection-rich-then-poor',
    point:
      '2 Corinthians 8: Paul urges Corinth to give to the poor in Jerusalem, since Christ became poor to make them rich.',
    shape: 'close reading',
    seasons: ['Christmas'],
    title: 'Rich, and then poor for you',
    content:
      'Paul is collecting money, and he’s tactful about it for eight verses, and then he forgets tact and says this. You know what grace looks like, he tells them. He was rich. Paul doesn’t try to describe it. Then he was poor, a baby in an animal’s trough and a man on a cross without his shirt, and Jesus did it on purpose, for you. He puts that first, before he says a word about what may ever come back to Corinth. Most of our giving starts at the other end: I had them over, so they’ll have us. Grace comes down, and doesn’t ask who’s watching. You’re rich now in what lasts. Be somebody’s good fortune today, and keep out of sight while they find it.',
    scripture: '2 Corinthians 8:9',
    quote: 'ambrose-not-making-money',
    reflectionQuestions: [
      'Whom do you ask over because they asked you?',
      'What do you have today because Christ became poor?',
      'What could you give that would never be traced?',
    ],
    gratitudePrompt: 'Name one thing that Jesus gave up, and thank him for it.',
    tomorrowPreparation: 'Choose one thing to give tomorrow that can’t be returned.',
    actionSteps: [
      'Pay for something for a stranger, and be gone before they know.',
      'Let one favor that you’re owed drop out of your mind.',
    ],
    challenges: ['Making time for deep relationships', 'Finding trustworthy friends'],
  },
  {
    key: 'grace-reflection-her-route',
    urgesContact: true,
    point:
      'Philippians 2: have the mind of Christ, who was equal with God, took the low place, and was raised to the highest.',
    shape: 'letter',
    themes: ['difference of opinion'],
    seasons: ['Christmas'],
    title: 'Let her win the small ones',
    content:
      'You wrote that she always has to be right, my friend, about the route and the recipe and which year it was. I laughed, because I’ve been in the car with the pair of you. Paul’s advice is better than mine would be. Count the other one as above you, he says, and look after what matters to them. As a trick for getting along it’d be hopeless. He gets it from Jesus, who was equal with God and didn’t clutch at it, and went down, and then further down, and was no smaller for that. Let her have the route. It’s eight minutes longer. Where right and wrong come into it, or anyone’s safety, stand up and be counted, and keep your voice low.',
    scripture: 'Philippians 2:3-4',
    quote: 'ambrose-give-way-as-equal',
    reflectionQuestions: [
      'Which small things do you always have to win?',
      'What matters to your friend that you’ve never thought worth a look?',
      'What’s left of you when you lose?',
    ],
    gratitudePrompt: 'Thank Christ for the place that he took below you.',
    tomorrowPreparation: 'Give way twice tomorrow in things that don’t matter.',
    actionSteps: [
      'Ask a friend about the subject that bores you, and listen to the end.',
      'Leave one harmless mistake uncorrected.',
      'If you only ever give way because you’re afraid, tell a person who can help.',
    ],
    challenges: ['Balancing friendship with family time', 'Making time for deep relationships'],
  },
  {
    key: 'grace-reflection-a-guest-with-a-jar',
    point:
      'Luke 7: a soldier, a widow and a prophet meet the mercy of Jesus; a forgiven woman loves him more than his host does.',
    shape: 'scene from Scripture',
    title: 'The guest who made a mess',
    content:
      'She’d come in with a jar, and it had all got out of hand. Her hair was down, there was perfume everywhere, and she couldn’t stop crying on his feet. Simon, whose dinner it was, sat and thought his thoughts. Jesus took every bit of it as a present. He went through it for Simon like a man unwrapping things, first the tears, then the kiss, then the oil. She loves a great deal, he said, and by that you can tell how much she’s been forgiven. The perfume hadn’t bought it. He sent her home forgiven, before anybody at the table had made up their mind about her. If what you’ve got to bring him looks like a mess, bring the mess. He knows where it comes from.',
    scripture: 'Luke 7:47',
    quote: 'gregory-everything-from-you',
    reflectionQuestions: [
      'What would you bring Jesus if you didn’t mind how it looked?',
      'Whose clumsy present have you taken with a straight face and a cold heart?',
      'Where are you more like Simon?',
    ],
    gratitudePrompt: 'Thank God for a clumsy kindness that someone did you.',
    tomorrowPreparation: 'Take what people offer you tomorrow as it’s meant.',
    actionSteps: ['Read Luke 7:36-50.', 'Get out a present you’ve never used, and think of whoever gave it.'],
    challenges: ['Being vulnerable and authentic', 'Forgiving and reconciling'],
  },
  {
    key: 'grace-reflection-if-they-started-it',
    urgesContact: true,
    point:
      '1 Peter 3: in marriage and in a hostile town, believers answer evil with blessing, as Christ suffered for the unjust.',
    shape: 'question and answer',
    themes: ['difference of opinion'],
    title: 'What if they started it',
    content:
      'What if they started it? Peter has thought of that. Be tender, he writes (the old word is pitiful), and when you’re called names, answer with a blessing, because you’ve got one coming yourself. To bless a person is to ask God for their good. You can do it through your teeth, and you don’t have to go back into the room. A page earlier he’s told us how it looks: Jesus was insulted and gave no insult back, and left the matter to one who’d judge it fairly. With God it was we who started it, and he bore that on the cross and blessed us. You may lose the exchange, and have nothing to be sorry for on the way home.',
    scripture: '1 Peter 3:8-9',
    quote: 'basil-defeated-is-to-win',
    reflectionQuestions: [
      'What’s the last sharp thing that you answered in kind?',
      'Which blessing could you ask for them and mean it?',
      'Where would it be unsafe to stay in the room, and who knows about it?',
    ],
    gratitudePrompt: 'Thank God that you’ve had blessing from him where you’d earned none.',
    tomorrowPreparation: 'Have a blessing ready tomorrow for whoever usually starts it.',
    actionSteps: [
      'When you’re alone, ask God aloud for the good of someone who was rude to you.',
      'Drop out of one argument, and let the other have the last word.',
    ],
    challenges: ['Forgiving and reconciling', 'Initiating difficult conversations'],
  },
  {
    key: 'grace-reflection-the-first-sentence',
    point:
      'John 8: Jesus will not condemn a woman caught in adultery, and tells the crowds that he is the light and the I am.',
    shape: 'scene from Scripture',
    themes: ['unbelieving friends'],
    title: 'Neither condemned nor waved on',
    content:
      'They’d all gone, the eldest first, and there were only Jesus and the woman left. He straightened up and asked where everyone was. Then he told her two things, and we’re forever dropping one of them: that he didn’t condemn her, and that she should leave this sin behind. Some of us keep friends for the first sentence and others for the second. He has both in a breath, and the order counts. He sets her free before she’s changed a thing, and before long it’s he who’ll carry what she did. With that at her back she can go and live. If a friend tells you about their life today, don’t begin with the second sentence. Stay first, as he did, when everyone else had gone.',
    scripture: 'John 8:10-11',
    quote: 'horne-neither-hate-the-men',
    reflectionQuestions: [
      'Which of the two sentences comes more easily to you?',
      'Which one do you need this week?',
      'What would a friend have to know before they could hear the second from you?',
    ],
    gratitudePrompt: 'Thank Jesus that he said the one before the other.',
    tomorrowPreparation: 'Plan ten minutes tomorrow with a friend who doesn’t live as you do, and enjoy their company.',
    actionSteps: [
      'Read John 8:1-11, and watch who leaves.',
      'Pray for one friend who doesn’t share your faith, and ask only for their good.',
    ],
    challenges: ['Offering godly counsel', 'Being vulnerable and authentic'],
  },
  {
    key: 'grace-reflection-bread-on-a-hook',
    point:
      'Acts 20: on his way to Jerusalem Paul takes leave of the elders of Ephesus, and reminds them how he worked and gave.',
    shape: 'story',
    themes: ['meals', 'work'],
    title: 'Who paid for the loaf',
    content:
      'There’s a bakery with a hook by the register, and paper slips on the hook. Anybody can pay for a loaf and leave it, and anybody who’s short can lift a slip and ask for bread. The girl who works there reckons it comes out even. One month she saw the same man do both. Paul told the elders at Ephesus to remember something Jesus used to say, which none of the gospels wrote down: that giving is the happier side to be on. You could take it for a motto, until you think who said it. He gave his own body, and there was joy in front of him when he did. You’ll be on both sides of the hook before you’re done.',
    scripture: 'Acts 20:35',
    quote: 'chrysostom-first-to-do-good',
    reflectionQuestions: [
      'Which side of the hook is harder for you?',
      'When did giving make you happy?',
      'What’s come to you that you could pass along?',
    ],
    gratitudePrompt: 'Thank God for bread, and for one person through whom it came.',
    tomorrowPreparation: 'Leave something behind you tomorrow for whoever comes next, if it’s only a good word.',
    actionSteps: ['Do someone a kindness before they’ve done you one.', 'If you’re short of something, ask for it.'],
    challenges: ['Making time for deep relationships', 'Finding trustworthy friends'],
  },
  {
    key: 'grace-reflection-a-room-on-the-roof',
    point:
      '2 Kings 4: through Elisha God helps a widow, and gives a child, and life again, to a woman who made room for him.',
    shape: 'scene from Scripture',
    themes: ['marriage'],
    title: 'A small room on the roof',
    content:
      'The Son of God had nowhere to lay his head, and whoever takes in one of his, he says, takes him in. A woman of Shunem knew something of that long before. She saw that Elisha was always on his way to somewhere else. So she asked him in for a meal, and after that he ate there whenever he came through, and then she told her husband they could build a little room on the roof. She’d even thought of a stool, so that he’d have a place to sit. When he offered to put in a word for her with the king, she said that she was content among her own people. Somebody passes your way too. Is there a chair that you could put by the window?',
    scripture: '2 Kings 4:9-10',
    quote: 'chrysostom-ask-a-favor',
    reflectionQuestions: [
      'Who keeps passing through your days and has never been asked in?',
      'What small comfort would show them that you’d thought about it?',
      'What are you like as a guest?',
    ],
    gratitudePrompt: 'Thank God for a house where room was made for you.',
    tomorrowPreparation: 'Think of someone who’ll be passing through tomorrow, and have something ready for them.',
    actionSteps: ['Clear one seat at your table.', 'Ask a friend outright for a small favor.'],
    challenges: ['Making time for deep relationships', 'Balancing friendship with family time'],
  },
  {
    key: 'grace-reflection-you-do-me-good',
    point:
      'Romans 1: Paul longs to see the believers in Rome, and says why he is not ashamed of the gospel of God’s Son.',
    shape: 'letter',
    title: 'You do me good as well',
    content:
      'Dear Ifeoma, your last one ended with sorry for going on about myself. Please go on. I read your three pages twice on the bus, and went in to work stronger. Christ has given you some of what I need, and me some of what you need, and he seems to have taken care that neither of us has the lot. Even Paul felt it. He tells the Romans, most of whom he’s never met, that he’s longing to come and give them something, and then he stops and puts it better. I mean that we’d cheer each other, he says, you by my faith and I by yours. Tell me how it came out with your sister, and don’t leave yourself out of it.',
    scripture: 'Romans 1:11-12',
    quote: 'gregory-half-the-time',
    reflectionQuestions: [
      'To whom do you only ever give, and from whom do you only take?',
      'Whose faith has cheered you without their knowing it?',
      'What makes it hard to need something from people you help?',
    ],
    gratitudePrompt: 'Thank God for a friend whose steady faith keeps yours going.',
    tomorrowPreparation: 'Tell one person tomorrow what their faith has done for you.',
    actionSteps: [
      'Ask someone you usually help for a bit of help.',
      'Pray for a friend, and then ask them to pray for you.',
    ],
    challenges: ['Maintaining long-distance friendships', 'Being vulnerable and authentic'],
  },
  {
    key: 'grace-reflection-not-meant-for-you',
    urgesContact: true,
    point:
      'Ecclesiastes 7: sayings for a crooked world; wisdom is patient, and knows that nobody on earth does only good.',
    shape: 'close reading',
    themes: ['betrayal'],
    title: 'Words not meant for you',
    content:
      'Don’t listen at keyholes, the Preacher says. If you set your heart on everything that’s said, he warns, you’ll hear your own servant curse you. Then comes the part that makes you laugh, because it’s so: you know very well that you’ve done it yourself. You were tired, and you said a thing about your best friend that you barely meant, and you’d have died if they’d walked in. Jesus did hear it all. He knew what was said behind him, and he went to the cross for the ones who’d said it. So when a careless word gets to you third hand, let it drop on the floor. If it’s cruel, and meant, that’s another matter, and you can go and ask.',
    scripture: 'Ecclesiastes 7:21-22',
    quote: 'perkins-turn-to-morrow',
    reflectionQuestions: [
      'What have you said of a friend that they’d have been hurt to hear?',
      'Which overheard word are you carrying around?',
      'How would you like your own worst remark to be taken?',
    ],
    gratitudePrompt: 'Thank Jesus that he’s heard everything you’ve ever said, and is still your friend.',
    tomorrowPreparation: 'If something reaches you second hand tomorrow, don’t hand it to a third.',
    actionSteps: ['Let one careless remark go by.', 'For today, don’t ask what was said about you.'],
    challenges: ['Forgiving and reconciling', 'Finding trustworthy friends'],
  },
]);
