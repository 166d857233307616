/** Words for the messages of this site. */
export const MESSAGES =
  '(?:messages?|texts?|texting|msgs?|sms|messaging|notifications?|reminders?|guidance|alerts?|spam|subscription|mensajes|textos|notificaciones|recordatorios|suscripcion)';
// Words for the contents of the messages. They are frequent in reflections too, so they count only in closer phrases.
export const CONTENT = '(?:prayers?|verses?|scriptures?|devotionals?|stuff)';
export const THESE =
  '(?:(?:the|these|this|those|your|all|any|my|of|more|future|further|sending|daily|prayer|bible|getting|receiving|me)\\s+)*';
const STOP = '(?:stop|quit|cease)';
const ENDING = '(?:stop|quit|cease|end|cancel|discontinue|terminate|halt)';
const DISTURBING =
  '(?:contacting|bothering|spamming|messaging|writing|bugging|harassing|annoying|pestering|disturbing)';
const NO_WISH =
  '(?:(?:dont|do not|no longer)\\s+(?:want|wish|need|care)|(?:would|id)\\s+(?:rather|prefer)\\s+not|(?:would|id)\\s+(?:no longer|not)\\s+like|(?:wish|want|prefer|like)\\s+(?:to\\s+)?(?:no longer|not)|(?:not|no longer) interested in|want no)';
const NEVER = '(?:dont|do not|never)\\s+(?:ever\\s+)?';
// "I do not send messages" says something, and "do not send messages" asks for it.
const NOT_A_STATEMENT = '(?<!\\b(?:i|we|you|they|he|she|it|who|people)\\s)';
const TO_GET = '(?:get|receive|be sent|keep getting|keep receiving|receiving|getting|being sent)';
const THEM = '(?:this|these|those|it|them|things)';
const MY_NUMBER = '(?:(?:my|this) (?:phone |cell )?number)';
const ME = `(?:me|us|(?:my|this) (?:phone|line|device)|${MY_NUMBER})`;
const AGAIN = '(?:\\s+(?:again|any ?more|any longer|at all))?';
const LIST = '(?:(?:the|this|your|any|all)\\s+)*(?:(?!my\\b)\\w+\\s+)?(?:lists?|records?|database|system|service)';
const OFF_A_LIST = `(?:(?:off|out)(?:\\s+(?:of\\s+)?(?:${LIST}|this|these))?|from\\s+${LIST})`;
const ASK_POLITELY = '(?:(?:can|could|would|will) you )?';

