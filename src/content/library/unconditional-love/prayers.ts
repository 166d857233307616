import { prayers } from '../library-entry.ts';

export const unconditionalLovePrayers = prayers("God's Unconditional Love", [
  {
    key: 'love-prayer-before-you-tidy',
    point:
      'Romans 5: the justified have peace with God, because Christ died for them while they were sinners and enemies.',
    shape: 'question and answer',
    title: 'Pray before you tidy yourself',
    content:
      'Shouldn’t I calm down first? No. Shouldn’t I wait until I’ve had one decent week? No again. If those were the terms, nobody would ever pray. Paul says that God has shown his love, and he gives the date: while we were still sinners. Nobody had started to improve. So come this minute, with the bed unmade and the quarrel still going on in your head. You can’t tell Christ anything that he hadn’t reckoned with when he went to the cross for you. And once you’re used to being met like that, it’s a little easier to let a friend see you before you’ve tidied up.',
    scripture: 'Romans 5:8',
    prayerPrompt:
      'Tell God the thing you’d rather have sorted out first. Thank him that Christ died for you with that already in view, and ask for the nerve to let one friend see a little of it.',
    encouragement: 'Nothing you say in the next minute will be news to your Father.',
    focusPoint: 'Loved before you improved',
    actionSteps: [
      'Pray aloud for one minute without going back to mend a sentence.',
      'If you’re asked how you are today, give an answer that’s one degree truer than usual.',
    ],
    challenges: ['Being vulnerable and authentic'],
  },
  {
    key: 'love-prayer-friend-who-moved',
    point: 'Isaiah 49: Zion says that God has forgotten her; he answers that a mother might forget, and he will not.',
    shape: 'letter',
    themes: ['moving'],
    title: 'Remember the friend who moved away',
    content:
      'Dear Paolo, you told me that she’s fading. You still care, and you can’t see her kitchen any more, and you’ve forgotten the name of the boy. It happens to all of us. I’ve been reading where Zion thinks that God has forgotten her. He answers that a nursing mother might forget sooner, and that he has cut his people into the palms of his hands. I can’t get past the hands. I think of the ones that Jesus showed to Thomas, with the marks still in them. So when you pray for her tonight, don’t scold yourself. You’re mentioning her to someone who has never once lost sight of that house.',
    scripture: 'Isaiah 49:15-16',
    prayerPrompt:
      'Walk through your friend’s day with God as well as you can imagine it, from the alarm clock to the last light. Where you don’t know enough to ask, say so.',
    encouragement: 'You don’t have to close the miles. God is as near to that house as he is to yours.',
    focusPoint: 'Never out of his sight',
    actionSteps: [
      'Work out what hour it is where your friend lives, and what they’re likely to be doing.',
      'Put the date of something hard in their life where you’ll see it in time.',
    ],
    challenges: ['Maintaining long-distance friendships'],
  },
  {
    key: 'love-prayer-a-long-way-off',
    point:
      'Luke 15: Jesus answers those who complain that he welcomes sinners with three stories of something lost, found, and feasted over.',
    shape: 'scene from Scripture',
    themes: ['unbelieving friends'],
    seasons: ['Lent'],
    title: 'Pray for a friend who doesn’t believe',
    content:
      'A long way off is where the story turns. The boy has fed pigs, and he’s working on a speech. His father has seen him already, and he’s running. Jesus told this to people who complained about the company he kept. You may have a friend who’s a long way off and hasn’t turned for home. Ask the one who runs, and say to him who it is.',
    scripture: 'Luke 15:20',
    prayerPrompt:
      'Pray for one friend who doesn’t believe, by name and without a plan. Thank God for what you enjoy in them. Ask him to bring them home, and to make you good company on the road.',
    encouragement: 'You were a long way off yourself, and very likely you were prayed for.',
    focusPoint: 'Seen from a long way off',
    actionSteps: [
      'Do something with this friend this week that you both like, with nothing up your sleeve.',
      'Ask them a question about their life to which you don’t know the answer.',
    ],
    challenges: ['Offering godly counsel', 'Being vulnerable and authentic'],
  },
  {
    key: 'love-prayer-nothing-can-part-you',
    point:
      'Romans 8: there is no condemnation for those in Christ, and nothing in creation can part them from God’s love in him.',
    shape: 'plain instruction',
    themes: ['bereavement', 'heaven'],
    title: 'Put your own fear in the list',
    content:
      'Read the list slowly, and put your own words where Paul has his. Death, he says, and you may know whose. Life, with its forms to fill in and the empty side of the bed. Things to come, such as the scan in March. Paul had been flogged and shipwrecked, and he’d never met a thing that was strong enough to pull a believer out of the love of God. It’s kept in Christ Jesus, where nobody can get at it. If the one you miss was his, they’re held by it tonight, and so are you.',
    scripture: 'Romans 8:38-39',
    prayerPrompt:
      'Tell God what you’re most afraid will part you from him, and set it in Paul’s list. If you’re grieving, say the name of the one you miss.',
    encouragement: 'You don’t have to feel held to be held.',
    focusPoint: 'Nothing in all creation',
    actionSteps: [
      'Eat one proper meal today, and ask a neighbor to share it if you can.',
      'If the nights are too long, or you can’t see a reason to go on, call someone today: a friend, your pastor, a helpline.',
    ],
    challenges: ['Being vulnerable and authentic', 'Finding trustworthy friends'],
  },
  {
    key: 'love-prayer-laughter-early',
    point:
      'Psalm 126: those whom the Lord brought home laughed for joy, and they ask him to do it again for all who still sow in tears.',
    shape: 'story',
    themes: ['laughter', 'illness', 'heaven'],
    title: 'Thank God for the last good laugh',
    content:
      'Nobody could remember what had started it. There were four women in one kitchen with a burnt cake, and one of them had come home from the hospital on Friday, and she had cake in her hair. The psalm remembers a day like that, when exiles came home and thought that they must be dreaming, and laughed. It goes straight on to ask for more, since plenty of people were still in tears. Jesus said that those who weep now will laugh. That evening they’d been given a little of it early.',
    scripture: 'Psalm 126:1-3',
    prayerPrompt:
      'Thank God for a time when you laughed with friends until it hurt, and name who was there. Then pray for a friend who can’t laugh just now.',
    encouragement: 'Joy in a friend is one of the ways in which the Father is kind to you.',
    focusPoint: 'Glad, and glad together',
    actionSteps: [
      'Tell one friend about something funny that happened to you.',
      'Go back in your mind to one good evening, and thank God for it in detail.',
    ],
    challenges: ['Making time for deep relationships', 'Maintaining long-distance friendships'],
  },
  {
    key: 'love-prayer-he-called-them-friends',
    point:
      'John 15: Jesus the true vine tells his disciples to remain in his love; he lays down his life for them and calls them friends.',
    shape: 'close reading',
    themes: ['Christ as Friend', 'singleness'],
    title: 'When nobody has called all day',
    content:
      'They’d all be gone by morning, and Jesus called them friends. He wouldn’t call them servants any more, he said, because he’d told them everything that he’d heard from his Father. A few hours later he was laying down his life for them. There is no other friendship like this one, and it does not wait for us to be good at it. If the phone hasn’t rung today, and you’ve begun to think that nobody would notice, open the chapter and let him speak. He has kept nothing back that you need. Answer him aloud, in your own kitchen, as you would anyone who had come so far to see you.',
    scripture: 'John 15:15',
    prayerPrompt:
      'Talk with Christ as with a friend who’s already heard the worst. Tell him how the day has been, and ask to hear him in his word.',
    encouragement:
      'He called them friends on the night they’d leave him. He isn’t waiting for a better night to call you one.',
    focusPoint: 'No longer servants',
    actionSteps: [
      'Read John 15 aloud, slowly, as if you were hearing it across a table.',
      'Go for ten minutes’ walk with him, and say hello to the first person you meet.',
    ],
    challenges: ['Finding trustworthy friends', 'Being vulnerable and authentic'],
  },
  {
    key: 'love-prayer-a-name-and-a-place',
    point:
      'Isaiah 56: the Lord gathers in foreigners and eunuchs who hold to his covenant, and gives them a place in his house.',
    shape: 'scene from Scripture',
    themes: ['singleness'],
    title: 'When you go home to nobody',
    content:
      'The man in the chariot was on his way home with the scroll of Isaiah on his knees. He was a eunuch with a great post at court, and he’d never have children. He’d got as far as the sheep that’s led to the slaughter. Philip climbed in and told him about Jesus. It’s only three chapters from there to a promise for people like him: a place in God’s house, and a name that’s better than sons and daughters. If you go home to nobody, it’s for you. In Christ you’ve got a name that won’t be cut off.',
    scripture: 'Isaiah 56:4-5',
    prayerPrompt:
      'Tell God what it’s like when you shut the door behind you. Thank him for the name that he’s given you in Christ, and ask him who in his house could eat with you this week.',
    encouragement: 'You don’t have to be anyone’s husband, wife or parent to be wholly at home with God.',
    focusPoint: 'A place and a name',
    actionSteps: [
      'Let one person know an evening on which you’d be glad of company.',
      'Think of someone else who goes home to nobody, and ask them to share a meal.',
    ],
    challenges: ['Finding trustworthy friends', 'Being vulnerable and authentic'],
  },
  {
    key: 'love-prayer-while-others-sleep',
    point:
      'Psalm 121: help comes from the Maker of heaven and earth, who keeps his people on every road, by day and by night, for ever.',
    shape: 'letter',
    themes: ['work', 'illness'],
    title: 'For a friend on the night shift',
    content:
      'Dear Amara, you’re on nights until June, and everyone you love is asleep while you’re awake. I can’t change the schedule. But I got up and read Psalm 121 at your hour, and at four in the morning you hear it better. The Lord won’t let your foot slip, it says, because he doesn’t doze. The Keeper of Israel came to us in Jesus, so he knows how tired a body gets; he slept through a gale once. He also prayed in a garden where his friends couldn’t stay awake, and went from there to die for them, so that no night of yours would be spent without him. Now go and look in on bed nine. The Keeper of Israel is looking in on you.',
    scripture: 'Psalm 121:3-4',
    prayerPrompt:
      'Pray for those who work while the rest of us sleep, or for yourself if you’re one of them. Name the ward or the truck or the front desk, and ask the Lord to keep the person there.',
    encouragement: 'Christ’s watch over you doesn’t depend on whether your own eyes are open or shut.',
    focusPoint: 'Kept, and he isn’t asleep',
    actionSteps: [
      'Find out which friend of yours works nights, and which hour is the longest.',
      'Share one meal with them this week when it’s their dinnertime and not yours.',
    ],
    challenges: ['Making time for deep relationships', 'Maintaining long-distance friendships'],
  },
  {
    key: 'love-prayer-no-reason-to-lose',
    point:
      'Deuteronomy 7: Israel is to keep itself for the Lord, who chose and redeemed it out of sheer love and his own oath.',
    shape: 'question and answer',
    title: 'Loved for no reason you could lose',
    content:
      'Why did God love Israel? It wasn’t their numbers, Moses says; there were fewer of them than of anyone. Then what was it? Because the Lord loved you. That’s the answer, and it goes around in a ring. I used to wish that he’d given a better one. But if God had loved me for being cheerful, what would I do on the mornings when I’m not? And how can I be sure that it includes me? Come to Jesus. He’s never sent away a person who came.',
    scripture: 'Deuteronomy 7:7-8',
    prayerPrompt:
      'Thank God that he found his reason for loving you in himself, where you can’t spoil it. Then think of a friend whom few people choose, and ask for some of that love for them.',
    encouragement: 'Whatever you’ve done since Sunday, the reason still stands where it stood.',
    focusPoint: 'Because he loved you',
    actionSteps: [
      'Tell a child or a friend that you’re fond of them, and give no reason.',
      'Choose first today whoever’s usually chosen last, for the team or the table.',
    ],
    challenges: ['Being vulnerable and authentic', 'Finding trustworthy friends'],
  },
  {
    key: 'love-prayer-two-fingers',
    point:
      'Hosea 11: Israel, the child whom God loved and taught to walk, ran to idols; judgment comes, and God can’t bear to give him up.',
    shape: 'story',
    themes: ['youth', 'age'],
    title: 'Thank God for love you’ve forgotten',
    content:
      'The baby had her grandfather by two fingers, and the pair of them were coming down the hall like a very slow parade. Her father stood in the kitchen with a towel in his hand and thought, he must have done that with me. He couldn’t remember a step of it. In Hosea God says that he taught Ephraim to go, which is to say to walk, and held on to his arms, and that Ephraim didn’t know who it was that healed him. The boy grew up and ran after other gods, and still God couldn’t give him up. In the end Jesus came the whole way on foot for children who’d run.',
    scripture: 'Hosea 11:3',
    prayerPrompt:
      'Thank God for love that held you before you can remember, and for whoever’s hands he used. If the first hands you knew were hard ones, tell him that, and thank him for any that came later.',
    encouragement: 'Christ was holding you through years when you had no idea of it.',
    focusPoint: 'Held before I knew it',
    actionSteps: [
      'Ask an older relative or friend who looked after you when you were small.',
      'Bend down to a child today, and go at the child’s speed.',
    ],
    challenges: ['Balancing friendship with family time', 'Being vulnerable and authentic'],
  },
  {
    key: 'love-prayer-taken-in',
    point:
      'Psalm 27: beset by enemies and afraid of being left, David wants one thing, to live in the Lord’s house, and waits for him.',
    shape: 'close reading',
    themes: ['betrayal', 'unbelieving friends'],
    title: 'When your own family turns away',
    content:
      'When a baby has been left on a step, somebody has to take it up. David uses that word of God. If it ever came to that, he says, and his own father and mother left him, there’d be one who’d gather him in. It may have come to that with you, because of your faith, or because home wasn’t safe. Jesus’ own family once came to take him away, thinking that he was out of his mind. It went deeper on the cross, where he cried out that God had forsaken him, and he bore that so that you’d have a Father who won’t. His house is a big one, and you have brothers and sisters in it whom you haven’t met yet.',
    scripture: 'Psalm 27:10',
    prayerPrompt:
      'Say to God the names that hurt. Ask him to take you in today, and to have mercy on the ones who turned away. You needn’t ask to go back.',
    encouragement: 'In Christ you’re nobody’s orphan, and that holds at the holidays too.',
    focusPoint: 'Gathered in',
    actionSteps: [
      'Let one person at church know which days of the year are long ones for you.',
      'Ask a friend who has no family near where they’ll be at the next holiday, and make room.',
      'If home is where you’re hurt, stay away from it, and let a pastor or a helpline help you.',
    ],
    challenges: ['Finding trustworthy friends', 'Being vulnerable and authentic'],
  },
  {
    key: 'love-prayer-one-star',
    point:
      'Psalm 147: praise the Lord, who gathers the outcasts, heals broken hearts, rules stars and seasons, and gives Israel his word.',
    shape: 'plain instruction',
    themes: ['bereavement'],
    title: 'Find one star, and pray',
    content:
      'Go outside tonight and find one star. You don’t have to know what it’s called. God does; he’s counted them all and named each one. That’s in the psalm, and in the line before it he’s bandaging people whose hearts are broken, as if the one job were no smaller than the other. When he came to us in Jesus, you could see his hands at it. Tell him what’s broken, and take your time. He isn’t too busy with the sky.',
    scripture: 'Psalm 147:3-4',
    prayerPrompt:
      'Tell the Lord whose heart is broken, yours or a friend’s, and how it came about. Ask him to bind it up, and ask him to stay.',
    encouragement: 'It may be slow. Christ’s own wounds are healed, and he hasn’t forgotten what they were like.',
    focusPoint: 'He knows it by name',
    actionSteps: [
      'Stand at a window or in the yard for five minutes without your phone.',
      'Name one friend to God for each star you can count, up to seven.',
    ],
    challenges: ['Being vulnerable and authentic', 'Maintaining long-distance friendships'],
  },
]);
