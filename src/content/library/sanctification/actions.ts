import { actions } from '../library-entry.ts';

export const sanctificationActions = actions('Sanctification Through Friendship', [
  {
    key: 'sanctification-do-one-more-chair',
    point: '1 Peter 4: with the end near, love each other fervently and open your homes without grumbling.',
    shape: 'plain instruction',
    themes: ['meals', 'singleness'],
    title: 'Set one more place at the table',
    content:
      'Make it soup. If it’s soup, you can do it this week, and if it’s roast lamb, it’ll be June. Peter wants hospitality without grumbling, so he must have known the other sort, with a clean house and a clenched jaw. Jesus ate with people who had nothing to give him. If you live by yourself, the table’s small, and the second chair is the one that matters.',
    scripture: '1 Peter 4:9',
    actionPrompt:
      'Find one meal in the coming week with room for another person, and ask somebody to it, with things as they are.',
    practicalStep: 'Today, invite one person to an ordinary meal within the next seven days.',
    checkInQuestion: 'Did you ask somebody?',
    motivationalNote: 'Nobody was ever made lonelier by a bowl of soup.',
    actionSteps: [
      'Agree with your household on the day, and on what may stay untidy.',
      'Think first of someone who eats alone most evenings.',
    ],
    challenges: [
      'Balancing friendship with family time',
      'Finding trustworthy friends',
      'Making time for deep relationships',
    ],
  },
  {
    key: 'sanctification-do-leave-to-ask',
    point: 'Proverbs 27: among sayings on friends, one person gives another an edge as iron does iron.',
    shape: 'question and answer',
    title: 'Give a friend leave to ask',
    content:
      'How does iron get an edge? On other iron, noisily, and a little at a time. The proverb says that a friend’s face is sharpened like that, so it takes two. Won’t a resolution do? Most of us keep those in a drawer. Choose one thing in which you’d love to be more like Christ, such as the drinking or the sarcasm. Give a friend a question about it, and leave to use it. You won’t be loved any more if the answer’s good. Jesus settled that before you were born. But you’ll have company in it, and a date on which somebody’s going to ask.',
    scripture: 'Proverbs 27:17',
    actionPrompt: 'Pick one struggle and one steady friend, and hand over the question you’d least like to be asked.',
    practicalStep: 'Tell a friend today the exact question you’d like to be asked a week from now.',
    checkInQuestion: 'Did you hand over the real question?',
    motivationalNote: 'You may have a poor answer next week, and be glad that somebody asked.',
    actionSteps: [
      'Offer to ask your friend something in return.',
      'Agree that you’ll both keep it to yourselves, unless somebody’s in danger.',
      'Tell God first what you hope to be able to answer.',
    ],
    challenges: ['Being vulnerable and authentic', 'Offering godly counsel'],
  },
  {
    key: 'sanctification-do-a-psalm-by-phone',
    point:
      'Colossians 3: those raised with Christ put off the old life, put on love, and let his word live among them in teaching and song.',
    shape: 'story',
    themes: ['moving', 'work'],
    title: 'Read a psalm with a friend',
    content:
      'Two sisters read a psalm over the phone every night, a verse each in turn. One of them lives in Ohio. The other’s a nurse in Leeds, so it’s morning there, and she’s just come off the ward. They don’t discuss it. When one of them’s crying, the other reads her verses as well. They’ve been through the book four times and they’re back among the early ones. Paul says to let the word of Christ live in us richly, and he seems to think that it moves in by way of other people’s voices.',
    scripture: 'Colossians 3:16',
    actionPrompt: 'Think of a friend, near or far, who’d read a few verses with you and not mind how you did it.',
    practicalStep: 'Read one psalm aloud with a friend today, in the room or over the phone.',
    checkInQuestion: 'Did you read one together?',
    motivationalNote: 'Nobody has to say anything wise afterward.',
    actionSteps: [
      'Begin with a short one, such as Psalm 23 or Psalm 121.',
      'If it went well, ask about the same time tomorrow.',
    ],
    challenges: ['Maintaining long-distance friendships', 'Making time for deep relationships'],
  },
  {
    key: 'sanctification-do-walk-with-the-wise',
    point: 'Proverbs 13: a string of contrasts between the wise and the fool; you grow like the people you walk with.',
    shape: 'close reading',
    title: 'Go for a walk with somebody wise',
    content:
      'He that walks. It doesn’t say he that attends. You pick wisdom up by going the same way as somebody at the same speed, and the proverb warns that folly’s picked up just as easily. The disciples had a few years of it on the road behind Jesus, with sore feet, and a good deal of what they learned came to them between villages. So ask somebody wiser than you whether they’re going anywhere.',
    scripture: 'Proverbs 13:20',
    actionPrompt: 'Whom would you like to be more like? Get in step with them.',
    practicalStep: 'Take a ten-minute walk today with somebody you’d like to learn from, or set the day for it.',
    checkInQuestion: 'Did you walk, or set the day?',
    motivationalNote: 'You don’t need a subject. The road will bring one.',
    actionSteps: ['Go along on an errand of theirs.', 'Ask what they wish they’d known at your age.'],
    challenges: ['Finding trustworthy friends', 'Offering godly counsel'],
  },
  {
    key: 'sanctification-do-while-it-is-today',
    point:
      'Hebrews 3: Jesus is faithful over God’s house as a son; hear his voice today, and don’t harden as Israel did.',
    shape: 'letter',
    themes: ['laughter', 'meals'],
    title: 'Encourage a friend who’s gone cold',
    content:
      'Dear Tom, you’ve started making jokes about prayer. They’re good jokes, and that’s what worries me. Hebrews says to encourage one another every day, while it’s still called today, so that none of us gets hard, and it says that sin does it by lying. I went that way once. I never decided to. I only stopped being surprised by anything. Then someone took me out for fried chicken and asked when I’d last talked to Jesus about it, and I couldn’t remember, and I cried into the coleslaw. So will you come out for chicken on Friday? I’m paying, and you can make the jokes.',
    scripture: 'Hebrews 3:13',
    actionPrompt: 'Think of a friend whose faith is cooling, and of something warm you could say or do before tonight.',
    practicalStep: 'Say one encouraging thing aloud today to a friend who’s flagging.',
    checkInQuestion: 'Did you say it while it was still today?',
    motivationalNote: 'You don’t have to answer every joke. You only have to be there.',
    actionSteps: [
      'Eat with them before you talk about anything serious.',
      'Ask what they miss, if they miss anything.',
    ],
    challenges: ['Offering godly counsel', 'Initiating difficult conversations'],
  },
  {
    key: 'sanctification-do-get-in-the-boat',
    point:
      'Mark 6: rejected at home, Jesus sends out the twelve, calls them away to rest, and feeds five thousand like a shepherd.',
    shape: 'scene from Scripture',
    themes: ['work', 'meals'],
    title: 'Rest with a friend today',
    content:
      'The twelve came back full of what they’d done, and so many people were in and out that nobody had eaten. Jesus told them to come away and rest, and he meant all of them together. So they took the boat. It lasted as long as the crossing, because there was a crowd on the other beach. He’d still thought that it was worth the trip. You know somebody who’s as tired as you are. Whose turn is it to row?',
    scripture: 'Mark 6:31',
    actionPrompt: 'Choose a friend or someone at home who hasn’t sat down today.',
    practicalStep: 'Rest with one other person today for ten minutes, with nothing to get done.',
    checkInQuestion: 'Did the two of you stop?',
    motivationalNote: 'You haven’t earned it, and neither had they. He called them anyway.',
    actionSteps: ['Bring something to eat.', 'Leave one job until tomorrow, on purpose.'],
    challenges: ['Making time for deep relationships', 'Balancing friendship with family time'],
  },
]);