const ENGLISH = [
  `\\b${ENDING}\\s+(?:(?:with|w)\\s+)?${THESE}(?:${MESSAGES}|communications?|enrollment)\\b`,
  `\\b${STOP}\\s+(?:sending|${DISTURBING})\\b(?:\\s+(?:me|us))?(?:\\s+${THEM})?(?:\\s+(?:to\\s+)?${ME})?${AGAIN}$`,
  `\\b${STOP}\\s+sending\\s+${THEM}\\s+to\\s+${ME}\\b`,
  `\\b${STOP}\\s+sending\\s+${THESE}${CONTENT}\\b`,
  `\\b(?:stop|cancel|no more(?:\\s+of)?)\\s+(?:(?:these|those|your|daily|future)\\s+)+${CONTENT}\\b`,
  `\\b${STOP}\\s+${DISTURBING}\\s+(?:to\\s+)?${ME}\\b`,
  `\\b(?:desist|refrain)\\s+from\\s+(?:texting|sending|${DISTURBING})\\b`,
  `\\b(?:these|those|your|the)\\s+(?:\\w+\\s+)?${MESSAGES}\\s+(?:(?:needs?|have|has)\\s+to|to|must|should)\\s+(?:stop|end|cease)$`,
  `(?<!\\b(?:have|has|had|got|get|with)\\s)\\bno (?:more|further)\\s+(?:of\\s+)?${THESE}(?:${MESSAGES}|communications?|contact)\\b`,
  `\\b${NO_WISH}\\s+(?:(?:to|for)\\s+)?(?:${TO_GET}\\s+)?${THESE}${MESSAGES}\\b`,
  `\\b${NO_WISH}\\s+(?:to\\s+)?(?:receive|receiving|be sent|keep receiving)\\s+(?:${THEM}|anything|${THESE}${CONTENT})(?:\\s+from you)?${AGAIN}$`,
  `\\b${NO_WISH}\\s+(?:to\\s+)?(?:get|getting|keep getting)\\s+(?:(?:any of\\s+)?(?:these|those)(?:\\s+from you)?|(?:this|it|them|anything)\\s+from you)${AGAIN}$`,
  `\\b${NO_WISH}\\s+(?:${TO_GET}\\s+)?(?:any|more|any more)\\s+of\\s+(?:these|those)${AGAIN}$`,
  `\\b${NO_WISH}\\s+to\\s+be\\s+(?:texted|contacted|messaged|bothered|disturbed)${AGAIN}$`,
  `\\b(?:${STOP}\\s+hearing|${NO_WISH}\\s+(?:to\\s+)?hear)\\s+from\\s+you${AGAIN}$`,
  `\\b${NEVER}(?:text|message|contact|write|send|bother|spam|bug)\\s+(?:to\\s+)?${ME}\\b(?!\\s+(?:away|out|back|off))`,
  `\\b(?:can|could|would|will)\\s+(?:you|u)\\s+not\\s+(?:text|message|contact|write|send|bother)\\s+(?:to\\s+)?${ME}\\b`,
  `${NOT_A_STATEMENT}\\b${NEVER}(?:text|message|contact)\\s+here\\b`,
  `${NOT_A_STATEMENT}\\b${NEVER}send\\s+(?:${THESE}${MESSAGES}|(?:any ?)?more|anything(?: else)?|(?:any of )?${THEM})(?:\\s+(?:to\\s+)?${ME})?${AGAIN}$`,
  `\\b(?:dont|do not|no longer)\\s+(?:consent|agree)\\s+to\\s+(?:${TO_GET}\\s+)?${THESE}${MESSAGES}\\b`,
  `\\b(?:remove|delete)\\s+(?:me|us|${MY_NUMBER})(?:\\s+(?:off|from)\\b.*|\\s*)$`,
  `\\b(?:remove|delete|take)\\s+(?:him|her|(?:my|this)\\s+\\w+)\\s+(?:off|from)\\s+${LIST}$`,
  `\\b(?:lose|forget|erase|drop)\\s+${MY_NUMBER}$`,
  // Prayers ask God to take somebody.
  `\\b(?:take|get)\\s+(?:me|us|${MY_NUMBER})\\s+${OFF_A_LIST}$`,
  `^(?:remove|delete)\\s+${OFF_A_LIST}$`,
  `\\bi want off ${LIST}$`,
  '\\bmy (?:\\w+ )?number (?:removed|deleted|taken off)$',
  `\\b(?:make|get rid of)\\s+(?:these|those|your|the)\\s+(?:\\w+\\s+)?${MESSAGES}(?:\\s+stop)?$`,
  `\\benough\\s+with\\s+${THESE}${MESSAGES}\\b`,
  `\\b(?:want|wish|like|need|ask|asked|asking|request|requesting)\\s+to\\s+be\\s+(?:removed|deleted|unsubscribed|opted out|taken)(?:\\s+${OFF_A_LIST})?$`,
  '\\b(?:opt|sign)\\s+me\\s+(?:out|off)\\b',
  '\\blet me (?:opt out|unsubscribe)$',
  `\\bopt(?:ing)?\\s+out\\s+(?:of|from)\\s+(?:${THESE}${MESSAGES}|${THEM}|everything|all)\\b`,
  '\\b(?:want|would like|like|wish|choose|prefer|decided)\\s+to\\s+(?:opt out|unsubscribe)$',
  `\\bunsubscribe\\s+(?:us|from|all|${ME})\\b`,
  '\\b(?:revoke|withdraw|rescind|take back|cancel)\\s+(?:(?:my|all|any|the)\\s+)?(?:\\w+\\s+)?(?:consent|permission|authorization)(?:\\s+(?:to|for)\\s+(?:text|message|contact|send|receive|get|be (?:texted|contacted)|texts?|messages)\\b.*)?$',
  '\\b(?:(?:you\\s+(?:do not|dont|no longer))\\s+have|(?:never|didnt|did not)\\s+(?:gave|give)\\s+you)\\s+(?:my\\s+)?permission\\s+to\\s+(?:text|message|contact|send|write)\\b',
  `\\b(?:asked|told)\\s+you\\s+(?:\\w+\\s+){0,2}to\\s+${STOP}$`,
  `\\bwhy (?:are|do) you (?:still|keep) (?:texting|sending|${DISTURBING})\\b`,
  `\\b(?:enough|sick|tired|fed up|done|through|finished)\\s+(?:of|with)\\s+(?:(?:getting|receiving|all|of)\\s+)*(?:these|those|your)\\s+(?:\\w+\\s+)?${MESSAGES}\\b`,
  `\\b(?:did not|didnt|never|have not|havent)\\s+(?:sign(?:ed)? up|subscribed?|agreed?|consent(?:ed)?|asked?|opt(?:ed)? in)\\s+(?:(?:for|to)\\s+)?(?:${TO_GET}\\s+)?${THESE}${MESSAGES}\\b`,
  '\\b(?:i will|ill|im going to|i am going to|im)\\s+(?:block|blocking|report|reporting)\\s+(?:you|this number)\\b',
  '\\b(?:this (?:is not|isnt|is no longer) (?:\\w+ )?(?:\\w+s )?(?:number|phone)|(?:no longer (?:has|uses|owns)|(?:doesnt|does not) (?:have|use|own)) this (?:number|phone))\\b',
  `\\b(?:how (?:do i|can i|to)|can i|may i) (?:unsubscribe|opt out|stop (?:this|these|it)|get off ${LIST})\\b`,
];

