import type { ESTree } from 'rolldown/utils';
import {
  ACCOUNT_METHOD,
  ALERT_METHODS,
  type AlertMethod,
  APP_CHANNEL,
  CHANNELS,
  typedAddressOf,
} from '../../src/shared/channels/channels.ts';
import { parseNodes } from './syntax-tree.ts';

// The facts of each channel, and the groups of settings, of which some are named after a channel.
const MAY_USE_NAMES = /^src\/shared\/(?:channels\/|admin\/setting-groups\.ts$)/;

// Examples, test tools, descriptions and scripts may name channels in their data, and routers the channel of a documented
// call. They must not compare with a name.
const MAY_NAME_IN_DATA =
  /^src\/server\/(?:(?:testing|http\/openapi\/(?:examples|descriptions))\/|domains\/alerts\/(?:test-messages\/)?router\.ts$)|^scripts\//;

// A provider of two channels has a folder of its own.
const PROVIDERS: Readonly<Record<string, readonly AlertMethod[]>> = { twilio: ['sms', 'whatsapp'] };

// The server's sentences and the contracts of alerts belong to all channels. The codes and the constants of one channel or
// provider begin with its name.
const OF_ALL_CHANNELS = /^src\/shared\/(?:messages|alerts)\//;

// These files of the server list all channels, or the tasks and calls that some channels have.
const MAY_IMPORT_CHANNELS =
  /^src\/server\/(?:channels\/registry|domains\/alerts\/router|scheduler\/jobs\/housekeeping)\.ts$|^src\/server\/http\/openapi\//;

// The channel of an entry in the app, compared with or in a list.
const APP_PATTERN = new RegExp(
  `[=!]== '${APP_CHANNEL}'|, '${APP_CHANNEL}'[\\])]|\\['${APP_CHANNEL}'\\]|\\bchannel: '${APP_CHANNEL}'`,
);

/**
 * Returns one sentence for each channel that a file names although it is not one of the channel's own files. A channel's
 * own files have its name or are in a folder of its name, or of its provider. All other code uses the channel's facts
 * (docs/channels/add-a-channel.md).
 */
export function checkChannelNames(file: string, text: string): string[] {
  if (/\.test\.tsx?$/.test(file) || MAY_USE_NAMES.test(file)) return [];
  const app = APP_PATTERN.exec(text);
  if (app)
    return [
      `${file}: names the app's channel (${app[0]}); use isMethod or APP_CHANNEL (src/shared/channels/channels.ts).`,
    ];
  const own = file.split(/[/.]/).flatMap((part) => [part, ...(PROVIDERS[part] ?? [])]);
  const code = OF_ALL_CHANNELS.test(file) ? codeOfOther(text, own) : null;
  if (code)
    return [`${file}: has a code of one channel (${code}); move it into a file of the channel (src/shared/channels/).`];
  return ALERT_METHODS.filter((name) => !own.includes(name)).flatMap((name) => {
    const mayName = MAY_NAME_IN_DATA.test(file);
    const patterns = mayName
      ? comparisonsWith(name)
      : [...comparisonsWith(name), ...dataWith(name), ...importOf(file, name)];
    const found = new RegExp(patterns.join('|')).exec(text)?.[0] ?? (mayName ? null : nameIn(file, text, name));
    return found
      ? [
          `${file}: names a channel (${found}); use its facts in src/shared/channels/, or move the code into its folder.`,
        ]
      : [];
  });
}

/**
 * Returns a code or constant that begins with the name of a channel or a provider, such as `slack_check_works` or
 * `SLACK_ERRORS`, unless the file is its own; null without any. Codes about the address of an account begin with `email`.
 */
function codeOfOther(text: string, own: readonly string[]): string | null {
  const names = [...ALERT_METHODS, ...Object.keys(PROVIDERS)].filter(
    (name) => name !== ACCOUNT_METHOD && !own.includes(name),
  );
  return (
    new RegExp(`\\b(?:${names.flatMap((name) => [name, name.toUpperCase()]).join('|')})_\\w+`).exec(text)?.[0] ?? null
  );
}

/**
 * Returns the code that has a channel's name as a text, in a condition or a list for example, or on the server as the key
 * of a table; null without any. The name of the channel for account mail is also the name of fields.
 */
function nameIn(file: string, text: string, name: AlertMethod): string | null {
  if (name === ACCOUNT_METHOD || !new RegExp(`['"\`]${name}['"\`]|\\b${name}:`).test(text)) return null;
  const isTable = file.startsWith('src/server/') && !MAY_IMPORT_CHANNELS.test(file);
  const found = parseNodes(file, text).find((node) => textOf(node) === name || (isTable && keyOf(node) === name));
  return found ? text.slice(found.start, found.end).split('\n', 1)[0] || name : null;
}

function textOf(node: ESTree.Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.raw ?? null;
  return null;
}

function keyOf(node: ESTree.Node): string | null {
  return node.type === 'Property' && !node.shorthand && node.key.type === 'Identifier' ? node.key.name : null;
}

/** Returns patterns of code that compares with a channel's name. */
function comparisonsWith(name: AlertMethod): string[] {
  const field = typedAddressOf(name)?.field;
  return [
    // The `format` of a JSON Schema may also be `email`.
    `(?<!\\bformat )[=!]== '${name}'`,
    `\\b(?:includes|has)\\('${name}'\\)`,
    `case '${name}':`,
    `\\? '${name}'`,
    ...(field ? [`[=!]== '${field}'`] : []),
  ];
}

/** Returns patterns of data that names a channel. They must not match other fields, such as an account's `email`. */
function dataWith(name: AlertMethod): string[] {
  const { box } = CHANNELS[name].consent;
  return [
    `\\bget\\('${name}'\\)`,
    `\\bchannel(?:: |, )'${name}'`,
    // A name in the ledger, such as `email:guidance`, and the query of a page.
    `\\bchannel: \`${name}:`,
    `[?&]${name}=`,
    // The last argument of a call.
    `, '${name}'\\)`,
    // The first item of a list. A name in brackets after a word is a property.
    `(?<![\\w\\])>])\\['${name}'[\\],]`,
    // A table of switches, such as `{ sms: true }`.
    `[{,]\\s*${name}: (?:true|false)\\b`,
    // A channel's own facts, definition or typed address.
    `\\b(?:CHANNELS|DEFINITIONS|typed)\\.${name}\\b`,
    // Its consent checkbox.
    ...(box ? [`\\b${box}\\b`] : []),
  ];
}

/** Returns the pattern of an import from a channel's files. Every file may import from the channel for account mail. */
function importOf(file: string, name: AlertMethod): string[] {
  if (name === ACCOUNT_METHOD || !file.startsWith('src/server/') || MAY_IMPORT_CHANNELS.test(file)) return [];
  return [`\\bfrom '[^']*/${name}(?:[/-][^']*)?\\.ts'`];
}
