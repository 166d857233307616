import { prayers } from '../library-entry.ts';

export const gracePrayers = prayers('Grace in Relationships', [
  {
    key: 'grace-prayer-the-one-who-tires-you',
    urgesContact: true,
    point: 'Colossians 3: those raised with Christ, loved and chosen, put on his patience and forgive as he forgave.',
    shape: 'close reading',
    title: 'Pray for the friend who wears you out',
    content:
      'Bowels of mercies, says the old Bible, and it means a heart that aches for people. Paul hangs it in the closet next to patience and a gentle temper, and tells us to get dressed. You know whom you’ll need it for. Some friends talk past every hint, or bring each lunch around to the same grievance. Bear with them, Paul says, which at least admits that there’s something to bear. Then he says why. Christ forgave you. He put up with twelve men who argued about rank on the way to his death, and he’s put up with you since breakfast. Ask for the coat before you see them.',
    scripture: 'Colossians 3:12-13',
    prayerPrompt:
      'Bring this friend to God by name, and ask for some good thing for them before you ask for any change. Then ask him where you try other people’s patience.',
    encouragement: 'You needn’t enjoy every hour of it. Christ is patient with both of you.',
    focusPoint: 'Borne with, and bearing with',
    actionSteps: [
      'Find three good things in this friend, and say them over before you next meet.',
      'If you need a limit, an hour and no longer, settle it now and keep it kindly.',
      'If this friend frightens you, the word for today is help. Tell someone who can act, and keep away.',
    ],
    challenges: ['Forgiving and reconciling', 'Initiating difficult conversations'],
  },
  {
    key: 'grace-prayer-for-one-who-failed',
    point:
      'Luke 22: on the night of his arrest Jesus foretells Peter’s denial, and has prayed already for his faith and his return.',
    shape: 'scene from Scripture',
    seasons: ['Holy Week'],
    title: 'Pray for a friend who has failed',
    content:
      'It’s still supper. Nobody has denied anything yet, and the fire in the courtyard hasn’t been lit. Jesus looks at Simon and tells him that Satan wants to shake him like wheat. Then he says that he has prayed for him. It’s already done, and he talks about the turning back as if it were sure to happen. You may have a friend who’s out in that courtyard tonight. Pray for them now, and take heart, because your prayer goes up beside his.',
    scripture: 'Luke 22:31-32',
    prayerPrompt:
      'Ask God that your friend’s faith won’t give way, and that they’ll come home sorry and won’t be crushed by it. Ask him to guard what you say about it.',
    encouragement: 'Christ’s prayers for his people don’t depend on how well we pray ours.',
    focusPoint: 'Prayed for already',
    actionSteps: [
      'Once today, decline to add anything to a conversation about another person’s mistake.',
      'Remember who gave you a second welcome, and thank God for that face.',
    ],
    challenges: ['Offering godly counsel', 'Forgiving and reconciling'],
  },
  {
    key: 'grace-prayer-the-one-who-votes-otherwise',
    point:
      'Romans 14: believers who differ over food and days are to receive one another, for each one answers to the Lord who died and rose.',
    shape: 'story',
    themes: ['difference of opinion', 'laughter'],
    title: 'Pray across a disagreement',
    content:
      'They’ve been friends since college, and there’s one subject that they don’t touch. Each thinks that the other’s gone slightly mad. Paul knew a church like that, where some ate meat and some wouldn’t, and dinners were hard going. Before he says who’s right, he asks a question: whose servant is that? One night she tried it. She’d been praying for her friend as a man who was wrong. She began to pray for him as one who has a Master, the same one as hers, the Christ who’d died for them both and was able to keep them standing. They still don’t agree. She’s started to laugh at his jokes again.',
    scripture: 'Romans 14:4',
    prayerPrompt:
      'Think of a Christian friend with whom you disagree over something that Scripture leaves open. Pray for them as a servant of your own Master, and ask him to hold you both up.',
    encouragement: 'God is able to make your friend stand. He can do as much for you, even where you’re mistaken.',
    focusPoint: 'A servant of the same Master',
    actionSteps: [
      'Say one true good thing about them to a friend on your own side.',
      'Ask them to explain it once more, and only listen.',
    ],
    challenges: ['Initiating difficult conversations', 'Forgiving and reconciling'],
  },
  {
    key: 'grace-prayer-the-tax-collectors-way-home',
    point:
      'Luke 18: to people who trusted in themselves Jesus tells of two men at prayer, and the one who asked for mercy went home justified.',
    shape: 'close reading',
    seasons: ['Lent'],
    title: 'Pray it once, and go home',
    content:
      'Two men went up to pray, and one of them had plenty to report. The tax collector has nothing. He asks for mercy, in seven words, with his eyes on the floor. Then he goes home, and Jesus says that he went home right with God, whatever he may have felt like. If you’re a person who prays for mercy every night and gets up again to check whether you meant it, look at who’s telling the story. Jesus knows how that prayer is answered. He was already on the road to Jerusalem to see to it. Pray it once. Then go down to your house and get some sleep.',
    scripture: 'Luke 18:13-14',
    prayerPrompt:
      'Ask God for mercy, once, in your own words. Then think of someone you’ve compared yourself with, and ask the same mercy for them.',
    encouragement: 'You needn’t be sure of yourself to be safe with Christ.',
    focusPoint: 'Mercy asked, mercy given',
    actionSteps: [
      'If you confess one thing over and over, ask your pastor to sit with you over it.',
      'Thank God for one person you’ve looked down on.',
    ],
    challenges: ['Being vulnerable and authentic', 'Forgiving and reconciling'],
  },
  {
    key: 'grace-prayer-tired-of-keeping-up',
    point: 'Matthew 11: rejected by whole towns, Jesus thanks his Father, and calls the weary to himself for rest.',
    shape: 'letter',
    themes: ['youth', 'online friends'],
    title: 'When you can’t keep up with everyone',
    content:
      'Dear Mateo, you said you’d muted everybody for the weekend because you couldn’t keep up. I believe it. I’ve seen you answer nine people under the table at lunch and look lonelier after each. Jesus tells tired people to come before they’ve caught up with anything. He’s gentle, and the yoke he gives them fits. You can’t be behind with him. Sit there for a while. The nine will keep, and they’re his to keep.',
    scripture: 'Matthew 11:28-30',
    prayerPrompt:
      'Tell Jesus what you’re tired of keeping up. Ask for the rest that he offers, and for one friend with whom you don’t have to perform.',
    encouragement: 'He knows which of those people need you today, and it may be fewer than nine.',
    focusPoint: 'A yoke that fits',
    actionSteps: [
      'Leave the phone in a drawer for one meal.',
      'Choose one of them whom you know in person, and go and see their face.',
    ],
    challenges: [
      'Being vulnerable and authentic',
      'Making time for deep relationships',
      'Maintaining long-distance friendships',
    ],
  },
  {
    key: 'grace-prayer-go-in-green',
    point:
      'Psalm 73: Asaph envied the wicked until he went into God’s sanctuary; there he saw their end, and that God himself is his portion.',
    shape: 'question and answer',
    themes: ['envy'],
    title: 'What to do with envy',
    content:
      'What can you do when you’ve come home from a friend’s new house, and you’re green? You won’t talk yourself out of it. Asaph couldn’t, and he’d nearly lost his footing over it. Then he went in to where God is. By the end there’s nothing on earth that he’d take in exchange. Don’t you have to be nobler before you can go in? Jesus has opened the way, and he hasn’t posted anyone at the gate. Go in as you are, and look at him until it’s enough.',
    scripture: 'Psalm 73:25-26',
    prayerPrompt:
      'Tell God whose life you’d like, and which part. Stay there until you’ve thanked him for being yours.',
    encouragement: 'In Christ you’ve been given God himself. Your friend hasn’t got more than that.',
    focusPoint: 'My portion',
    actionSteps: [
      'Keep away for today from the feed or the street where it gets worse.',
      'Ask your friend about the hard side of the thing you envy.',
    ],
    challenges: ['Being vulnerable and authentic', 'Forgiving and reconciling'],
  },
  {
    key: 'grace-prayer-fourth-at-the-table',
    point: 'Mark 2: Jesus forgives, eats with tax collectors and sinners, and answers those who ask why.',
    shape: 'story',
    themes: ['unbelieving friends', 'laughter', 'age'],
    title: 'Pray for the friends who tease you',
    content:
      'She’s the only believer in a card game that’s met for thirty years. They tease her about church, and each of them has called her at midnight at one time or another. A man from church once asked her whether she couldn’t find friends with more in common. Jesus was asked much the same about his table, and he said that it’s the sick who need a doctor. She’d never thought of the other three as patients. She says that the way she counts it, there are four, and the doctor has been to see her already. This week it’s her turn to bring the dip.',
    scripture: 'Mark 2:17',
    prayerPrompt:
      'Pray for friends who don’t share your faith, as one who needed the doctor too. Thank Christ for coming to your own house first.',
    encouragement: 'Jesus has been asked why he eats with people like us, and he had his answer ready.',
    focusPoint: 'Four of us at the table',
    actionSteps: [
      'Keep the next date with them, and be in good spirits.',
      'If they tease you, tease back, and stay kind.',
    ],
    challenges: ['Making time for deep relationships', 'Initiating difficult conversations'],
  },
  {
    key: 'grace-prayer-even-manasseh',
    urgesContact: true,
    point:
      '2 Chronicles 33: Manasseh fills Jerusalem with idols, is carried off, prays, and is heard; after him his son goes the old way.',
    shape: 'scene from Scripture',
    themes: ['unbelieving friends'],
    title: 'Pray again for a lost cause',
    content:
      'It’d be hard to find a worse king than Manasseh. He put idols in the temple, and he burned his own sons. Then the Assyrians carried him off to Babylon, and there he prayed. He went down very low in it, and God let himself be asked, and brought him home. He couldn’t bring back what he’d burned, and his son took up the old ways after him. Still he’d been heard. You’ll find his name again in Matthew, among the forefathers of Jesus, who came to save that sort of person. Is there one you’ve stopped praying for?',
    scripture: '2 Chronicles 33:12-13',
    prayerPrompt:
      'Say the name that you’d given up saying. Ask God for mercy on them, and ask that they’d come to want it.',
    encouragement: 'You don’t have to see how it could happen. Christ has had people in his family from farther off.',
    focusPoint: 'Even Manasseh',
    actionSteps: [
      'Ask a friend whom they’ve stopped praying for, and take that name on together.',
      'If this person has harmed you, pray from a safe distance. God can forgive them without your going near.',
    ],
    challenges: ['Forgiving and reconciling', 'Offering godly counsel'],
  },
  {
    key: 'grace-prayer-lean-back',
    point:
      'Psalm 131: David has stopped reaching for what’s too great for him; his soul is like a weaned child, and Israel may hope too.',
    shape: 'plain instruction',
    title: 'Two minutes of wanting nothing',
    content:
      'Do nothing for two minutes. Sit as a small child sits on its mother’s lap once it’s been weaned, glad that she’s there and not after anything. That’s the picture in the psalm, and the man who drew it had a kingdom to run. The great matters will keep. So will your friend, and the thing that you’d meant to fix in her. Christ has finished the one job that couldn’t be left, and you may lean back, as far as you like.',
    scripture: 'Psalm 131:2',
    prayerPrompt:
      'Tell God which matter is too great for you, and then say no more about it. Ask him to be enough for you while you sit there.',
    encouragement: 'If your mind runs off twenty times, fetch it back twenty times. You aren’t being graded.',
    focusPoint: 'Like a child on a lap',
    actionSteps: [
      'Sit with a friend for a while today and let there be no subject.',
      'Stop arranging one thing that belongs to another person.',
    ],
    challenges: ['Making time for deep relationships', 'Balancing friendship with family time'],
  },
  {
    key: 'grace-prayer-received',
    point:
      '1 Corinthians 4: to people who boast of one preacher over another Paul says that all they have was given, and that apostles are servants.',
    shape: 'close reading',
    themes: ['envy', 'work'],
    title: 'Unwrap it, and say thank you',
    content:
      'The church in Corinth was boasting about which preacher it had, and Paul let the air out with a question. What have you got, he asks, that you didn’t receive? Your good ear was given to you, and so was the aunt who paid for the lessons. Christ was given to you, and you hadn’t sent for him. It’s hard to look down on a friend when you’re holding nothing that you didn’t unwrap.',
    scripture: '1 Corinthians 4:7',
    prayerPrompt:
      'Go through one room of your life with God, and say of each good thing there that it was given to you. Come to Christ last. Then thank him for something that a friend was given.',
    encouragement: 'You’re no poorer for finding out that it was all a gift.',
    focusPoint: 'What I’ve received',
    actionSteps: [
      'Thank whoever first put it into your hands, whether a teacher or an aunt.',
      'Enjoy a friend’s gift out loud today, and don’t mention your own.',
    ],
    challenges: ['Being vulnerable and authentic', 'Finding trustworthy friends'],
  },
  {
    key: 'grace-prayer-and-the-cows',
    urgesContact: true,
    point:
      'Jonah 4: Jonah is furious that God has spared Nineveh, and God shows him by a gourd how he himself pities the great city.',
    shape: 'question and answer',
    themes: ['envy', 'laughter', 'difference of opinion'],
    title: 'When the wrong people do well',
    content:
      'What was Jonah so cross about? God had been kind to the wrong people. Then why did God grow him a plant? You can’t reason with a man who’s sulking, so God gave him shade for a day and took it away again, and Jonah minded more about the plant than he’d minded about a city. And after that? God asked him a question. Shouldn’t I pity a hundred and twenty thousand people who don’t know their left hand from their right? And all those cows? The book stops there. Jonah had gone outside the walls to see what would become of Nineveh. Jesus looked at his own city and wept, and he went in.',
    scripture: 'Jonah 4:10-11',
    prayerPrompt:
      'Tell God as bluntly as Jonah did whose good news you can’t stand. Let him ask you why. Ask him for a share in his pity, and thank him for the day it reached you.',
    encouragement: 'God stayed and talked with Jonah at his worst. For Christ’s sake he’ll hear you at yours.',
    focusPoint: 'And also much cattle',
    actionSteps: [
      'Say one fair thing about a person or a party that you enjoy disliking.',
      'If it’s someone who’s harmed you, pity from God doesn’t mean that you must go near them.',
    ],
    challenges: ['Forgiving and reconciling', 'Being vulnerable and authentic'],
  },
  {
    key: 'grace-prayer-the-lunch-table',
    point:
      'Hebrews 4: God’s rest is still promised and his word lays us bare, so hold fast to Jesus the great high priest, and come.',
    shape: 'letter',
    themes: ['youth', 'Christ as Friend'],
    title: 'Too small to pray about',
    content:
      'Dear Mei, you told me that you don’t pray about the lunch table, because God’s got wars to see to. I’m sixty-one, and this morning I asked him to help me walk into a room where everyone had a name tag. Hebrews says that we have a high priest who’s touched by our infirmities, which is to say the places where we’re weak. Jesus has been fourteen. He’s been stared at and left out and tempted, and he never gave way to it. He’s the one on the throne, and you may walk right up. Bring the lunch table with you.',
    scripture: 'Hebrews 4:15-16',
    prayerPrompt:
      'Bring Christ the thing you’ve thought too small or too silly. Tell him what it’s like from the inside, and ask for help in time for it.',
    encouragement: 'He doesn’t sort what you bring by size.',
    focusPoint: 'You may walk right up',
    actionSteps: [
      'Tell a younger friend about something small that you’ve prayed for lately.',
      'In the next room you’re in, look for the one with nobody to sit by.',
      'If you’re being treated cruelly, tell an adult today who can put a stop to it.',
    ],
    challenges: ['Being vulnerable and authentic', 'Finding trustworthy friends'],
  },
]);
