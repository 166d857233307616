/** Phrases that no entry may contain, with the reason (docs/writing.md). */
export const BANNED: readonly { why: string; phrase: RegExp }[] = [
  {
    why: 'nobody hears new revelation',
    phrase: /\bGod (?:told|is telling|spoke to|whispers?|is whispering to) (?:me|you|us)\b/i,
  },
  {
    why: 'nobody hears new revelation',
    phrase: /\b(?:a word from the Lord|the Lord laid on|God put(?:s|ting)? (?:it )?on (?:my|your) heart)\b/i,
  },
  {
    why: 'a prayer is prompted, never written for somebody',
    phrase: /\bprayer from God\b|\brepeat after me\b|\bpray these words\b/i,
  },
  {
    why: 'no outcome is promised',
    phrase: /\b(?:God|the Lord|he) will (?:give|grant|bless|heal|reward|provide|restore)\b/i,
  },
  {
    why: 'no outcome is promised',
    phrase: /\bGod never gives (?:you|us) more\b|\beverything happens for a reason\b|\bGod has a plan for you\b/i,
  },
  {
    why: 'no prosperity is promised',
    phrase:
      /\b(?:breakthrough|abundance|prosper(?:ity)?|divine favor|claim (?:it|your)|sow a seed|destiny|manifest)\b/i,
  },
  {
    why: 'a cliché',
    phrase: /\blet go and let God\b|\bblessed to be a blessing\b|\bdo(?:ing)? life together\b|\blove language\b/i,
  },
  {
    why: 'the talk of a clinic',
    phrase:
      /\b(?:self-care|self-love|toxic|trauma|triggers?|triggered|closure|validat\w+|codependen\w+|narcissis\w+|gaslight\w*)\b/i,
  },
  {
    why: 'the talk of a clinic',
    phrase:
      /\b(?:safe space|hold(?:ing)? space|your truth|boundaries|processing|unpack|healing journey|inner child|emotional labor)\b/i,
  },
  {
    why: 'the talk of a clinic',
    phrase:
      /\b(?:journey|mindful\w*|intentional\w*|lean(?:ing)? into|show(?:ing)? up for|authentic self|self-worth|best self)\b/i,
  },
  {
    why: 'the talk of a machine',
    phrase:
      /\b(?:tapestry|testament to|delve|sacred space|gentle reminder|whispers?|beacon|profound\w*|embrace the)\b/i,
  },
  { why: 'the talk of a machine', phrase: /[—–]|\b(?:it’s not just|isn’t just|not just about)\b/i },
  {
    why: 'a pursuer reads it as leave',
    phrase:
      /\b(?:won’t take no|don’t give up on (?:him|her|them)|keep (?:calling|trying|knocking)|win (?:him|her|them) back|find out where)\b/i,
  },
];

/** Words by which an entry asks for silence or promises it. */
export const SECRECY =
  /\b(?:go(?:es)? no further|(?:keep|kept|keeps) (?:it|this|that|a|one|your|their|his|her) (?:secret|confidence|to (?:your|them|him|her)sel\w+)|tell (?:no one|nobody else)|between the two of you|never (?:repeat|pass on)|in confidence|stays between)\b/i;

/** Words by which it says that danger is the exception. */
export const DANGER = /\b(?:danger|harm|harmed|hurting|unsafe|safety|safe)\b/i;

/** A name or a title of Christ. */
export const CHRIST =
  /\b(?:Christ|Jesus|Savior|Redeemer|Son of God|his Son|his own Son|the Son|Good Shepherd|Lamb of God)\b/;
