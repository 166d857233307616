import { actions } from '../library-entry.ts';

export const covenantFriendshipActions = actions('Covenant Friendship', [
  {
    key: 'covenant-do-a-standing-hour',
    point: 'Hebrews 10: because Jesus has opened the way to God by his blood, draw near, hold fast, and keep meeting.',
    shape: 'story',
    themes: ['work', 'meals', 'bereavement'],
    title: 'Give one friendship a fixed hour',
    content:
      'Two men in one church, a plumber and a clerk, said for years that they must get together soon. Then one of them said Thursdays, at seven, before work. They’ve had eggs in the same diner ever since, and they don’t say much that’s deep. When the plumber lost his brother, though, nobody had to ask who’d know. Hebrews tells believers to keep meeting and to think about how to stir one another up to love, and it gives the reason first: Jesus has opened the way to God, and the one who promised is faithful. People who’ve been let in like that can manage Thursdays.',
    scripture: 'Hebrews 10:23-25',
    actionPrompt: 'Choose a friendship that’s worth guarding, near or far, and offer it a regular hour.',
    practicalStep: 'Suggest to one friend today a day, an hour, and how often.',
    checkInQuestion: 'Did you name a day and an hour?',
    motivationalNote: 'If the answer is no, your friend has still heard that they’re worth an hour of your month.',
    actionSteps: [
      'First ask the people at home which hour would cost them least.',
      'Tie it to something you do anyway, so that it needs no extra trip.',
    ],
    challenges: [
      'Making time for deep relationships',
      'Balancing friendship with family time',
      'Maintaining long-distance friendships',
    ],
  },
  {
    key: 'covenant-do-a-promise-to-the-letter',
    point:
      'Proverbs 25: among sayings on speech and trust, leaning on a faithless person in trouble is like a broken tooth.',
    shape: 'close reading',
    title: 'Keep one promise to the letter',
    content:
      'You can live with a broken tooth until you bite. That’s the picture: a friend you leaned on, and the jolt when they weren’t there. It’s hardly ever about great oaths. It’s the recipe you said you’d send, or the prayer you promised in the church hallway and had forgotten by the corner. Every promise of God is yes in Christ, forgiveness with the rest. You can bear, then, to look at the ones you’ve dropped, and pick one up.',
    scripture: 'Proverbs 25:19',
    actionPrompt: 'Look for a promise you made lightly and haven’t kept. Keep it today, in full.',
    practicalStep: 'Do one thing today that you told a friend you’d do, and let them know it’s done.',
    checkInQuestion: 'Did you keep it, all of it?',
    motivationalNote: 'A late promise doesn’t need a clever excuse. Sorry and the thing itself will do.',
    actionSteps: [
      'If there’s one you can’t keep any more, say so today and ask to be let off.',
      'Until evening, promise nothing that you haven’t got time for.',
    ],
    challenges: ['Finding trustworthy friends', 'Maintaining long-distance friendships'],
  },
  {
    key: 'covenant-do-your-fathers-friend',
    point:
      'Proverbs 27: several sayings weigh friends; among them, keep your own friend and your father’s, for a neighbor nearby beats a brother far off.',
    shape: 'plain instruction',
    themes: ['age', 'bereavement'],
    title: 'Call on an old family friend',
    content:
      'Go and see your father’s friend, or your mother’s. There’s hardly anybody left who knew them when they could run. The proverb won’t have us drop the friends that we were left, and it’s practical about it: he’s near, and your brother isn’t. Jesus had no house to leave. From the cross he gave his mother and his friend to each other, and they went home together.',
    scripture: 'Proverbs 27:10',
    actionPrompt: 'Think of an old friend of your family who’d be glad to hear a voice.',
    practicalStep:
      'Call on an old family friend today, by phone or in person, or on an older neighbor if there’s none.',
    checkInQuestion: 'Did you go, or at least call?',
    motivationalNote: 'If home was hard, choose a friend who was kind to you there.',
    actionSteps: [
      'Ask to see a photo from before you were born.',
      'Find out what they’d like to be asked about, and ask it.',
    ],
    challenges: ['Maintaining long-distance friendships', 'Finding trustworthy friends'],
  },
  {
    key: 'covenant-do-while-there-is-an-evening',
    urgesContact: true,
    point:
      'Psalm 133: brothers who live as one are like oil on Aaron’s beard and dew on Zion, where the Lord commands life.',
    shape: 'scene from church history',
    themes: ['illness', 'bereavement'],
    title: 'Go while there’s still an evening',
    // Told after Augustine, Letter 10 and Confessions, book 9, chapter 3.
    content:
      'Nebridius was ill, around the year 389, and he complained to his friend Augustine that nothing was being done about their old plan of living together. It went to Augustine’s heart, and he wrote back that the road was long, that Nebridius had a mother who couldn’t spare him, and that his own health was poor. They were good reasons. Before long Nebridius was dead. My sweet friend, Augustine called him afterward, who drinks now at God’s own fountain and won’t have forgotten me. How good it is when brothers live as one, the psalm sings. Christ died to gather his into one house, and none of them will be late for it. Meanwhile there’s this evening.',
    scripture: 'Psalm 133:1',
    actionPrompt:
      'Think of a friend who was close once, and who’d be glad of you now. If either of you has asked for distance, choose another.',
    practicalStep: 'Go to that friend today, or call and say that you’re glad of them.',
    checkInQuestion: 'Does your friend know tonight?',
    motivationalNote: 'How long it’s been may trouble you more than it does your friend. You needn’t explain it.',
    actionSteps: [
      'If there’s a plan that the two of you keep putting off, settle on the first step of it.',
      'If your friend has died, tell someone what they were to you.',
    ],
    challenges: ['Maintaining long-distance friendships', 'Making time for deep relationships'],
  },
  {
    key: 'covenant-do-tents-first',
    point:
      'Acts 18: Paul comes to Corinth, works and stays with Aquila and Priscilla, and is kept there by the Lord for a year and a half.',
    shape: 'scene from Scripture',
    themes: ['work', 'marriage', 'moving'],
    title: 'Make a friend where you work',
    content:
      'Paul came to Corinth by himself, and he needed work. He found a married couple, just thrown out of Rome, who made tents. They had the same trade, so Paul moved in and worked with them. One night in that city the Lord Jesus told him that he had a great many people there. Two of them turned out to be at the next bench. Years later they’d risk their necks for him.',
    scripture: 'Acts 18:1-3',
    actionPrompt:
      'Make a start with a person you work beside, whether you’re paid for it or not, at home or away from it.',
    practicalStep: 'Ask a person you work with one question today that has nothing to do with the job.',
    checkInQuestion: 'Did you find out anything you didn’t know?',
    motivationalNote: 'The Lord may have people of his where you work. You’ll meet them over the dull jobs first.',
    actionSteps: [
      'Spend one break with a person you usually only nod to.',
      'Offer a hand with the dullest part of their job.',
    ],
    challenges: ['Finding trustworthy friends', 'Making time for deep relationships'],
  },
  {
    key: 'covenant-do-bring-the-shovel',
    point:
      'Proverbs 18: among sayings on quarrels and the tongue, the name of the Lord is a strong tower, and one friend sticks closer than a brother.',
    shape: 'question and answer',
    themes: ['age', 'singleness', 'Christ as Friend'],
    title: 'How to make a friend at any age',
    content:
      'How do you make a friend once school is behind you? Much as you did at six. You showed up at the same sandbox on most days, and you had a spare shovel. The proverb says that a man with friends has to be friendly himself, and it’s the showing up that takes nerve now. What if nobody wants to dig? Then read to the end, where there’s a friend who sticks closer than a brother. Christ stuck to us at the cost of his life, so you don’t go begging.',
    scripture: 'Proverbs 18:24',
    actionPrompt: 'Where do the same people go every week, near you, to do something that you’d like to do?',
    practicalStep: 'Go to such a place today, or find out when they meet and settle on the day.',
    checkInQuestion: 'Did you go, or settle on a day?',
    motivationalNote: 'The first three times are awkward. That isn’t a sign.',
    actionSteps: ['Bring something to share, even if it’s only a pack of gum.', 'Stay for ten minutes after it ends.'],
    challenges: ['Finding trustworthy friends', 'Making time for deep relationships'],
  },
  {
    key: 'covenant-do-side-with-one-who-loses',
    point:
      '2 Samuel 15: Absalom steals hearts and takes Jerusalem; David flees weeping over Kidron, and some go with him at their own cost.',
    shape: 'scene from Scripture',
    themes: ['betrayal', 'moving'],
    title: 'Side with a friend who’s losing',
    content:
      'The king was leaving his own city on foot, and it was his own son who’d done it to him. In the crowd David saw a foreigner, Ittai from Gath, who’d only come the day before. Go back, he said. Ittai swore to be wherever the king was, alive or dead, and they went over the brook Kidron. A thousand years later Jesus crossed it with eleven friends, and before the night was out every one of them had run. He went on alone, for them, and then he came back and said that he’d be with them always.',
    scripture: '2 Samuel 15:21',
    actionPrompt: 'Whose luck has turned? Think of a friend who’s been passed over, left, or let go.',
    practicalStep: 'Let that friend know today that you’re still theirs, by being with them or calling.',
    checkInQuestion: 'Do they know it tonight?',
    motivationalNote: 'Christ was left by all of his friends once. He knows what it’s worth to have one walk along.',
    actionSteps: [
      'Sit next to them in public.',
      'If it’s your friend who did the harm, stand by the truth as well, and never against whoever was hurt.',
    ],
    challenges: ['Finding trustworthy friends', 'Making time for deep relationships'],
  },
  {
    key: 'covenant-do-the-one-week-visit',
    point:
      'John 14: leaving his friends, Jesus tells them not to be troubled, for he is the way, he will come back, and the Spirit will stay.',
    shape: 'scene from church history',
    themes: ['singleness', 'illness', 'heaven'],
    title: 'Keep a place for one person',
    // Told after E. Paxton Hood, Isaac Watts, chapter 6.
    content:
      'In 1712 Sir Thomas Abney and his wife asked Isaac Watts, the hymn writer, who was single and ill, to come to them for a week. He stayed for thirty-six years. On his last evening with his friends Jesus talked like a host. There’s any amount of room in his Father’s house, he said, and he was going ahead to get theirs ready. He was going by way of the cross. All you have may be a sofa, and a guest of his could be glad of it.',
    scripture: 'John 14:2-3',
    actionPrompt:
      'Who passes your way often and has no place that’s theirs? If it’s at home, ask the people there first.',
    practicalStep:
      'Offer one friend today something that’s always theirs, such as a mug, a hook, or a chair beside yours in church.',
    checkInQuestion: 'Did you offer it, and name which?',
    motivationalNote: 'There’s a place kept for you that cost a good deal more.',
    actionSteps: [
      'Buy the tea they like.',
      'If you’re the one with no such place, accept the first week you’re offered.',
    ],
    challenges: ['Balancing friendship with family time', 'Finding trustworthy friends'],
  },
  {
    key: 'covenant-do-the-lord-between-us',
    point:
      '1 Samuel 20: Jonathan swears to stand by David, learns that his father means to kill him, and parts from him with the Lord between them.',
    shape: 'letter',
    themes: ['moving', 'laughter'],
    title: 'Say a proper goodbye',
    content:
      'Dear Esi and Kofi, the truck comes on Friday, and I’ve been hiding from you in my garage. I’d hoped that it would go away. When David had to leave, Jonathan came out to a field to see him off, and nobody was brave. They kissed each other and cried, and David cried longest. Then Jonathan told him to go in peace, because the Lord would be between them. They’d sworn in his name, and he’d hold on to them both. Between your street and mine it’ll be Jesus, who gave his life to have hold of us. So I’ll come over tonight and do this properly. I’ll cry on Kofi, and then I’ll help with the freezer.',
    scripture: '1 Samuel 20:42',
    actionPrompt:
      'Think of a person who’s leaving your street, your job or your church, and who’d be glad of a goodbye.',
    practicalStep: 'Today, tell one person who’s leaving what you’ll miss about them.',
    checkInQuestion: 'Did you say what you’ll miss?',
    motivationalNote: 'Christ is at both addresses.',
    actionSteps: [
      'Pray with them before the last box, if they’d like that.',
      'If you’re the one who moved, tell someone in the new place about the old one.',
    ],
    challenges: ['Maintaining long-distance friendships', 'Being vulnerable and authentic'],
  },
  {
    key: 'covenant-do-rejoice-with-me',
    point:
      'Luke 15: to those who grumble that he eats with sinners Jesus tells of a sheep, a coin and a son found, and of the feast that follows.',
    shape: 'plain instruction',
    themes: ['laughter', 'meals', 'heaven'],
    title: 'Make a fuss of something small',
    content:
      'Call a friend and say that the furnace works. It needn’t be a wedding. A woman lost a coin and turned the house upside down, and when she’d found it she had the neighbors in to be glad with her. Jesus told it to people who thought that he was enjoying the wrong company. There’s joy like that among the angels, he said, over one sinner who turns around. If you’re his, they’ve already made a fuss about you. There’s no need now to be glad by yourself.',
    scripture: 'Luke 15:9-10',
    actionPrompt: 'What’s gone right since yesterday? Look lower down than you usually do.',
    practicalStep: 'Ask one friend or neighbor today to be glad with you about something small.',
    checkInQuestion: 'Did you share it before it went stale?',
    motivationalNote: 'If there’s nobody to call, tell whoever sells you bread, and tell God, who gave it.',
    actionSteps: ['Ask what’s gone right with them.', 'Put something sweet on the table and say what it’s for.'],
    challenges: ['Making time for deep relationships', 'Maintaining long-distance friendships'],
  },
  {
    key: 'covenant-do-while-they-are-still-glad',
    point: 'Proverbs 25: sayings on kings, quarrels, honey and speech, many of them about knowing when it’s enough.',
    shape: 'close reading',
    themes: ['laughter', 'Christ as Friend'],
    title: 'Go home while they’re still glad',
    content:
      'Stand up while they’d still like you to sit. The proverb has in mind a good neighbor who’s come once too often, or sat on past ten with his coat half on, and it’s afraid that fondness may turn into something else. You can leave early if you aren’t living on it. Jesus Christ doesn’t grow weary of his own at any hour, and he’s the only friend of whom that’s true. If nobody’s seen you for a month, this proverb isn’t for you. You go on and have the second cup.',
    scripture: 'Proverbs 25:17',
    actionPrompt:
      'Be good company today, and then be gone. If your days are long and empty, do it the other way around: accept ten minutes more.',
    practicalStep: 'End one visit or call today ten minutes before you’d like to.',
    checkInQuestion: 'Did you leave while it was going well?',
    motivationalNote: 'There’ll be another evening, and you’ll both want it.',
    actionSteps: [
      'Ask a friend which evenings are really free.',
      'If someone’s stopped answering, that’s an answer. Leave them in peace, and ask a wise person for company.',
    ],
    challenges: ['Balancing friendship with family time', 'Maintaining long-distance friendships'],
  },
  {
    key: 'covenant-do-a-friend-never-met',
    point:
      'Colossians 2: Paul labors for people who’ve never seen his face, that they may be knit together and complete in Christ alone.',
    shape: 'story',
    themes: ['online friends', 'bereavement', 'unbelieving friends'],
    title: 'Be there for a friend you’ve never met',
    content:
      'Five of them run a farm together on Wednesday nights, in a game. One lives in Manila and one on an oil rig, and they’ve never been in a room together. The week his mother died the one in Manila signed on as usual, because he couldn’t think what else to do. They let the turnips go. Four little figures came and sat down by his, and they talked till it was light where he was. One of them asked if she could pray. Paul had friends in Colossae who’d never seen his face. He was with them all the same, he wrote, and glad at how they held on to Christ. It was Christ who’d made friends of them. They still keep the farm, all five of them.',
    scripture: 'Colossians 2:5',
    actionPrompt: 'Think of someone you know only through a screen, and of what their week has been like outside it.',
    practicalStep: 'Ask one online friend today how things are away from the screen, and wait for the answer.',
    checkInQuestion: 'Did you find out something about their week?',
    motivationalNote: 'You can sit beside a person for an evening with an ocean in between.',
    actionSteps: [
      'Pray for them under whatever name you know.',
      'Part with no money, and never go alone to meet a person you’ve only known online.',
    ],
    challenges: ['Maintaining long-distance friendships', 'Being vulnerable and authentic'],
  },
]);
