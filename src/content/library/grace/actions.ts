import { actions } from '../library-entry.ts';

export const graceActions = actions('Grace in Relationships', [
  {
    key: 'grace-do-close-a-small-account',
    point: 'Proverbs 19: one of many sayings on anger and patience; it is a person’s glory to pass over a wrong.',
    shape: 'plain instruction',
    title: 'Wave one small slight through',
    content:
      'Pick something small. The book that never came back will do. Let it go by, the way you’d let a car pull out in front of you. Proverbs calls that a glory, and it’s God’s own. He’s passed over more in us than we’ll ever hear about, and it cost him his Son. Some wrongs have to be named and dealt with. This is for the other kind, the kind you’d be glad to have waved through for you.',
    scripture: 'Proverbs 19:11',
    actionPrompt: 'Choose one minor let-down that you’ve been holding against a friend, and be done with it.',
    practicalStep:
      'Do one kindness today for a friend who let you down in some small way, and never bring the matter up.',
    checkInQuestion: 'Did you manage not to mention it?',
    motivationalNote:
      'It may come back tomorrow. Waving it through a second time doesn’t mean that you were pretending the first time.',
    actionSteps: [
      'Stop yourself once from telling a third person about it.',
      'If it turns out to be too big to overlook, plan how you’ll talk it through.',
    ],
    challenges: ['Forgiving and reconciling', 'Maintaining long-distance friendships'],
  },
  {
    key: 'grace-do-receive-without-repaying',
    point: 'John 13: Jesus washes his disciples’ feet the night before he dies; nobody has a share with him unwashed.',
    shape: 'scene from Scripture',
    title: 'Accept a kindness and leave it unpaid',
    content:
      'Peter would gladly have washed the Lord’s feet. It was the other way around that he couldn’t bear, so he pulled his own back. Unless I wash you, Jesus answered, you have no share with me. All of us came to Christ like that, holding still while he did what we couldn’t. So let someone do you a kindness today, and don’t pay it back by Friday.',
    scripture: 'John 13:8',
    actionPrompt: 'When help or a kind word is offered to you today, take it. Say thank you, and stop there.',
    practicalStep:
      'Accept one offer today, or ask one friend for a small bit of help, and do nothing this week to even it up.',
    checkInQuestion: 'Did you let it stand?',
    motivationalNote: 'Being needed is a gift, and you may have been keeping it from somebody.',
    actionSteps: [
      'Let one compliment stand without correcting it.',
      'Think of a need that’s small enough to ask about: a ride, the loan of a drill, an hour with the children.',
    ],
    challenges: ['Being vulnerable and authentic', 'Finding trustworthy friends'],
  },
  {
    key: 'grace-do-ask-one-who-cannot-ask-back',
    point:
      'Luke 14: at a Pharisee’s table Jesus speaks of God’s own feast, to which the poor are brought in and many who were asked won’t come.',
    shape: 'question and answer',
    themes: ['meals', 'heaven'],
    title: 'Invite someone who can’t return it',
    content:
      'Who’d be at your table if you asked only people who can’t ask you back? The man with the dog, perhaps, or the student whose talk goes in circles. Jesus put it to his host, with the better guests all listening, which can’t have been comfortable. Why does he want it so? It’s how he gives his own dinners. None of us can return that invitation, and when the dead are raised we’ll be sitting at his table all the same. You can start with coffee.',
    scripture: 'Luke 14:12-14',
    actionPrompt: 'Think of somebody you’d enjoy who isn’t in a position to return the favor.',
    practicalStep: 'Ask one person today to something, however small, who can’t ask you back.',
    checkInQuestion: 'Did you ask, whatever the answer was?',
    motivationalNote: 'If the talk’s slow, never mind. You were after their company, and you had it.',
    actionSteps: [
      'Choose somebody you’d like to know better, so that no one ends up as a good deed.',
      'Check with the people at home before you ask anyone in.',
    ],
    challenges: ['Finding trustworthy friends', 'Balancing friendship with family time'],
  },
  {
    key: 'grace-do-laugh-first',
    point:
      'Proverbs 17: among sayings on strife, bribes and fools stand the friend who loves at all times and the good of a merry heart.',
    shape: 'story',
    themes: ['laughter', 'work'],
    title: 'Be the first to laugh at yourself',
    content:
      'He’d preached the whole sermon with his sweater on inside out. Nobody told him till coffee. When they did, there was a pause, and everybody watched to see which way it would go. He laughed first. Then they all did, and the talk was better that morning than it had been for months. Proverbs says that a merry heart does good like a medicine. It’s hard to have one while you’re waiting for a grade. He’d told them from the pulpit that Christ had died for them before they’d got anything right, and it seems that he’d been listening.',
    scripture: 'Proverbs 17:22',
    actionPrompt: 'Let a friend see you get something wrong today, and don’t tidy it up.',
    practicalStep: 'Tell a friend today about one foolish thing you did, for no reason except the fun of it.',
    checkInQuestion: 'Did anybody laugh?',
    motivationalNote: 'Don’t joke about someone else’s bruise. With your own foolishness you can’t go far wrong.',
    actionSteps: [
      'If someone teases you kindly, let them have the point.',
      'Work out when you’ll next see the friend who makes you laugh most.',
    ],
    challenges: ['Being vulnerable and authentic', 'Making time for deep relationships'],
  },
  {
    key: 'grace-do-glad-at-the-next-desk',
    point:
      'Matthew 20: in the parable of the laborers the owner is free to be generous, and the last are paid like the first.',
    shape: 'close reading',
    themes: ['envy', 'work'],
    title: 'Be glad at somebody else’s wage',
    content:
      'Friend, he calls him. The man has sweated since dawn, and he’s been paid the same as the ones who came at five. The owner doesn’t scold him. He says that he’s done him no wrong, and asks whether he can’t be generous with what’s his own. Peter had just been wondering aloud what the disciples would get for all that they’d left. I’d like to be paid what I’ve earned too, until I think about it. If Christ has taken you on at any hour, you’ve already been given more than the day was worth. Nobody else’s luck can make you poorer.',
    scripture: 'Matthew 20:13-15',
    actionPrompt: 'Somebody near you has been given something that you’d have liked. Go and be glad out loud.',
    practicalStep: 'Congratulate one person today on something you’d have liked yourself.',
    checkInQuestion: 'Did you say it without a sting in it?',
    motivationalNote: 'The gladness may come after the words. Begin with the words.',
    actionSteps: ['Ask how it came about, and enjoy the story.', 'If it hurts, tell God so on the way home.'],
    challenges: ['Forgiving and reconciling', 'Balancing friendship with family time'],
  },
  {
    key: 'grace-do-a-softer-answer',
    point: 'Proverbs 15: sayings on the tongue and the heart, begun with the soft answer that turns anger away.',
    shape: 'plain instruction',
    title: 'Answer softly, once',
    content:
      'Lower your voice. You won’t feel like it. Somebody’s going to snap at you before supper, over nothing, and you’ll want to hand it back with interest. The proverb says that a soft answer turns anger away, so go a little lower and a little slower than you’d meant to. Christ was shouted at for most of a night, and he didn’t shout back; he was on his way to die for the people doing it. If it’s someone you’re afraid of, you needn’t stay to answer at all.',
    scripture: 'Proverbs 15:1',
    actionPrompt: 'Be ready for one sharp word today, most likely at home or at work.',
    practicalStep: 'Answer one sharp word softly today, or go back afterward with the answer you wish you’d given.',
    checkInQuestion: 'Did you manage one?',
    motivationalNote: 'If you snapped, you can still go back and say it over again, lower.',
    actionSteps: ['Count to three before you reply.', 'Find out what sort of day the other person’s had.'],
    challenges: [
      'Initiating difficult conversations',
      'Forgiving and reconciling',
      'Balancing friendship with family time',
    ],
  },
]);
