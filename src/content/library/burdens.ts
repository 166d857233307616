import type { LibraryEntry } from './library-entry.ts';

const concept = "Bearing One Another's Burdens";

export const burdens: readonly LibraryEntry[] = [
  {
    key: 'burdens-prayer-through-the-roof',
    concept,
    contentType: 'prayer',
    title: 'Carry one name through the roof',
    content:
      'Four people set out with a man who could not walk, and found the house too full to enter. They climbed up, opened the roof, and let him down on his mat, and Mark says that Jesus saw their faith. We are told nothing that any of them said. They had brought him as far as they could and set him before the only one who could do the rest. Praying for another is work of this kind. From any distance, at any hour, you can take a corner of the mat, most of all when your friend is too worn out to pray.',
    scripture: 'Mark 2:3-5',
    prayerPrompt:
      'Choose the friend who is least able to pray just now. Describe the trouble to Jesus as you understand it, ask his mercy on body and soul, and leave the outcome in his hands.',
    encouragement: 'Nobody expected the four to do the healing. Their part was to bring him.',
    focusPoint: 'Your corner of the mat',
    actionSteps: [
      'Ask your friend for one exact thing to pray about this week.',
      'With your friend’s consent, ask one or two others to take a corner too.',
      'Set an alarm for the same minute each day, labeled with your friend’s initials.',
    ],
    challenges: ['Maintaining long-distance friendships', 'Making time for deep relationships'],
  },
  {
    key: 'burdens-prayer-what-you-carry-alone',
    concept,
    contentType: 'prayer',
    title: 'Set down what you carry alone',
    content:
      'The psalm that tells you where to throw your burden was written by someone a friend had betrayed. The two of them used to walk to worship side by side. So this counsel comes from a person with every reason to carry things alone from then on, and he does not say that the weight was imaginary. He says who can take it. What you have told nobody you may tell God first. Having told him, you may find in time that there is one careful person who could be asked to take hold of the other end.',
    scripture: 'Psalm 55:22',
    prayerPrompt:
      'Say to God the thing you have been carrying by yourself, without shrinking it. Ask him to hold you up under it, and to show you whether there is someone it would be safe to tell.',
    encouragement: 'You may hand over the same weight a dozen times today. There is no limit on returning with it.',
    focusPoint: 'Handed over, and held up',
    actionSteps: [
      'Put the burden into one written sentence.',
      'Think of one person who has kept a confidence before, and consider asking them for half an hour.',
      'If the weight is frightening, or touches your safety, speak to a pastor, a doctor, or a helpline today.',
    ],
    challenges: ['Being vulnerable and authentic', 'Finding trustworthy friends'],
  },
  {
    key: 'burdens-do-one-thing-off-the-list',
    concept,
    contentType: 'do',
    title: 'Take one thing off a friend’s list',
    content:
      'An open offer to help with anything at all is kind, and it leaves the work with the person in trouble, who must now think of a task, judge whether it is too much, and find the nerve to ask. Burdens are mostly made of particulars: a prescription to collect, a dog to walk, a form, a lawn, a Tuesday. To bear one means getting your shoulder under something definite, and that, Paul says, is what keeping Christ’s law comes to. Choose a thing small enough to be finished today, and offer that.',
    scripture: 'Galatians 6:2',
    actionPrompt:
      'Think of a friend under strain, and of one particular weight you could lift without neglecting your own household. Offer it by name.',
    practicalStep: 'Do one definite task for a friend who is stretched, or offer it firmly with a day and an hour.',
    checkInQuestion: 'What did you take off the list, and how did you find out that it was there?',
    motivationalNote: 'A task that nobody will ever remark on may be the one that lets somebody sleep.',
    actionSteps: [
      'Ask someone close to your friend what is piling up.',
      'Look for a task that lies along a trip you are already making.',
      'Offer two choices, so that accepting is as easy as picking one.',
    ],
    challenges: ['Making time for deep relationships', 'Balancing friendship with family time'],
  },
  {
    key: 'burdens-do-sit-and-mend-nothing',
    concept,
    contentType: 'do',
    title: 'Sit with someone and mend nothing',
    content:
      'Job’s friends are remembered for their speeches, which were long and mostly wrong. They began better. They came from their separate towns, sat on the ground beside him for a week, and held their tongues, because they could see how great the grief was. It was the best help they ever gave him, and it ended when they started to explain. Someone near you may be past being helped by reasons. Your being there says that they have not been forgotten, and says it without a single theory about why.',
    scripture: 'Job 2:13',
    actionPrompt: 'Go to someone who is sad, sick, or worn out, and stay a while. Leave your explanations at home.',
    practicalStep:
      'Spend twenty minutes today with a hurting friend, in the room or on the line, offering neither a reason nor a remedy.',
    checkInQuestion: 'What was it like to leave the silence alone?',
    motivationalNote: 'If you did not know what to say and stayed anyway, you did it well.',
    actionSteps: [
      'Bring something that needs no talk, such as soup or a puzzle.',
      'Ask before you pray aloud, and keep the prayer short.',
      'Put the date of the loss in your calendar, so that you remember it next year.',
    ],
    challenges: ['Offering godly counsel', 'Initiating difficult conversations'],
  },
  {
    key: 'burdens-reflection-as-far-as-hands-can-go',
    concept,
    contentType: 'reflection',
    title: 'As far as your hands can go',
    content:
      'John Flavel turned the commandment against killing around and found an errand inside it: help, care, and pity, as far as hearts and hands can reach. The phrase asks a great deal, and it also comes to an end. Hands have a length. Those of Moses grew so heavy that two others held them up, one on each side, while he sat on a stone. None of the three could have managed it alone, and none of them had to. If you are caring for a friend, or for a friend and a household at once, notice where your reach stops. Somebody else’s may begin there.',
    scripture: 'Exodus 17:12',
    quote: 'flavel-help-care-and-pity',
    reflectionQuestions: [
      'Whose burden could you come nearer to than you have?',
      'Where are you trying to reach further than your hands go, and who at home pays for it?',
      'Whom could you ask to stand on the other side?',
    ],
    gratitudePrompt: 'Thank God for a person who once held you up, and for whatever served as the stone you sat on.',
    tomorrowPreparation: 'Name one task of care that you will share tomorrow, and the person you will share it with.',
    actionSteps: [
      'Draw two columns, what only you can do and what others could do too, and fill both.',
      'Rest for a quarter of an hour today without making up for it later.',
    ],
    challenges: ['Balancing friendship with family time', 'Making time for deep relationships'],
  },
  {
    key: 'burdens-reflection-searched-until-he-found',
    concept,
    contentType: 'reflection',
    title: 'He asked until somebody knew',
    content:
      'Onesiphorus came to Rome, where a prisoner was easy to lose and risky to know, and kept asking until somebody told him where Paul was held. We know almost nothing else about him. Matthew Henry, teaching children what love owes, joins doing good to opportunity, and we tend to think of opportunity as whatever drops into our laps. This visitor had to make his. Most of us have a friend who has become hard to find: moved, ill, embarrassed, out of touch. The chance to do them good may have to begin with a search.',
    scripture: '2 Timothy 1:16-17',
    quote: 'henry-help-one-another',
    reflectionQuestions: [
      'Who has slipped out of your sight in the past year, and when did you last look?',
      'What might a friend be hiding because they expect you to be ashamed of it?',
      'Which opportunities to do good do you wait for that you could make?',
    ],
    gratitudePrompt: 'Thank God for a time when someone took trouble to find you.',
    tomorrowPreparation: 'Decide whom you will look for tomorrow, leaving in peace anyone who has asked for distance.',
    actionSteps: [
      'Ask one mutual friend for news and an address.',
      'Write a few lines by hand, and ask for nothing in them.',
    ],
    challenges: ['Maintaining long-distance friendships', 'Making time for deep relationships'],
  },
];
