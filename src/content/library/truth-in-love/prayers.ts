import { prayers } from '../library-entry.ts';

export const truthInLovePrayers = prayers('Speaking Truth in Love', [
  {
    key: 'truth-prayer-love-before-courage',
    urgesContact: true,
    point: '1 Corinthians 13: without love the finest speech, gift or sacrifice is nothing.',
    shape: 'story',
    title: 'Before the talk you keep putting off',
    content:
      'He’d practiced it in the car for a month. He had a first line and three examples, and every Sunday something got in the way. One morning, at a red light, he realized that he was looking forward to it. That scared him more than the talk did. Paul says that words without love, or charity as the old Bible has it, are so much clanging metal, whoever says them. So he began to pray for the friend’s good, which he hadn’t done in all that time, and to ask Jesus how he’d ever put up with Peter. By Easter the speech was half as long, and he gave it on a walk, and there was love in it.',
    scripture: '1 Corinthians 13:1',
    prayerPrompt:
      'Name the friend and the matter. Ask God what love needs here, ask him to take away what’s only irritation, and ask for the right hour and few words.',
    encouragement: 'Jesus corrected his friends often and despised none of them. You’re asking the right teacher.',
    focusPoint: 'Want their good first',
    actionSteps: [
      'Say your opening line aloud, and take out always and never.',
      'Offer your friend a time and a place, without alarm.',
      'If you’re afraid of how this person may react, talk to someone safe before you do anything.',
    ],
    challenges: ['Initiating difficult conversations', 'Offering godly counsel'],
  },
  {
    key: 'truth-prayer-faults-you-cannot-see',
    point:
      'Psalm 19: heavens and law show God’s glory, and David asks to be cleansed of the faults that he cannot see.',
    shape: 'question and answer',
    title: 'Ask about the faults you cannot see',
    content:
      'Who can understand his errors? David asks it as if he knew the answer: nobody can. You’ve never seen the back of your own head, though everyone who sits behind you in church has. So what do you do about a fault that you can’t find? You might promise to look harder. David asks to be washed, and he ends the psalm by calling the Lord his redeemer. Christ gave his life to bear that name, and he’s never yet been surprised by what he had to wash.',
    scripture: 'Psalm 19:12',
    prayerPrompt:
      'Ask God to show you one hidden fault, and to wash you of the ones you still can’t see. Then ask for a soft heart toward whoever tells you next.',
    encouragement: 'If you’re in Christ, being found out is a visit from the doctor. Nobody is coming to arrest you.',
    focusPoint: 'Show me, and wash me',
    actionSteps: [
      'Next time you’re contradicted, let ten seconds go by before you defend yourself.',
      'If you never stop searching yourself, ask once, leave it with Christ, and go and do something with your hands.',
    ],
    challenges: ['Being vulnerable and authentic', 'Offering godly counsel'],
  },
  {
    key: 'truth-prayer-a-guard-at-the-gate',
    point:
      'Psalm 141: David prays that the Lord will guard his mouth and heart, and that he will take correction from the righteous as kindness.',
    shape: 'plain instruction',
    title: 'Pray for your own mouth',
    content:
      'Before you pick up the phone today, pray for your mouth. David wanted a guard put on it, and I’ve never met anyone who didn’t need one. Most of the harm I’ve done my friends was done in under five seconds. Christ said that we’d answer for every idle word, and then he died for people who’d said them by the thousand. Nobody is too far gone to pray this.',
    scripture: 'Psalm 141:3',
    prayerPrompt:
      'Name the conversation today in which you’re likeliest to say too much. Ask the Lord to stand guard there, and thank Christ for the words he’s already forgiven.',
    encouragement: 'If the guard comes late, you can still say sorry by noon.',
    focusPoint: 'A guard at the gate',
    actionSteps: ['Once today, let another person have the last word.', 'Leave one true and clever remark unsaid.'],
    challenges: ['Initiating difficult conversations', 'Offering godly counsel'],
  },
  {
    key: 'truth-prayer-ready-for-nathan',
    point:
      '2 Samuel 12: Nathan exposes David’s adultery and murder by a parable; David confesses and is forgiven, and the consequences stay.',
    shape: 'scene from Scripture',
    title: 'Ask for somebody who’d tell you',
    content:
      'Nathan could have been killed for it. He told the king about a stolen lamb and waited until David was furious with the thief. Then he told him who the thief was. There’s nothing clever in David’s answer. I’ve sinned against the Lord, he says, and he doesn’t blame anyone else. The next words that Nathan speaks are mercy: the Lord has put it away. It wasn’t cheap. There was grief in that house for years, and in the end it was David’s greater Son, Jesus, who bore what the king deserved. Pray for a friend who’d come to you like that, and pray that you’d let him in.',
    scripture: '2 Samuel 12:13',
    prayerPrompt:
      'Thank God for anyone who’s ever told you the truth at a risk. Ask him for one such friend, and for an answer as short as David’s.',
    encouragement: 'Christ has heard worse than what you’d have to say, and he hasn’t turned away.',
    focusPoint: 'Named, and put away',
    actionSteps: [
      'Ask someone you trust if there’s anything that’s hard to tell you.',
      'When you’re told, say thank you before you explain.',
    ],
    challenges: ['Being vulnerable and authentic', 'Offering godly counsel'],
  },
  {
    key: 'truth-prayer-why-do-you-go',
    point:
      'Colossians 4: Paul asks for prayer that he may make Christ known, and wants the church’s talk with outsiders to be wise and gracious.',
    shape: 'letter',
    themes: ['unbelieving friends', 'Christ as Friend'],
    title: 'When a friend asks why you believe',
    content:
      'Dear Kwame, so she asked you point-blank, in the car, why you still go to church, and you said something about the music. I’ve done worse. Paul only asks that our talk should have grace in it, and some salt, so that we’ll know how to answer whoever wants to know. Everybody gets a different answer, I think, because everybody’s a different person. Next time you might tell her what it’s like to be forgiven. You might just ask why she wondered. You’re telling a friend about a Friend. Jesus was looking for people long before you got your license, so drive home and don’t lie awake over it.',
    scripture: 'Colossians 4:5-6',
    prayerPrompt:
      'Pray for a friend who’s asked you about your faith, or who might. Ask God for a word that fits, and for patience when none comes.',
    encouragement: 'You aren’t the only witness that God has in that life.',
    focusPoint: 'Grace, and some salt',
    actionSteps: [
      'Ask a friend what they believe, and don’t correct the answer.',
      'Practice saying in two sentences why you belong to Christ.',
    ],
    challenges: ['Initiating difficult conversations', 'Offering godly counsel'],
  },
  {
    key: 'truth-prayer-a-rule-for-thumbs',
    urgesContact: true,
    point:
      'James 1: trials test faith, God gives wisdom and new birth by his word, and those who hear it are to do it.',
    shape: 'story',
    themes: ['online friends', 'difference of opinion'],
    title: 'Before you answer that post',
    content:
      'She had four answers ready, each sharper than the last. A man from church had put up something foolish about a thing that she knows a good deal about, and thirty people had liked it. On the fridge was James, because her son was learning it by heart: quick to listen, slow to talk, and slower still to get angry. She’d never thought of it as a rule for thumbs. She told Christ, who’d let a great many foolish things be said about him, and went to bed. On Sunday she asked the man what he’d meant. Some of it he hadn’t meant at all.',
    scripture: 'James 1:19-20',
    prayerPrompt:
      'Bring the sentence that made you angry before the Lord, and the person who said it. Ask to be quick to listen, and ask what can wait until you see a face.',
    encouragement: 'God’s work in that person doesn’t depend on your reply.',
    focusPoint: 'Quick to listen',
    actionSteps: [
      'Leave one thing online unanswered until tomorrow.',
      'Ask a person what they meant, by voice if you can.',
    ],
    challenges: ['Initiating difficult conversations', 'Forgiving and reconciling'],
  },
  {
    key: 'truth-prayer-full-of-both',
    point: 'John 1: the Word who was with God and was God became flesh; from his fullness come grace and truth.',
    shape: 'close reading',
    seasons: ['Christmas'],
    title: 'Ask for the half you’re missing',
    content:
      'Nobody but Jesus has ever had all of both. John lived with him, and when he looked back on it he called it glory. The rest of us come with the truth or with grace, one or the other. There’s the friend who’d never hurt you and so has never told you anything, and there’s the one you brace for, and you know which you are. A woman at a well heard from Jesus everything she’d ever done, and she ran to fetch the town. Look at him for a while before you ask for anything. Then ask for the half that you’re missing.',
    scripture: 'John 1:14',
    prayerPrompt:
      'Tell Christ which comes harder to you, the kind word or the true one. Ask to be given it before you next meet your friend.',
    encouragement: 'He’s told you the truth about yourself, and you’re still welcome.',
    focusPoint: 'Grace and truth at once',
    actionSteps: [
      'Say one true thing today that you’d usually swallow, or swallow one that you’d usually say.',
      'Tell a friend which half you’re short of, and ask them to help.',
    ],
    challenges: ['Offering godly counsel', 'Initiating difficult conversations', 'Being vulnerable and authentic'],
  },
  {
    key: 'truth-prayer-wash-and-be-clean',
    point:
      '2 Kings 5: Naaman the Syrian is cleansed of leprosy without price, by a plain word he nearly refused, and Gehazi tries to make it pay.',
    shape: 'scene from Scripture',
    themes: ['work'],
    title: 'Before you talk to someone proud',
    content:
      'Naaman was in a rage. He’d driven all that way with his silver and his letters, and the prophet hadn’t come out of the house. He’d sent word that the general should go and wash in the Jordan, when there were better rivers at home. It was his own servants who came up to him. They called him father. If you’d been told to do some great thing, they asked, wouldn’t you have done it? Then why not wash and be clean? There’s no great thing left for us to do either. Jesus has done it. Naaman turned the horses around. Ask for a voice like theirs, and for the kindness that was in it.',
    scripture: '2 Kings 5:13',
    prayerPrompt:
      'Think of a friend who’s too proud to take something good, or of yourself. Ask God for a short kind word, and for the right minute to say it in.',
    encouragement: 'The servants weren’t great people. They were near, and they were fond of him.',
    focusPoint: 'Wash, and be clean',
    actionSteps: [
      'Ask a question today where you’d usually argue.',
      'Let a person younger than you, or lower down, tell you something, and act on it.',
    ],
    challenges: ['Initiating difficult conversations', 'Offering godly counsel'],
  },
  {
    key: 'truth-prayer-the-traffic-was-fine',
    point:
      'Psalm 119:25–32: laid low in the dust, the psalmist asks to be kept from the way of lying and set running in God’s commandments.',
    shape: 'plain instruction',
    themes: ['laughter'],
    title: 'Ask to be rid of excuses',
    content:
      'Own up to one small lie. I’ll go first: I said on Monday that the traffic was bad, and it was fine. I’d left late, and I wanted to be thought well of. The psalm calls lying a way, like a road that you find yourself on, and asks the Lord to take it out of reach and be gracious. He’s been gracious. Christ never told a lie, and he has answered to God for mine, the traffic along with the rest. When you’ve told him, there’s the friend who sat there waiting.',
    scripture: 'Psalm 119:29',
    prayerPrompt:
      'Tell God about the last small lie that you remember, and what you hoped to get by it. Ask him to forgive it for Christ’s sake, and to take that road away.',
    encouragement: 'One is enough to bring. You needn’t go looking for more.',
    focusPoint: 'Another road than lying',
    actionSteps: [
      'Give the true reason once today, even if it’s dull.',
      'If you keep things from a person because they’d hurt you, this isn’t about that. Talk to people who can help you get safe.',
    ],
    challenges: ['Being vulnerable and authentic'],
  },
  {
    key: 'truth-prayer-peter-moved-tables',
    point:
      'Galatians 2: Paul defends the one gospel, also against Peter’s change of table, because nobody is justified except by faith in Christ.',
    shape: 'question and answer',
    themes: ['meals', 'difference of opinion'],
    title: 'If you’ve moved to another table',
    content:
      'Who ate with whom at Antioch? Everyone did at first, Jews and Gentiles alike, and Peter too. Then visitors came from Jerusalem, and Peter got up and moved. Was that worth a scene? Paul thought so, because a table preaches. This one said, or it’s what people heard, that faith in Christ isn’t enough to sit down with God’s people. He said so to Peter’s face. Did they stay friends? Look for our beloved brother Paul, near the end of Peter’s second letter.',
    scripture: 'Galatians 2:14',
    prayerPrompt:
      'Ask Christ about any table that you’ve edged away from because of who might see. Thank him for sitting down with you, and ask for the nerve to go back.',
    encouragement: 'Peter was wrong that day, and he was told, and he was still an apostle in the morning.',
    focusPoint: 'One table in Christ',
    actionSteps: [
      'Sit today with a person you’d be a little shy of being seen with.',
      'If a friend once put you right, tell them that they were.',
    ],
    challenges: ['Initiating difficult conversations', 'Being vulnerable and authentic'],
  },
  {
    key: 'truth-prayer-before-you-go-in',
    point:
      'Esther 4: with her people under sentence of death Esther is pressed to speak, has them all fast with her, and resolves to go in to the king.',
    shape: 'letter',
    themes: ['work'],
    title: 'When you must speak up for others',
    content:
      'Dear Priya, so it’s on Thursday that you go in and tell them that the cleaners haven’t been paid for their hours. I’ve got no advice. I’ve got Esther. Before she went in to the king, she had all her people in the city go without food with her for three days. If I perish, I perish, she said. She lived. There’s one who went in for his people and did die, and rose, and he’s at God’s right hand, so you needn’t be the savior of anyone on Thursday. You only have to tell the truth to a man with a mug. Four of us are skipping lunch on Thursday, and we’ll be praying at one.',
    scripture: 'Esther 4:15-16',
    prayerPrompt:
      'Pray for a friend who has to speak up for other people, or for yourself. Ask for plain words and a steady voice, and thank Christ that he speaks for you.',
    encouragement: 'It doesn’t all hang on you. Your Advocate is in already.',
    focusPoint: 'He went in first',
    actionSteps: [
      'Ask two or three others to pray at the hour when you go in.',
      'Go with a friend as far as the room that they’re afraid of.',
    ],
    challenges: ['Initiating difficult conversations', 'Offering godly counsel'],
  },
  {
    key: 'truth-prayer-he-let-him-go',
    point:
      'Mark 10: on the way to give his life Jesus blesses children, loves a rich man who leaves him, and says that salvation is possible only with God.',
    shape: 'close reading',
    themes: ['unbelieving friends'],
    title: 'When the truth sent them away',
    content:
      'Mark puts the love before the hard word. Jesus looked at the man first, and loved him, and then he told him the one thing that was missing. The man’s face fell, and he left, and Jesus let him go. He didn’t call after him with easier terms. He was on his own way to give up everything for people like that. If you’ve told a friend the truth and they’ve gone, it needn’t mean that you told it wrong.',
    scripture: 'Mark 10:21',
    prayerPrompt:
      'Name a friend who walked off after something true was said. Ask God to go with them where you can’t, and to keep you from running after them.',
    encouragement: 'It wasn’t for want of love that the man went away. Christ had looked at him.',
    focusPoint: 'Looked at, and loved',
    actionSteps: [
      'If you spoke before you’d looked, tell God so.',
      'Leave them free. If they come back, begin with how they are.',
    ],
    challenges: ['Offering godly counsel', 'Initiating difficult conversations'],
  },
]);
