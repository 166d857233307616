/** The three parts of a stored scripture (decisions.md D38). */
export interface Scripture {
  reference: string;
  translation: string;
  text: string;
}

/** Joins the parts into the stored form: `Galatians 6:2 (KJV) Bear ye…` (decisions.md D38). */
export function joinScripture({ reference, translation, text }: Scripture): string {
  return `${reference} (${translation}) ${text}`;
}

const PARTS = /^(.+? \d+:\d+(?:-\d+)?) \(([^()]+)\) (\S.*)$/s;

/** Splits a stored scripture into its parts; returns null for any other text (decisions.md D38). */
export function parseScripture(scripture: string): Scripture | null {
  const [, reference, translation, text] = PARTS.exec(scripture) ?? [];
  return reference && translation && text ? { reference, translation, text } : null;
}
