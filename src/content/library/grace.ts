import type { LibraryEntry } from './library-entry.ts';

const concept = 'Grace in Relationships';

export const grace: readonly LibraryEntry[] = [
  {
    key: 'grace-prayer-the-one-who-tires-you',
    concept,
    contentType: 'prayer',
    title: 'Pray for the friend who wears you out',
    content:
      'Almost everyone has one: the friend who talks past every hint, or tells the same grievance again, or bends each lunch toward themselves. You need not pretend that it is easy. Forbearing is an honest word; it admits there is something to bear. And somewhere in your own life there are people who bear with you, mostly without saying so, and above them all a Savior whose patience with his disciples outlasted every one of their arguments about who was greatest. You have been somebody’s long lunch. Let that soften your prayer before you mention a single fault.',
    scripture: 'Colossians 3:12-13',
    prayerPrompt:
      'Bring this friend to God by name, and ask for their good in some detail before you ask for any change. Then ask him to show you one way in which you try the patience of others.',
    encouragement:
      'You are not asked to enjoy every hour. You are asked to bear with a person, as Christ has been bearing with you since you woke.',
    focusPoint: 'Borne with, and bearing with',
    actionSteps: [
      'Answer this friend’s last message today, warmly and in few words.',
      'List three things that are good in them, and keep the list where you will see it before you next meet.',
      'If you need a limit, such as an hour in place of an evening, choose it now and keep it kindly. If this friend frightens you, seek help and keep away.',
    ],
    challenges: ['Forgiving and reconciling', 'Initiating difficult conversations'],
  },
  {
    key: 'grace-prayer-for-one-who-failed',
    concept,
    contentType: 'prayer',
    title: 'Pray for a friend who has failed',
    content:
      'Before Peter failed, Jesus had already prayed for him. He did not ask that Peter be spared embarrassment. He asked that his faith should hold, and spoke of the turning back as if it were settled, with work waiting on the far side of it. Grace can look at a person’s worst night and already see breakfast on the shore. You may know someone who is out in that courtyard now, ashamed of what they said, or did, or left undone. Others will discuss it. You can carry it instead to the one who intercedes for his own.',
    scripture: 'Luke 22:31-32',
    prayerPrompt:
      'Ask God to keep your friend’s faith from giving way, and to bring them home repentant without being crushed by shame. Ask him to guard what you say about it to others.',
    encouragement: 'The prayers of Christ for his people do not depend on the quality of ours.',
    focusPoint: 'Kept through the failure',
    actionSteps: [
      'Decline, once today, to add anything to a conversation about someone’s mistake.',
      'Send your friend a message that says you are glad of them and leaves the failure out.',
      'Recall a time when you were given a second welcome, and thank the person if you can.',
    ],
    challenges: ['Offering godly counsel', 'Forgiving and reconciling'],
  },
  {
    key: 'grace-do-close-a-small-account',
    concept,
    contentType: 'do',
    title: 'Let a friend off one small debt',
    content:
      'Friendship runs up little debts: the book that never came back, the birthday that slipped by, three messages read and left. None of them is worth a conversation, yet we keep the receipts. The proverb finds glory in passing over a slight, a royal sort of word for so hidden an act. It is, after all, a small copy of something vast, for God canceled what stood against his people, and did it at his own cost. Some wrongs need to be named and dealt with. This is for the other kind, the kind you would be glad to have overlooked in yourself.',
    scripture: 'Proverbs 19:11',
    actionPrompt:
      'Choose one minor disappointment that you have been holding against a friend. Decide today that the account is closed.',
    practicalStep:
      'Do an unprompted kindness today for a friend who let you down in some small way, and never mention the slight.',
    checkInQuestion: 'When the slight came back to mind, what did you do with it?',
    motivationalNote:
      'Overlooking is a choice made more than once. Having to make it again tomorrow will not mean that today you did it falsely.',
    actionSteps: [
      'Write the slight on a scrap of paper, thank God for what he has overlooked in you, and throw the paper away.',
      'Stop yourself once from telling a third person about it.',
      'If it proves too large to overlook, plan to talk it through honestly.',
    ],
    challenges: ['Forgiving and reconciling', 'Maintaining long-distance friendships'],
  },
  {
    key: 'grace-do-receive-without-repaying',
    concept,
    contentType: 'do',
    title: 'Accept a kindness and leave it unpaid',
    content:
      'Peter would have been happy to wash the Lord’s feet. What he could not stand was the other way around. Many generous people share his trouble. We help readily and refuse help at once, and when a gift does get past us we return one of equal weight within the week. It passes for humility and works like armor. Grace cannot be traded with, and friendship thins out when all of it is exchange. Let somebody carry the bag today. To be on the receiving end is to admit need, and need is where our fellowship with Christ began.',
    scripture: 'John 13:8',
    actionPrompt: 'When help or a kind word is offered to you today, take it. Say thank you, and stop there.',
    practicalStep:
      'Accept one offer, or ask one friend for a small piece of help, and do nothing to repay it this week.',
    checkInQuestion: 'What did you feel the urge to do once the kindness had been given?',
    motivationalNote: 'Being needed is a gift too, and you may have been withholding it from someone.',
    actionSteps: [
      'Let one compliment stand without correcting it.',
      'Each time you say today that you are fine, ask yourself afterward whether it was so.',
      'Think of a need small enough to ask about, such as a ride, the loan of a tool, or an hour with the children.',
    ],
    challenges: ['Being vulnerable and authentic', 'Finding trustworthy friends'],
  },
  {
    key: 'grace-reflection-put-down-the-ledger',
    concept,
    contentType: 'reflection',
    title: 'Counted righteous, you can stop counting',
    content:
      'At twenty-one Charles Spurgeon prepared a catechism for his London congregation, and on this point he kept the old answer nearly whole. God pardons and God accepts, it says, and the ground of both lies entirely outside us, in the righteousness of Christ, taken with empty hands. People who stand there have no place left to win. They can walk into a room without measuring who was invited, who was thanked, who came out of the story better. And they can receive others as they were received, before asking what those others bring with them.',
    scripture: 'Romans 15:7',
    quote: 'spurgeon-justification',
    reflectionQuestions: [
      'In which friendship do you still feel that you must earn your place?',
      'Whom do you receive on terms, and what are the terms?',
      'What would you say differently this week if the question of your worth were already closed?',
    ],
    gratitudePrompt: 'Thank God for someone who welcomed you before you had anything to offer them.',
    tomorrowPreparation: 'Plan one welcome for tomorrow: a name learned, a chair pulled out, a newcomer asked to stay.',
    actionSteps: [
      'Write down two things that you silently count in a friendship, and draw a line through both.',
      'Speak well today of someone who has nothing to give you in return.',
    ],
    challenges: ['Finding trustworthy friends', 'Forgiving and reconciling'],
  },
  {
    key: 'grace-reflection-glad-of-anothers-gain',
    concept,
    contentType: 'reflection',
    title: 'When a friend is given more',
    content:
      'The news is good and it is not yours: a wedding, a baby, a promotion, a house with a garden. You say the right words while something underneath goes silent and begins to compare. The ministers who met at Westminster asked for far more than congratulation. Equals, they said, owe each other gladness at a friend’s advance, as if it had been their own. Nobody can do that who thinks of good things as a single loaf, where a larger slice there leaves less here. It comes within reach of people who know that they live on gifts, and who know the giver.',
    scripture: 'Romans 12:15',
    quote: 'larger-catechism-equals',
    reflectionQuestions: [
      'Whose good news has been hard for you to hear, and what did it touch?',
      'How has a change in your friend’s household, or in yours, altered the time you have for each other?',
      'What would it look like to share the joy without pretending that there is no ache?',
    ],
    gratitudePrompt: 'Thank God, in detail, for one thing that he has given a friend and has not given you.',
    tomorrowPreparation:
      'Tomorrow, ask a friend to tell you more about the good that has come to them, and listen to the end.',
    actionSteps: [
      'Send one message of congratulation that is a sentence longer than politeness needs.',
      'If the ache is sharp, say so to God in one sentence before you write it.',
    ],
    challenges: ['Balancing friendship with family time', 'Being vulnerable and authentic'],
  },
];
