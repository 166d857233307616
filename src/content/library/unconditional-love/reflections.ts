import { reflections } from '../library-entry.ts';

export const unconditionalLoveReflections = reflections("God's Unconditional Love", [
  {
    key: 'love-reflection-able-and-ready',
    point: 'Psalm 103: the Lord forgives and pities his children as a father who remembers that they are dust.',
    shape: 'story',
    title: 'Children do not make appointments',
    content:
      'Jesus taught us to begin with a word that children use. Father, we say, and most of us say it politely, as if we’d come about a loan. Then a girl comes off her bike in the church parking lot. She holds up her knee and howls, and her father is over the wall before she’s drawn breath for the second one. He doesn’t ask whose fault it was. David knew the Lord like that, tender toward those who fear him, because he hasn’t forgotten the dust we’re made of. You may come as she came. Jesus opened that way for you with his own life, and perhaps for the friend you find hardest to like, who’s down on the same gravel.',
    scripture: 'Psalm 103:13-14',
    quote: 'sheffield-sick-child',
    reflectionQuestions: [
      'Which is easier for you to believe: that God can help you, or that he’s ready to?',
      'Whom would you see differently if you thought of them as a child of the same Father?',
      'If father is a hard word for you, what could you tell God about that?',
    ],
    gratitudePrompt: 'Thank God for a time when you came to him with nothing prepared and weren’t sent away.',
    tomorrowPreparation: 'Tomorrow, say the first two words of the Lord’s Prayer with one friend in mind.',
    actionSteps: [
      'Stay with the word Father for a full minute before you ask for anything.',
      'Ask God for one thing that a friend of yours needs from a father.',
    ],
    challenges: ['Being vulnerable and authentic', 'Forgiving and reconciling'],
  },
  {
    key: 'love-reflection-what-friends-cannot-carry',
    point:
      'Zephaniah 3: after judgment the Lord himself comes into the midst of his humbled people to save and to sing over them.',
    shape: 'close reading',
    title: 'The God who sings over you',
    content:
      'Listen for who is singing. A few lines up the people are told to sing, but the last voice in the song is God’s own. He has taken away the judgment that stood against them, and he comes to live among them, and he is glad, out loud, over a handful of poor and limping people. The judgment had to fall somewhere. It fell on Jesus, and that’s why the song can be so happy. If this is how you are loved, then a message left unanswered until evening is only a late message. None of your friends was ever meant to sing over you like that. One does, and he will never be tired of it.',
    scripture: 'Zephaniah 3:17',
    quote: 'goodwin-how-well-he-could-love',
    reflectionQuestions: [
      'Where are you quickest to hear rejection in a silence?',
      'What have you been asking of a friend, or of someone at home, that only God can give?',
      'What changes this evening if the Lord is glad of you in Christ?',
    ],
    gratitudePrompt:
      'Name a friend whose company you can enjoy without needing anything from it, and thank God for that freedom.',
    tomorrowPreparation:
      'When a reply is late tomorrow, let it remind you to pray for the person, and leave their mind unread.',
    actionSteps: [
      'Leave your phone in another room for twenty minutes.',
      'Sing one verse of a hymn, under your breath if you must.',
    ],
    challenges: ['Balancing friendship with family time', 'Being vulnerable and authentic'],
  },
  {
    key: 'love-reflection-two-days-more',
    point: 'John 11: Jesus lets the friend he loves die, weeps at the tomb, calls him out, and is condemned for it.',
    shape: 'scene from Scripture',
    themes: ['illness', 'bereavement'],
    title: 'Loved, and kept waiting',
    content:
      'It was a short message: the one you love is ill. You’d expect Jesus to run. John tells us that he loved Martha, and Mary, and their brother, and in the next breath that he stayed where he was for two days. The sisters had no way to read those days except as absence. Both of them said so to his face when he came, and he didn’t scold either one. He asked where the grave was. What he did there cost him, because from that day his enemies planned his own death. You may be in the middle of the two days. The love was there first, and it hasn’t gone.',
    scripture: 'John 11:5-6',
    quote: 'henry-still-our-friend',
    reflectionQuestions: [
      'Where are you waiting, and how have you been explaining the delay to yourself?',
      'What would you say to Jesus if you were as blunt as Martha?',
      'Whose message have you left for two days, and why?',
    ],
    gratitudePrompt: 'Thank God for help that came later than you’d asked and was still help.',
    tomorrowPreparation: 'If anyone’s waiting on you tomorrow, tell them early how long it’s likely to be.',
    actionSteps: [
      'Tell God in one sentence what you think he’s late for.',
      'Ask a friend who’s waiting on a doctor or an employer how the waiting goes.',
    ],
    challenges: ['Being vulnerable and authentic', 'Maintaining long-distance friendships'],
  },
  {
    key: 'love-reflection-voice-of-weeping',
    point:
      'Psalm 6: worn out with groaning, David begs the Lord for mercy, and is sure that his weeping has been heard.',
    shape: 'close reading',
    title: 'A voice with no words in it',
    content:
      'There’s a way of praying that is mostly crying, and Jesus has done it. Hebrews tells us of the tears, and says that he was heard. David had been there long before, for a whole night, with the bed wet through, too worn out for sentences. Then his psalm turns. Outside the room nothing has changed, but the Lord has heard the sound he was making, and he knows it. Most of us see to it that there’s no sound. If you are lying awake tonight with a sleeve against your mouth, it is heard through the sleeve. It is a prayer already. You have a Savior who knows how that one goes.',
    scripture: 'Psalm 6:8',
    quote: 'spurgeon-tears-are-understood',
    reflectionQuestions: [
      'What have you cried over that you’ve never told anyone?',
      'Who has let you cry without hurrying you along?',
      'What changes for you if Christ has prayed like that too?',
    ],
    gratitudePrompt: 'Thank God for the last person who saw you upset and stayed in the room.',
    tomorrowPreparation: 'Carry a clean handkerchief tomorrow, and be ready to hand it over without advice.',
    actionSteps: [
      'Read Hebrews 5:7, and stay a minute in the garden with him.',
      'Sit for two minutes with whatever’s sore, and leave it unexplained.',
    ],
    challenges: ['Being vulnerable and authentic', 'Finding trustworthy friends'],
  },
  {
    key: 'love-reflection-while-we-were-enemies',
    urgesContact: true,
    point:
      'Romans 5: those whom faith makes right with God have peace, since Christ died for them while they were enemies.',
    shape: 'question and answer',
    themes: ['difference of opinion'],
    title: 'Before you were on his side',
    content:
      'Did God wait until you’d come around? Paul’s word for what we were is enemies, and he isn’t laying it on. It was then that the Son died, and it was then that peace was made. That puts the hard part behind us. If Christ’s death could bring God’s enemies home, Paul reasons, his life can surely keep them there. So on a day when you’ve been no use to God or anyone, you haven’t slid back to the start. You were never loved for taking the right side. It leaves you freer, too, with the neighbor who can’t stand you. You’ve seen what can be done with an enemy.',
    scripture: 'Romans 5:10',
    quote: 'henry-loves-at-all-times',
    reflectionQuestions: [
      'On which days do you suspect that God’s love has cooled?',
      'How would you treat a difficult neighbor if that peace were the ground you stood on?',
      'Who took your part before you’d given them any reason to?',
    ],
    gratitudePrompt: 'Give thanks that peace with God was made without your help.',
    tomorrowPreparation:
      'Think of someone at work who’s usually against you, and ask God for their good before you meet.',
    actionSteps: [
      'Say aloud what you were like when God first loved you, and end with thank you.',
      'Leave one sharp reply unmade today.',
    ],
    challenges: ['Forgiving and reconciling', 'Initiating difficult conversations'],
  },
  {
    key: 'love-reflection-the-good-plates',
    point:
      'Ephesians 2: God made the dead alive with Christ, by grace through faith, to show his kindness in all ages.',
    shape: 'story',
    themes: ['heaven', 'meals'],
    seasons: ['Easter'],
    title: 'A kindness that is meant to show',
    content:
      'A woman in our town kept the good plates behind glass, and ate off chipped ones till she died. Her nephew found them, perfect and no use to anyone. Kindness can be kept like that. God’s isn’t. We were dead, Paul says, and God gave us life with Christ, and then comes the reason: for ages without end he means to show how kind he is, and his people are where he’ll show it. In the world to come you’ll be looked at, and God will be thought the better of. You might as well start now. Let a friend see what you’ve been forgiven, or who carried you through the year you don’t talk about.',
    scripture: 'Ephesians 2:4-7',
    quote: 'augustine-sweeter-the-deed',
    reflectionQuestions: [
      'What has God done for you that you keep behind glass?',
      'How does it strike you that God wants his kindness to you to be seen?',
      'Which of your friends has made you think better of God?',
    ],
    gratitudePrompt: 'Name one kindness of God to you this year that nobody else knows of, and thank him.',
    tomorrowPreparation: 'Settle what you could tell a friend tomorrow, in two sentences, about God’s kindness to you.',
    actionSteps: [
      'Use something good today that you’ve been saving: the plates, or the tablecloth.',
      'Tell someone in your house one thing you’re grateful to God for.',
    ],
    challenges: ['Being vulnerable and authentic'],
  },
  {
    key: 'love-reflection-nobody-stood-with-me',
    urgesContact: true,
    point: '2 Timothy 4: near his death Paul charges Timothy to preach, and tells who left him and who stood by him.',
    shape: 'scene from Scripture',
    themes: ['betrayal'],
    title: 'Nobody came, and he stood there',
    content:
      'You can guess at their reasons. It wasn’t safe to be seen next to Paul by then, and when his hearing came around, there was nobody beside him. He doesn’t pretend it was nothing. They left me, he writes, every one. Then he asks God not to hold it against them, as he’d heard Stephen ask under the stones, and as Jesus asked before either of them. He can afford to, because of who did come. The Lord stood with him, he says, and gave him the strength to speak. People can let you down badly, and you may need time to say so. You weren’t as alone as it looked.',
    scripture: '2 Timothy 4:16-17',
    quote: 'burton-known-in-need',
    reflectionQuestions: [
      'When did people you’d counted on stay away?',
      'Can you ask God not to hold it against them, or is it too soon?',
      'Who came when you’d stopped expecting anyone?',
    ],
    gratitudePrompt: 'Thank Christ for an hour when there was nobody else, and you got through it.',
    tomorrowPreparation: 'Find out who has a hard appointment tomorrow, and offer to sit in the waiting room.',
    actionSteps: [
      'Tell God who wasn’t there, by name, and what it was like.',
      'If you once stayed away from a friend who needed you, own up this week and leave your reasons at home.',
    ],
    challenges: ['Finding trustworthy friends', 'Forgiving and reconciling'],
  },
  {
    key: 'love-reflection-still-with-thee',
    point: 'Psalm 139: the Lord has searched David and knows him wherever he goes, from the womb to this morning.',
    shape: 'letter',
    themes: ['singleness'],
    title: 'Waking up alone, and still with him',
    content:
      'Dear Walter, I’ve thought often about that first minute of yours, when the house is silent and there’s nobody to ask how you slept. Jesus told his friends that he’d be with them every day there is, and I take it that he meant the mornings. David woke up to something like it. He’d been trying to count how often God thinks of him, which is like counting a beach, and he must have dropped off, because the next thing we hear is that he’s awake, and still with God. He hadn’t lifted a finger. You were on Christ’s mind, Walter, before you’d found your slippers. May I come to breakfast on Saturday? On the other days, say good morning to him from us both.',
    scripture: 'Psalm 139:17-18',
    quote: 'leighton-company-to-himself',
    reflectionQuestions: [
      'What do you tell yourself in the first minute of the day?',
      'When does being alone do you good, and when does it turn on you?',
      'Who near you wakes to an empty house?',
    ],
    gratitudePrompt: 'Thank God for one comfort of your own home.',
    tomorrowPreparation: 'Before you touch your phone tomorrow, tell God good morning.',
    actionSteps: [
      'Say the last line of the verse aloud, and lean on the word still.',
      'Ask one person who lives alone to eat with you this week.',
    ],
    challenges: ['Finding trustworthy friends', 'Being vulnerable and authentic'],
  },
  {
    key: 'love-reflection-when-mountains-go',
    point:
      'Isaiah 54: after the servant’s suffering the Lord takes back his forsaken people with kindness that cannot be moved.',
    shape: 'plain instruction',
    themes: ['bereavement', 'Christ as Friend'],
    title: 'What stays after the funeral',
    content:
      'Jesus has died, and he is alive, and so there is something that can be said beside a grave. Isaiah says it with mountains. Think of the largest thing you know, and then think of it gone. What is left standing, when even the hills have been carried off, is the kindness of God, and a promise of peace that nothing moves. The chapter before it tells what that promise would cost, and whom. You may have lost someone who felt like a mountain to you. You miss them at the sink, and in the car. Say so to God tonight, and don’t shorten it. Say the name. Then read this verse aloud after the name, as slowly as you need to.',
    scripture: 'Isaiah 54:10',
    quote: 'spurgeon-never-the-heavenly-friend',
    reflectionQuestions: [
      'Who was like a mountain to you?',
      'What did their going show you of what stays?',
      'Which peace of yours doesn’t rest on anyone’s health?',
    ],
    gratitudePrompt: 'Tell God one thing that you loved in a friend who’s died.',
    tomorrowPreparation: 'Tomorrow, say the name of the friend you miss: to someone who knew them, or to God.',
    actionSteps: [
      'Look at an old photograph for a whole minute, and thank God for the day in it.',
      'Read Isaiah 53, and then this verse again.',
    ],
    challenges: ['Being vulnerable and authentic'],
  },
  {
    key: 'love-reflection-unto-the-end',
    point:
      'John 13: on the night he is betrayed Jesus washes the feet of those he loves, and gives them a new command.',
    shape: 'close reading',
    themes: ['betrayal', 'Christ as Friend'],
    seasons: ['Holy Week'],
    title: 'He loved them to the end',
    content:
      'Before he tells us about the basin, John sums up all of it in a line. Jesus loved his own to the end. That can mean up to the last minute, and it can mean all the way, as far as love goes, and John may well want both. Jesus knew what was coming, and he knew the people at the table: one of them had agreed to sell him, another would swear before morning that they’d never met, and the rest would run. He got up from the table and poured water into a basin. If you’re one of his own, there’s a place for you there, with nothing about you still to come out. He isn’t going to learn something next year and think again.',
    scripture: 'John 13:1',
    quote: 'spurgeon-without-fault',
    reflectionQuestions: [
      'What do you catch yourself hoping that Christ doesn’t know?',
      'Which of your friendships would outlast the whole truth?',
      'What could you stop hiding from one person who’s earned your trust?',
    ],
    gratitudePrompt: 'Thank Jesus for a time when you failed him and found him unchanged.',
    tomorrowPreparation: 'Pick one unnoticed job to do tomorrow, at work or at church.',
    actionSteps: [
      'Read John 13:1-17, and count who’s at the table.',
      'Tell God one thing about yourself that he already knows.',
    ],
    challenges: ['Being vulnerable and authentic', 'Forgiving and reconciling'],
  },
  {
    key: 'love-reflection-as-to-a-friend',
    point: 'Exodus 33: after the golden calf Moses pleads that God himself should go with his people, and God agrees.',
    shape: 'question and answer',
    themes: ['Christ as Friend'],
    title: 'The way friends talk',
    content:
      'How do friends talk? They skip the preface, and pick up what was said on Monday, and leave half of it for next time. The Lord spoke with Moses like that, right after the golden calf, when you’d have thought that he was speaking to nobody. Read on, and you’ll hear Moses argue, and remind God of his own words, and ask for more than he’s been given. Could anyone talk to him so? The rest of Israel stood at their tents and watched Moses go in. But in Jesus God has come out to the tents. He sat down by a well and asked for a drink. He let people interrupt him, and he called them friends. If you’re one of his, you needn’t clear your throat.',
    scripture: 'Exodus 33:11',
    quote: 'janeway-what-a-friend',
    reflectionQuestions: [
      'How does your voice change when you pray?',
      'What would you say next if you took God for a friend?',
      'Who taught you, without meaning to, how to talk with God?',
    ],
    gratitudePrompt: 'Thank God for the friend you can call without an excuse.',
    tomorrowPreparation: 'Plan to pray aloud on your way to work tomorrow, as you’d talk to whoever was beside you.',
    actionSteps: [
      'Start today’s prayer in the middle, with what’s on your mind.',
      'Pick up with a friend where the last talk broke off.',
    ],
    challenges: ['Making time for deep relationships', 'Being vulnerable and authentic'],
  },
  {
    key: 'love-reflection-loved-freely',
    point:
      'Hosea 14: the Lord gives his unfaithful people the words to come home with, and promises to heal and love them.',
    shape: 'plain instruction',
    seasons: ['Lent'],
    title: 'Loved freely, after all that',
    content:
      'Since Jesus drank the cup to the bottom, you can read Hosea without bracing yourself. Try the last chapter tonight, with your phone off; it has nine verses. Thirteen chapters come before it, beginning with a marriage in ruins, and all the way through them you wait for God to leave. He stays. He hands his people the words to come home with, and tells them that he’ll heal them and love them freely, which is to say because he wants to. And the anger? It has turned away. If you are Christ’s, there’s none of it left over for you, not for tonight and not for the last day. Read the chapter twice. The second time, put your own name where it says Ephraim.',
    scripture: 'Hosea 14:4',
    quote: 'spalding-because-he-loves-us',
    reflectionQuestions: [
      'What were you sure would make God leave?',
      'How do you behave when you know you’re loved for nothing?',
      'Whom are you kind to only when they’ve earned it?',
    ],
    gratitudePrompt: 'Thank God for love you had as a child from someone who didn’t have to give it.',
    tomorrowPreparation: 'Give away something small tomorrow that nobody asked for, such as your seat or a compliment.',
    actionSteps: ['Read Hosea 14 aloud.', 'Tell God in your own words what you’d like him to heal.'],
    challenges: ['Forgiving and reconciling', 'Being vulnerable and authentic'],
  },
]);
