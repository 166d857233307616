import { prayers } from '../library-entry.ts';

export const burdensPrayers = prayers("Bearing One Another's Burdens", [
  {
    key: 'burdens-prayer-through-the-roof',
    point: 'Mark 2: Jesus forgives a paralysed man’s sins and heals him, and four friends had brought him.',
    shape: 'scene from Scripture',
    themes: ['illness'],
    title: 'Carry one name through the roof',
    content:
      'Four people set out with a man who couldn’t walk, and found the house too full to get in. So they broke open the roof and let him down in front of Jesus. Mark doesn’t record a word from any of them. He says only that Jesus saw their faith, and then he forgave the man’s sins, which nobody on the roof had asked for. When you pray for a friend, you take a corner of that bed. What happens on the floor of the house isn’t up to you.',
    scripture: 'Mark 2:3-5',
    prayerPrompt:
      'Choose the friend who’s least able to pray just now. Tell Jesus what you understand of it, ask his mercy on body and soul, and leave the rest with him.',
    encouragement: 'Nobody expected the four to do the healing. They brought him.',
    focusPoint: 'Your corner of the bed',
    actionSteps: [
      'Ask your friend for one exact thing to pray about this week.',
      'Stop at the same minute each day this week, and say the name.',
    ],
    challenges: ['Maintaining long-distance friendships', 'Making time for deep relationships'],
  },
  {
    key: 'burdens-prayer-what-you-carry-alone',
    point:
      'Psalm 55: betrayed by a friend with whom he worshiped, David casts his burden on the Lord who sustains him.',
    shape: 'close reading',
    themes: ['betrayal'],
    title: 'Set down what you carry alone',
    content:
      'Cast is a rough word. You don’t cast a thing that you’re still making up your mind about; you get it off your shoulder before your knees go. David wrote this after a friend had betrayed him, one he used to walk to worship with. He says that the Lord will hold you up and won’t let you be shaken loose, and he doesn’t say that it’ll weigh nothing. Jesus knew what it was to be sold by a friend, and he carried more than his own load. Tell him what you haven’t told anybody.',
    scripture: 'Psalm 55:22',
    prayerPrompt:
      'Say to God the thing you’ve been carrying by yourself, without shrinking it. Ask him to hold you up under it, and to show you whether there’s someone it’d be safe to tell.',
    encouragement: 'You may hand over the same weight a dozen times today. You won’t be sent off for coming back.',
    focusPoint: 'Handed over, and held up',
    actionSteps: [
      'Say the burden aloud, once, in one sentence.',
      'Think of one person who’s been trustworthy before, and consider asking for half an hour.',
      'If the weight is frightening, or touches your safety, speak to a pastor, a doctor or a helpline today.',
    ],
    challenges: ['Being vulnerable and authentic', 'Finding trustworthy friends'],
  },
  {
    key: 'burdens-prayer-still-on-the-list',
    point:
      '2 Corinthians 12: Paul, who could boast of visions, would sooner boast of weakness, since Christ’s power rests on him there.',
    shape: 'question and answer',
    themes: ['illness'],
    title: 'When the illness doesn’t go',
    content:
      'Did Paul pray for it to go? Three times. And did it? No. What did he get? He got an answer, though it wasn’t the one he’d asked for: grace would be enough, and Christ’s own power rests on the weak. So ask for healing as often as you like. It isn’t a lack of faith if you’re still waiting in June. If it’s your friend who’s ill, don’t hint that there’s a trick to it. Sit by the bed, and the two of you can ask together.',
    scripture: '2 Corinthians 12:8-9',
    prayerPrompt:
      'Ask God plainly for healing, for yourself or for a friend. Then ask for enough grace to get to tonight.',
    encouragement: 'Christ heard Paul out three times and wasn’t tired of him. You may come again.',
    focusPoint: 'Enough for today',
    actionSteps: [
      'Find out which hour of the day is worst for your friend, and pray then.',
      'Go on with the doctor and the medicine while you pray.',
    ],
    challenges: ['Being vulnerable and authentic', 'Offering godly counsel'],
  },
  {
    key: 'burdens-prayer-he-wept',
    point:
      'John 11: Jesus lets Lazarus die, weeps with his sisters, and raises him, so that people may believe in him as the resurrection and the life.',
    shape: 'close reading',
    themes: ['bereavement', 'age'],
    title: 'Bring your dead to Jesus',
    content:
      'Jesus knew that the man would be up and walking within the hour. He stopped and cried, and people standing by said how he must have loved him. Grief doesn’t mean that you lack faith. He lacked none, and he wept in front of a grave. It may be four years since, and you may still set two places by mistake. He isn’t looking at his watch. He’ll stay as long as it takes.',
    scripture: 'John 11:35-36',
    prayerPrompt:
      'Bring your own dead to Jesus, or a friend’s. Say what you miss. Thank him that he wept, and that he’s stronger than the grave.',
    encouragement: 'You don’t have to be over it by any date.',
    focusPoint: 'He stopped, and he wept',
    actionSteps: [
      'Say the name of one you’ve lost to a person who knew them.',
      'Ask someone bereaved if they’d like to tell you one story.',
    ],
    challenges: ['Being vulnerable and authentic', 'Making time for deep relationships'],
  },
  {
    key: 'burdens-prayer-bread-and-sleep',
    point:
      '1 Kings 19: after Carmel Elijah flees and asks to die; the Lord feeds him, lets him sleep, and speaks to him at Horeb.',
    shape: 'scene from Scripture',
    themes: ['illness', 'meals'],
    title: 'Pray for a friend who has sunk',
    content:
      'Elijah asked to die, and then he fell asleep under a bush. He’d had the greatest day of his life not long before, so it made no sense. Nobody preached to him. An angel touched him and told him to get up and eat, and there was bread on hot stones and a jar of water. He slept again. The angel came back with a second meal and the kindest words in the chapter, that the way was too long for him. If you’ve got a friend who’s as low as that, pray for bread and sleep first. Jesus wouldn’t send a hungry crowd home once, in case they fainted on the way.',
    scripture: '1 Kings 19:5-7',
    prayerPrompt:
      'Ask God to send your friend what their body needs today: food, sleep, a doctor, a hand on the shoulder. Ask what part of that might be you.',
    encouragement:
      'You don’t have to hold them up by yourself. Jesus was sad enough to die one night, and he’s awake tonight.',
    focusPoint: 'Bread first',
    actionSteps: [
      'Ask a friend who’s that low, straight out, if they’ve thought of dying. Asking doesn’t put it there. If they have, stay with them and call a helpline or an emergency number now.',
      'Take something hot to eat.',
    ],
    challenges: ['Offering godly counsel', 'Initiating difficult conversations'],
  },
  {
    key: 'burdens-prayer-carried-when-gray',
    point:
      'Isaiah 46: the idols of Babylon are loads for weary beasts, but the Lord carries his people from birth to old age.',
    shape: 'letter',
    themes: ['age', 'illness'],
    title: 'For a friend who’s forgetting',
    content:
      'Dear Ines, you asked what good it does to visit Jim, now that he doesn’t know which of us is which. I haven’t got a clever answer. In Isaiah the idols have to be hauled about by tired animals, and then the Lord says that with him it’s the other way around. He’s carried his people since before they were born, and he’ll carry them when they’re gray. He says nothing about their remembering it. Jesus knows his own, and I think that’s the end of the rope that holds. So go and sing to Jim, badly, as you used to. He’s being carried. You’re only walking alongside.',
    scripture: 'Isaiah 46:3-4',
    prayerPrompt:
      'Pray for a friend whose mind or body is failing, and for whoever looks after them. Thank Christ that he knows his own when they can’t say his name.',
    encouragement: 'What you did in that room was seen by one who doesn’t forget.',
    focusPoint: 'Carried, and not forgotten',
    actionSteps: [
      'Visit for ten minutes, and bring an old song or an old photo.',
      'Offer the one who does the caring an hour off.',
    ],
    challenges: ['Being vulnerable and authentic', 'Maintaining long-distance friendships'],
  },
  {
    key: 'burdens-prayer-wait-in-the-hallway',
    point:
      'Proverbs 14: sayings that set wisdom against folly, and see how much of any heart is hidden from everybody else.',
    shape: 'story',
    themes: ['marriage', 'illness'],
    title: 'For whoever does the caring',
    content:
      'For a year he’d done the pills and the stairs and the nights, and people at church asked after his wife, and he told them. Then one Sunday a man asked how he was himself, and waited. He found that he couldn’t answer. Proverbs says that each heart knows its own bitterness and that nobody else gets all the way in. Christ does. He was a man of sorrows himself, and he’s in there before we’ve got a word for it. The other man didn’t try to. He stood with one arm in his coat and let it be quiet.',
    scripture: 'Proverbs 14:10',
    prayerPrompt:
      'Pray for a friend who looks after another person day and night, or for yourself if it’s you. Tell Christ what no one else has asked about.',
    encouragement: 'You don’t have to explain it to be known in it.',
    focusPoint: 'Known all the way in',
    actionSteps: [
      'Ask someone who’s caring for another how they are themselves, and wait.',
      'If you’re the one who cares, take one offer of help this week.',
    ],
    challenges: ['Being vulnerable and authentic', 'Balancing friendship with family time'],
  },
  {
    key: 'burdens-prayer-stay-here-with-me',
    point:
      'Matthew 26: on the night of his betrayal Jesus gives the supper, prays alone while his friends sleep, and goes to die as it was written.',
    shape: 'scene from Scripture',
    themes: ['illness', 'Christ as Friend'],
    seasons: ['Holy Week'],
    title: 'When you’re the one keeping watch',
    content:
      'Jesus asked his friends for something that night. We know how it went, so it’s easy to pass over. He took three of them on a little farther than the rest, and he told them that he was sad enough to die of it. Stay here, he said, and keep awake with me. They couldn’t manage an hour. He went on without them and drank the cup that was theirs. So if you’re by a bed at this time of night, and you’d give a lot for one other person in the next chair, you can tell him. He’s asked it of friends himself.',
    scripture: 'Matthew 26:38',
    prayerPrompt:
      'Pray for those who sit up tonight with the sick or the dying. If you’re one of them, tell Christ in so many words how sad you are, as he told his friends.',
    encouragement: 'He wasn’t ashamed to want company. You don’t have to be.',
    focusPoint: 'Awake with him, and he with me',
    actionSteps: [
      'Ask one friend by name to come and sit with you for an hour.',
      'Offer an hour beside a bed, and bring nothing to say.',
    ],
    challenges: ['Being vulnerable and authentic', 'Making time for deep relationships'],
  },
  {
    key: 'burdens-prayer-ends-in-the-dark',
    point:
      'Psalm 88: near death and left by his friends, the singer cries day and night to the God of his salvation, and no light comes before the end.',
    shape: 'close reading',
    themes: ['bereavement', 'illness'],
    title: 'A prayer that ends in the dark',
    content:
      'Darkness is the last word of this psalm. Nearly all the other sad ones turn a corner before they finish, and this one doesn’t. Israel kept it, and gave it to the singers. You may pray it too, and stop where he stops. He begins, though, with God of my salvation. One Friday Jesus went all the way into that dark, with his own friends standing far off. He’s the salvation that the man was calling on.',
    scripture: 'Psalm 88:18',
    prayerPrompt:
      'Tell God how dark it is, and stop where you have to stop. If there aren’t any words, read him this psalm.',
    encouragement: 'Christ has been in there. He won’t ask you to say that it’s lighter than it is.',
    focusPoint: 'God of my salvation',
    actionSteps: [
      'Let one person know how things are, in as few words as you like.',
      'If you’ve thought of dying, call an emergency number or a helpline now, and get a friend to come and stay.',
    ],
    challenges: ['Being vulnerable and authentic', 'Finding trustworthy friends'],
  },
  {
    key: 'burdens-prayer-those-with-young',
    point:
      'Isaiah 40: comfort for God’s people; the Lord who weighs mountains and outlasts nations comes to tend his flock, and strengthens the weary.',
    shape: 'plain instruction',
    themes: ['marriage', 'youth'],
    seasons: ['Advent'],
    title: 'For whoever was up with the baby',
    content:
      'Go at the pace of the slowest today. It’s how this shepherd does it. In the next verse he’s weighing mountains, and here he’s got lambs inside his coat. If you were up at one, and at three, and then for good at ten to five, you’re in that verse. Jesus told us that he’s the good shepherd and that he’d lay down his life for the sheep. He isn’t waiting for you up ahead. He’s beside you, at your pace.',
    scripture: 'Isaiah 40:11',
    prayerPrompt:
      'Pray for a friend who has a small child, or for yourself. Thank the Shepherd that he doesn’t hurry them, and ask him for enough strength for today and for some sleep.',
    encouragement: 'The small ones ride with him. You’re only asked to follow.',
    focusPoint: 'At the pace of the lambs',
    actionSteps: [
      'Take a meal around, or bring a load of laundry away.',
      'Hold a friend’s baby for half an hour while they do nothing.',
      'If the low mood won’t lift, yours or theirs, see a doctor about it this week.',
    ],
    challenges: ['Balancing friendship with family time', 'Making time for deep relationships'],
  },
  {
    key: 'burdens-prayer-tears-in-a-bottle',
    point:
      'Psalm 56: seized by the Philistines in Gath, David is afraid and trusts God, who has counted his wanderings and is for him.',
    shape: 'letter',
    themes: ['moving'],
    title: 'When you cry for home',
    content:
      'Dear Leila, you told me that a man on the bus was humming something from home, and you had to get off early. Don’t be ashamed of it. David was a foreigner too when he wrote this one. The heading says that they’d seized him in Gath, and he says that they twisted every word he spoke. He asks God to put his tears in a bottle. You don’t bottle what you mean to throw away. Thou tellest my wanderings, he says, which means that God has counted them, every border and every borrowed bed. And in Jesus he was carried over one himself, as a baby, in the night. What was the tune, Leila? I’d like to hear it.',
    scripture: 'Psalm 56:8',
    prayerPrompt:
      'Tell God about the place you’ve lost, and what brought it back. Or pray for a friend who’s far from home, and for what they can’t say in your language.',
    encouragement: 'He’s kept count of every mile, and Christ has walked some of them.',
    focusPoint: 'Counted, every mile',
    actionSteps: [
      'Ask a friend from elsewhere what they miss most to eat, and look for it together.',
      'Sing or hum a tune from home to a person who’s never heard it.',
    ],
    challenges: [
      'Being vulnerable and authentic',
      'Finding trustworthy friends',
      'Maintaining long-distance friendships',
    ],
  },
  {
    key: 'burdens-prayer-and-then-yet',
    point:
      'Habakkuk 3: the prophet remembers how God came to save, trembles at what’s coming, and resolves to rejoice in him with nothing left.',
    shape: 'story',
    themes: ['work'],
    title: 'When the work is gone',
    content:
      'The plant closed on a Friday. On Monday he got up at five all the same, packed his lunch, and sat in the truck in the driveway. His neighbor came out in slippers and got in beside him. He’d been let go too. He had Habakkuk on his phone. The figs fail there, and the fields give no food and the stalls stand empty, and the prophet reads it all out like a notice on a gate. And then he says yet. He’ll be glad in the God who saves him. They didn’t feel glad. But that God had come for them in Jesus, and he hadn’t been on the list of what was gone. They said the verse together, and ate their sandwiches at half past six.',
    scripture: 'Habakkuk 3:17-18',
    prayerPrompt:
      'Tell God what’s gone, one thing at a time, as the prophet does. Then tell him what you’ve still got in Christ, even if your voice shakes.',
    encouragement: 'The prophet was trembling when he said it, and it’s in the Bible.',
    focusPoint: 'And then, yet',
    actionSteps: [
      'Keep a friend company who’s out of work, in the hours when they’d have been at it.',
      'Introduce them to one person who might know of something.',
    ],
    challenges: ['Being vulnerable and authentic'],
  },
]);
