import { Phrases } from '../../../../../shared/guidance/care/phrases.ts';
import { BREAK, plainWords } from '../../../../../shared/guidance/care/plain-words.ts';

/** Groups of words in the phrases below. How a phrase is written stands in `care/phrases.ts`. */
const GROUPS = {
  giver: 'god|lord|jesus|christ|savior|saviour|our_father|heavenly_father|spirit|heaven',
  deed: 'faith|believing|prayer|prayers|praying|giving|generosity|tithe|tithes|tithing|obedience|worship|praise|fasting|seed',
  believer: 'believers|christians|the_faithful|the_righteous|gods_people|gods_children|children_of_god',
  does: 'tithe|tithes|give|gives|sow|sows|believe|believes|pray|prays|obey|obeys|trust|trusts|ask|asks|serve|serves',
  gives:
    'gives|grants|brings|sends|adds|multiplies|increases|returns|repays|pours|showers|rewards|blesses|promises|produces|attracts|earns|opens|unlocks|provides|supplies|yields|leads_to|means|releases|doubles',
  wealth:
    'wealth|riches|money|cash|income|salary|fortune|fortunes|prosperity|profit|profits|success|promotion|promotions|finances|financial|savings|dollars|health|raise_at|new_house|bigger_house|new_car|new_job|better_job|dream_job',
  well: 'rich|richer|wealthy|prosperous|healthy|healed|cured|successful|debt_free|well_off',
  illness: 'illness|illnesses|sickness|sicknesses|disease|diseases|cancer|depression|fever',
  bond: 'friendship|friendships|marriage|marriages|family|families|husband|wife|relationship|relationships',
};

const phrases = (...texts: string[]) => new Phrases(texts, GROUPS);

/** What sounds like a promise and is none. It is taken out before the promises are looked for. */
const NO_PROMISE = phrases(
  // “more than money”, “not wealth”, “without success”
  'no|not|never|without|nor|neither|than|instead_of|love_of|more_to_give_than <wealth>',
  // “rich in mercy”, “the riches of his grace”
  'rich|richer|riches|wealth in|of|toward|towards',
  // “God never promises …”, “prayer seldom heals …”
  'never|seldom|rarely|hardly|nowhere <gives>|heals|cures|pays|makes|restores',
  // “no prayer heals …”, “not every faith …”
  'no|nobodys|not_every|no_amount_of <deed>',
  // “no key to success”
  'no key|secret|path|road|way',
  // “illness is no sign of …”
  'no|not|never a? sign|proof|result|punishment|lack|fault',
);

/** Promises of money and success. */
const PROSPERITY = phrases(
  // “God gives wealth to those who tithe”
  '<giver>|<deed> * <gives> ** <wealth>',
  // “He gives riches to all who ask”; a “he” without these words may be anybody
  'he <gives> * <wealth> to|upon|on * those|who|all|everyone|you|us',
  // “Faith pays your debts”; but “Christ cancels our debts” tells of forgiveness
  '<deed> * pays|clears|cancels|erases|settles|wipes|covers ** debt|debts|bill|bills|rent|mortgage|loan|loans',
  '<giver> * pays|clears|settles|covers ** bill|bills|rent|mortgage|loan|loans',
  // “Generosity makes you rich”
  '<giver>|<deed> * makes|keeps * you|us|them|people|him|her|everyone|anyone|those|<believer> * <well>',
  // “God wants you healthy”
  '<giver> wants|means|intends|desires|longs|plans * you|us|everyone|his_children|his_people|<believer> * <well>|prosper|succeed',
  // “Those who tithe prosper”, “Whoever believes becomes rich”
  'who|whoever|everyone|anyone|if_you|when_you * <does> ** prosper|prospers|succeed|succeeds',
  'who|whoever|everyone|anyone|if_you|when_you * <does> ** become|becomes|get|gets|grow|grows|stay|stays|are|is <well>',
  'who|whoever|everyone|anyone|if_you|when_you * <does> ** receive|receives|get|gets|earn|earns|see|sees * <wealth>',
  // “Believers are never poor”
  '<believer> ** never|cant|cannot|not * sick|ill|poor|fail|unemployed|in_debt|suffer',
  'nobody|no_one who * <does> ** sick|ill|poor|broke|in_debt|fails',
  // “What you give comes back to you tenfold”
  'what_you_give|whatever_you_give|your_gift|your_offering|your_tithe|giving|tithing|generosity|seed * comes|returns|flows * back|tenfold|doubled|multiplied|to_you',
  // “Money follows faith”, “Wealth comes to those who pray”
  '<wealth> follows|comes|flows|belongs * to|from|<deed> * you|those|who|<deed>|<believer>',
  '<wealth> follows <deed>',
  // “Prayer is the key to success”
  'key|secret|path|road|way to * <wealth>',
  // “Prayer always works”
  '<deed> always_works|never_fails|always_pays|works_every_time|always_wins',
);

/** Promises of health. */
const HEALTH = phrases(
  // “Prayer heals every illness”
  'faith|believing|prayer|praying|giving|tithing|fasting|obedience * heals|cures',
  'faith|prayer|prayers|believers can|will|always|shall|surely|do? heal|cure',
  // “God heals all who believe”; but “He heals the brokenhearted” and “Jesus heals a man at the pool” promise nothing
  '<giver> * heals|cures * every|all|any|your|whatever|everyone|everybody|anyone|anything|whoever|<believer>',
  '<giver> * heals|cures * those who * <does>|come|have_faith',
  // “Faith drives out cancer”
  '<giver>|<deed> * takes_away|removes|ends|drives_out|drives_away|lifts|stops|banishes|beats ** <illness>|pain',
  // “Your illness is gone already”
  'your <illness>|pain|body * is|are * gone|healed|over|cured|whole',
  'you are|have_been already|now|fully|completely healed|cured',
  // “No disease can stand before a praying church”
  'no|every|any|all <illness> * stand|stands|survive|survives|withstand|withstands|bow|bows|flee|flees|leaves|obeys',
  // “Sickness is a sign of weak faith”
  '<illness>|poverty * is|comes|shows|proves|means ** weak_faith|little_faith|lack_of_faith|unbelief|hidden_sin',
);

/** Promises that what is broken between people is mended. */
const RESTORATION = phrases(
  // “Prayer restores every friendship”
  '<giver>|<deed> * restores|repairs|mends|saves|rescues|fixes * every|any|all|your|broken * <bond>',
  // “Prayer brings your husband back”
  '<giver>|<deed> * brings your * back|home',
  'prayer|prayers|faith|praying * brings|bring * him|her|them back|home',
);

const PROMISES: readonly { why: string; phrases: Phrases }[] = [
  { why: 'no prosperity is promised', phrases: PROSPERITY },
  { why: 'no outcome is promised', phrases: HEALTH },
  { why: 'no outcome is promised', phrases: RESTORATION },
];

/**
 * Returns the promises of money, health and mended friendships in a text, with the reason why each is refused (rules.md
 * G7). These are promises for the present, such as "Prayer heals every illness"; those for the future are found by their
 * "will" (tone.ts, claims.ts).
 */
export function findPromises(text: string): { words: string; why: string }[] {
  const words = NO_PROMISE.replaceIn(plainWords(text), BREAK);
  return PROMISES.flatMap(({ why, phrases: each }) => {
    const found = each.findIn(words);
    return found ? [{ words: found.join(' '), why }] : [];
  });
}