const THEIR = '(?:(?:estos|sus|tus|los|mis|mi|la)\\s+)?';
const SPANISH = [
  '\\b(?:deja|dejen|deje|para|paren|pare)\\s+de\\s+(?:enviar|mandar|escribir|enviarme|mandarme|escribirme|molestar|molestarme)\\b',
  '\\bno\\s+(?:me\\s+)?(?:escriban?|envien?|manden?|escribas|envies|mandes)\\s+(?:mas|nada)\\b',
  `\\bno\\s+me\\s+(?:escriban?|envien?|manden?|escribas|envies|mandes)\\s+${THEIR}${MESSAGES}\\b`,
  `\\bno\\s+(?:quiero\\s+)?(?:recibir\\s+)?mas\\s+${MESSAGES}\\b`,
  `\\bno\\s+(?:quiero|deseo)\\s+(?:recibir\\s+)?${THEIR}${MESSAGES}\\b`,
  `\\bno\\s+deseo\\s+(?:recibir\\s+)?mas\\s+${MESSAGES}\\b`,
  '\\bno\\s+(?:quiero|deseo)\\s+(?:seguir\\s+recibiendo|recibir)\\s+(?:esto|estos|nada|mas)$',
  '(?<!\\bno )\\b(?:quiero|quisiera|deseo|necesito)\\s+dejar\\s+de\\s+(?:recibir(?:l[oa]s?)?\\b|(?:escribir|enviar|mandar)(?:\\s+mensajes)?\\s+a\\s+you\\b)',
  `\\b(?:cancelar|cancela|cancele|cancelen|cancelo|detener|detengan|parar)\\s+${THEIR}${MESSAGES}\\b`,
  `\\b(?:basta|alto|fin)\\s+(?:de|a|con)\\s+${THEIR}${MESSAGES}\\b`,
  `\\bno\\s+(?:autorizo|acepto)\\s+(?:(?:mas|recibir)\\s+)*${THEIR}${MESSAGES}\\b`,
  '\\b(?:borra|borre|borren|quita|quite|quiten|elimina|elimine|eliminen|saca|saque|saquen)\\s+(?:mi\\s+(?:numero|telefono)|mis\\s+datos)\\b',
  '\\b(?:quit|saqu|sac|borr|elimin)(?:en|a|e)me\\s+de\\s+(?:la|su|tu|esta)\\s+lista\\b',
  '\\bsalir\\s+de\\s+(?:la|su|tu|esta)\\s+lista\\b',
  '\\b(?:dar|darme|dame|deme|denme|me\\s+(?:quiero|deseo)\\s+dar)\\s+de\\s+baja\\b',
  '\\bno\\s+quiero\\s+que\\s+me\\s+(?:escrib|mand|envi|text|contact)(?:an|en|as|es|een|ees)\\b',
  '\\bno\\s+me\\s+text(?:een|ees|en)\\b',
  '\\bno\\s+(?:escriban?|envien?|manden?)\\s+(?:mas\\s+)?a\\s+este\\s+(?:numero|telefono|celular|movil)\\b',
  '\\b(?:retiro|revoco|cancelo)\\s+mi\\s+(?:consentimiento|permiso|autorizacion)\\b',
  '\\beste\\s+no\\s+es\\s+el\\s+(?:numero|telefono|celular|movil)\\b',
];

/** Plain words that a reasonable person reads as a wish for no more messages, in any sentence (rules.md C3). */
export const PLAIN_STOP = [...ENGLISH, ...SPANISH].map((phrase) => new RegExp(phrase));

