// What Spanish bends around a value: hours, days and what begins or does not begin a sentence.

/** A time with its preposition: `a las 9:00 a. m.`, `a la 1:00 p. m.`. */
export function atTime(time: string): string {
  return `${isOne(time) ? 'a la' : 'a las'} ${time}`;
}

/** A time as an end: `hasta las 9:00 a. m.`, `hasta la 1:00 p. m.`. */
export function untilTime(time: string): string {
  return `${isOne(time) ? 'hasta la' : 'hasta las'} ${time}`;
}

/** A time as a beginning: `desde las 9:00 a. m.`, `desde la 1:00 p. m.`. */
export function sinceTime(time: string): string {
  return `${isOne(time) ? 'desde la' : 'desde las'} ${time}`;
}

/** A time as what it is now: `son las 9:00 a. m.`, `es la 1:00 p. m.`. */
export function isTime(time: string): string {
  return `${isOne(time) ? 'es la' : 'son las'} ${time}`;
}

/** A day with its article, without the capital and the comma of one that stands alone: `el viernes 20 de noviembre`. */
export function onDay(day: string): string {
  return `el ${insideSentence(day).replace(', ', ' ')}`;
}

/** The same after `de`: `del viernes 20 de noviembre`. */
export function ofDay(day: string): string {
  return `d${onDay(day)}`;
}

/** The same after `a`: `al viernes 20 de noviembre`. */
export function toDay(day: string): string {
  return `a${onDay(day).slice(1)}`;
}

/** A text that begins a sentence. */
export function startSentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
}

/** A text that ends a sentence; one that ends in `a. m.` has its full stop already. */
export function endSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

/** A word that stands inside a sentence. */
export function insideSentence(word: string): string {
  return word.charAt(0).toLocaleLowerCase('es') + word.slice(1);
}

function isOne(time: string): boolean {
  return time.startsWith('1:');
}
