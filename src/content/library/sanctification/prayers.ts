import { prayers } from '../library-entry.ts';

export const sanctificationPrayers = prayers('Sanctification Through Friendship', [
  {
    key: 'sanctification-prayer-slow-work',
    point:
      '1 Thessalonians 5: after many short commands Paul prays that the faithful God who calls will himself make them holy.',
    shape: 'close reading',
    title: 'Give thanks for slow work',
    content:
      'Paul has given the Thessalonians a row of short commands, from warning the unruly to praying without stopping. You’d expect him to close with try harder. He closes with the one who called them, who’s faithful, who’ll keep them for the coming of Jesus Christ, and who will do it himself. Put away the list of what your friend should have got over by Christmas. Bread rises while nobody’s watching it, and one day there’s your friend on the step, easier than she was.',
    scripture: '1 Thessalonians 5:23-24',
    prayerPrompt:
      'Thank God for one change that he’s worked in a friend over the years. Ask him to go on with it in his own time, and to keep you from taking over.',
    encouragement: 'Your friend’s growth doesn’t hang on your watching. Christ finishes what he starts.',
    focusPoint: 'His work, at his pace',
    actionSteps: [
      'Put off for a day a correction that you meant to give, and pray about it first.',
      'Tell one friend how you’ve seen them grow.',
    ],
    challenges: ['Offering godly counsel', 'Maintaining long-distance friendships'],
  },
  {
    key: 'sanctification-prayer-those-who-see-you-tired',
    urgesContact: true,
    point: 'Galatians 5: those who belong to Christ do not bite and devour; the Spirit grows his fruit in them.',
    shape: 'story',
    seasons: ['Pentecost'],
    title: 'Pray for those who see you tired',
    content:
      'He’d been charming at the church lunch till four. By six he’d snapped at his daughter about a shoe. Nobody at the lunch would have known him. The people who get our last hour of the day know something that the others don’t, and the Spirit does a lot of his work there. Paul calls it fruit. Patience and self-control grow on a branch; you can’t pin them on in the car. He’d belonged to Christ for thirty years, and he stood in the hall with a small shoe in his hand and asked for some of it. Then he went upstairs to say sorry.',
    scripture: 'Galatians 5:22-23',
    prayerPrompt:
      'Name the people who see you at your worst. Tell God about one recent sharp word, and ask the Spirit for whatever was missing.',
    encouragement: 'A tree looks like nothing much for months of the year. Go on asking.',
    focusPoint: 'Gentle at the end of the day',
    actionSteps: [
      'Greet the first person you meet at home before you look at a screen.',
      'Say sorry for one sharp word, however small it seemed.',
    ],
    challenges: ['Balancing friendship with family time', 'Forgiving and reconciling'],
  },
  {
    key: 'sanctification-prayer-an-old-friend',
    point:
      'Psalm 92: it is good to praise the Lord, whose enemies wither like grass and whose own are trees still bearing in old age.',
    shape: 'plain instruction',
    themes: ['age', 'youth'],
    title: 'Ask for a friend of eighty',
    content:
      'Ask for an old friend. I don’t mean one you’ve had for long; I mean one who’s eighty. The psalm has trees that go on bearing when you’d think they were done, full of sap, to show that the Lord can be relied on. There’s a woman at your church with a bad hip whom Christ has been carrying since before you were born, and who hasn’t been asked a question since Easter.',
    scripture: 'Psalm 92:13-15',
    prayerPrompt:
      'Thank God for an old believer you know or have known. Ask him for a friend a good deal older than you, or if you’re the old one, for a friend to hand things on to.',
    encouragement: 'Christ has carried people over longer roads than yours, and he hasn’t mislaid one.',
    focusPoint: 'Still bearing',
    actionSteps: [
      'Sit beside someone old on Sunday and ask how they came to trust Christ.',
      'Go along with a friend who doesn’t like to go out alone at night.',
    ],
    challenges: ['Finding trustworthy friends', 'Making time for deep relationships'],
  },
  {
    key: 'sanctification-prayer-pass-the-bread',
    urgesContact: true,
    point:
      'Matthew 8: Jesus heals outsiders with a word, and says that many from east and west will sit at table with Abraham.',
    shape: 'question and answer',
    themes: ['heaven', 'meals'],
    seasons: ['Easter'],
    title: 'Pray for the friend you’ll meet there',
    content:
      'Will we know one another there? Jesus says that people will come from the east and the west and sit down with Abraham, and I can’t see how you’d sit down with Abraham if nobody had a name. So think of the friend whose faults you know by heart. One day you may pass that person the bread, and there’ll be nothing left in either of you to put up with. Jesus will have finished with you both. Think of it when the phone rings and it’s them.',
    scripture: 'Matthew 8:11',
    prayerPrompt:
      'Picture a Christian friend who’s hard work, as Christ is going to make them. Thank him for the end, and ask for patience with the middle.',
    encouragement: 'He isn’t finished with you either, and he hasn’t once thought of stopping.',
    focusPoint: 'At the same table',
    actionSteps: [
      'Treat that friend once today as the person they’re going to be.',
      'Talk with a friend about what you look forward to most.',
    ],
    challenges: ['Forgiving and reconciling', 'Making time for deep relationships'],
  },
  {
    key: 'sanctification-prayer-who-is-your-mark',
    urgesContact: true,
    point:
      '2 Timothy 4: near his death Paul charges Timothy to preach, names those who left and those who stayed, and trusts the Lord who stood by him.',
    shape: 'scene from Scripture',
    themes: ['youth', 'difference of opinion'],
    title: 'Pray for one who gave up once',
    content:
      'Mark had gone home early once, and Paul hadn’t forgotten it. When Barnabas wanted to give the young man another try, the two of them argued so sharply that they parted. Barnabas took Mark and sailed for Cyprus. For years that’s all we hear. Then, in the last letter that we have from Paul, written from prison with most of his friends gone, there’s a line about him: bring Mark with you, for he’s useful to me. Christ hadn’t been done with Mark, and neither had Barnabas, and in the end even Paul was glad of it. Who’s your Mark? Pray for them today as a person who may yet be asked for by name.',
    scripture: '2 Timothy 4:11',
    prayerPrompt:
      'Bring before God a friend who started well and stopped. Ask Christ to go on with his work in them, and ask him for a Barnabas.',
    encouragement: 'You’ve had a second start yourself, and probably a ninth.',
    focusPoint: 'He isn’t done with them',
    actionSteps: [
      'Give one person who let you down a second try at something small.',
      'If you were somebody’s Mark, thank your Barnabas.',
    ],
    challenges: ['Offering godly counsel', 'Forgiving and reconciling'],
  },
  {
    key: 'sanctification-prayer-the-window-at-ostia',
    point:
      '1 Corinthians 13: gifts without love are nothing, and when gifts pass away and we see face to face, love remains.',
    shape: 'scene from church history',
    themes: ['heaven', 'age'],
    title: 'Thank God for the deepest talk',
    // Told after Augustine, Confessions, book 9, chapters 10 and 11.
    content:
      'A mother and her grown son leaned on a windowsill at Ostia, above a garden, waiting for a ship. It was the year 387. Monica had prayed for Augustine through most of his life, and that spring he’d been baptized. They talked about what heaven could be like until, he says, they just touched it for the space of a heartbeat. Within a few weeks she was dead. Paul says that for now we see as if in a dim mirror, and that one day it’ll be face to face. God has shown us his glory already in one face, Christ’s, so we know whom to look for.',
    scripture: '1 Corinthians 13:12',
    prayerPrompt:
      'Thank God for one conversation that left you wanting him. Ask him for another, and for a friend to have it with.',
    encouragement: 'What you’ve glimpsed is real, and it isn’t the half of it.',
    focusPoint: 'Then, face to face',
    actionSteps: [
      'Ask a friend what they look forward to seeing.',
      'Sit at a window with a friend tonight and leave the phones behind.',
    ],
    challenges: ['Making time for deep relationships', 'Being vulnerable and authentic'],
  },
  {
    key: 'sanctification-prayer-the-best-man',
    point:
      'John 3: Jesus tells Nicodemus of the new birth and the lifted Son; John the Baptist is glad to grow less as he grows greater.',
    shape: 'scene from Scripture',
    themes: ['envy', 'age', 'work'],
    title: 'When others are asked instead',
    content:
      'John’s crowds had begun to leave, and it was to Jesus that they were going. His own disciples couldn’t bear it. He told them what a best man is for: he stands where he can hear the bridegroom’s voice, and he’s glad. Then he said that he’d have to grow smaller. If you’ve watched other people be asked to do what you used to do, you know how hard that is to say. John could say it because of whose voice he was listening to.',
    scripture: 'John 3:29-30',
    prayerPrompt:
      'Name the person who’s been given what used to be yours. Ask for their good. Then listen for a while to Christ in his word, and ask to be glad at the sound of him.',
    encouragement: 'You can’t be made too small to stand near him.',
    focusPoint: 'Near enough to hear him',
    actionSteps: [
      'Teach another person a thing that only you know how to do.',
      'Say well done today to the person who does your old job.',
    ],
    challenges: ['Forgiving and reconciling', 'Offering godly counsel'],
  },
  {
    key: 'sanctification-prayer-a-street-at-peace',
    point:
      'Zechariah 8: the Lord returns to live in Jerusalem; old and young will be safe in its streets, truth will be spoken, and nations will come along.',
    shape: 'close reading',
    themes: ['heaven', 'age', 'youth', 'laughter'],
    title: 'The street that God has in mind',
    content:
      'Zechariah has been shown how God will put the city right, and the first thing in it is an old man with a stick. There’s an old woman too, and others with her, sitting out because they can. There’d been years when it wasn’t safe to step outside. Now the street is full of boys and girls, and the only shouting is about a ball. The Lord says that he’ll live there himself. He’s begun it in Jesus, who took children up in his arms, and who’s made one family of the eights and the eighties at your church. It may be noisy there on Sunday, and that’s the sound of it beginning.',
    scripture: 'Zechariah 8:4-5',
    prayerPrompt:
      'Thank Christ for the oldest friend you have, and for the youngest. Ask him to mend whatever keeps the old and the young apart among you.',
    encouragement: 'He’s bringing that city, and he’s made room in it for bad knees.',
    focusPoint: 'Old ones, and children playing',
    actionSteps: [
      'Sit outside for ten minutes with a neighbor who’s a good deal older than you.',
      'Ask some children to teach you the game, with their parents there.',
    ],
    challenges: ['Finding trustworthy friends', 'Balancing friendship with family time'],
  },
  {
    key: 'sanctification-prayer-eyes-up',
    point:
      'Hebrews 12: run looking to Jesus, who endured the cross; the Father trains those he loves, so help the weary along and don’t turn from him.',
    shape: 'story',
    themes: ['illness'],
    title: 'Pray for a friend’s weak knees',
    content:
      'Every morning at ten the two of them walked the hospital corridor, he with a frame, and his friend going backward in front of him like a man guiding in a truck. Since the stroke he’d cried at nothing and sworn at the nurses. Eyes up, his friend would say. He’d got it from Hebrews. We’re to look to Jesus as we run, who went through the cross and has sat down at God’s right hand. A few verses later come the drooping hands and the weak knees, and those are to be helped along a straight path, so that what’s lame can heal. By the end of March he could get as far as the window. He’d also learned the nurses’ names.',
    scripture: 'Hebrews 12:12-13',
    prayerPrompt:
      'Pray for a friend who’s learning something over again, such as how to walk or how to hope. Ask that they’d look to Jesus, and ask to be of use a step ahead of them.',
    encouragement: 'Jesus has been to the end of that road, and it’s him that you’re looking at.',
    focusPoint: 'Eyes up, to Jesus',
    actionSteps: ['Go along with a friend to one appointment.', 'Learn the name of one person who looks after them.'],
    challenges: ['Offering godly counsel', 'Making time for deep relationships'],
  },
  {
    key: 'sanctification-prayer-ninety-days',
    point:
      'Jude 1: contend for the faith against those who abuse grace, have mercy on those who waver, and trust him who can keep you from falling.',
    shape: 'letter',
    themes: ['illness'],
    title: 'For a friend who might fall again',
    content:
      'Dear Marcus, ninety days. I’ve been counting too. You told me that you couldn’t promise ninety-one, and I was glad, because I’ve heard you promise. Let me send you what Jude says. His letter is full of people who fell, and he doesn’t go easy on it. Then right at the end he looks up. There’s one who can keep you from falling, he says, and stand you in front of his glory without a mark on you, and glad. It isn’t your grip that he’s talking about. It’s mercy that he’s told us to wait for, from our Lord Jesus Christ. I’ll come by at six on Friday and we’ll walk to the meeting. And if you fall, call me from the floor.',
    scripture: 'Jude 1:24-25',
    prayerPrompt:
      'Pray for a friend who’s trying to stay clear of something, or for yourself. Ask God to keep them until tonight, and thank him that he’s able.',
    encouragement: 'Christ doesn’t drop people over one bad evening. Get up, and go where there’s help.',
    focusPoint: 'Able to keep you',
    actionSteps: [
      'Ask your friend what they’d like you to leave at home when you come.',
      'If it’s your own fight, tell one person today, and see a doctor or a group who know about it.',
    ],
    challenges: ['Being vulnerable and authentic', 'Offering godly counsel'],
  },
  {
    key: 'sanctification-prayer-one-heart',
    point:
      'Psalm 86: poor and hunted, David prays to the good and forgiving God, asking to be taught, gathered and saved.',
    shape: 'plain instruction',
    themes: ['work'],
    title: 'Ask for one heart',
    content:
      'You’ve got several hearts at the moment. There’s one in your inbox, and one that’s still arguing with your sister, and one upstairs with the child who won’t sleep. David asks God to unite his, and he wouldn’t ask if he could do it himself. Jesus had only the one. With a crowd shoving him along the road he could stop and give a sick woman the whole of it, and on the cross he gave it for you.',
    scripture: 'Psalm 86:11',
    prayerPrompt:
      'Tell God where the pieces of you are this morning, as far as you can find them. Ask him to draw them together around Christ, and to let the next person have all of you.',
    encouragement: 'A scattered prayer still reaches him. He’s good at gathering.',
    focusPoint: 'Unite my heart',
    actionSteps: ['Until noon, do one thing at a time.', 'Put the screen face down whenever you’re spoken to.'],
    challenges: ['Making time for deep relationships', 'Balancing friendship with family time'],
  },
  {
    key: 'sanctification-prayer-he-did-not-know',
    point:
      'Exodus 34: after the golden calf the Lord proclaims his mercy and renews the covenant, and Moses comes down with a shining face.',
    shape: 'scene from Scripture',
    title: 'They can’t see their own face',
    content:
      'Moses didn’t know. He’d been up there for forty days, hearing from the Lord how merciful he is, after the people had danced around a calf. When he came down his face shone, and he was the one man who couldn’t see it. Jesus’ face shone on a mountain once, and his friends fell flat, and he came over and put a hand on them. It still shows on people who’ve been with him. You may have a friend who used to have to win, and on Tuesday she lost at cards and was the merriest one there. She hasn’t noticed. Thank God for it on her behalf, and one day say so to her.',
    scripture: 'Exodus 34:29',
    prayerPrompt:
      'Thank Christ for one friend in whom you’ve seen something of him, and tell him what it was. Leave your own progress with him, and don’t measure it.',
    encouragement: 'If you’ve searched yourself for it and found nothing, look at Christ. He’s where it comes from.',
    focusPoint: 'Looking at him',
    actionSteps: [
      'Say to your friend’s face what you’ve seen in it.',
      'Read ten verses of a Gospel, and watch only Jesus in them.',
    ],
    challenges: ['Offering godly counsel', 'Maintaining long-distance friendships'],
  },
]);
