import { trustedMarkup } from './html.ts';
import { dark, light, type MailColour } from './palette.ts';

const SERIF = "Literata,Georgia,'Times New Roman',serif";
const SANS = "Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

// A word that is longer than its line, such as the name of a site, breaks. Some programs know only the older property.
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word';

/** Inline styles in light colours, because every client keeps only these. */
export const STYLE = {
  page: `background-color:${light('paper')}`,
  brand: `${serif(20, 500)};line-height:28px;color:${light('ink')};${BREAKS}`,
  // A table shows round corners only where its borders are separate.
  card: `background-color:${light('card')};border:1px solid ${light('line')};border-radius:16px;border-collapse:separate;table-layout:fixed`,
  title: `${serif(28, 500)};line-height:36px;color:${light('ink')};margin:0;${BREAKS}`,
  text: `${sans(17)};line-height:27px;color:${light('ink')};margin:0;${BREAKS}`,
  rule: `border-left:2px solid ${light('line')};padding-left:20px`,
  verse: `${serif(20)};line-height:31px;font-style:italic;color:${light('ink')};margin:0;${BREAKS}`,
  quote: `${serif(18)};line-height:28px;color:${light('ink')};margin:0;${BREAKS}`,
  source: `${sans(14)};line-height:21px;color:${light('soft')};margin:8px 0 0;${BREAKS}`,
  heading: `${sans(14, 600)};line-height:21px;color:${light('soft')};margin:0;${BREAKS}`,
  list: `${sans(17)};line-height:27px;color:${light('ink')};margin:0;padding:0 0 0 24px;${BREAKS}`,
  term: `${sans(14)};line-height:21px;color:${light('soft')};padding:7px 12px 3px 0`,
  cell: `${sans(17)};line-height:27px;color:${light('ink')};padding:3px 0;${BREAKS}`,
  note: `${sans(14)};line-height:22px;color:${light('soft')};margin:0;${BREAKS}`,
  button: `background-color:${light('primary')};border-radius:12px;mso-padding-alt:15px 32px`,
  buttonLink: `${sans(16, 600)};line-height:20px;color:${light('on-primary')};display:block;padding:15px 32px;text-decoration:none;text-align:center;${BREAKS}`,
  footer: `${sans(13)};line-height:21px;color:${light('soft')};margin:0;${BREAKS}`,
  link: `color:${light('soft')};text-decoration:underline`,
};

/** The label above the title, in the colour of its type. */
export function labelStyle(colour: MailColour): string {
  return `${sans(14, 600)};line-height:20px;color:${light(colour)};margin:0 0 8px;${BREAKS}`;
}

function serif(size: number, weight = 400): string {
  return `font-family:${SERIF};font-size:${size}px;font-weight:${weight}`;
}

function sans(size: number, weight = 400): string {
  return `font-family:${SANS};font-size:${size}px;font-weight:${weight}`;
}

/** The classes whose colour dark mode changes, by the property they colour. */
const TEXT_CLASSES: MailColour[] = ['ink', 'soft', 'on-primary', 'prayer', 'action', 'reflection'];
const GROUND_CLASSES: MailColour[] = ['paper', 'card', 'primary'];

/** Dark values by class, each selector led by `scope`; `!important` because they override style attributes. */
function darkRules(textScope: string, groundScope: string): string {
  return [
    ...TEXT_CLASSES.map((name) => `${textScope}.${name}{color:${dark(name)} !important}`),
    ...GROUND_CLASSES.map((name) => `${groundScope}.${name}{background-color:${dark(name)} !important}`),
    `${groundScope}.line{border-color:${dark('line')} !important}`,
  ].join('');
}

/**
 * The style sheets of every mail. They are separate because a client that rejects one rule (Gmail) drops its whole
 * sheet. Word needs its own fonts, because it shows an unknown first font as Times.
 */
export const STYLE_SHEETS = trustedMarkup(
  [
    `<style>:root{color-scheme:light dark;supported-color-schemes:light dark}body{margin:0;padding:0;width:100%;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}table{mso-table-lspace:0;mso-table-rspace:0}a{text-underline-offset:2px}</style>`,
    `<style>@media (max-width:480px){.inside{padding:24px 20px 28px !important}.outside{padding-left:21px !important;padding-right:21px !important}.title{font-size:24px !important;line-height:31px !important}.wide{width:100% !important}}</style>`,
    `<style>@media (prefers-color-scheme:dark){${darkRules('', '')}}</style>`,
    `<style>${darkRules('[data-ogsc] ', '[data-ogsb] ')}</style>`,
    `<!--[if mso]><xml><o:OfficeDocumentSettings xmlns:o="urn:schemas-microsoft-com:office:office"><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>.serif{font-family:Georgia,serif !important}.sans{font-family:'Segoe UI',Arial,sans-serif !important}</style><![endif]-->`,
  ].join('\n'),
);

/** Word ignores max-width, so it gets a fixed frame of this width in pixels. */
export const MAIL_WIDTH = 600;

/** Colours that are also written as attributes, for clients that drop style attributes. */
export const GROUND = { paper: light('paper'), card: light('card'), primary: light('primary') };
