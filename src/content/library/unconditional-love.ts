import type { LibraryEntry } from './library-entry.ts';

const concept = "God's Unconditional Love";

export const unconditionalLove: readonly LibraryEntry[] = [
  {
    key: 'love-prayer-before-you-tidy',
    concept,
    contentType: 'prayer',
    title: 'Pray before you tidy yourself',
    content:
      'Most of us straighten the room before a guest arrives, and we do the same with our hearts before we pray. We wait until the temper has cooled, or until the week has something in it worth reporting. But Christ did not die for people who had finished improving. The love that sent him moved first, toward enemies, with nothing in us to draw it out. So you may come this minute, in the state you are in. And a person who grows used to being received this way is less afraid of being seen by a friend.',
    scripture: 'Romans 5:8',
    prayerPrompt:
      'Tell God, in your own words, what you would rather have sorted out before speaking to him. Thank him that Christ died for you with that already in view, and ask for the honesty to let one friend see a little of it too.',
    encouragement: 'Nothing you say in the next minute will be news to the Father, who knew it when he sent his Son.',
    focusPoint: 'Loved before you improved',
    actionSteps: [
      'Pray aloud for one minute without going back to correct a sentence.',
      'Write down one thing you usually hide from people, and thank God on the same page that he knows it.',
    ],
    challenges: ['Being vulnerable and authentic'],
  },
  {
    key: 'love-prayer-friend-who-moved',
    concept,
    contentType: 'prayer',
    title: 'Remember the friend who moved away',
    content:
      'Distance has a way of turning a friend into a memory. You still care; you have only stopped picturing the kitchen, the drive to work, the worry that keeps them up at night. God loses sight of nobody like that. Through Isaiah he sets his care beside a nursing mother’s and says that it will outlast hers; his people are marked on his own hands. When you pray for a friend in another town, you are speaking about them to someone who has never looked away, and your own sight of them clears a little too.',
    scripture: 'Isaiah 49:15-16',
    prayerPrompt:
      'Picture your friend’s ordinary day, hour by hour, as well as you can. Ask God to keep them in each part of it, and confess to him where you have let them fade.',
    encouragement:
      'You do not have to close the miles. The one you pray to is as near to that house as he is to yours.',
    focusPoint: 'Never out of his sight',
    actionSteps: [
      'Look up what time it is where your friend lives, and what the weather is doing there.',
      'Send one line to say that you prayed for them today, with no question they must answer.',
      'Write a date that is hard for them into your calendar.',
    ],
    challenges: ['Maintaining long-distance friendships'],
  },
  {
    key: 'love-do-call-out-of-turn',
    concept,
    contentType: 'do',
    title: 'Call the friend whose turn it is',
    content:
      'Somewhere there is a friend who owes you a call. You wrote last, or you called last, and so you have been waiting, politely, for months. Keeping turns feels fair, and a good many friendships starve on it. God did not wait for our turn. Whatever love for him we have is an answer; his own came before it and asked nothing of us first. You can afford to go twice in a row. Someone has to begin, and today it can be you, without a word about who has been silent.',
    scripture: '1 John 4:19',
    actionPrompt:
      'Choose one friend you have been waiting on, someone who would be glad to hear from you. Reach out today as though the last message had been theirs.',
    practicalStep: 'Call one friend who has gone silent, talk for ten minutes, and say nothing about the gap.',
    checkInQuestion: 'What was hardest about going first, and what did you hear that you would otherwise have missed?',
    motivationalNote:
      'A call that goes to voicemail still counts. Many a tired person has played a kind message twice at the end of the day.',
    actionSteps: [
      'Before you call, read back to your last exchange, so that you can ask about what mattered then.',
      'Find one photo that you are both in, and send it along.',
      'Choose the day of your next call now, while you remember.',
    ],
    challenges: ['Maintaining long-distance friendships', 'Making time for deep relationships'],
  },
  {
    key: 'love-do-one-true-sentence',
    concept,
    contentType: 'do',
    title: 'Let one person know one thing',
    content:
      'There is one reader from whom you have never kept a page. David counts it over with something like relief: the sitting down and the getting up, the thought still far off, every path he takes, all of it known to a God who did not leave. If the one whose judgment matters most already knows, then telling a friend will cost you less than fear says. You need not tell everything, or tell everyone. A single true sentence, given to someone who has shown that they can keep one, is how most trust begins.',
    scripture: 'Psalm 139:1-3',
    actionPrompt:
      'Think of someone who has handled small things of yours with care. Trust them today with something slightly larger.',
    practicalStep:
      'Tell one careful friend a single true thing about how you are, one that you have told nobody this month.',
    checkInQuestion: 'How did your friend carry what you told them?',
    motivationalNote:
      'You are opening a door by the width of a hand. How much further it goes, and when, is yours to decide another day.',
    actionSteps: [
      'Decide beforehand what you will keep private, so that you can speak without fear of saying too much.',
      'If sitting face to face is hard, choose a walk, a drive, or a sink of dishes to share.',
      'Thank your friend for listening before you ask what they think.',
    ],
    challenges: ['Being vulnerable and authentic', 'Finding trustworthy friends'],
  },
  {
    key: 'love-reflection-able-and-ready',
    concept,
    contentType: 'reflection',
    title: 'Children do not make appointments',
    content:
      'A small child with a cut knee does not prepare a speech. An old London catechism pictures prayer like that: children coming to a father who is able, so that asking makes sense, and ready, so that asking is welcome. Then it turns, in the same breath, to other people. The prayer that Christ taught begins with a shared word; even alone in a locked room, you say our. You come as one of many children, known down to the dust you are made of, and the friend you find difficult may be standing right beside you, asking too.',
    scripture: 'Psalm 103:13-14',
    quote: 'baptist-catechism-our-father',
    reflectionQuestions: [
      'Which do you find easier to believe, that God is able to help you or that he is ready to?',
      'Which friend would change a little in your eyes if you pictured them as a child of the same Father?',
    ],
    gratitudePrompt: 'Thank God for one time when you came to him with nothing prepared and were not sent away.',
    tomorrowPreparation: 'Begin one prayer tomorrow with the word our, and let a particular friend be part of it.',
    actionSteps: [
      'Pray the first sentence of the prayer Christ taught, once, as slowly as you can.',
      'Add the name of one friend to it, and one thing that friend needs from a father.',
    ],
    challenges: ['Being vulnerable and authentic', 'Forgiving and reconciling'],
  },
  {
    key: 'love-reflection-what-friends-cannot-carry',
    concept,
    contentType: 'reflection',
    title: 'What no friend was built to carry',
    content:
      'Watch what happens when a reply is late. For some of us an unanswered message becomes, by evening, a verdict. We have asked a friend to hold up something no friend was built to carry: our right to be at peace. Two Scottish ministers, James Fisher and Ebenezer Erskine, found that peace elsewhere, in the faith that God himself has become our friend and father in Christ. A heart settled there makes an easier companion. It can enjoy a friend’s attention, share it with a spouse or a child or other friends, and go without it for a week.',
    scripture: 'Zephaniah 3:17',
    quote: 'fisher-peace-of-adoption',
    reflectionQuestions: [
      'Where are you quickest to read rejection into silence?',
      'What have you been asking of a friend, or of someone at home, that only God can give?',
      'How would you treat that person this week if you were already at rest?',
    ],
    gratitudePrompt:
      'Name one friend whose company you can enjoy without needing anything from it, and thank God for that freedom.',
    tomorrowPreparation:
      'When a message goes unanswered tomorrow, take it as a moment to pray for the person and leave their mind unread.',
    actionSteps: [
      'Put your phone in another room for half an hour and let your messages rest there.',
      'Give that half hour to someone at home, or to God if the house is empty.',
    ],
    challenges: ['Balancing friendship with family time', 'Being vulnerable and authentic'],
  },
];
