/** One colour in both schemes: light first, dark second. */
type Pair = readonly [light: string, dark: string];

/**
 * The colours of the product that mails use. A mail client knows no custom properties, so they cannot come from the
 * theme; every text colour reaches 4.5 : 1 on paper and card.
 */
export const MAIL_PALETTE = {
  paper: ['#FAF7F1', '#14181A'],
  card: ['#FFFFFF', '#1C2124'],
  ink: ['#23272B', '#ECE7DD'],
  soft: ['#5C6167', '#A9A79F'],
  line: ['#E6DFD3', '#2E3437'],
  primary: ['#2E5B4C', '#8FC7B2'],
  'on-primary': ['#FFFFFF', '#14181A'],
  prayer: ['#3F4E8C', '#A9B6F0'],
  action: ['#9A4A22', '#F0AE85'],
  reflection: ['#6B4A7E', '#CFB0E0'],
} as const satisfies Record<string, Pair>;

export type MailColour = keyof typeof MAIL_PALETTE;

/** The light value of a colour, which is what a style attribute holds; dark mode overrides it by class. */
export function light(colour: MailColour): string {
  return MAIL_PALETTE[colour][0];
}

/** The dark value of a colour. */
export function dark(colour: MailColour): string {
  return MAIL_PALETTE[colour][1];
}
