import { prayers } from '../library-entry.ts';

export const covenantFriendshipPrayers = prayers('Covenant Friendship', [
  {
    key: 'covenant-prayer-one-faithful-friend',
    point: 'Ecclesiastes 4: seen under the sun, toil alone is empty; two can lift each other when they fall.',
    shape: 'letter',
    themes: ['age', 'Christ as Friend'],
    title: 'Ask God for one faithful friend',
    content:
      'Dear Margaret, you asked whether it’s childish to pray for a friend at your age. I don’t think so. The Preacher doubts nearly everything, and he’s sure of this: it’s bad to fall with nobody near to help you up. You’ve had some falls lately. Ask, Margaret, and don’t be shy of asking for only one. I can’t promise that they’ll turn up by spring, or at all. I can tell you who hears you. Christ lost every friend he had in one night, and he still calls us friends. I’ll be asking too.',
    scripture: 'Ecclesiastes 4:9-10',
    prayerPrompt:
      'Tell God where you’re lonely. Ask him for one friend you can trust in the faith, and ask to be faithful to the people already within reach.',
    encouragement: 'Whatever else is missing today, Christ hasn’t withdrawn his friendship from you.',
    focusPoint: 'One is enough to ask for',
    actionSteps: [
      'On Sunday, sit next to a person you don’t know well.',
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
      'Open your calendar and pray from it, day by day, as it really is. Here’s the job. Here’s the drive to school. Here’s the evening when you’ll be asleep by eight. Moses had a whole nation on his hands, and he asked to be taught to count the days that he’d been given, because they’re few. You won’t find time for friends lying about unclaimed. So ask what this one week is for. Jesus had only a few years to do everything in, and there was room in them for supper at Bethany.',
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
    urgesContact: true,
    point:
      'Song of Solomon 5: parted from her beloved in the night, the bride tells her friends what he is like, and calls him her friend.',
    shape: 'close reading',
    themes: ['marriage', 'laughter', 'singleness'],
    title: 'Ask for friendship in a marriage',
    content:
      'She’s made a long speech about her beloved’s hair and hands, and the best thing comes last: this is my friend. Two people can be married for eleven years and lose that line. So ask for it back, for yourself or for a couple you love, and ask for something to laugh at on a weekday. Christ calls the church his bride, and his disciples friends. He hasn’t used up the one love on the other.',
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
    themes: ['online friends', 'Christ as Friend'],
    title: 'Pray for friends on a screen',
    content:
      'Are friends on a screen real friends? John thought enough of ink to write a letter with it. Then he stopped, because there were things that he’d rather say face to face. So yes, they’re real, and it’s right to want the rest of them. And until then? Greet the friends by name, he says, and that’s his last line. You’ve got one Friend already whose face you haven’t seen. Jesus knows you by name, and you’ll see him yet.',
    scripture: '3 John 1:13-14',
    prayerPrompt:
      'Pray for the people you know mainly through a screen, each of them by name, as John’s friends were to be greeted. Ask God for a day when you’ll see a face.',
    encouragement: 'Until then, he sees what the screen leaves out.',
    focusPoint: 'Greet them by name',
    actionSteps: [
      'Use your voice today where you’d usually type.',
      'Plan one meeting, even if it’s a year off. If you’ve never met, choose a public place and tell a friend where you’ll be.',
    ],
    challenges: ['Maintaining long-distance friendships', 'Making time for deep relationships'],
  },
  {
    key: 'covenant-prayer-on-the-road-with-naomi',
    urgesContact: true,
    point: 'Ruth 1: Naomi comes home from Moab bereaved and bitter, and Ruth binds herself to her and to her God.',
    shape: 'scene from Scripture',
    themes: ['bereavement', 'age', 'moving'],
    title: 'Stay with a friend who’s bitter',
    content:
      'Naomi had told her again and again to go home. She’d buried a husband and two sons, and thought that God’s hand was against her. Orpah kissed her and went. Ruth took hold. Naomi didn’t thank her. She only stopped arguing. Ruth’s great-grandson was David, and from David’s family came Jesus, who holds on to us like that and can’t be told to go home.',
    scripture: 'Ruth 1:16-17',
    prayerPrompt:
      'Pray for a friend whose grief makes them hard to be near. Ask for strength to stay, and ask Christ to hold them where you can’t.',
    encouragement:
      'You haven’t failed if nobody thanks you. Naomi came home bitter, and said so, and she hadn’t come home alone.',
    focusPoint: 'Still on the road with you',
    actionSteps: [
      'Go and see the friend who’s sharp with everyone just now, and let the sharpness pass.',
      'If your friend has asked for room, give it, and pray from where you are.',
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
    // Told after Samuel Rutherford, Letters, with the sketch of his life by A. A. Bonar.
    content:
      'In 1636 a Scottish minister, Samuel Rutherford, was sent away from his people at Anwoth to Aberdeen and forbidden to preach. He missed his church so badly that he called the swallows blessed that built their nests in it. So he wrote letters, to ministers and ladies and people in grief, and he can’t get through a page of them without Christ. Paul wrote from custody too. He longs for his friends, he says, in the bowels of Jesus Christ, and by that he means Christ’s own tender heart. You’ll miss a friend with your own love today. Ask him for a little of his to do it with.',
    scripture: 'Philippians 1:8',
    prayerPrompt:
      'Name the friends you’d see this Sunday if you could. Ask Christ to love them in the place where they are, and to give you a share in how he does it.',
    encouragement: 'Missing them is no weakness in your faith. Paul missed his, and said so.',
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
      'Ask to become someone who’s safe to tell. A friend may bring you a thing this week that could be passed on for a laugh, and the proverb knows what comes of that. It parts the closest friends. Christ has covered far worse in us, and it cost him his life. One kind of secret isn’t yours to cover. If anyone’s in danger, tell a person who can help, and tell your friend that you’re going to.',
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
  {
    key: 'covenant-prayer-solitary-in-families',
    point:
      'Psalm 68: God marches with his people, defends the fatherless and the widow, and goes up on high with gifts to dwell among them.',
    shape: 'question and answer',
    themes: ['singleness', 'bereavement', 'meals'],
    title: 'When you still eat by yourself',
    content:
      'Does God find families for people who are alone? The psalm says that he does. Then why am I still eating by myself? I don’t know, and I won’t pretend that there’s a date on it. Further down the psalm, one goes up on high, and Paul says that it’s Christ, who died and rose and is building his church. So look there for your relations. And may I cry about it meanwhile? He’s called the father of the fatherless, and the one who stands up for widows. He won’t tell you to cheer up.',
    scripture: 'Psalm 68:5-6',
    prayerPrompt:
      'Tell God what the evenings are like. Ask him for a place in his family where you’d be missed, and ask him who else near you eats alone.',
    encouragement: 'Christ didn’t go up on high to get away from us. He’s filling his Father’s house.',
    focusPoint: 'A place in the family',
    actionSteps: [
      'Ask one household at church whether you may join in something that they’d be doing anyway.',
      'If there’s room at your own table, ask in one person who lives alone, and ask again next month.',
    ],
    challenges: ['Finding trustworthy friends', 'Being vulnerable and authentic'],
  },
  {
    key: 'covenant-prayer-strengthened-his-hand',
    point:
      '1 Samuel 23: while Saul hunts David from place to place, Jonathan strengthens his hand in God, and God keeps him from Saul.',
    shape: 'scene from Scripture',
    title: 'Put a friend’s hand in God’s',
    content:
      'David was in the woods at Ziph, and the king was out after him with an army. Jonathan went to him there. Don’t be afraid, he said; you’ll be king, as God promised. And I’ll be next to you, Jonathan said. He was wrong about that. He died in battle beside his father and never saw his friend crowned. But the promise that he’d put David’s hand on held, and the one who came of it is Jesus Christ. When you can’t stay at your friend’s side, there’s still a better hand than yours to put theirs in.',
    scripture: '1 Samuel 23:16-18',
    prayerPrompt:
      'Pray for a friend who’s frightened. Ask what God has promised in Christ that they could hold on to this week, and ask for a chance to say it.',
    encouragement: 'Jonathan went home afterward. The Lord stayed in the woods.',
    focusPoint: 'Strengthened in God',
    actionSteps: [
      'Learn one promise by heart, so that you’ll have it with you.',
      'If a friend is hiding from a person who hurts them, don’t let on where they are, and help them reach people who can keep them safe.',
    ],
    challenges: ['Offering godly counsel', 'Maintaining long-distance friendships'],
  },
  {
    key: 'covenant-prayer-thirty-words',
    point:
      'Revelation 7: God’s servants are sealed, and a crowd past counting, from every nation, stands washed before the Lamb who feeds them.',
    shape: 'story',
    themes: ['heaven', 'moving', 'laughter', 'meals'],
    seasons: ['Pentecost'],
    title: 'Pray for a friend in two languages',
    content:
      'They had about thirty words between them, and most of those were food. He’d been a dentist at home. She did the potatoes at the church supper. He’d point, and she’d say what it was in English, and then he’d say it in his own language and she’d try it, and they’d laugh until people turned around. One Sunday he was asked to read from Revelation as he’d learned it, the part with the crowd from every nation and every tongue in front of the Lamb. She couldn’t follow any of it. But she knew who the Lamb was, and she could see that he did. They’d have plenty of time to talk, she thought, when they got there.',
    scripture: 'Revelation 7:9-10',
    prayerPrompt:
      'Thank the Lamb for a Christian whose first language isn’t yours. Ask what that person needs this week, and ask for the patience to hear it slowly.',
    encouragement: 'You’ll be able to finish the conversation. Christ has seen to that.',
    focusPoint: 'Before the Lamb, together',
    actionSteps: [
      'Find out how they say thank you at home, and use it.',
      'Eat something that you can’t pronounce, with the one who cooked it.',
    ],
    challenges: ['Finding trustworthy friends', 'Making time for deep relationships'],
  },
  {
    key: 'covenant-prayer-the-lord-leaned-in',
    point:
      'Malachi 3: the Lord himself is coming to refine a people who say that serving him is useless, and those who fear him he calls his own.',
    shape: 'close reading',
    themes: ['online friends'],
    seasons: ['Advent'],
    title: 'God listens in on friends',
    content:
      'It was a poor time in Judah, and people were saying that it didn’t pay to serve God. A few who feared him got talking. Not a word of it has come down to us. But the Lord hearkened, Malachi says, which is what you do when you lean in to catch something, and he wanted it remembered, and called them his own. He says too that the Lord would come in person, and he did, and Jesus seems to have spent a good part of his time here in other people’s conversations. There were only three of you in that group chat, you thought, going on about your prayers and your teenagers.',
    scripture: 'Malachi 3:16-17',
    prayerPrompt:
      'Thank God for the people with whom you can talk about him. Go over with him what you last talked about, and tell him that you’re glad he heard.',
    encouragement: 'The Lord who listened to them has come, and he’s listening still.',
    focusPoint: 'The Lord leaned in',
    actionSteps: [
      'Ask a friend what they’ve been asking God for lately.',
      'Bring Christ into one conversation today, in a single sentence.',
    ],
    challenges: ['Maintaining long-distance friendships', 'Being vulnerable and authentic'],
  },
  {
    key: 'covenant-prayer-the-three-taverns',
    point:
      'Acts 28: shipwrecked and in custody, Paul is brought to Rome as the Lord had promised, and the word of Christ goes out unhindered.',
    shape: 'letter',
    themes: ['moving'],
    title: 'For a friend who’s about to arrive',
    content:
      'Dear Ngozi, I’ve looked it up. From Rome to Appii Forum is about forty miles, and when the believers heard that Paul had landed they came out that far to meet him. Others got as far as the Three Taverns. He’d been shipwrecked, and he’d been in custody for more than two years. It wasn’t news that he needed, for the Lord had told him already that he’d see Rome. But he saw their faces, and he thanked God and took courage. I keep thinking of you with your two suitcases and nobody at the station. I’m sorry. We didn’t know. Christ came the whole way out for us, so we could manage a train. A family is landing on the ninth. Shall we get the early one?',
    scripture: 'Acts 28:15',
    prayerPrompt:
      'Pray for a person who’s about to arrive, in your town or in a hard stretch of life. Ask Christ, who came out to meet us, to let them see a face.',
    encouragement: 'Paul had the Lord’s own word, and faces still helped him. You’re allowed to need both.',
    focusPoint: 'He took courage',
    actionSteps: [
      'Find out who’s expected, and offer to be there.',
      'Go along with a friend for the first part of the way to something they dread.',
    ],
    challenges: [
      'Finding trustworthy friends',
      'Making time for deep relationships',
      'Maintaining long-distance friendships',
    ],
  },
]);
