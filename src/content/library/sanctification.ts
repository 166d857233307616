import type { LibraryEntry } from './library-entry.ts';

const concept = 'Sanctification Through Friendship';

export const sanctification: readonly LibraryEntry[] = [
  {
    key: 'sanctification-prayer-slow-work',
    concept,
    contentType: 'prayer',
    title: 'Give thanks for slow work',
    content:
      'Bread rises while nobody is watching, and hardly at all while somebody is. The holiness God is working in your friend may be like that: real, unhurried, and invisible on the days you check. Paul closes a letter to a young and muddled church by asking God to sanctify them through and through, and he rests the whole matter on God’s faithfulness, since theirs was uneven. You may retire from supervising. Look back a year, or five, and see whether you can name a softness or a courage that was not there before. Give thanks for that much.',
    scripture: '1 Thessalonians 5:23-24',
    prayerPrompt:
      'Thank God for one change that he has worked in a friend over the years. Ask him to go on with it in his own time and way, and to keep you from taking over.',
    encouragement: 'Your friend’s growth does not hang on your vigilance. The God who calls is the one who sanctifies.',
    focusPoint: 'His work, at his pace',
    actionSteps: [
      'Write to a friend, near or far, about one way in which you have seen them grow.',
      'Put off for a day a correction that you meant to give, and pray about it first.',
      'Note one change in your own life from the past year, and who had a hand in it.',
    ],
    challenges: ['Offering godly counsel', 'Maintaining long-distance friendships'],
  },
  {
    key: 'sanctification-prayer-those-who-see-you-tired',
    concept,
    contentType: 'prayer',
    title: 'Pray for those who see you tired',
    content:
      'Friends may get your best hour, rested and washed and interested. The people at home, or on the same shift, get whatever is left. It is there, over dishes and late trains, that the Spirit does some of his plainest work, since nobody can act the part of a gentle person for very long at the end of a day. Paul calls these graces fruit, which is grown and cannot be pinned on. Ask for them in the place where you are most yourself. If a friendship leaves you charming elsewhere and short at home, bring that to God as well.',
    scripture: 'Galatians 5:22-23',
    prayerPrompt:
      'Name the people who see you at your worst. Confess one recent sharpness, and ask the Spirit for the particular fruit that was missing.',
    encouragement: 'A tree looks like nothing for much of the year. Go on asking, even where you see only bark.',
    focusPoint: 'Gentle at the end of the day',
    actionSteps: [
      'Greet the first person you meet at home before you look at a screen.',
      'Say sorry for one sharp word, however small it seemed.',
      'Ask someone close to you how your friendships look from where they stand.',
    ],
    challenges: ['Balancing friendship with family time', 'Forgiving and reconciling'],
  },
  {
    key: 'sanctification-do-one-more-chair',
    concept,
    contentType: 'do',
    title: 'Set one more place at the table',
    content:
      'Family and friends need not compete for every hour of the week; some hours can hold them both. Peter asks for hospitality without grumbling, which suggests that he had seen it done the other way, with a clean house and a clenched jaw. Let it be soup, then, with the laundry still on its chair. Children who hear a guest pray learn what friends are for. A guest who sees you lose your patience and find it again learns something too. If you live by yourself, the table may be small, but the second chair is the one that matters.',
    scripture: '1 Peter 4:9',
    actionPrompt:
      'Find one meal in the coming week with room for another chair. Invite someone to it, with things as they are.',
    practicalStep: 'Today, invite one person to an ordinary meal within the next seven days.',
    checkInQuestion: 'What did you decide to leave undone so that you could welcome someone?',
    motivationalNote: 'Nobody was ever made lonelier by a plain supper.',
    actionSteps: [
      'Agree with your household on the day, and on what may stay untidy.',
      'Think first of someone who eats alone most evenings.',
      'Prepare one question for the table that a child could answer too.',
    ],
    challenges: [
      'Balancing friendship with family time',
      'Finding trustworthy friends',
      'Making time for deep relationships',
    ],
  },
  {
    key: 'sanctification-do-leave-to-ask',
    concept,
    contentType: 'do',
    title: 'Give a friend leave to ask',
    content:
      'Resolutions made in private tend to die in private. Sharpening iron, on the other hand, is a noisy business, and it takes two. Choose one thing in which you long to be more like Christ: the drinking, the scrolling, the sarcasm, the prayers you skip. Then hand a friend a question about it, and permission to use it. None of this earns the love of God, which those who trust his Son already have. It is one of the ordinary ways in which his people help each other to put sin to death and to come alive to what is good.',
    scripture: 'Proverbs 27:17',
    actionPrompt:
      'Pick one struggle and one steady friend. Ask that friend to put a plain question to you about it a week from now.',
    practicalStep: 'Send a friend the exact question you would like to be asked, and the day on which to ask it.',
    checkInQuestion: 'What question did you hand over, and how did it feel to send it?',
    motivationalNote: 'You may have a poor answer next week, and still be glad that somebody asked.',
    actionSteps: [
      'Offer to ask your friend a question in return.',
      'Agree between you that whatever is said will go no further.',
      'Tell God, before anyone else, what you hope to be able to answer.',
    ],
    challenges: ['Being vulnerable and authentic', 'Offering godly counsel'],
  },
  {
    key: 'sanctification-reflection-winters',
    concept,
    contentType: 'reflection',
    title: 'When a friend’s faith is in winter',
    content:
      'It takes some nerve for a catechism to admit that believers do not always grow. This one does so with a picture from the garden: they have their winters. A tree in January is not dead. Its life has drawn down to where it cannot be seen, and shaking the branches will not hurry it. You may have a friend like that, or be one, with dry prayers, services endured, and nothing to report. What such a person needs is seldom a lecture on fruit. A better gift is company in the cold from someone who knows how tenderly Christ handles what is bruised.',
    scripture: 'Isaiah 42:3',
    quote: 'fisher-winters',
    reflectionQuestions: [
      'How do you tend to treat a friend whose faith has gone silent: with worry, advice, distance, patience?',
      'What kept you alive in a winter of your own?',
      'What could you offer in such a season that asks for nothing back?',
    ],
    gratitudePrompt:
      'Thank God for whoever stayed near you in a cold season, and for the life he kept where you could not see it.',
    tomorrowPreparation:
      'Plan one undemanding thing to do tomorrow for a friend who is weary: a walk, a card, a seat saved.',
    actionSteps: [
      'Tell one trusted person what season your own faith is in.',
      'Pray for a weary friend in their place, without telling them that you did.',
    ],
    challenges: ['Offering godly counsel', 'Being vulnerable and authentic'],
  },
  {
    key: 'sanctification-reflection-whose-company',
    concept,
    contentType: 'reflection',
    title: 'Whose company makes you truer',
    content:
      'Sanctification, in the old Baptist answer, is the work of free grace in the whole person, and it goes on more and more. There is mercy in that phrase; it leaves room for last week. God uses means, and one of the plainest is company. Some people leave you sharper with others and easier on yourself. After an hour with certain friends you want to pray, or to mend something. The psalmist tells God whose companion he is, and it is everyone who fears him. He was choosing his influences when he chose his evenings, and so are you.',
    scripture: 'Psalm 119:63',
    quote: 'baptist-catechism-sanctification',
    reflectionQuestions: [
      'With which friends do you find repentance easier?',
      'Which company leaves you a little worse, and what would it mean to go there less, or to go differently?',
      'What effect does an hour with you tend to have on others?',
    ],
    gratitudePrompt: 'Thank God for a friend in whose presence a particular sin loses its charm.',
    tomorrowPreparation:
      'Look over tomorrow’s hours, and give one of them to a person who helps you to love what is good.',
    actionSteps: [
      'Write down the five people you have spent most time with this month, and pray for each of them.',
      'Message one of them to say what good their company does you.',
    ],
    challenges: ['Finding trustworthy friends', 'Making time for deep relationships'],
  },
];
