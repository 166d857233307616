import { actions } from '../library-entry.ts';

export const graceActions = actions('Grace in Relationships', [
  {
    key: 'grace-do-close-a-small-account',
    urgesContact: true,
    point: 'Proverbs 19: one of many sayings on anger and patience; it is a person’s glory to pass over a wrong.',
    shape: 'plain instruction',
    title: 'Wave one small slight through',
    content:
      'Pick something small. The book that never came back will do. Let it go by, the way you’d let a car pull out in front of you. Proverbs calls that a glory, and it’s God’s own. He’s passed over more in us than we’ll ever hear about, and it cost him his Son. Some wrongs have to be named and dealt with, and this isn’t for those.',
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
    challenges: ['Forgiving and reconciling'],
  },
  {
    key: 'grace-do-receive-without-repaying',
    point: 'John 13: Jesus washes his disciples’ feet the night before he dies; nobody has a share with him unwashed.',
    shape: 'scene from Scripture',
    seasons: ['Holy Week'],
    title: 'Accept a kindness and leave it unpaid',
    content:
      'Never, said Peter, when it came to his own feet. It’s a strange thing to say no to, with the Lord in front of you and a towel around him. Unless I wash you, Jesus answered, you have no share with me. All of us came to Christ like that, holding still while he did what we couldn’t. Let a friend do you a kindness today, and don’t pay it back by Friday.',
    scripture: 'John 13:8',
    actionPrompt: 'When help or a kind word is offered to you today, take it. Say thank you, and stop there.',
    practicalStep:
      'Accept one offer today, or ask one friend for a small bit of help, and do nothing this week to even it up.',
    checkInQuestion: 'Did you let it stand?',
    motivationalNote: 'Being needed is a gift, and you may have been keeping it from a friend.',
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
      'Who’d be at your table if you asked only people who can’t ask you back? The man with the dog, perhaps, or the student whose talk goes in circles. Jesus put it to his host, with the better guests all listening, which can’t have been comfortable. Why does he want it so? It’s how he gives his own dinners. None of us can return that invitation, and when the dead are raised we’ll be sitting at his table all the same. Begin with tea on your step.',
    scripture: 'Luke 14:12-14',
    actionPrompt: 'Think of a person you’d enjoy who isn’t in a position to return the favor.',
    practicalStep: 'Ask one person today to something, however small, who can’t ask you back.',
    checkInQuestion: 'Did you ask, whatever the answer was?',
    motivationalNote: 'If the talk is slow, never mind. You were after their company, and you had it.',
    actionSteps: [
      'Choose someone you’d like to know better, so that nobody ends up as a good deed.',
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
      'He’d preached the whole sermon with his sweater on inside out. Nobody told him till coffee. There was a pause, and everybody watched to see which way it would go. He laughed first. Proverbs says that a merry heart does good like a medicine. It’s hard to have one while you’re waiting for a grade. He’d told them from the pulpit that Christ had died for them before they’d got anything right, and it seems that he’d been listening.',
    scripture: 'Proverbs 17:22',
    actionPrompt: 'Let a friend see you get something wrong today, and don’t tidy it up.',
    practicalStep: 'Tell a friend today about one foolish thing you did, for no reason except the fun of it.',
    checkInQuestion: 'Did you tell it on yourself?',
    motivationalNote: 'You’re loved by one who knows far more foolish things about you than this.',
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
    title: 'Be glad at your neighbor’s wage',
    content:
      'Friend, he calls him. The man has sweated since dawn, and he’s been paid the same as the ones who came at five. The owner says that he’s done him no wrong, and asks whether he can’t be generous with what’s his own. I’d like to be paid what I’ve earned too, until I think about it. If Christ has taken you on at any hour, you’ve already been given more than the day was worth.',
    scripture: 'Matthew 20:13-15',
    actionPrompt: 'A friend has been given something that you’d have liked. Go and be glad out loud.',
    practicalStep: 'Congratulate one person today on something you’d have liked yourself.',
    checkInQuestion: 'Did you say it without a sting in it?',
    motivationalNote: 'The gladness may come after the words. Begin with the words.',
    actionSteps: ['Ask how it came about, and enjoy the story.', 'If it hurts, tell God so on the way home.'],
    challenges: ['Forgiving and reconciling', 'Balancing friendship with family time'],
  },
  {
    key: 'grace-do-a-softer-answer',
    urgesContact: true,
    point: 'Proverbs 15: sayings on the tongue and the heart, begun with the soft answer that turns anger away.',
    shape: 'plain instruction',
    title: 'Answer one sharp word softly',
    content:
      'Lower your voice. You won’t feel like it. Some tired person is going to snap at you before supper, and you’ll want to hand it back with interest. The proverb says that a soft answer turns anger away. Christ spoke softly to us when we were his enemies, from a cross. But a proverb isn’t a promise, and it’s not a rule for people who live in fear. If someone’s anger frightens you, no answer of yours has caused it, and none has to cure it. You may leave the room, and get help.',
    scripture: 'Proverbs 15:1',
    actionPrompt: 'Be ready for one sharp word today from a person who does you no harm.',
    practicalStep: 'Answer one sharp word softly today, or go back afterward with the answer you wish you’d given.',
    checkInQuestion: 'Did you manage one?',
    motivationalNote: 'If you snapped, say sorry and say it over again, lower. Christ isn’t counting.',
    actionSteps: [
      'Count to three before you reply.',
      'If you’re afraid of anyone at home, leave this one, and tell a pastor, a doctor or a helpline.',
    ],
    challenges: [
      'Initiating difficult conversations',
      'Forgiving and reconciling',
      'Balancing friendship with family time',
    ],
  },
  {
    key: 'grace-do-let-something-fall',
    point:
      'Ruth 2: Ruth the foreigner gleans in the field of Boaz, who shields and feeds her, and Naomi sees the Lord’s kindness in it.',
    shape: 'scene from Scripture',
    themes: ['work', 'moving'],
    title: 'Let something fall on purpose',
    content:
      'Boaz told his men to be careless. Drop some, he said, and leave it lying, and don’t say a word to her about it. Ruth was a widow from abroad who’d come to pick up what the reapers missed. He could have handed her a sack of barley. As it was she worked till evening, and walked home with her own day’s work on her back. Generations later Jesus was born into that family. He’s given us everything we have, and he’s never made us feel small for taking it.',
    scripture: 'Ruth 2:15-16',
    actionPrompt:
      'Think of a friend who’s short, and of a way to help in which there’s nothing to be embarrassed about.',
    practicalStep: 'Do one kindness today for a friend who’s hard up, and do it so that no thanks are needed.',
    checkInQuestion: 'Did you manage it without a speech?',
    motivationalNote: 'Help that lets a friend hold their head up is the kind that Christ has given you.',
    actionSteps: [
      'If a friend is out of work, ask for help with a job they’re good at, and pay for it.',
      'Don’t mention it afterward, even to be modest.',
    ],
    challenges: ['Making time for deep relationships', 'Finding trustworthy friends'],
  },
  {
    key: 'grace-do-no-fire-on-the-village',
    urgesContact: true,
    point:
      'Luke 9: the twelve learn who Jesus is and that he must die, and how little they’ve understood, as he turns toward Jerusalem.',
    shape: 'question and answer',
    themes: ['difference of opinion'],
    title: 'Do the other side a good turn',
    content:
      'Shall we burn it down? James and John were quite in earnest. A Samaritan village wouldn’t give Jesus a bed, because he was headed for Jerusalem, and the brothers knew enough Bible to think of fire. He turned around and told them that they had no idea what sort of spirit that was. And the village? They walked on to another one. In Jerusalem he’d give his life for people who’d shut him out. What became of John? He was sent to Samaria some years later, and he prayed for them there.',
    scripture: 'Luke 9:54-56',
    actionPrompt:
      'Think of a person on the far side of some argument, in politics or at work or in church. If you’ve been harmed, leave out whoever did it.',
    practicalStep: 'Do one good turn today for a person whose side you aren’t on.',
    checkInQuestion: 'Did you do it without mentioning sides?',
    motivationalNote: 'Christ had every right to the fire, and he chose the cross.',
    actionSteps: ['Keep one clever insult to yourself.', 'Ask God to let you be glad when it goes well with them.'],
    challenges: ['Forgiving and reconciling', 'Initiating difficult conversations'],
  },
  {
    key: 'grace-do-and-peter',
    urgesContact: true,
    point:
      'Mark 16: the women find the tomb empty and hear that Jesus is risen and goes before his disciples, who are slow to believe it.',
    shape: 'close reading',
    themes: ['betrayal'],
    seasons: ['Easter'],
    title: 'Ask the one who thinks they’re out',
    content:
      'And Peter. The women are to tell the disciples, and then there’s one name on the end. The last we saw of him, he was crying on the high priest’s porch with a rooster in his ears. If it had been just the disciples, he might have wondered if that still meant him. Jesus was going on to Galilee ahead of them all, and Peter was expected. He’d died for this one too, and he wanted him there.',
    scripture: 'Mark 16:7',
    actionPrompt:
      'Is there a person who may think that your invitations don’t mean them any more? If they’ve asked for distance, or were hurt among you, leave them their peace and choose another.',
    practicalStep: 'Invite one such person today to the next thing that’s on, by name, and only once.',
    checkInQuestion: 'Did you say the name?',
    motivationalNote: 'They may not come, and they’ll know that there was a place.',
    actionSteps: [
      'Leave out what happened, unless they bring it up.',
      'Tell the others beforehand, so that nobody stares.',
    ],
    challenges: ['Forgiving and reconciling', 'Initiating difficult conversations'],
  },
  {
    key: 'grace-do-the-tenth-who-turned-back',
    point:
      'Luke 17: Jesus teaches on forgiveness, faith and duty, heals ten lepers of whom one returns, and warns that his day will come suddenly.',
    shape: 'letter',
    themes: ['age', 'youth'],
    title: 'Go back and say thank you',
    content:
      'Dear Mr. Nwosu, you taught me fractions at your kitchen table, the year my mother worked late, and I’ve just heard that you still live over the shop. There were ten men who called to Jesus for mercy, and he healed all ten while they were walking. One turned around. I used to think that the nine were rude. Now I think they may have been busy, since I’ve been busy for thirty years. Christ has made me clean of things you never knew about, and I’ve hardly thanked him for those either. May I come on Saturday, and may I bring my daughter, who’s up to fractions?',
    scripture: 'Luke 17:15-16',
    actionPrompt: 'Who did you a good turn years ago and has never heard what came of it?',
    practicalStep: 'Thank one person today, aloud, for something you walked off with.',
    checkInQuestion: 'Did they hear it from you?',
    motivationalNote: 'It isn’t too late. People keep a thank-you for the rest of their lives.',
    actionSteps: [
      'Say what they did, and then what came of it.',
      'If they’ve died, thank God aloud, and tell the family if you know them.',
      'If they’d rather not hear from you, thank God for them and let that be enough.',
    ],
    challenges: ['Maintaining long-distance friendships', 'Being vulnerable and authentic'],
  },
  {
    key: 'grace-do-wait-for-the-last-one',
    point:
      '1 Corinthians 11: Paul corrects how the church worships, above all a supper of the Lord at which some feast and others go hungry.',
    shape: 'plain instruction',
    themes: ['meals', 'age', 'work'],
    title: 'Wait for the last one in',
    content:
      'Put the fork down. In Corinth the people with plenty had started already, and the poor sat there hungry, and they called it the Lord’s Supper. Paul tells them what Jesus did with bread on the night he was betrayed. This is for you, he said, and he meant every one of them. After that the rule about dinner is short. Wait for each other. She’s coming straight from work, the bus is late, and Christ has kept her a place.',
    scripture: '1 Corinthians 11:33',
    actionPrompt: 'Sooner or later today you’ll be ahead of another person. Stop, and let them catch up.',
    practicalStep: 'Wait today for one person who’s late or slow, at a table or on the stairs.',
    checkInQuestion: 'Did you wait without a sigh?',
    motivationalNote: 'Nobody ever got to Christ’s table by being quick.',
    actionSteps: ['Keep a plate warm for whoever works latest.', 'Let the one who lives farthest off choose the hour.'],
    challenges: ['Balancing friendship with family time', 'Making time for deep relationships'],
  },
  {
    key: 'grace-do-a-plate-across-the-hall',
    point:
      'Nehemiah 8: Ezra reads the law, the people weep, and they are told to feast and share, for the Lord’s joy is their strength.',
    shape: 'story',
    themes: ['meals', 'marriage', 'illness'],
    title: 'Take a plate to a neighbor',
    content:
      'The sermon had been about patience, and she’d shouted at the children on the way there and on the way back. She said at lunch that she’d better go and lie down until she was a nicer person. Her husband had found the place in Nehemiah. The people heard the law and cried, and they were sent home to eat, and to take something to anyone who had nothing ready. There’s nothing about improving first. She thought of Christ, who’d been patient in her place. So they filled a dish, and the youngest carried it, very slowly, across the hall to a man who had a can of beans open.',
    scripture: 'Nehemiah 8:10',
    actionPrompt: 'Look along your hall or down your street for a kitchen in which nothing’s cooking tonight.',
    practicalStep: 'Offer one person today a helping of whatever you’re having.',
    checkInQuestion: 'Did you offer a helping to anyone?',
    motivationalNote: 'You don’t need to be in good spirits to carry a plate. Often they’re waiting at the other end.',
    actionSteps: [
      'Ask what they can’t eat, and don’t hurry the dish back.',
      'If you’re the one with nothing ready, say yes to whoever offers.',
    ],
    challenges: ['Making time for deep relationships', 'Balancing friendship with family time'],
  },
]);
