import PostalMime, { type Address } from 'postal-mime';

/** A captured mail as people read it: its headers and its plain text. */
export interface CapturedMessage {
  subject: string;
  from: string;
  to: string;
  text: string;
  /** In bytes, as it would have been sent. */
  size: number;
}

/** Reads a captured mail, without its pictures and its HTML. */
export async function parseMail(source: Buffer): Promise<CapturedMessage> {
  const { subject = '', from, to = [], text = '' } = await PostalMime.parse(source);
  return {
    subject,
    from: from ? inWords(from) : '',
    to: to.map(inWords).join(', '),
    text: text.trimEnd(),
    size: source.length,
  };
}

function inWords({ name, address }: Address): string {
  if (!address) return name;
  return name ? `${name} <${address}>` : address;
}
