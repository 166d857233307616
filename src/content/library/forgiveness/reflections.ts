import { reflections } from '../library-entry.ts';

export const forgivenessReflections = reflections('Forgiveness and Reconciliation', [
  {
    key: 'forgiveness-reflection-the-debt-behind-you',
    urgesContact: true,
    point: 'Ephesians 4: put away bitterness and forgive one another, as God for Christ’s sake forgave you.',
    shape: 'close reading',
    title: 'Even as you were forgiven',
    content:
      'How much is enough? Paul has one measure for it, and it comes in two short words. Be kind, he says, and tender, and forgive, even as God forgave you for Christ’s sake. You’d never guess from some of us that anyone let us off first. We walked away years ago with the torn bill in our hands, and we felt light, and then that wore off. Now we can be bitter for a month about a borrowed ladder. Read the two words again, slowly, and follow them back to where they come from. Christ is there, who paid, and who has never asked for it back.',
    scripture: 'Ephesians 4:31-32',
    quote: 'philpot-all-buried',
    reflectionQuestions: [
      'When did you last feel the size of what you’ve been forgiven?',
      'What small thing are you still trying to collect, and from whom?',
      'How can you tell forgiving from the heart from only saying so?',
    ],
    gratitudePrompt: 'Thank God for one sin that he’s forgiven you, and for what it cost his Son.',
    tomorrowPreparation:
      'Before you meet anyone tomorrow, say the Lord’s Prayer slowly, and stop where it speaks of forgiving.',
    actionSteps: [
      'Read the parable of the two servants in Matthew 18, and picture the two amounts.',
      'Tell God the name of someone who wronged you in a small way, and let it go.',
    ],
    challenges: ['Forgiving and reconciling'],
  },
  {
    key: 'forgiveness-reflection-pardon-and-trust',
    urgesContact: true,
    point:
      'John 2: many believed when they saw signs, and Jesus did not entrust himself to them, because he knew them.',
    shape: 'question and answer',
    themes: ['betrayal'],
    title: 'Forgiving someone you cannot trust',
    content:
      'If I’ve forgiven him, do I have to trust him? No. They’re two things, though they’re often sold in one box. Forgiving leans on what Christ has done, however long it takes you to get there. Trust leans on what the other person does, and it grows about as fast as the evidence. Nobody has loved people as Jesus did. Plenty of them in Jerusalem that week believed, after a fashion, and he still didn’t put himself in their hands, because he knew what was in them. So if somebody has harmed you, keeping away can be right. Staying safe isn’t a failure to forgive, and no one who loves you should tell you that it is.',
    scripture: 'John 2:24-25',
    quote: 'flavel-bound-to-trust',
    reflectionQuestions: [
      'Whom have you forgiven and still can’t rely on, and is there some peace in saying so?',
      'What would count, for you, as real evidence of change?',
      'Where have you wanted to be trusted again sooner than you’d earned it?',
    ],
    gratitudePrompt: 'Thank God for someone who’s proved trustworthy over years.',
    tomorrowPreparation:
      'Settle on one limit, or one small step of trust, that would be wise tomorrow. If the matter is serious, ask someone safe first.',
    actionSteps: [
      'Finish two sentences aloud: what I’ve forgiven, and what I don’t trust yet.',
      'Keep one promise today to someone who’s learning to trust you again.',
    ],
    challenges: ['Forgiving and reconciling', 'Finding trustworthy friends', 'Initiating difficult conversations'],
  },
  {
    key: 'forgiveness-reflection-we-be-brethren',
    urgesContact: true,
    point:
      'Genesis 13: Abram ends the strife with Lot by letting him choose the land, and the Lord renews his promise.',
    shape: 'scene from Scripture',
    maxim: true,
    title: 'Let the other one choose',
    content:
      'Christ had every right there is, and he gave it up, to make a family out of people who were fighting over grass. Abram only saw him from far off. There wasn’t enough pasture for two flocks, and the herdsmen had begun to fight. He was the elder, and the promise was his, so he could have sent his nephew packing. He said that they were family and there was to be no quarrel, and he let Lot choose. Lot looked over the valley and took the best of it. God met Abram in what was left, and told him to look as far as he could in every direction. A child of God can give up a good deal of grass.',
    scripture: 'Genesis 13:8',
    quote: 'smith-lawyer-to-end-quarrels',
    reflectionQuestions: [
      'What are you and someone close to you really fighting over?',
      'What would it cost you to let them choose first?',
      'When did an argument end because you both remembered whose you were?',
    ],
    gratitudePrompt: 'Thank God for a relative or a friend who once let you have the better part.',
    tomorrowPreparation: 'Think of one small matter tomorrow in which someone else could have first pick.',
    actionSteps: [
      'Let another person decide tonight what you eat or watch.',
      'If you’re afraid of the one you’re at odds with, leave this be and speak to someone who can help you.',
    ],
    challenges: ['Forgiving and reconciling', 'Balancing friendship with family time'],
  },
  {
    key: 'forgiveness-reflection-for-mine-own-sake',
    point: 'Isaiah 43: the Lord, who has been wearied by his people’s sins, forgives them for his own sake.',
    shape: 'close reading',
    title: 'Why God lets it go',
    content:
      'What Jesus carried away on the cross, God had said long before that he would wipe out, and he had said why. I, even I, he begins, and then, for my own sake. He has just told Israel that they’ve brought him nothing, and have worn him out with their sins. There is no reason left standing in them. He finds it in himself. He will forgive because of who he is, and nobody can take that away from him. If you’re Christ’s, then nobody can take it away from you. You may have a better memory than God does. When it reads you old pages at two in the morning, tell it that they’ve been wiped, and whose hand did it, and with whose blood.',
    scripture: 'Isaiah 43:25',
    quote: 'gurnall-ill-opinion',
    reflectionQuestions: [
      'Which old page does your memory read you most often?',
      'What changes for you if the reason lies in God?',
      'What forgiven thing do you still bring up with a friend?',
    ],
    gratitudePrompt: 'Thank God for something he’s never once held up to you.',
    tomorrowPreparation: 'If a friend’s old mistake comes to mind tomorrow, let it go by unsaid.',
    actionSteps: [
      'Read Isaiah 43:22-25, and count what Israel brought.',
      'Go to bed ten minutes early, and make this verse the last thing you read.',
    ],
    challenges: ['Forgiving and reconciling', 'Being vulnerable and authentic'],
  },
  {
    key: 'forgiveness-reflection-east-from-west',
    point: 'Psalm 103: the Lord is slow to anger, and takes his people’s sins as far from them as east from west.',
    shape: 'letter',
    title: 'As far as east from west',
    content:
      'My dear friend, thank you for telling me. You asked how far off it is by now, when it’s been nineteen years and you can still see the hallway and her face. Jesus took it away on his own back, outside the city, and David will tell you where it’s gone. Go north and you’ll run out of north. Go east and you can keep going; you’ll never reach the spot where it turns into west. God has moved it that far from you. How it looks to her, I can’t say, and it’s not for you to go and ask. If she ever wants to hear that you’re sorry, she can let you know. Till then, let her be. Christ has forgiven you, and I’m still coming for lunch.',
    scripture: 'Psalm 103:11-12',
    quote: 'watson-gives-a-legacy',
    reflectionQuestions: [
      'How far away does your worst day seem to you?',
      'What do you imagine God sees when he looks at you?',
      'Who’s owed an apology from you, and have they said that they’d want it?',
    ],
    gratitudePrompt: 'Thank God for a person who knows the worst of you and still sits next to you.',
    tomorrowPreparation: 'Work out before you sleep which way is east, so that tomorrow’s sunrise can remind you.',
    actionSteps: [
      'Face east for a moment, and say the verse.',
      'If a friend has told you something hard about themselves, let them hear again that you’re glad they did.',
    ],
    challenges: ['Forgiving and reconciling', 'Being vulnerable and authentic', 'Offering godly counsel'],
  },
  {
    key: 'forgiveness-reflection-euodia-and-syntyche',
    urgesContact: true,
    point:
      'Philippians 4: Paul pleads with two women who had worked beside him to agree in the Lord, and asks for help.',
    shape: 'question and answer',
    themes: ['difference of opinion', 'heaven'],
    title: 'Which of the two was right',
    content:
      'Who was right, Euodia or Syntyche? Paul doesn’t tell us. All that’s left of the matter, after two thousand years, is that they fell out. He’s fond of both; they’d toiled at his side. He pleads with the one and then with the other, and gives each the same verb, so that neither’s singled out. Agree in the Lord, he says. They had the same Jesus, and he was bigger than whatever it was. Then he asks a third person to help, since some quarrels don’t mend with two in the room. Both their names, he adds, are in the book of life. They were going to meet in heaven, and he longed to see them at one table before that.',
    scripture: 'Philippians 4:2-3',
    quote: 'augustine-old-friendship-recent-offence',
    reflectionQuestions: [
      'Which disagreement of yours has outlived its reason?',
      'Who could be the third person, and have you asked them?',
      'What did the two of you once do well together?',
    ],
    gratitudePrompt: 'Thank God for something good you did with a friend before you fell out.',
    tomorrowPreparation: 'Choose two people who are at odds, and pray for both tomorrow without taking sides.',
    actionSteps: [
      'Say one true, good thing about a person you disagree with.',
      'If you’re asked to help two friends, hear each of them out before you say anything.',
    ],
    challenges: ['Forgiving and reconciling', 'Offering godly counsel', 'Initiating difficult conversations'],
  },
  {
    key: 'forgiveness-reflection-brother-saul',
    urgesContact: true,
    point: 'Acts 9: Jesus stops Saul the persecutor on the road, and sends Ananias to him with sight and the Spirit.',
    shape: 'scene from Scripture',
    themes: ['unbelieving friends'],
    title: 'Brother Saul, of all people',
    content:
      'Ananias had heard about this man from plenty of people, and he told the Lord so. He was the one with the papers, sent to Damascus to haul believers away, and now he sat blind in a house on Straight Street. Go, said Jesus. So Ananias went in to someone who’d have put him in chains, and laid his hands on him. Brother Saul, he said. It’s the first word a Christian spoke to Paul, as far as we’re told, after that road. Nobody asked Ananias to hand over the church’s addresses the same night. He was asked to believe that Jesus had made this man his brother. If there’s something you wish on an enemy, wish him that.',
    scripture: 'Acts 9:17',
    quote: 'augustine-wish-eternal-life',
    reflectionQuestions: [
      'Whom can you hardly picture as a brother or a sister?',
      'What did Ananias need to hear from Jesus before he could go?',
      'Whose welcome do you remember from when you first believed?',
    ],
    gratitudePrompt: 'Thank God for the first Christian who treated you as family.',
    tomorrowPreparation: 'Pray tomorrow for one person whose change of heart would astonish you.',
    actionSteps: [
      'Ask someone at church this week how they came to believe.',
      'If a person has harmed you, do your wishing from a safe distance.',
    ],
    challenges: ['Forgiving and reconciling', 'Finding trustworthy friends'],
  },
  {
    key: 'forgiveness-reflection-while-it-is-small',
    urgesContact: true,
    point:
      'Proverbs 28: sayings on the upright and the wicked; sin that’s covered spoils everything, and sin confessed finds mercy.',
    shape: 'plain instruction',
    seasons: ['Lent'],
    title: 'While it is still small',
    content:
      'Because of Jesus, you already know what God says when you stop covering up. He says mercy. So the worst you’re facing is an annoyed friend, and today would be good, while it’s small. You forgot, or you were sharp, or you told that story without asking her. Nobody has brought it up. Leave it, and it skins over like old paint, and in a year there’s a skin on the whole friendship. Proverbs holds that covering up never works out, and that whoever owns a thing and quits it finds mercy. Two sentences will do. I did this. I’m sorry.',
    scripture: 'Proverbs 28:13',
    quote: 'cassian-well-timed-regret',
    reflectionQuestions: [
      'What have you been hoping nobody would bring up?',
      'What do you usually add after the word sorry?',
      'How do you picture God’s face when you own up to him?',
    ],
    gratitudePrompt: 'Thank God for a time when you owned up and were met with mercy.',
    tomorrowPreparation: 'Settle tonight whom you’ll say it to, and find the two sentences.',
    actionSteps: [
      'Own up to one small thing, and don’t give your reasons.',
      'If you’ve owned up to this before, once was enough. Leave it with Christ.',
    ],
    challenges: ['Forgiving and reconciling', 'Initiating difficult conversations'],
  },
  {
    key: 'forgiveness-reflection-this-thy-brother',
    urgesContact: true,
    point:
      'Luke 15: to people who minded whom he ate with, Jesus tells of a lost sheep, a lost coin and two lost sons.',
    shape: 'close reading',
    themes: ['envy', 'meals'],
    title: 'The one who stayed outside',
    content:
      'Jesus had been eating with the wrong people, and the right people stood outside and disapproved. So he told them about a man outside his own home, with music coming through the wall. The man’s facts are straight. He did stay. He did the work. No one ever gave him so much as a goat. This thy son, he calls the one who’s come home, as though they weren’t related. And his father comes out for him as well. He doesn’t argue about the goat. What’s mine is yours, he says, and that’s your brother in there. There Jesus stops, and the man is still outside. Jesus had come a long way from home himself to ask such people in.',
    scripture: 'Luke 15:31-32',
    quote: 'horton-loving-and-friendly',
    reflectionQuestions: [
      'Whose welcome has made you feel passed over?',
      'What do you call that person when you’re angry?',
      'What have you had all along and stopped seeing?',
    ],
    gratitudePrompt: 'Thank God for something that’s been yours the whole time.',
    tomorrowPreparation: 'Be glad out loud tomorrow about one good thing that has come to someone else.',
    actionSteps: [
      'Read Luke 15:25-32 as though you were the elder son.',
      'Name to God the one you resent, with brother or sister in front of the name.',
    ],
    challenges: ['Forgiving and reconciling', 'Balancing friendship with family time'],
  },
  {
    key: 'forgiveness-reflection-those-we-hurt',
    urgesContact: true,
    point: '1 Samuel 24: David spares Saul in the cave, and Saul weeps and owns that David is the better man.',
    shape: 'question and answer',
    themes: ['betrayal'],
    title: 'Why we avoid those we hurt',
    content:
      'Why is it so hard to like a person you’ve wronged? We cross the street. They know something about us, and we think we see it in their face. Saul had hunted David from place to place, and then he came out of a cave alive because David let him. For one minute the king saw it, and said in tears who was the better man. It didn’t last. He was sorry and he wasn’t changed, and David kept his distance. Jesus is different with those who’ve wronged him. He goes after them, and he makes them new. If you did the hurting, begin with him. If the one you hurt wants the street between you, leave it there. Christ can make you clean on this side of it.',
    scripture: '1 Samuel 24:17',
    quote: 'spurgeon-one-he-has-injured',
    reflectionQuestions: [
      'Whom do you avoid because of something you did?',
      'What have you said about them since, to feel better?',
      'Where do you take your guilt when you can’t stand it?',
    ],
    gratitudePrompt: 'Thank God for someone you wronged who was kind to you.',
    tomorrowPreparation: 'If you’ve run down a person you hurt, stop tomorrow, even if the others go on.',
    actionSteps: [
      'Tell God what you did, from where the other person stood.',
      'If an apology would be welcome, make it. If they’ve asked you to keep away, do that, and talk to a pastor.',
    ],
    challenges: ['Forgiving and reconciling', 'Initiating difficult conversations'],
  },
  {
    key: 'forgiveness-reflection-the-kind-reading',
    urgesContact: true,
    point: '1 Peter 4: with the end near and trials at hand, believers are to pray, love each other warmly, and serve.',
    shape: 'letter',
    themes: ['online friends'],
    title: 'The kindest way to read it',
    content:
      'You asked me, my friend, what I’d make of that message of hers. Christ has covered so much in me that I’d like to be slow. I’ve read it four times. It could be cold. It could also have been typed on a bus with a child on her knee, and Peter would go for the bus. Keep love hot, he says (charity, in the old Bibles); it covers a great many sins. He isn’t telling us to hush up harm. He’s writing to people under fire, who’ll need each other badly. Christ did the deep covering, with his life, and leaves us the shallow end: a clipped reply, or a birthday that slipped. If she’d asked you to let her be, you’d do it. She hasn’t, so ask her.',
    scripture: '1 Peter 4:8',
    quote: 'perkins-excuse-his-intent',
    reflectionQuestions: [
      'Whose words do you always read in the worst tone?',
      'When were you wrong about what a friend meant, and how did you find out?',
      'Is there anything that mustn’t be covered, because it’s doing harm?',
    ],
    gratitudePrompt: 'Thank God for a friend who took something you said in the best sense.',
    tomorrowPreparation: 'Read the first short reply you get tomorrow as though the sender were smiling.',
    actionSteps: [
      'Think up two kind explanations for something that stung. If you were asked for distance, there’s nothing to explain: give it.',
      'If it still matters tonight, ask the person what they meant.',
    ],
    challenges: ['Forgiving and reconciling', 'Maintaining long-distance friendships'],
  },
  {
    key: 'forgiveness-reflection-your-half',
    urgesContact: true,
    point:
      'Romans 12: in view of God’s mercies, offer yourselves to him; as far as it rests with you, be at peace with all.',
    shape: 'story',
    title: 'As much as rests with you',
    content:
      'Two brothers hadn’t spoken since the house was sold. The younger one thought about it on the train for the best part of a year, and then he rang. He was sorry for his share of it, he said, and he’d like to go for a walk, and he’d understand if not. There was a long breath, and it was a no. He told his wife that he’d slept that night, all the same, for the first time in months. If it’s possible, Paul writes, and as much as rests with you. Some of it doesn’t. Christ has made the peace that no brother could make, and what’s left unfinished among his people, he’ll finish. So do your share, and leave the rest where he can see to it.',
    scripture: 'Romans 12:18',
    quote: 'calvin-where-peace-is-cultivated',
    reflectionQuestions: [
      'Where have you done your share and been refused?',
      'Which part of a quarrel is truly yours?',
      'Where are you working for a peace that isn’t possible, or isn’t safe?',
    ],
    gratitudePrompt: 'Thank God for one peace that’s held.',
    tomorrowPreparation: 'Decide what your own share would be, and leave the other person’s alone tomorrow.',
    actionSteps: [
      'Say sorry for your share, and for that only.',
      'If you’ve been told no, pray for the person, and don’t ask again.',
    ],
    challenges: ['Forgiving and reconciling', 'Balancing friendship with family time'],
  },
]);
