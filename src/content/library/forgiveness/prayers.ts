import { prayers } from '../library-entry.ts';

export const forgivenessPrayers = prayers('Forgiveness and Reconciliation', [
  {
    key: 'forgiveness-prayer-hand-over-the-case',
    point: 'Romans 12: those who have received mercy repay no evil, because vengeance is God’s own.',
    shape: 'plain instruction',
    title: 'Hand over the case you keep arguing',
    content:
      'It’s two in the morning, and court is in session again. You’re the prosecutor and the only witness, and you’ve never lost a case. Paul won’t tell you that nothing happened. He says that vengeance has an owner. God will answer every wrong ever done, either at the cross, where Christ was judged for his people, or on the last day. So put the papers down. You can tell God what was done, and then you can turn out the light.',
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
    point: 'Psalm 32: hidden sin wore David out; confessed, it was forgiven, and God became his hiding place.',
    shape: 'question and answer',
    title: 'Ask to see your own part',
    content:
      'Do I have to take the blame? Only for what’s yours, and it may be nothing. Some people are wronged who did nothing to bring it on, and if you’re one of them, bring God the hurt and leave the search. And if there’s a part that’s yours, why not name it? David tried keeping silent, and it dried him up like August. Then he said it. He’d hardly got it out, as the psalm tells it, when he was forgiven. He couldn’t have known what that would cost God’s Son. We do know, so we have even less reason to hide.',
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
    point:
      'Luke 23: Jesus, innocent by Pilate’s own word, is crucified between two criminals, prays for his killers and opens paradise to one of the two.',
    shape: 'scene from Scripture',
    themes: ['betrayal'],
    title: 'Pray before they’re sorry',
    content:
      'They were crucifying him, and nobody had said sorry. Jesus asked his Father to forgive them. That’s a prayer you can pray long before you can feel anything. You ask God for mercy on the one who hurt you, and you let the feeling come when it comes. He died for people who hadn’t asked yet, and you and I were among them. You may have to stay well out of reach while you pray it. That’s all right.',
    scripture: 'Luke 23:34',
    prayerPrompt:
      'Ask God for mercy on somebody who’s hurt you, in one sentence if that’s all you can manage. Tell him what it did to you, too.',
    encouragement: 'You don’t have to feel it yet. Jesus has felt the whole of it.',
    focusPoint: 'Father, forgive them',
    actionSteps: [
      'If it’s too soon to pray for them, ask someone you trust to do it in your place.',
      'If the harm’s still going on, get help today. Praying for a person never means letting them go on.',
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
    point:
      'Psalm 130: out of the depths the singer waits for the Lord, with whom there is forgiveness and plenteous redemption.',
    shape: 'story',
    themes: ['bereavement'],
    title: 'When it’s too late to say sorry',
    content:
      'He’d meant to call his brother after the holidays. They hadn’t spoken since their mother’s house was sold. In January there was a funeral, and he stood through it with a sentence in his mouth that had nowhere to go. He still drives around with it. The psalm begins in the depths and never says how the singer got there. It says that if God kept a record of sins, nobody could stand, and that with him there’s forgiveness. Christ died for this one too. It can be said to him. He won’t tell us what passed between him and the brother. He can hear the sentence out to the end, though, and take it off a man in a parked car.',
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
    point:
      'Matthew 6: Jesus teaches his disciples to give, pray and fast before their Father who sees in secret, and to trust him for tomorrow.',
    shape: 'plain instruction',
    title: 'Stop in the middle of the prayer',
    content:
      'Say the Lord’s Prayer, and when you get to forgive us, stop. We’ve said it so often that we go through that line like a train through a village. Get out and look around. Who’s us? You are, and so is the person you’d rather not think of, if they pray it too. You aren’t striking a bargain. Jesus gave it to people who can already say our Father, and they ask because he’s promised to hear. Say it over, with one name in your mind.',
    scripture: 'Matthew 6:12',
    prayerPrompt:
      'Pray the fifth petition slowly, first for your own sins. Then pray it with one other person in the word us.',
    encouragement: 'If you can’t forgive yet, say so to your Father. That’s a way of praying it.',
    focusPoint: 'Forgive us',
    actionSteps: [
      'Pray it aloud with somebody tonight, at table or over the phone.',
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
      'David says three things about the man. He was a friend, he was trusted, and he ate David’s bread. Jesus took up this verse on his last night, about Judas, and if you look it up in John you’ll find that he left the trust out. He’d known from the beginning. He didn’t leave the bread out, though; he handed Judas a piece of it. If a friend has turned on you, you weren’t a fool to trust. That’s what friends do. Take it to Christ, who knows the verse from the inside. He isn’t asking you to pass the bread again today. He’ll sit with you.',
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
]);
