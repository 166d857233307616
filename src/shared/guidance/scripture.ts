/** The three parts of a stored scripture (decisions.md D38). */
export interface Scripture {
  reference: string;
  translation: string;
  text: string;
}

/** Puts the parts into the one string that is stored: `Galatians 6:2 (KJV) Bear ye…` (decisions.md D38). */
export function joinScripture({ reference, translation, text }: Scripture): string {
  return `${reference} (${translation}) ${text}`;
}

const PARTS = /^(.+? \d+:\d+(?:-\d+)?) \(([^()]+)\) (\S.*)$/s;

/** Sets the parts of a stored scripture apart again; null where the string is not one (decisions.md D38). */
export function parseScripture(scripture: string): Scripture | null {
  const [, reference, translation, text] = PARTS.exec(scripture) ?? [];
  return reference && translation && text ? { reference, translation, text } : null;
}
