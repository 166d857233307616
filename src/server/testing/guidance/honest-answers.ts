import type { ContentType } from '../../../shared/guidance/content-types.ts';
import { parseReference } from '../../scripture/reference.ts';
import { sampleOutput } from './model-outputs.ts';

/** A model's answer that follows the rules, with the goals of its reader. */
interface HonestAnswer {
  contentType: ContentType;
  passage: string;
  goals: string[];
  title: string;
  content: string;
  actionSteps: string[];
}

/** Returns a complete model answer. */
export function wholeAnswer({ contentType, passage, title, content, actionSteps }: HonestAnswer) {
  return sampleOutput(contentType, { title, content, actionSteps, scripture: parseReference(passage) });
}

// One block for each answer: a line with the type, the passage and the reader's goals, then title, body and steps.
const TEXTS = `
prayer: Romans 15:7: Be a better friend
Welcomed Before You Arrive
Christ received people before they had anything to show him. He ate with tax collectors, and he did not wait for them to improve first. You can pray today as one who was welcomed like that, and ask for eyes to notice who is still standing at the door.
Name one person who often stands alone.
Ask God to make you quick to greet them.

do: Romans 1:11-12: Call my brother every week
Ten Minutes on the Telephone
Paul longed to see people whom he had mostly never met, and he expected to be cheered by them as much as they by him. A short call can do some of that work. You need no news and no reason; a voice is enough.
Choose somebody whom you have not heard for a month.
Ring them, and ask one question more than you usually do.

reflection: Matthew 18:32-33: Forgive my father
What Was Canceled for You
A servant was let off a sum that he could never have repaid, and on his way out he took a fellow servant by the throat. The story is about us. Whoever has been forgiven by God in Christ looks differently at what others owe, even where trust has to grow slowly.
Write down what you find hardest to let go.
Read the whole story once more, slowly.

prayer: James 1:19: Pray daily; Listen more, talk less
A Slow Tongue and an Open Ear
Quick to hear and slow to speak: most of us reverse it when we are tired. Bring your last three conversations before the Lord, and consider where you were already answering while the other person was still looking for words. He hears you to the end, and he never looks at a clock.
Let somebody finish today before you reply.
Thank God that he hears you to the end.

do: Hebrews 13:1-2: Invite neighbors for dinner
One More Plate on the Table
Hospitality is seldom a grand affair. It is bread, a chair and somebody who is glad to see you. Christ was a guest in many houses, and he is the host at his own table. A pot of soup is a fair beginning.
Think of a neighbor who eats alone.
Ask them to come over one evening this month.

reflection: Acts 9:26-27: Make one new friend at church
The Bench Behind Yours
Most friendships in a church begin with a seat. You sit near somebody for a year and know the back of their coat. Barnabas went and found Saul when others kept their distance, and a great deal came of it. Who sits behind you, and what do you know of them?
Learn one name before you go home on Sunday.
Remember it the week after.

prayer: Psalms 103:8-10: Be more patient with the kids
Patience for the Third Question
The Lord is slow to anger. People have asked him the same things for thousands of years, and he has not turned them away. When a child asks for the third time why the sky is dark, you may borrow some of that patience, for it was first spent on you.
Tell God where your temper runs short.
Sit down on the floor for five minutes with no telephone.

do: Job 2:11-13: Visit someone in the hospital each month
A Chair Beside the Bed
Job had three friends who sat with him on the ground for seven days without a word, and those were their best days. Being ill makes the world small. To come in, take off your coat and stay for a while shows that the person in the bed still belongs to the rest of us.
Find out when visitors are welcome.
Go without advice, and stay for half an hour.

reflection: Romans 12:18: Reconcile with my sister
As Far as It Lies With You
Peace is the business of each one of us, but only as far as it depends on us. That is a relief and a burden. You are not asked to produce a happy end. You are asked to leave no hindrance standing that you yourself put there, because Christ took his own enemies for friends.
Ask yourself which hindrance is yours.
Pray for the one who comes to your mind, by name.

prayer: Mark 2:3-5: Join a small group
Carried In by Four Friends
Four men took a friend to Jesus on a mat, and when the door was full they went up and opened the roof. Their love had hands. Pray for those who would have to carry you, and for those whom you could help to carry.
Thank God for somebody who once carried you.
Offer one friend a lift, a meal or an hour.

do: Proverbs 26:20: Stop gossiping
Leave the Story Where It Is
A fire goes out when there is no more wood, and so it is with talk about people who are not in the room. Somebody may offer you a piece of news today, and nothing forces you to pass it on. Christ knows all of our stories, and he pleads for us instead of passing them on.
Let one story end with you today.
Find something good to speak about instead.

reflection: 2 Timothy 1:3-4: Write letters to grandma
Ink, Paper and a Stamp
Paul sat in custody and thought of Timothy night and day. He remembered his tears. A letter shows that somebody was in your thoughts for as long as it took to write it. What would you put down tonight, and who has not had an envelope from you for years?
Write five lines to somebody older than you.
Post them before you find them too plain.

prayer: Luke 18:13-14:
Nothing to Bring but Need
You cannot buy a hearing with God, and you do not have to. The tax collector in the temple had one sentence and no record to speak of, and he went home right with God. Come as he did. God hears what you ask for your friends for the sake of Christ, and not because of a good week.
Put what you need into one sentence.
Then name a friend, and ask the same for them.

do: James 5:16: Find an accountability partner
An Honest Word About Yourself
To confess to one another is not pleasant. A friend who knows where you stumble can ask the right question on the right evening. It takes courage to give somebody that leave, and grace makes the courage possible, because Christ knows the worst of you already.
Pick one person whom you trust.
Name one thing that they may ask you about.

reflection: Acts 9:17-18: Trust people again
Slow Trust Is Still Trust
Ananias had every reason to fear Saul, and he went all the same and called him brother. Trust did not fall on the whole church in a day; others kept watching for a while. It is no sin to be careful, and it is a gift when somebody goes first.
Think of one small thing that you could entrust to somebody.
Notice who has been true to their word before.

prayer: John 19:26-27: Care for my mother
When Caring Wears You Thin
From the cross Jesus saw his mother and gave her into the care of a friend. In his own pain he thought of hers. If you look after somebody day after day, you are seen by one who knows that work. Ask him for strength for the next hour, and for a friend to take a turn.
Ask one person for a single afternoon of help.
Sleep without guilt tonight, as far as you can.

do: Romans 16:3-5: Meet up with college friends
Pick Up the Thread
Some friends drop out of sight without any quarrel. Work came, then children, then another town. Paul kept a list of names through all his travels and sent greetings to nearly thirty people at once. A thread that has gone slack can be taken up again on an ordinary Tuesday.
Send three sentences to an old friend.
Ask what has become of something that they once cared about.

reflection: John 11:33-36: Grieve well
He Cried at the Grave
Jesus knew what he had come to do for Lazarus, and he still cried. Hope did not make him hurry past the sorrow of two sisters. He met each of them where she was, one with words and one with tears. Friendship with people in sorrow often needs no more skill than that.
Remember somebody whose loss is a year old by now.
Let them know that you have not forgotten.

prayer: 2 Timothy 4:16-17: Overcome loneliness
Alone, and Not Abandoned
At his first hearing everyone left Paul, and he asked that it should not be held against them. The Lord stood by him in that room. An empty evening can feel like a verdict on your life. It is not one. Tell Christ plainly how quiet the house is, for he stays with his people to the end.
Name aloud what you miss.
Plan one visit, however short, for the coming days.

do: 1 Thessalonians 1:2-3: Encourage my coworkers
Put the Good Thing Into Words
Many good thoughts about others never reach them. They pass through our heads at the copier and are gone. Paul spelled them out for his friends: their faith, their labor, their patience. To thank somebody exactly, for one thing that they did, costs a minute and is often kept for years.
Name to a colleague one thing that they do well.
Do it without a joke to soften it.

reflection: Mark 12:42-44: Live more simply
Two Small Coins
A widow put two small coins into the chest while others gave large sums, and Jesus called his disciples to look at her. He measured by what was left in the purse. Time can be given in the same way. An hour from somebody who has few of them is a great gift between friends.
Consider who gave you an hour that they could hardly spare.
Thank them before the day ends.

prayer: 2 Samuel 12:1-4: Speak the truth in love
Truth That Wants Them Well
Nathan did not begin with the sentence on David. He began with a story about a lamb, and he waited. Truth between friends needs that kind of thought, and it needs love beneath it. Pray about what you have put off, and ask whether you want to be right or want your friend to be well.
Pray for the friend before you speak.
Leave unsaid what only relieves you.

do: Acts 6:1-4: Help at the food pantry
Useful Hands for an Hour
When some widows were overlooked at the tables, the church did not hold a long debate. It chose seven people and fed everybody. Serving side by side is one of the oldest ways to become friends, for people talk more freely when their hands are busy.
Look for one job this week that needs a second person.
Offer to be the second person.

reflection: John 15:13-15: Read the Gospel of John
Called Friends at Table
On the night before he died Jesus called his disciples friends and not servants. He had let them in on all that he had heard from his Father. Friendship with him begins with being let in on something. What has he let you know that you could never have found out alone?
Read that chapter slowly from the beginning.
Share with a friend one line that stays with you.

prayer: Psalms 34:17-18: Be there for Sam after his divorce
Sitting With a Broken Heart
The psalms give words to people whose homes have come apart. The Lord is near to them, and he does not ask them to be cheerful first. You may not know what to advise, and that is no failure. Pray for a steady heart, and for patience to hear the same story again.
Pray for a friend in sorrow before you sleep.
Bring a meal, and eat it with them.

do: 2 Samuel 12:13: Apologize to my roommate
The Short Apology
David needed few words after Nathan had gone, and he added no explanation of how hard his week had been. A short apology is harder to give and easier to receive. Grace is the reason that you can afford it, for your standing with God does not hang on having been right.
Name what you did, without the word but.
Leave the other person time to answer or not.

reflection: 1 Samuel 20:41-42: Stay in touch after moving
Friends in Another Town
Jonathan and David parted in a field, and after that they saw each other only once more that we know of. Their word to each other held across the hills. Distance takes away the small talk and leaves what was underneath. What of your friendship would be left if there were no Tuesdays together, only faithfulness?
List the friends who live more than an hour away.
Set a day on which you write to one of them.

prayer: John 3:29-30: Stop comparing myself
Glad at Another’s Good
John watched his crowd walk away to Jesus, and he was glad like a best man at a wedding. He knew whose day it was. Envy between friends grows in the dark. Bring it into the light before God, who has dealt with you in mercy, and ask to be glad without keeping accounts.
Tell God whom you envy, and for what.
Congratulate them on it this week.

do: Luke 10:36-37: Get to know my neighbors
Across the Fence
A lawyer wanted to know where the duty to love came to an end, and Jesus answered him with a road, a robber’s victim and a foreigner who stopped. Nobody in that story picked his neighbor. The people next to you were placed there. A name and a wave is where it starts.
Greet a neighbor by name today.
If you do not know the name, ask for it.

reflection: Exodus 20:9-10: Keep a sabbath
Rest in Good Company
The fourth commandment gives rest to sons, daughters, servants, strangers and even cattle. Nobody is to rest at the cost of somebody else. A slow afternoon with people you love is part of what it guards. In Christ the work that matters most has been finished, and so an hour without results is no waste.
Keep two hours free on Sunday.
Spend them with somebody, and plan nothing.

prayer: Luke 6:35-36: Love difficult people
Kindness to the Unthankful
God is kind to the unthankful, and we were among them. Everything hard in this passage stands on that ground. You do not have to feel warmly about the person who wears you out, nor let them harm you. You can begin by asking for their good while you keep the distance that you need.
Ask one good thing for somebody who tires you.
Speak to a wise friend if you are being hurt.

do: 2 Timothy 3:10-11: Mentor a younger believer
An Hour for Somebody Younger
Paul took Timothy along, and much of what Timothy learned he learned on the road. He saw how the older man prayed when a door stayed shut. You need not be a teacher to do this. Let somebody younger watch you at an ordinary task, and answer what they ask.
Take a younger person along on an errand.
Share a mistake from which you learned something.

reflection: Luke 17:15-16: Give thanks more often
One Out of Ten
Ten were made well on the way, and one turned back. He was a stranger, the last from whom anybody expected it. Thankfulness is not only good manners; it brought this man back to the feet of Jesus, to the giver himself. Friends too are gifts, and it is easy to walk on with the gift and forget who sent it.
Count three people for whom you have never thanked God.
Thank him for each by name.

prayer: Exodus 4:13-14: Be less anxious around people
When Company Feels Like Danger
Moses asked God to send somebody else, and God gave him his brother for the road instead of a stronger nerve. If a room full of people frightens you, you are not the first of God’s people to stand at the door. Tell him so, and ask for one face to walk toward.
Picture one kind face in the room.
Stay for ten minutes, and then you may go.

do: Matthew 18:19-20: Pray with my wife
Two Voices, One Amen
A few words are enough to pray with somebody. One thanks, the other asks, and both end with the same amen. Christ is there where two or three are gathered in his name. It may feel strange at first. Most things worth doing together did.
Ask somebody close whether you may pray together.
Keep it under two minutes.

reflection: Ephesians 2:4-5: Understand grace
Loved While Far Off
We were not weak swimmers who needed a hand. We were dead, and God made us alive with Christ. Friendship looks different from there. You did not qualify for the best friend that you have, and so you may stop asking others to qualify for you.
Recall a kindness for which you had done nothing.
Pass one like it on.

prayer: Galatians 6:2: Be faithful in small things
Burdens Small Enough to Share
Not every load is a tragedy. There are papers to sort, forms to fill in and stairs to climb with shopping, and the verse has room for all of these. Pray that you notice a load before you are asked, and that you let others take the end of yours.
Notice one small load in your house.
Take it without announcing it.

do: Philippians 2:25-27: Support the missionaries
News From Far Away
Epaphroditus traveled for weeks to bring Paul what his friends had gathered, and he nearly died of it. They heard that he was ill and worried. Love covered that distance in both directions. Somebody whom your church has sent out would be glad to be asked how they sleep, and not only how the work goes.
Write to somebody whom your church has sent out.
Ask about one ordinary thing in their week.

reflection: John 13:6-9: Let others help me
Let Him Wash Your Feet
Peter could bear to serve, but not to be served. He drew his feet back under the bench. Jesus knelt there all the same, because nobody has a part with him who refuses to be washed. There is a pride that only ever helps. What would it cost you to accept the next time somebody offers?
Accept one offer of help without repaying it.
Thank the helper, and leave it there.

prayer: Revelation 21:3-4: Hope in hard times
Lamps Kept Burning Together
An old man on an island, a prisoner, saw how all things end: God among his people and every tear dried. In that place death itself is gone. Friends keep this hope alive in one another. Pray for somebody whose lamp is low, and ask to sit beside them with yours.
Read the passage aloud.
Tell a weary friend what you hope for.
`;

/** Valid answers of different kinds; all must pass the checks. */
export const HONEST_ANSWERS: readonly HonestAnswer[] = TEXTS.trim()
  .split('\n\n')
  .map((block) => {
    const [about = '', title = '', content = '', ...actionSteps] = block.split('\n');
    const [, contentType, passage = '', goals = ''] = /^(\w+): (.+?):(?: (.*))?$/.exec(about) ?? [];
    const listed = goals.split(';').map((goal) => goal.trim());
    return {
      ...{ contentType: contentType as ContentType, passage, goals: listed.filter(Boolean) },
      ...{ title, content, actionSteps },
    };
  });
