import { prayers } from '../library-entry.ts';

export const forgivenessPrayers = prayers('Forgiveness and Reconciliation', [
  {
    key: 'forgiveness-prayer-hand-over-the-case',
    point: 'Romans 12: those who have received mercy repay no evil, because vengeance is God’s own.',
    shape: 'plain instruction',
    title: 'Hand over the case you keep arguing',
    content:
      'It’s two in the morning, and court is in session again. You’re the prosecutor and the only witness, and you’ve never lost a case. Paul won’t tell you that nothing happened. He says that vengeance has an owner. God will answer every wrong ever done, either at the cross, where Christ was judged for his people, or on the last day. So put the papers down. Tell God what was done, all of it, and turn out the light.',
    scripture: 'Romans 12:19',
    prayerPrompt:
      'Tell God what was done and what it cost you. Ask him to be the judge of it, and ask to be free of the wish to get even.',
    encouragement:
      'You may need to hand it over again tomorrow night. It goes each time to a judge who misses nothing.',
    focusPoint: 'His to judge',
    actionSteps: [
      'When the argument starts up in your head, say aloud: it’s been handed over.',
      'If you’re still being harmed, tell someone with the power to help. Leaving vengeance to God never means hiding a wrong.',
    ],
    challenges: ['Forgiving and reconciling'],
  },
  {
    key: 'forgiveness-prayer-your-own-pages',
    urgesContact: true,
    point: 'Psalm 32: hidden sin wore David out; confessed, it was forgiven, and God became his hiding place.',
    shape: 'question and answer',
    seasons: ['Lent'],
    title: 'Ask to see your own part',
    content:
      'Do I have to take the blame? Only for what’s yours, and it may be nothing. Some people did nothing to bring it on, and if you’re one of them, bring God the hurt and leave the search. And if there’s a part that’s yours? David tried keeping silent, and it dried him up like August. He’d hardly got it out when he was forgiven. It would cost God his Son, and he forgave David with that in view.',
    scripture: 'Psalm 32:5',
    prayerPrompt:
      'Ask the Lord to bring to mind what you did, or left undone, in one strained friendship. Confess that much and no more than is true, resting on Christ.',
    encouragement: 'Confessing was never the price. Christ paid that. This is only coming home.',
    focusPoint: 'My part, and no more',
    actionSteps: [
      'Put right today one small thing that lies wholly in your power.',
      'If you confess the same thing over and over and find no rest, say so to your pastor. You’re not the first.',
    ],
    challenges: ['Forgiving and reconciling', 'Initiating difficult conversations'],
  },
  {
    key: 'forgiveness-prayer-before-they-are-sorry',
    urgesContact: true,
    point:
      'Luke 23: Jesus, innocent by Pilate’s own word, is crucified between two criminals, prays for his killers and opens paradise to one of the two.',
    shape: 'scene from Scripture',
    themes: ['betrayal'],
    seasons: ['Holy Week'],
    title: 'Pray before they’re sorry',
    content:
      'They were crucifying him, and nobody had said sorry. Jesus asked his Father to forgive them. That’s a prayer you can pray long before you can feel anything. You ask God for mercy on the one who hurt you, and you let the feeling come when it comes. He died for people who hadn’t asked yet, and you and I were among them. You may have to stay well out of reach while you pray it, and nothing in this prayer asks you to come closer.',
    scripture: 'Luke 23:34',
    prayerPrompt:
      'Ask God for mercy on a person who’s hurt you, in one sentence if that’s all you can manage. Tell him what it did to you, too.',
    encouragement: 'You don’t have to feel it yet. Jesus has felt the whole of it.',
    focusPoint: 'Father, forgive them',
    actionSteps: [
      'If it’s too soon to pray for them, ask someone you trust to do it in your place.',
      'If the harm is still going on, get help today. Praying for a person never means letting them go on.',
    ],
    challenges: ['Forgiving and reconciling', 'Being vulnerable and authentic'],
  },
  {
    key: 'forgiveness-prayer-confessed-once',
    point:
      '1 John 1: God is light; those who walk in it don’t deny their sin but confess it, and the blood of Jesus cleanses them.',
    shape: 'letter',
    themes: ['age', 'Christ as Friend'],
    title: 'For someone still sorry after years',
    content:
      'Dear Ruth, I’ve known you for twenty years, and for twenty years you’ve been sorry about the same thing. I was there when you told God. I believe he heard. John says that if we confess our sins, God is faithful and just to forgive, and it’s the second word I’d like you to take home. Just. Jesus has paid for it, and it wouldn’t be right to charge for it twice. So when you wake at four and it’s there again, you don’t have to confess it again. Say thank you. And if you can’t get back to sleep, call me. I’m seventy-nine, and I’m up anyway.',
    scripture: '1 John 1:8-9',
    prayerPrompt:
      'If there’s an old sin that you’ve confessed many times, don’t confess it today. Thank Christ for dealing with it, and ask him to quiet you.',
    encouragement: 'The friend who pleads for you is the one who died for it.',
    focusPoint: 'Faithful, and just',
    actionSteps: [
      'Tell one wise friend or your pastor what keeps coming back.',
      'The next time it comes, say thank you aloud.',
    ],
    challenges: ['Being vulnerable and authentic', 'Forgiving and reconciling'],
  },
  {
    key: 'forgiveness-prayer-nowhere-to-go',
    urgesContact: true,
    point:
      'Psalm 130: out of the depths the singer waits for the Lord, with whom there is forgiveness and plenteous redemption.',
    shape: 'story',
    themes: ['bereavement'],
    seasons: ['Lent'],
    title: 'When it’s too late to say sorry',
    content:
      'He’d meant to call his brother after the holidays. It was eight years since the business with the truck. In January there was a funeral, and he stood through it with a sentence in his mouth that had nowhere to go. The psalm begins in the depths and never says how the singer got there. It says that if God kept a record of sins, nobody could stand, and that with him there’s forgiveness. It’s too late for anyone here to mend it, and Christ has borne it. He won’t tell us what passed between him and the brother. He can hear the sentence out to the end, though, and take it off a man in a parked car.',
    scripture: 'Psalm 130:3-4',
    prayerPrompt:
      'Is there something that you can’t say any more to the one it belonged to? Say it to Christ. Ask him to forgive you, and leave the other person with God.',
    encouragement: 'With him there’s forgiveness. It doesn’t run out when people do.',
    focusPoint: 'Somewhere for it to go',
    actionSteps: [
      'Tell the whole of it to one person who can listen without hurrying you.',
      'If there’s anyone living to whom you owe a word, don’t wait for the holidays.',
    ],
    challenges: ['Forgiving and reconciling', 'Maintaining long-distance friendships'],
  },
  {
    key: 'forgiveness-prayer-stop-at-forgive-us',
    urgesContact: true,
    point:
      'Matthew 6: Jesus teaches his disciples to give, pray and fast before their Father who sees in secret, and to trust him for tomorrow.',
    shape: 'plain instruction',
    title: 'Stop in the middle of the prayer',
    content:
      'Say the Lord’s Prayer, and when you get to forgive us, stop. We go through that line like a train through a village. Get out and look around. Who’s us? You are, and so is the person you’d rather not think of, if they pray it too. You aren’t striking a bargain. Jesus gave it to people who can already say our Father, and he was going to the cross to have it answered.',
    scripture: 'Matthew 6:12',
    prayerPrompt:
      'Pray the fifth petition slowly, first for your own sins. Then pray it with one other person in the word us.',
    encouragement: 'If you can’t forgive yet, say so to your Father. That’s a way of praying it.',
    focusPoint: 'Forgive us',
    actionSteps: [
      'Pray it aloud with a friend tonight, at table or over the phone.',
      'If the person harmed you and still could, pray it for them from a safe distance.',
    ],
    challenges: ['Forgiving and reconciling', 'Being vulnerable and authentic'],
  },
  {
    key: 'forgiveness-prayer-he-left-out-the-trust',
    point:
      'Psalm 41: sick and surrounded by enemies, even by his close friend, David asks for mercy and is held up by the Lord.',
    shape: 'close reading',
    themes: ['betrayal', 'Christ as Friend'],
    title: 'When a close friend turned on you',
    content:
      'David says three things about the man. He was a friend, he was trusted, and he ate David’s bread. Jesus took up this verse on his last night, about Judas, and if you look it up in John you’ll find that he left the trust out. He’d known from the beginning. He didn’t leave the bread out, though; he handed Judas a piece of it. If a friend has turned on you, you weren’t a fool to trust. That’s what friends do. Take it to Christ, who’s had it done to him. He isn’t asking you to pass the bread again today. He sits down on your side of the table.',
    scripture: 'Psalm 41:9',
    prayerPrompt:
      'Tell Jesus who it was, and what they did with your trust. Ask him for mercy on you first. The rest can wait until you’re able.',
    encouragement: 'He was let down by a friend who’d eaten with him for years, and he hasn’t let you down.',
    focusPoint: 'He knows this one',
    actionSteps: [
      'Tell what happened to one person who’s proved steady.',
      'If the one who turned on you is still doing harm, get help to stop it.',
    ],
    challenges: ['Finding trustworthy friends', 'Forgiving and reconciling'],
  },
  {
    key: 'forgiveness-prayer-increase-our-faith',
    urgesContact: true,
    point:
      'Luke 17: disciples are to tell a brother his sin and forgive him as often as he repents; faith is small and gets no wages, and grace is thanked for.',
    shape: 'question and answer',
    title: 'When you can’t forgive again',
    content:
      'What did the apostles say when they heard that it might be seven times in a day? Increase our faith. And did he give them more? He said that a grain of it would do. Small faith is enough if it’s in him, and he was on his way to Jerusalem to pay for forgiveness himself. Does it mean that I’ve got to let it go on? No. He means a person who turns around and says so. If you’re being harmed, you can ask for faith and call the police in the same hour.',
    scripture: 'Luke 17:5',
    prayerPrompt:
      'Tell Jesus whom you’d have to forgive, and how many times it’s been. Ask him for as much faith as today needs.',
    encouragement: 'He didn’t scold them for asking. A grain will do to begin with.',
    focusPoint: 'Increase our faith',
    actionSteps: [
      'If it’s safe, tell a friend once what hurt you, before you go silent over it.',
      'If you’re the one who’s sorry for the fourth time today, say it again.',
    ],
    challenges: ['Forgiving and reconciling', 'Initiating difficult conversations'],
  },
  {
    key: 'forgiveness-prayer-what-you-are-wearing',
    point:
      'Zechariah 3: the accused high priest is cleared and clothed by the Lord himself, who will send his servant the Branch and remove guilt in one day.',
    shape: 'scene from Scripture',
    title: 'When you feel dirty before God',
    content:
      'Joshua was the high priest, and his clothes were filthy. Zechariah saw him up in front of the Lord’s angel, with Satan at his right hand to accuse him. Joshua is silent. The Lord does the talking. He silences Satan, and he has the dirty things taken off Joshua and clean ones put on. A few lines further on there’s a promise of one day in which God will take away the guilt of the land. That day came when Jesus was crucified, stripped of what he had on. So when the accusing starts up at night, look at what you’re wearing.',
    scripture: 'Zechariah 3:3-4',
    prayerPrompt:
      'Let the Lord hear what you’re accused of, by yourself or by others. Thank him for what you’ve been given to wear in Christ.',
    encouragement: 'God knew what you had on when he chose you, and he’d brought the change of clothes.',
    focusPoint: 'Look what you’re wearing',
    actionSteps: [
      'Put on a clean shirt, and thank God while you button it.',
      'Say nothing more about an old fault that a friend has been forgiven.',
      'If it was done to you, it isn’t your sin. Tell a person who’ll believe you, and let them help.',
    ],
    challenges: ['Being vulnerable and authentic', 'Forgiving and reconciling'],
  },
  {
    key: 'forgiveness-prayer-at-sixteen',
    urgesContact: true,
    point:
      'Psalm 25: surrounded and ashamed of his sins, David asks to be taught, pardoned and remembered, for the Lord’s goodness’ sake.',
    shape: 'story',
    themes: ['youth', 'age', 'meals'],
    title: 'For what you did at sixteen',
    content:
      'The reunion was in the old gym. At sixteen she’d been cruel, and funny about it, and the girl she’d been cruel to was coming. She sat in the car with Psalm 25. Forget what I did when I was young, David says, and remember me. He doesn’t plead that he was a child. He pleads God’s goodness, and she knew how far that had gone, for Christ had died for what she did at sixteen. She went in, said that she was sorry in one sentence, and left the woman in peace. The woman said thank you, and that was all, and she drove home lighter than she’d come.',
    scripture: 'Psalm 25:7',
    prayerPrompt:
      'Tell God what you did when you were young, and to whom. Ask him for Christ’s sake to forget that and to remember you.',
    encouragement: 'He does both. Christ hasn’t confused you with what you did.',
    focusPoint: 'Remember me',
    actionSteps: [
      'Let one person be who they are now, whatever they were at school.',
      'If you owe a word and it’d be welcome, say it once and ask for nothing. If they’ve wanted distance, say it to God alone.',
    ],
    challenges: ['Forgiving and reconciling', 'Being vulnerable and authentic'],
  },
  {
    key: 'forgiveness-prayer-one-breath',
    urgesContact: true,
    point:
      'Numbers 12: Miriam and Aaron speak against Moses over his wife; God defends him, and at his prayer Miriam is healed and brought back in.',
    shape: 'plain instruction',
    themes: ['betrayal'],
    title: 'One breath for whoever ran you down',
    content:
      'Pray one breath’s worth for the person who talked about you. Moses’ prayer was about that long. His brother and sister had been running him down over the foreign woman he’d married. When Miriam came out in leprosy, he cried out for her: heal her now. In his own defense he added nothing, since God had seen to it. There’s one greater than Moses who’s prayed for you, and you hadn’t always spoken well of him.',
    scripture: 'Numbers 12:13',
    prayerPrompt:
      'Ask God for one good thing for a person who’s talked about you, before you say a word for yourself. Then tell him how it hurt.',
    encouragement: 'God heard what was said. In Christ your good name is in safer hands than yours.',
    focusPoint: 'One breath’s worth',
    actionSteps: [
      'Leave your side of it untold for today.',
      'Be glad when a friend who was in the wrong is back among you.',
      'If what’s being said puts you in danger, don’t leave it. Tell a person who can act.',
    ],
    challenges: ['Forgiving and reconciling', 'Finding trustworthy friends'],
  },
  {
    key: 'forgiveness-prayer-i-was-the-second',
    urgesContact: true,
    point:
      'Job 42: Job bows to the God he has now seen, and God rebukes the friends, accepts Job’s prayer for them, and gives him friends and family again.',
    shape: 'letter',
    themes: ['bereavement'],
    title: 'Friends who said the wrong thing',
    content:
      'Dear Hana, three of us told you at the funeral why God had let it happen. I was the second. I’ve been reading how the Lord spoke to Job’s friends when it was over. He was angry. You haven’t said what’s right about me, he told them, and he sent them to Job with their bulls and their rams, and Job was to pray for them. And Job did. I can’t come to you with a ram. There’s been an offering since then, when Jesus gave himself, and he prays even for people who explain things at funerals. I spoke about what I didn’t know, Hana, and I’m sorry. You don’t need to answer. If you ever get as far as praying for your friends, put me in.',
    scripture: 'Job 42:8',
    prayerPrompt:
      'Bring God the friends who explained your grief to you, or the friend to whom you did it. Tell him what was said. When you’re able, ask mercy on them for Christ’s sake.',
    encouragement: 'Job wasn’t left to answer his friends by himself. The Lord spoke up.',
    focusPoint: 'Praying for his friends',
    actionSteps: [
      'If you were the one who said it, say sorry in a line, and don’t explain.',
      'Tell a friend what really did help.',
    ],
    challenges: ['Forgiving and reconciling', 'Offering godly counsel'],
  },
]);
