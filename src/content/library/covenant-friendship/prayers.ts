import { prayers } from '../library-entry.ts';

export const covenantFriendshipPrayers = prayers('Covenant Friendship', [
  {
    key: 'covenant-prayer-one-faithful-friend',
    point: 'Ecclesiastes 4: seen under the sun, toil alone is empty; two can lift each other when they fall.',
    shape: 'letter',
    themes: ['age', 'Christ as Friend'],
    title: 'Ask God for one faithful friend',
    content:
      'Dear Margaret, you asked whether it’s childish to pray for a friend at your age. I don’t think so. The Preacher doubts nearly everything, and he’s sure of this: it’s bad to fall with nobody near to help you up. You’ve had some falls lately. So ask, and don’t be shy of asking for only one. I can’t promise that they’ll turn up by spring, or at all. I can tell you who hears you. Christ lost every friend he had in one night, and he still calls us friends. Meanwhile, look around slowly. It might be somebody who’s sat two rows behind you for years. I’ll be asking too.',
    scripture: 'Ecclesiastes 4:9-10',
    prayerPrompt:
      'Tell God where you’re lonely. Ask him for one friend you can trust in the faith, and ask to be faithful to the people already within reach.',
    encouragement: 'Whatever else is missing today, Christ hasn’t withdrawn his friendship from you.',
    focusPoint: 'One is enough to ask for',
    actionSteps: [
      'On Sunday, sit next to somebody you don’t know well.',
      'Ask someone you’d like to know better whether they’ve got a free hour this week.',
    ],
    challenges: ['Finding trustworthy friends'],
  },
  {
    key: 'covenant-prayer-the-week-you-have',
    point: 'Psalm 90: our days are few and under God’s anger; Moses asks for wisdom to count them, and then for mercy.',
    shape: 'plain instruction',
    themes: ['work'],
    title: 'Pray over the week you really have',
    content:
      'Open your calendar and pray from it, day by day, as it really is. Here’s the job. Here’s the drive to school. Here’s the evening when you’ll be asleep by eight. Moses had a whole nation on his hands, and he asked to be taught to count the days that he’d been given, because they’re few. You won’t find time for friends lying about unclaimed, and you mustn’t take it from the people at your own table. So ask what this one week is for. Jesus had only a few years to do everything in, and there was room in them for supper at Bethany.',
    scripture: 'Psalm 90:12',
    prayerPrompt:
      'Hold the coming week before God. Ask where a friend belongs in it, what you may leave undone, and for peace about the limits you can’t move.',
    encouragement: 'God set the length of the day before he gave you anyone to love in it.',
    focusPoint: 'Few days, rightly counted',
    actionSteps: [
      'Cross out one thing this week that nobody would miss.',
      'Ask at home which evening could be spared and which must be kept.',
      'Find one walk or errand that you could as well share with a friend.',
    ],
    challenges: ['Making time for deep relationships', 'Balancing friendship with family time'],
  },
  {
    key: 'covenant-prayer-this-is-my-friend',
    point:
      'Song of Solomon 5: parted from her beloved in the night, the bride tells her friends what he is like, and calls him her friend.',
    shape: 'close reading',
    themes: ['marriage', 'laughter', 'singleness'],
    title: 'Ask for friendship in a marriage',
    content:
      'And this is my friend. It comes at the end of a long speech about her beloved’s hair and hands, and it’s the best thing she says. Two people can be married for eleven years and lose that line. They run the house together like good managers. So ask for it back, for yourself or for a couple you love, and ask for something to laugh at on a weekday. Christ calls the church his bride, and he calls his disciples friends. He hasn’t used up the one love on the other.',
    scripture: 'Song of Solomon 5:16',
    prayerPrompt:
      'If you’re married, thank God for one thing you’d have liked in this person as a friend. If you aren’t, pray for a couple you know, and for the friends whom God has given you.',
    encouragement: 'Whether you share a house or live alone in one, Christ isn’t a smaller friend to you.',
    focusPoint: 'And this is my friend',
    actionSteps: [
      'If you’re married, ask one question that has nothing to do with running the house.',
      'If you’re single, ask a couple you like if you may come and be ordinary with them one evening.',
      'If you’re afraid of the person you live with, don’t try harder. Tell someone who can help.',
    ],
    challenges: ['Balancing friendship with family time', 'Being vulnerable and authentic'],
  },
  {
    key: 'covenant-prayer-rather-than-ink',
    point:
      '3 John 1: John thanks Gaius for welcoming traveling brothers, warns of a man who doesn’t, and hopes to come himself.',
    shape: 'question and answer',
    themes: ['online friends'],
    title: 'Pray for friends on a screen',
    content:
      'Are friends on a screen real friends? John seems to have thought that ink could carry a good deal, for he wrote a letter with it. Then he stopped, because there were things that he’d rather say face to face. So yes, they’re real, and it’s right to want the rest of them. God wasn’t content with ink either. Jesus came, and people could touch him.',
    scripture: '3 John 1:13-14',
    prayerPrompt:
      'Pray for the people you know mainly through a screen, each of them by name, as John’s friends were to be greeted. Ask God for a day when you’ll see a face.',
    encouragement: 'Until then, he can see both ends of the line.',
    focusPoint: 'Greet them by name',
    actionSteps: [
      'Use your voice today where you’d usually type.',
      'Plan one meeting, even if it’s a year off. If you’ve never met, choose a public place and tell somebody where you’ll be.',
    ],
    challenges: ['Maintaining long-distance friendships', 'Making time for deep relationships'],
  },
  {
    key: 'covenant-prayer-on-the-road-with-naomi',
    point: 'Ruth 1: Naomi comes home from Moab bereaved and bitter, and Ruth binds herself to her and to her God.',
    shape: 'scene from Scripture',
    themes: ['bereavement', 'age', 'moving'],
    title: 'Stay with somebody who is bitter',
    content:
      'Naomi had told her again and again to go home. She’d buried a husband and two sons, and she thought that God’s hand was against her. Orpah kissed her and went. Ruth took hold. What she said there on the road was a promise to share whatever Naomi had left, down to the graveyard, and it ends with an oath. Naomi didn’t thank her. She only stopped arguing. Ruth’s great-grandson was David, and from David’s family came Jesus, who holds on to us like that and can’t be told to go home.',
    scripture: 'Ruth 1:16-17',
    prayerPrompt:
      'Pray for a friend whose grief makes them hard to be near. Ask for strength to stay, and ask Christ to hold them where you can’t.',
    encouragement: 'You haven’t failed if nobody thanks you. It may be enough today that they stopped arguing.',
    focusPoint: 'Still on the road with you',
    actionSteps: [
      'Go and see the friend who’s sharp with everyone just now, and let the sharpness pass.',
      'If it’s more than grief, and you’re being harmed, you may step back and get help.',
    ],
    challenges: ['Being vulnerable and authentic', 'Offering godly counsel'],
  },
  {
    key: 'covenant-prayer-silent-sundays',
    point:
      'Philippians 1: from prison Paul thanks God for his partners in the gospel, whom he longs for, and is glad that Christ is preached.',
    shape: 'scene from church history',
    themes: ['moving'],
    title: 'Pray for friends far away',
    content:
      'In 1636 a Scottish minister, Samuel Rutherford, was sent away from his people at Anwoth to Aberdeen and forbidden to preach. He missed his pulpit badly, and complained of his silent Sundays. So he wrote. More than two hundred of those letters survive, to ministers and ladies and a good many people in grief, and he can’t get through a page of them without Christ. Paul wrote from custody too. He longs for his friends, he says, in the bowels of Jesus Christ, and by that he means Christ’s own tender heart. You may miss somebody with your own love today. You can also miss them with his.',
    scripture: 'Philippians 1:8',
    prayerPrompt:
      'Name the friends you’d see this Sunday if you could. Ask Christ to love them in the place where they are, and to give you a share in how he does it.',
    encouragement: 'He isn’t at your end only, or at theirs.',
    focusPoint: 'Longing for them with his heart',
    actionSteps: [
      'Pray for them at the hour when you’d have been together.',
      'Ask one of them what last Sunday was like.',
    ],
    challenges: ['Maintaining long-distance friendships'],
  },
  {
    key: 'covenant-prayer-safe-to-tell',
    point:
      'Proverbs 17: among sayings on strife, bribes and fools, love covers a wrong, and repeating it parts close friends.',
    shape: 'plain instruction',
    themes: ['betrayal'],
    title: 'Ask to be safe to tell',
    content:
      'Ask to become someone who’s safe to tell. Somebody may bring you a thing this week that could be passed on for a laugh, and the proverb knows what comes of that. It parts the closest friends. Covering it is how a person goes looking for love. Christ has covered us at his own cost, and he doesn’t tell the neighbors what he knows. There’s one kind of secret that isn’t yours to cover. If anyone’s in danger, tell a person who can help, and tell your friend that you’re going to.',
    scripture: 'Proverbs 17:9',
    prayerPrompt:
      'Think of what people have trusted you with, and hand each of them over to God. Ask his forgiveness for any that you passed on.',
    encouragement: 'Christ knows more about you than any friend does, and he hasn’t told.',
    focusPoint: 'Covered, and kept',
    actionSteps: [
      'Once today, keep back a story that isn’t yours.',
      'If you’ve let one slip, own up to the friend it belonged to.',
    ],
    challenges: ['Finding trustworthy friends', 'Offering godly counsel'],
  },
]);
