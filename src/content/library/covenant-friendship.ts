import type { LibraryEntry } from './library-entry.ts';

const concept = 'Covenant Friendship';

export const covenantFriendship: readonly LibraryEntry[] = [
  {
    key: 'covenant-prayer-one-faithful-friend',
    concept,
    contentType: 'prayer',
    title: 'Ask God for one faithful friend',
    content:
      'It can feel childish to pray for a friend, as though grown people should manage this by themselves. Yet the first thing Scripture calls not good is a human being alone, and the Preacher, who doubts so much, has no doubt that falling is worse with nobody near. Loneliness is a kind of hunger, and you may bring it to your Father without embarrassment. Ask for one person. Ask also to become someone who could be trusted with another’s fall. Then look around slowly. The friend may be new to you, or may have been sitting two rows behind you for years.',
    scripture: 'Ecclesiastes 4:9-10',
    prayerPrompt:
      'Tell God where you are lonely. Ask him for one trustworthy companion in the faith, and ask him to make you faithful to the people already within reach.',
    encouragement: 'Christ calls his own disciples friends. Whatever else is wanting today, that friendship is not.',
    focusPoint: 'One is enough to ask for',
    actionSteps: [
      'Write down three people near you who know how to keep a confidence, and pray for each of them.',
      'Ask someone you would like to know better whether they have a free half hour this week.',
    ],
    challenges: ['Finding trustworthy friends'],
  },
  {
    key: 'covenant-prayer-the-week-you-have',
    concept,
    contentType: 'prayer',
    title: 'Pray over the week you really have',
    content:
      'Open your calendar and pray from it. Here are the hours as they are: the job, the drive to school, the parent who needs driving to the doctor, the evening when you will be asleep by eight. Moses, who led a nation and knew something about interruptions, asked to be taught to count his days, because they are few and because wisdom begins with admitting it. You will not find time for friendship lying about unclaimed. Nor must you take it from the people at your own table. Ask to see what has been given, and what this one week is for.',
    scripture: 'Psalm 90:12',
    prayerPrompt:
      'Hold the coming week before God, day by day. Ask him where a friend belongs in it, what may be left undone, and for peace about the limits you cannot move.',
    encouragement:
      'God set the length of the day before he gave you anyone to love in it. Your limits do not surprise him.',
    focusPoint: 'Few days, rightly counted',
    actionSteps: [
      'Cross out one thing this week that nobody would miss.',
      'Talk with someone at home about which evening is easiest to spare and which must be kept.',
      'Mark one walk, errand, or meal that you could as well share with a friend.',
    ],
    challenges: ['Making time for deep relationships', 'Balancing friendship with family time'],
  },
  {
    key: 'covenant-do-a-standing-hour',
    concept,
    contentType: 'do',
    title: 'Give one friendship a fixed hour',
    content:
      'Affection says that we must get together soon. Covenant says Thursdays. The letter to the Hebrews, worried about believers drifting, spends little time on how they feel; it tells them to keep meeting, and to think beforehand about how to stir one another up to love. A fixed hour does what good intentions cannot. It survives a tired week, and it spares two busy households from arranging everything afresh. Make it modest enough to last: a monthly breakfast, a walk on the way home, a call during the same chore. What is small and kept will outlive what is grand and postponed.',
    scripture: 'Hebrews 10:23-25',
    actionPrompt: 'Choose one friendship worth guarding, near or far, and offer it a regular hour.',
    practicalStep:
      'Send one friend a definite proposal today: which day, what hour, how often, and where or by what means.',
    checkInQuestion: 'What day and hour did you offer, and what will you have to protect it from?',
    motivationalNote: 'If the answer is no, you have still told someone that they are worth an hour of every month.',
    actionSteps: [
      'Before you write, ask the people at home which hour would cost them least.',
      'Attach the hour to something you do already, so that it needs no extra journey.',
      'As soon as it is agreed, put the first three dates in your calendar.',
    ],
    challenges: [
      'Making time for deep relationships',
      'Balancing friendship with family time',
      'Maintaining long-distance friendships',
    ],
  },
  {
    key: 'covenant-do-a-promise-to-the-letter',
    concept,
    contentType: 'do',
    title: 'Keep one promise to the letter',
    content:
      'A broken tooth gives no trouble until you bite. Proverbs uses that picture for a person who fails at the very moment of need, and anyone who has put their weight on such a friend remembers the jolt. Faithfulness is seldom tested by great oaths. It is tested by the recipe you said you would send tonight, the prayer you said you would pray, the seat you said you would fill at six. The God who keeps covenant keeps it down to the details, and those who bear his name can be known for small, exact, finished things.',
    scripture: 'Proverbs 25:19',
    actionPrompt:
      'Go looking for a promise that you made lightly and have not kept. Keep it today, in full, as it was given.',
    practicalStep: 'Carry out one thing you told a friend you would do, and let them know that it is done.',
    checkInQuestion: 'Which promise did you keep, and what had been standing in its way?',
    motivationalNote:
      'An old promise kept late needs no clever excuse. A short apology and the thing itself are enough.',
    actionSteps: [
      'Scroll through your recent messages and list what you said you would do.',
      'For a promise that you can no longer keep, say so today and ask to be released.',
      'Until evening, make no new promise without writing it down.',
    ],
    challenges: ['Finding trustworthy friends', 'Maintaining long-distance friendships'],
  },
  {
    key: 'covenant-reflection-called-to-walk-together',
    concept,
    contentType: 'reflection',
    title: 'The friends you were given',
    content:
      'Some of your friends you chose. Others were simply there when you arrived: the widower by the aisle, the family whose politics make you careful, the teenager who will not look up. The London Baptists, writing in 1677 while their meetings were still against the law, said that the Lord calls people to himself and then commands them to walk together. Walking has a pace. It means waiting for the slow, and declining to stride ahead with the like-minded. Some of the trust you have been looking for may grow there, among members you would never have picked.',
    scripture: 'Romans 12:4-5',
    quote: 'london-confession-walk-together',
    reflectionQuestions: [
      'Which member of your church have you seen for years and hardly know?',
      'What do you look for in a friend, and whom does that rule out without your noticing?',
      'Where could you slow to somebody else’s pace this month?',
    ],
    gratitudePrompt: 'Thank God for a person you did not choose who has done you good.',
    tomorrowPreparation:
      'Settle on one name from your church that you barely know, and on what you will ask when you next meet.',
    actionSteps: [
      'Look through a church directory or a photo of a gathering, and pray for one face you cannot name.',
      'Ask someone who would know what that person is called and how they came.',
    ],
    challenges: ['Finding trustworthy friends', 'Making time for deep relationships'],
  },
  {
    key: 'covenant-reflection-jonathans-robe',
    concept,
    contentType: 'reflection',
    title: 'What Jonathan took off and gave',
    content:
      'Jonathan did more than swear an oath. Off came the robe, the sword, the bow, the belt, the outward signs of a king’s son, handed over to a shepherd who had nothing of the kind to give back. Covenant love has always traveled in objects. The Westminster Confession, describing what believers owe each other, sets relief in outward things close beside worship, and adds a merciful measure: what each is able to give and what each needs. You may own no robe. You may have a spare room, a second car, a head for tax forms, a free afternoon. What is it for?',
    scripture: '1 Samuel 18:3-4',
    quote: 'westminster-confession-communion',
    reflectionQuestions: [
      'What do you own or know that would be worth more in a friend’s hands than in yours?',
      'Which friend, near or far, has a need that you have noticed and not yet mentioned?',
      'Where does giving to friends press on what your household needs, and how might you decide about it together?',
    ],
    gratitudePrompt:
      'Remember something a friend once gave you at a cost, and thank God for the object and for the love it carried.',
    tomorrowPreparation: 'Before you sleep, choose one thing in your home to lend, give, or offer tomorrow.',
    actionSteps: [
      'Return one thing that you have borrowed, with a note.',
      'Ask a friend what they are about to buy or rent that you could lend.',
    ],
    challenges: ['Finding trustworthy friends', 'Balancing friendship with family time'],
  },
];
