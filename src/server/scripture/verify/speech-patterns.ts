/** Words between a speaker and what they do. */
export const SOMETIMES =
  '(?:(?:once|also|still|simply|often|always|himself|itself|clearly|plainly|famously|rightly|later|even|has|have|had) )*';

const SPEAKS =
  '(?:says?|said|teach|teaches|taught|tells?|told|writes?|wrote|written|promises|promised|declares?|declared|insists?|insisted|reminds?|reminded|assures?|assured|warns?|warned|affirms?|affirmed|commands?|commanded)';
const HEARERS = '(?: [\\p{L}’]+){0,4}?';
// Somebody who tells of their own deeds or others', such as “Christ said that he would come again”, teaches nothing.
const NO_DEED =
  '(?!(?:he|she|they)(?:’(?:d|ll|s|re)\\b| (?:had|was|were|is|are|would|will|could|did|does|went|came|loved|labored|taught|gave|made|called|might|must)\\b))(?!with him\\b)';
const TAUGHT = '(?<taught>[^.?!\\n]*)';

/** “… says that love is kind.” */
export const SAYS_THAT = ` ${SOMETIMES}${SPEAKS}${HEARERS} that ${NO_DEED}${TAUGHT}`;

// The same without “that”: what follows is a whole clause, and not the thing that somebody told or wrote.
const IMPERATIVE =
  '(?:be|do not|don’t|never|always|come|go|give|take|love|forgive|seek|ask|pray|trust|believe|follow|keep|let|make|put|leave|wait|rest|stay|stop|do|fear|remember|obey|serve|work|try|sell|buy|rejoice|bless|help|judge|turn|watch|rely|hate|avoid|prove|earn)';
const CLAUSE_VERB =
  '(?:is|are|will|can|cannot|must|shall|should|comes?|gives?|heals?|makes?|helps?|brings?|pays?|solves?|answers?|costs?|saves?|wins?|follows?|needs?|deserves?|earns?|proves?|lasts?|covers?|belongs?|rewards?|blesses|punishes|wants?|loves?|forgives?|never)';
// Words that begin another part of the sentence, so that no clause goes on behind them.
const NO_SUBJECT =
  '(?!(?:what|how|who|whom|where|when|why|whether|which|that|to|in|on|at|from|by|with|about|and|as|so|for|because)\\b)';
const SUBJECT = `(?:${NO_SUBJECT}[\\p{L}’]+ ){1,5}?`;
const TOLD = '(?: (?:us|you|his (?:friends|disciples|readers)|the (?:crowds?|disciples|church)|believers|everyone))?';

/** “… says love is kind.”, “… says be kind.” */
export const SAYS_CLAUSE = ` ${SOMETIMES}(?:(?:says?|said|wrote|writes) (?=${IMPERATIVE}\\b)|(?:says?|said|teaches|taught|writes?|wrote|promises|promised|declares?|declared|insists?|insisted|reminds|reminded|assures|assured|tells|told)${TOLD} (?=${SUBJECT}${CLAUSE_VERB}\\b))${NO_DEED}${TAUGHT}`;

/** “(Galatians 6:2) says …”, behind a reference. What a comma or colon introduces is a quotation (introduced.ts). */
export const REFERENCE_SAYS = ` ${SOMETIMES}${SPEAKS}(?: (?:us|you|readers|believers|everyone))?(?: that)? (?!of\\b|about\\b|so\\b)${TAUGHT}`;