const WRONG_NUMBER =
  '(?:(?:i think|im afraid|you|youve|you have|this is|thats|that is|its|it is|got|have|the|a) )*wrong (?:number|person)';
/** A part of a text that asks to stop by itself, whatever stands beside it. */
export const PART_STOP = new RegExp(`^${WRONG_NUMBER}$`);

const WHOLE_ENGLISH = [
  '(?:no )?(?:no more|stop (?:it|stop|everything|everyone|(?:(?:all|any) of )?(?:this|that|these|them)))',
  'enough|enough is enough|thats enough|quit it|leave (?:me|us) alone|do not disturb|go away|count me out|exclude me|i want out|(?:i )?want off|off',
  `no ${THESE}${MESSAGES}`,
  `(?:i )?(?:dont|do not|no longer)(?: really)? (?:want|need|like) (?:(?:any of )?(?:this|these|those)|you)(?: from you)?${AGAIN}`,
  '(?:no )?(?:you )?(?:stop|cancel|end|quit|cease|cease and desist|unsubscribe|unenroll|discontinue|no more|remove)(?: you| me)?|wrong number stop|i quit|halt|terminate',
  '(?:stop|cancel|unsubscribe) (?:for good|forever|from now on|at once|right (?:now|away)|completely|altogether|permanently|today)',
  '(?:i am|im) cancel(?:l)?ing|(?:how (?:do i|can i|to)|can i|may i) cancel(?: (?:it|this|these))?',
  'i wish (?:this|these|those|it) would (?:stop|end)',
  '(?:block|exclude) (?:me|this number)',
  '(?:can|could|would|will) you (?:stop|quit|cancel|discontinue)(?: (?:it|this|that|these|them))?',
  `${ASK_POLITELY}(?:turn|switch|shut) (?:(?:${THEM}|${THESE}${MESSAGES}) off|off(?: (?:${THEM}|${THESE}${MESSAGES}))?)`,
  '(?:stop|quit|cancel|discontinue|terminate|end) (?:(?:this|the|your|my) )?(?:service|plan|membership|program|everything|all)',
  '(?:cancel|discontinue) (?:it|this|these|them)|end (?:these|those)',
  'i (?:want|would like|wish) (?:this|these|those|you|them) to (?:stop|end|cease)|id like (?:this|these|those) to (?:stop|end|cease)',
  '(?:i am |im )?(?:not|no longer) interested(?: any ?more)?',
  '(?:(?:i|im|i am|let me) )?(?:opt|opting|opted) out|(?:(?:i|im|i am) )?unsubscrib(?:e|ing)',
  WRONG_NUMBER,
  'i (?:did not|didnt|never) (?:sign(?:ed)? up|subscribed?|agreed?|consent(?:ed)?|asked?|opt(?:ed)? in)(?: (?:for|to))?(?: (?:this|these|it|any of this))?',
  '(?:delete|remove|erase) (?:all )?my (?:info|information|data|details|contact|contact info|name|account)',
  'consent (?:is )?(?:withdrawn|revoked)',
  '(?:this is )?(?:spam|junk|harassment|a scam)',
  'shut up|get lost|(?:piss|fuck|bugger|buzz|sod|screw) off|fuck (?:you|u|off)',
  // Common slips of the two words that most people use.
  's+t+o+p+|stahp|s t o p|st op|sto p|stp|sotp|stpo|tsop|stoop|stops|atop',
  'unsub|unsubcribe|unsuscribe|unsubscibe|unsubsribe|unsubscirbe|unsubscrib|unsubscrbe|unscubscribe|unsubscribed|unscribe',
];
const WHOLE_SPANISH = [
  'no mas|paren?|para|detente|cancelen?|cancela|quiero cancelar|(?:quiero )?que paren?(?: los mensajes)?|desuscribir|desuscribirme|no quiero (?:nada de )?(?:esto|estos)',
  'numero equivocado|se equivoco de numero|no me interesa|(?:dejame|dejenme) en paz|no me escriban?|no me escribas|no me molesten?',
];

/** Words that end a text, or are the whole of it. Within a longer text they may be about something else. */
export const WHOLE_STOP: readonly RegExp[] = [
  ...[...WHOLE_ENGLISH, ...WHOLE_SPANISH].map((words) => new RegExp(`^(?:${words})$`)),
  /\bdo ?n[o']?t\s+(?:(?:call|text|message|contact)\s+or\s+)?(?:text|message|contact)(?:\s+(?:again|any ?more))?$/,
  /\b(?:want|would like|like|wish)\s+to\s+(?:cancel|stop)$/,
];
