import { actions } from '../library-entry.ts';

export const forgivenessActions = actions('Forgiveness and Reconciliation', [
  {
    key: 'forgiveness-do-apologize-without-but',
    point:
      'Matthew 5: anger is already against the sixth commandment, so Jesus sends the worshiper first to the brother he has wronged.',
    shape: 'story',
    title: 'Apologize without the word but',
    content:
      'She got as far as the second sentence. I’m sorry I told them, she said, but. She heard it herself and stopped and began again, and there it was once more. It took three tries before the sentence ended where it should. Jesus thought the errand so pressing that he’d have you leave your gift at the altar and go. And see who goes: the one with a complaint against him. It’s a hard walk. You can make it, because the one who sends you has already answered for the fault you’re carrying. Say what you did. Then close your mouth.',
    scripture: 'Matthew 5:23-24',
    actionPrompt:
      'Think of someone who has a fair complaint against you. If it’s safe, and if they’d welcome you, go. If they’ve asked for distance, leave them in it.',
    practicalStep: 'Make one apology today that says what you did and asks for nothing back.',
    checkInQuestion: 'Did you get through it without the word but?',
    motivationalNote: 'The other person is free to need time. Once you’ve given an apology, it’s finished.',
    actionSteps: [
      'Say it to yourself first, in three sentences at most.',
      'Offer to put right whatever can be put right.',
      'Settle it now that you won’t press for an answer.',
    ],
    challenges: ['Forgiving and reconciling', 'Initiating difficult conversations', 'Being vulnerable and authentic'],
  },
  {
    key: 'forgiveness-do-written-for-god',
    point: 'Psalm 142: alone in the cave, with nobody who cares, David pours his whole complaint out to the Lord.',
    shape: 'scene from Scripture',
    themes: ['betrayal'],
    title: 'Pour it out where nobody hears',
    content:
      'The heading of the psalm puts David in the cave. He looks to his right, where a friend would stand, and nobody’s there. No one cares about me, he says. So he opens his mouth and pours, which is what you do with a jar you want empty. Some wrongs can’t be talked through with the one who did them. That person has died, or isn’t safe to meet. You can still do what David did, and tell God the whole of it with nothing softened. Forgiving won’t ever mean calling it small, or going back. It may begin here, with Christ, whose friends had all fled too.',
    scripture: 'Psalm 142:2',
    actionPrompt: 'Give an old hurt ten minutes today, alone with God, with nothing left out.',
    practicalStep: 'Go somewhere private today and tell God aloud about one wrong that was done to you.',
    checkInQuestion: 'Did you say the part that you usually leave out?',
    motivationalNote: 'If it hurts more before it hurts less, you’ve done nothing wrong. Stop whenever you need to.',
    actionSteps: [
      'Choose a place where nobody can interrupt, such as a parked car.',
      'End by telling God what you want from him.',
      'If what came up frightens you, talk to a pastor, a counselor or another safe person.',
    ],
    challenges: ['Forgiving and reconciling', 'Finding trustworthy friends'],
  },
  {
    key: 'forgiveness-do-put-it-down-to-me',
    point:
      'Philemon 1: Paul sends Onesimus back to his master as a beloved brother, and offers to make good whatever he owes.',
    shape: 'question and answer',
    title: 'When two of your friends fall out',
    content:
      'How can you help when two people you love have fallen out? Paul knew both of these, the master and the slave who’d gone from him. He asks for a welcome, and more than that, he puts himself in between. If the man owes you something, he says, put it down to me. Where had he learned to talk like that? From Jesus, who did it for him. You may not be able to mend things. You can speak well of each of them to the other. But if one has harmed the other, don’t stand in the middle. Stand with the one who’s been hurt, and help them get safe.',
    scripture: 'Philemon 1:17-19',
    actionPrompt: 'Think of two friends, or two people in your family, who’ve gone cold on each other.',
    practicalStep: 'Say one true good thing today about a friend to somebody who’s at odds with them.',
    checkInQuestion: 'Did you find a chance to say it?',
    motivationalNote: 'You’ve only got a few inches of rope. Throw it from both sides.',
    actionSteps: ['Carry nothing unkind from one to the other.', 'Offer to sit with them if they both want to talk.'],
    challenges: ['Forgiving and reconciling', 'Offering godly counsel', 'Initiating difficult conversations'],
  },
  {
    key: 'forgiveness-do-cross-the-parking-lot',
    point:
      'Genesis 33: Jacob, who had cheated his brother and now limps toward him in fear, is met by Esau with tears.',
    shape: 'plain instruction',
    title: 'Say hello across the parking lot',
    content:
      'Say hello. You’ve been nodding at each other across the parking lot since the business with the youth trip, and neither of you could say how it began. Jacob was so afraid of meeting Esau that he sent two hundred goats ahead. Esau ran. It took twenty years, and it doesn’t always go like that. But Christ has run to meet you, when you’d braced yourself for something else. If they were cruel, or they’ve asked you to keep away, a nod is enough.',
    scripture: 'Genesis 33:4',
    actionPrompt:
      'Choose somebody with whom things have gone cool over nothing much. If that person has asked for distance, choose another.',
    practicalStep:
      'Greet that person today if you see them, or anyone else you’ve only been nodding at, and ask for nothing more.',
    checkInQuestion: 'Did you say hello?',
    motivationalNote: 'Hello is a small word. It’s carried a good many people over.',
    actionSteps: ['Say it before you’ve got time to rehearse.', 'If it goes well, leave it at that for today.'],
    challenges: ['Forgiving and reconciling', 'Initiating difficult conversations'],
  },
  {
    key: 'forgiveness-do-let-the-story-sink',
    point:
      'Micah 7: amid ruin and broken trust Micah waits for God, who delights in mercy and will drown his people’s sins.',
    shape: 'close reading',
    themes: ['laughter'],
    title: 'Let an old story sink',
    content:
      'The depths of the sea, Micah says, where nothing washes up again. That’s where God has put what you did, and Jesus went lower than that to put it there. Now there’s a thing that a friend once did and said sorry for, and you still bring it out at parties because it’s funny. They laugh each time. Watch their face. You could let that one sink.',
    scripture: 'Micah 7:18-19',
    actionPrompt: 'Think of a story about a friend that everyone enjoys except the friend.',
    practicalStep: 'Starting today, leave that story untold, and tell one in which they come off well.',
    checkInQuestion: 'Did you leave it at the bottom?',
    motivationalNote: 'There are plenty of other stories, and some of them are about you.',
    actionSteps: [
      'Ask a friend if there’s one they’d be glad never to hear again.',
      'If it isn’t funny to you either, talk to God about it, and then to them.',
    ],
    challenges: ['Forgiving and reconciling', 'Maintaining long-distance friendships'],
  },
  {
    key: 'forgiveness-do-supper-for-the-guards',
    point: 'Romans 12: those who live by God’s mercies love sincerely, repay no evil, and overcome evil with good.',
    shape: 'scene from church history',
    themes: ['meals', 'age'],
    title: 'Feed somebody who’s unkind',
    content:
      'When men came to arrest old Polycarp, the bishop of Smyrna, about the year 155, he was upstairs in a farmhouse. He came down and had a meal set in front of them, as much as they wanted, and asked for an hour to pray while they ate. Some of them, we’re told, were sorry they’d come. Paul says to feed an enemy who’s hungry. He’d been an enemy himself when Christ took him in. Nobody’s asking you to let a dangerous person in. But there may be somebody who’s merely unkind to you, and they’ll be hungry around noon.',
    scripture: 'Romans 12:20',
    actionPrompt: 'Think of someone who’s sour with you and does you no real harm.',
    practicalStep: 'Do one small kindness today for somebody who’s been unkind to you. A doughnut would do.',
    checkInQuestion: 'Did you do it without a speech?',
    motivationalNote: 'They may only say thanks. So did you, once, and look where it led.',
    actionSteps: [
      'Expect nothing back, and you can’t be let down.',
      'If this person is dangerous to you, keep your distance, and pray for them there.',
    ],
    challenges: ['Forgiving and reconciling', 'Initiating difficult conversations'],
  },
]);
