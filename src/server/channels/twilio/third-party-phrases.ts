import { CONTENT, MESSAGES, THESE } from './stop-phrases.ts';

const STOP_WRITING = '(?:stop|quit|cease)\\s+(?:texting|messaging|contacting|writing|bothering|spamming)';
/** A telephone as the object, because the person who holds it is the one who asks. */
const PHONE = '(?:to\\s+)?(?:(?!on\\b|from\\b|by\\b|with\\b)\\w+\\s+){1,3}(?:tele)?(?:phones?|cell|mobile|numbers?)\\b';
const EX =
  '(?:(?:my|an?)\\s+(?:\\w+\\s+)?(?:ex(?:es)?|ex\\s+\\w+|(?:old|former)\\s+(?:boy|girl)?friends?)|my\\s+(?:old|former)\\s+(?:boy|girl)?friends?|mi\\s+ex)';
const ALONE = '(?!\\s+(?:and|or)\\s+(?:me|us|my phone|my number)\\b)';
// Beginnings that show that the member, or somebody they pray for, is the one who writes.
const OWN_WISH = [
  '\\bi\\s+(?:(?:really|also|truly|still|do)\\s+)*(?:(?:need|want|have|ought|hope|wish|try|tried|promised|decided)\\s+to|would\\s+like\\s+to|am\\s+(?:trying|going)\\s+to|must|should|will|can|could)',
  '\\b(?:id\\s+like\\s+to|im\\s+(?:trying|going)\\s+to|ill|ive\\s+got\\s+to|i\\s+gotta)',
  '\\b(?:asked|told|wants?|begged|warned)\\s+(?:me|him|her)\\s+to',
  '\\bpray(?:ing)?(?:\\s+(?!you\\b|they\\b)\\w+){1,5}?',
].join('|');
const HELP_ME = '\\bhelp\\s+(?:me|us)(?:\\s+to)?';
// Words after “I want to stop texting” that may mean these messages.
const MAY_BE_THESE = `(?:me|us|you|your|i|this|these|those|that|it|its|them|the|an?|some|all|any|${MESSAGES}|${CONTENT}|anymore|again|altogether|completely|entirely|totally|today|tomorrow|forever|daily|from|for|to|with|of|by|via|through|in|on|at|and|or|but|because|since|as|if|so|until|till|wrong|church|service|program|system|bot)`;
// People whom a member may write to, and “the wrong person” is none of them.
const OTHERS = `(?:${EX}|(?:that|the|an?|some|those|other|another|random)\\s+(?:(?!wrong\\b)\\w+\\s+)?(?:girls?|guys?|boys?|m[ae]n|wom[ae]n|persons?|people|strangers?|friends?|crush))`;
const OCCASION =
  '(?:during|while|when|late|so\\s+(?:late|much|often)|every|(?:at|in|on)\\s+(?!this\\b|all\\b|once\\b|future\\b|general\\b|the\\s+(?:moment|future|meantime)\\b))';
/**
 * Phrases about texts between a member and other people, which ask nothing of this site. A bare command such as “Stop
 * texting her” is not among them: the writer may have a number that was hers before. “My ex” is, because nobody calls
 * the owner of a number so.
 */
export const THIRD_PARTY_PHRASES = new RegExp(
  [
    `\\b(?:texting|messaging|contacting|writing|bothering|spamming)\\s+(?:(?:to|with)\\s+)?(?!${PHONE})${EX}\\b${ALONE}`,
    `(?<!\\bsending\\s+(?:me|us)\\s+)\\b${MESSAGES}\\s+(?:(?:from|with|de|con)\\s+(?!${PHONE})(?:him|her|${EX})|(?:to|a)\\s+(?!${PHONE})${EX})\\b`,
    `\\b(?:escribir|enviar|mandar)\\s+(?:mensajes\\s+)?a\\s+mi\\s+ex\\b`,
    '\\bayud\\w+\\s+a\\s+(?:que\\s+)?(?:yo\\s+)?(?:deje|dejar)\\s+de\\s+(?:escribir|enviar|mandar)\\s+(?:mensajes\\s+)?a\\s+(?!mi\\s+(?:numero|telefono|celular|movil)\\b)',
    '\\btexting\\s+(?:and|or|while|when)\\s+driving\\b',
    `(?:${OWN_WISH}|${HELP_ME})\\s+(?:\\w+ly\\s+)?(?:${STOP_WRITING}|(?:stop|quit|cease)\\s+sending\\s+${THESE}${MESSAGES})\\s+(?:(?:(?:to|with)\\s+)?(?!${PHONE})(?:${OTHERS}\\b|(?!${MAY_BE_THESE}\\b)\\w+)${ALONE}|${OCCASION})`,
    `\\b(?:asked|told|begged|warned|wanted?)\\s+(?:him|her|my\\s+\\w+)\\s+to\\s+${STOP_WRITING}\\s+(?:me|us)\\b`,
    `${HELP_ME}\\s+${STOP_WRITING}\\b(?!.*\\b(?:me|us|you|my phone|(?:my|this) number)\\b)`,
  ].join('|'),
  'g',
);
