import { reflections } from '../library-entry.ts';

export const covenantFriendshipReflections = reflections('Covenant Friendship', [
  {
    key: 'covenant-reflection-called-to-walk-together',
    point: 'Romans 12: believers are one body in Christ, with different gifts, each belonging to all the others.',
    shape: 'plain instruction',
    themes: ['age', 'youth', 'difference of opinion'],
    title: 'The friends you were given',
    content:
      'Look along your row next Sunday. You chose two of them, at most. The rest were there when you came: the widower by the aisle, the couple whose politics make you careful, the teenager who won’t look up. Paul says that they’re yours. In Christ we’re one body and the parts belong to one another, which is a good deal more than getting along. A hand doesn’t choose its wrist. So slow down this week to somebody else’s pace. The trust you’ve been looking for may be sitting farther along, with people you’d never have picked.',
    scripture: 'Romans 12:4-5',
    quote: 'basil-one-hand-needs-the-other',
    reflectionQuestions: [
      'Which member of your church have you seen for years and hardly know?',
      'What do you look for in a friend, and whom does that rule out before you’ve met them?',
      'Where could you slow to somebody’s pace this month?',
    ],
    gratitudePrompt: 'Thank God for a person you didn’t choose who’s done you good.',
    tomorrowPreparation: 'Settle on one person from church whom you barely know. Begin tomorrow by praying for them.',
    actionSteps: [
      'Bring to mind one face from last Sunday that you can’t name, and pray for whoever it is.',
      'Think of one question you’d like to be asked after church, and ask it of somebody else.',
    ],
    challenges: ['Finding trustworthy friends', 'Making time for deep relationships'],
  },
  {
    key: 'covenant-reflection-jonathans-robe',
    point: '1 Samuel 18: the king’s son loves David as himself and gives him robe and sword, while Saul turns to envy.',
    shape: 'scene from Scripture',
    title: 'What Jonathan took off and gave',
    content:
      'Off came the robe, and after it the sword and the bow and the belt. Jonathan was the king’s son, and those were the things that people knew him by. He gave them to a shepherd who had nothing of the sort to give back. We aren’t told of any speech. We’re told that he loved David as his own soul. Long afterward Jesus, the King’s Son, laid aside more than a robe, and his friends came away dressed in what was his. You may not own a robe. You’ve got a spare room, or a head for tax forms, or a free afternoon. What’s it for?',
    scripture: '1 Samuel 18:3-4',
    quote: 'chrysostom-no-mine-and-thine',
    reflectionQuestions: [
      'What do you own, or know how to do, that’d be worth more in a friend’s hands?',
      'Which friend has a need that you’ve seen and haven’t mentioned?',
      'Where does giving to friends press on your household, and how could you decide about it together?',
    ],
    gratitudePrompt:
      'Remember something a friend once gave you at a cost. Thank God for the thing, and for the love that came with it.',
    tomorrowPreparation: 'Before you sleep, choose one thing in your home to lend or give tomorrow.',
    actionSteps: ['Return one thing you’ve borrowed.', 'Ask a friend what they’re about to buy that you could lend.'],
    challenges: ['Finding trustworthy friends', 'Balancing friendship with family time'],
  },
]);
