import type { LibraryEntry } from './library-entry.ts';

const concept = 'Forgiveness and Reconciliation';

export const forgiveness: readonly LibraryEntry[] = [
  {
    key: 'forgiveness-prayer-hand-over-the-case',
    concept,
    contentType: 'prayer',
    title: 'Hand over the case you keep arguing',
    content:
      'By now the speeches are polished. You are counsel, witness, and judge, and the court sits at two in the morning. Paul does not tell you that nothing happened, or that it was small. He tells you whose court it belongs to. God will do right by every wrong, either at the cross, where sin was answered in full, or on the last day. Handing him the file is no favor to the one who hurt you, and it asks nothing unsafe of you. It means that you may leave the courtroom and go to bed.',
    scripture: 'Romans 12:19',
    prayerPrompt:
      'Tell God what was done and what it cost you. Then ask him to be the judge of it, and ask for freedom from the wish to get even.',
    encouragement:
      'You may need to hand it over again tonight. Each time, it goes to a judge who overlooks no evidence.',
    focusPoint: 'His court, and no longer yours',
    actionSteps: [
      'When the argument starts up in your head, say aloud that the case has been handed over.',
      'Delete the draft of any message that was written to wound.',
      'If you are still being harmed, tell someone with the power to help. Leaving vengeance to God never means hiding a wrong.',
    ],
    challenges: ['Forgiving and reconciling'],
  },
  {
    key: 'forgiveness-prayer-your-own-pages',
    concept,
    contentType: 'prayer',
    title: 'Ask to see your own part',
    content:
      'In most quarrels each side keeps excellent records of the other. Ask today for the missing pages, the ones in your own hand: the tone you took, the thing you let them believe, the cold weeks. This is no exercise in taking blame that is not yours. Some people are wronged and did nothing to bring it about, and if you are one of them, bring God the hurt and leave the search. But where there is a part, it is far lighter named than hidden. David found that silence wore him thin, and that pardon met him while he was still confessing.',
    scripture: 'Psalm 32:5',
    prayerPrompt:
      'Ask the Lord to bring to mind anything you did or left undone in one strained friendship. Confess that much, and no more than is true, resting on Christ for pardon.',
    encouragement:
      'Confession was never the price of forgiveness. Christ paid that; confessing is how you come home to it.',
    focusPoint: 'Only the pages in your own hand',
    actionSteps: [
      'Make two lists, what was done to you and what you did, and give God both of them, one at a time.',
      'Ask one wise friend whether you see your own part truly.',
      'Put right today one small thing that lies wholly within your power.',
    ],
    challenges: ['Forgiving and reconciling', 'Initiating difficult conversations'],
  },
  {
    key: 'forgiveness-do-apologize-without-but',
    concept,
    contentType: 'do',
    title: 'Apologize without the word but',
    content:
      'An apology can be undone by its last clause. We are sorry, but they were late as well; we are sorry if they took it that way. Such sentences ask to be excused, which is nearly the opposite of asking to be forgiven. The Lord thought this errand so pressing that he pictures a worshiper leaving the gift where it lies and going first to the person who has been wronged. Go with one fault, called by its own name. Your standing with God was settled at the cross, so you can afford the truth about yourself.',
    scripture: 'Matthew 5:23-24',
    actionPrompt:
      'Think of someone who has a fair complaint against you. If contact is welcome, and safe for both of you, go to them with it.',
    practicalStep:
      'Make one apology today that names what you did, leaves out every excuse, and asks for nothing in return.',
    checkInQuestion: 'Which excuse was hardest to leave out?',
    motivationalNote: 'The other person is free to need time. An honest apology is complete when it has been given.',
    actionSteps: [
      'Write it in three sentences, and read it aloud before you send or say it.',
      'Offer to repair whatever can be repaired, and say exactly how.',
      'Settle it with yourself that you will not press for a reply.',
    ],
    challenges: ['Forgiving and reconciling', 'Initiating difficult conversations', 'Being vulnerable and authentic'],
  },
  {
    key: 'forgiveness-do-written-for-god',
    concept,
    contentType: 'do',
    title: 'Write it down for God to read',
    content:
      'Some wrongs cannot be talked through. The other person has died, or denies it, or is not safe to meet. Forgiveness still has somewhere to begin, because it starts between you and God, and only later, if ever, between the two of you. David, hiding in a cave, did not hand in a summary; he emptied the whole complaint out. Write yours today as it was, unsent, with nothing softened. Forgiving will not require you to call it small, to forget it, or to go back. It begins with telling the truth to the one who saw.',
    scripture: 'Psalm 142:2',
    actionPrompt: 'Give an old hurt a quarter of an hour on paper, addressed to God and to nobody else.',
    practicalStep: 'Write God one page about a wrong that was done to you, and keep or destroy it as you think best.',
    checkInQuestion: 'What did you write that you had not admitted before?',
    motivationalNote: 'If it hurts more before it hurts less, you have done nothing wrong. Stop whenever you need to.',
    actionSteps: [
      'Choose a time and a place where nobody will interrupt or read over your shoulder.',
      'End the page with one sentence about what you are asking of God.',
      'If what you wrote frightens you, show it to a pastor, a counselor, or another safe person.',
    ],
    challenges: ['Forgiving and reconciling', 'Finding trustworthy friends'],
  },
  {
    key: 'forgiveness-reflection-the-debt-behind-you',
    concept,
    contentType: 'reflection',
    title: 'The debt you walked away from',
    content:
      'The Shorter Catechism takes care over the order. We ask pardon for Christ’s sake, and our forgiving of others comes in afterward, as a sign that his grace has been at work in us and so a reason to take heart when we ask. It never appears as payment. Think of the servant in the parable, just released from an impossible sum, catching hold of another over pocket change. He had walked out free without letting it sink in. Much everyday grudge-keeping is like that: a vast mercy we have stopped feeling, and a small debt we can feel to the penny.',
    scripture: 'Ephesians 4:31-32',
    quote: 'shorter-catechism-forgive-us',
    reflectionQuestions: [
      'When did you last feel the size of what you have been forgiven?',
      'What small sum are you still trying to collect, and from whom?',
      'What helps you to forgive from the heart, as distinct from only saying so?',
    ],
    gratitudePrompt: 'Thank God for one particular sin that he has forgiven you, and for what it cost his Son.',
    tomorrowPreparation:
      'Before you meet anyone tomorrow, say the Lord’s Prayer slowly and stop at the fifth petition.',
    actionSteps: [
      'Read the parable of the unforgiving servant in Matthew 18, and note the two amounts.',
      'Tell God the name of one person who owes you something small, and let the sum go.',
    ],
    challenges: ['Forgiving and reconciling'],
  },
  {
    key: 'forgiveness-reflection-pardon-and-trust',
    concept,
    contentType: 'reflection',
    title: 'Forgiving someone you cannot trust',
    content:
      'Forgiveness and trust are often sold as one parcel. The unnamed hand that finished John Flavel’s catechism after his death untied the string: where people have proved false and nothing has changed, we are to forgive them, and we are not bound to trust them. Pardon, however long it takes us to give, leans on what God has done. Trust leans on what the other person does, and grows at the speed of evidence. Jesus loved the crowds and did not put himself in their hands. If someone has harmed you, keeping away can be right, and staying safe is no failure to forgive.',
    scripture: 'John 2:24-25',
    quote: 'flavel-bound-to-trust',
    reflectionQuestions: [
      'Whom have you forgiven and still cannot rely on, and is there peace in saying so?',
      'What evidence of change would honestly matter to you?',
      'Where have you asked someone to trust you again sooner than you had earned it?',
    ],
    gratitudePrompt: 'Thank God for a person who has proved trustworthy over years, and for one thing that showed it.',
    tomorrowPreparation:
      'Decide on one boundary, or one small step of trust, that would be wise tomorrow. If the matter is serious, ask counsel first from someone safe.',
    actionSteps: [
      'Finish two sentences on paper: what you have forgiven, and what you do not yet trust.',
      'Keep one promise today that rebuilds a little of somebody’s trust in you.',
    ],
    challenges: ['Forgiving and reconciling', 'Finding trustworthy friends', 'Initiating difficult conversations'],
  },
];
