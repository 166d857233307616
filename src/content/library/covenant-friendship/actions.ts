import { actions } from '../library-entry.ts';

export const covenantFriendshipActions = actions('Covenant Friendship', [
  {
    key: 'covenant-do-a-standing-hour',
    point: 'Hebrews 10: because Jesus has opened the way to God by his blood, draw near, hold fast, and keep meeting.',
    shape: 'story',
    themes: ['work', 'meals', 'bereavement'],
    title: 'Give one friendship a fixed hour',
    content:
      'Two men in one church, a plumber and a clerk, said for years that they must get together soon. Then one of them said Thursdays, at seven, before work. They’ve had eggs in the same diner ever since, with weeks off for babies and flu. They don’t say much that’s deep. When the plumber lost his brother, though, nobody had to ask who’d know. Hebrews tells believers to keep meeting and to think about how to stir one another up to love, and it gives the reason first: Jesus has opened the way to God, and the one who promised is faithful. People who’ve been let in like that can manage Thursdays.',
    scripture: 'Hebrews 10:23-25',
    actionPrompt: 'Choose a friendship that’s worth guarding, near or far, and offer it a regular hour.',
    practicalStep: 'Suggest to one friend today a day, an hour, and how often.',
    checkInQuestion: 'Did you name a day and an hour?',
    motivationalNote: 'If the answer’s no, somebody has still heard that they’re worth an hour of your month.',
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
      'You can live with a broken tooth until you bite. That’s the picture: someone you leaned on, and the jolt when they weren’t there. It’s hardly ever about great oaths. It’s the recipe you said you’d send, or the prayer you promised in the church hallway and had forgotten by the car. Every promise of God is yes in Christ, down to the last of them. Find one of yours that has slipped, and keep it before tonight.',
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
    title: 'Call your father’s friend',
    content:
      'Call your father’s friend. He’ll be seventy-five or so, and there’s hardly anybody left who knew your dad when he could run. The proverb won’t have us drop the friends that we were left, and it’s practical about it: he’s near, and your brother isn’t. Jesus had no house to leave. From the cross he gave his mother and his friend to each other, and they went home together.',
    scripture: 'Proverbs 27:10',
    actionPrompt: 'Think of an old friend of your family who’d be glad to hear a voice.',
    practicalStep: 'Call on one of your parents’ friends today, or an older friend you haven’t seen since spring.',
    checkInQuestion: 'Did you go, or at least call?',
    motivationalNote: 'You may hear a story about your parents that you’ve never been told.',
    actionSteps: [
      'Ask to see a photo from before you were born.',
      'Find out what they’d like to be asked about, and ask it.',
    ],
    challenges: ['Maintaining long-distance friendships', 'Finding trustworthy friends'],
  },
  {
    key: 'covenant-do-two-streets-in-athens',
    point:
      'Psalm 133: brothers who live as one are like oil on Aaron’s beard and dew on Zion, where the Lord commands life.',
    shape: 'scene from church history',
    themes: ['youth'],
    title: 'Walk one road with a friend',
    content:
      'In Athens, around the year 350, two students shared rooms and meals and books. One was called Gregory and the other Basil. Gregory wrote long afterward that they knew only two streets in the city, one to the church and one to their teachers. Later they hurt each other badly, over a post that Basil had pressed on his friend. When Basil died, it was Gregory who stood up and told people what he’d been. The psalm calls it good and pleasant when brothers live as one. It doesn’t call it easy. Christ has kept his friends together through worse.',
    scripture: 'Psalm 133:1',
    actionPrompt: 'Choose a friend and one road that leads you both toward Christ: to church, to a class, to prayer.',
    practicalStep: 'Ask a friend today to go one such road with you this week.',
    checkInQuestion: 'Did you ask a friend to come along?',
    motivationalNote: 'A friendship that’s going somewhere can survive a good many quarrels.',
    actionSteps: [
      'If there’s an old hurt between you and you’re both willing, speak of it before one of you has to give the eulogy.',
      'Read something good aloud to a friend, if only for five minutes.',
    ],
    challenges: ['Finding trustworthy friends', 'Forgiving and reconciling', 'Making time for deep relationships'],
  },
  {
    key: 'covenant-do-tents-first',
    point:
      'Acts 18: Paul comes to Corinth, works and stays with Aquila and Priscilla, and is kept there by the Lord for a year and a half.',
    shape: 'scene from Scripture',
    themes: ['work', 'marriage', 'moving'],
    title: 'Make a friend where you work',
    content:
      'Paul came to Corinth by himself, and he needed work. He found a married couple, just thrown out of Rome, who made tents as he did. So he moved in. Luke spends a sentence on how it came about, and all he says is that they had the same trade. Years later Paul wrote that these two had risked their necks for him. It had started with canvas and thread. Jesus worked with his hands too, and he isn’t too grand for a friendship that begins at a bench. Who’s at the next one?',
    scripture: 'Acts 18:1-3',
    actionPrompt: 'Make a start with somebody you work beside, whether you’re paid for it or not.',
    practicalStep: 'Ask a person you work with one question today that has nothing to do with the job.',
    checkInQuestion: 'Did you find out anything you didn’t know?',
    motivationalNote: 'You don’t have to get to the deep things. Tents first.',
    actionSteps: [
      'Spend one break with somebody you usually only nod to.',
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
    title: 'How to make a friend at fifty',
    content:
      'How do you make a friend at fifty? Much as you did at six. You showed up at the same sandbox on most days, and you had a spare shovel. The proverb says that a man with friends has to be friendly himself, and it’s the showing up that takes nerve now. Isn’t it a little humbling to need people? Then read to the end, where there’s a friend who sticks closer than a brother. Christ has stuck to you, so you don’t go begging. You can go with a shovel.',
    scripture: 'Proverbs 18:24',
    actionPrompt: 'Where do the same people go every week, near you, to do something that you’d like to do?',
    practicalStep: 'Go to such a place today, or find out when they meet and settle on the day.',
    checkInQuestion: 'Did you go, or settle on a day?',
    motivationalNote: 'The first three times are awkward for everybody. Go a fourth.',
    actionSteps: ['Bring something to share, even if it’s only a pack of gum.', 'Stay for ten minutes after it ends.'],
    challenges: ['Finding trustworthy friends', 'Making time for deep relationships'],
  },
]);
