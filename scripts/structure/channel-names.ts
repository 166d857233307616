import {
  ACCOUNT_METHOD,
  ALERT_METHODS,
  type AlertMethod,
  CHANNELS,
  typedAddressOf,
} from '../../src/shared/channels/channels.ts';

// Each channel's own facts, and the diagnostics of two documented calls, one of which is about text messages and the other
// about mail (product.md §3).
const MAY_TREAT_APART = /^src\/shared\/channels\/|^src\/server\/domains\/alerts\/test-messages\/diagnostics\.ts$/;

// The data of examples, tests, descriptions and scripts may name channels; their code treats none apart either.
const MAY_HOLD_NAMES = /^src\/server\/(?:testing|http\/openapi\/(?:examples|descriptions))\/|^scripts\//;

// These files of the server list the rooms of all channels, or the tasks and calls that some rooms have.
const MAY_IMPORT_ROOMS =
  /^src\/server\/(?:channels\/registry|domains\/alerts\/router|scheduler\/jobs\/housekeeping)\.ts$|^src\/server\/http\/openapi\//;

/**
 * Returns one sentence for each channel that a file names outside the channel's own files, which are those with its name
 * and those in a folder with its name. All other code uses the channel's facts (docs/channels/add-a-channel.md).
 */
export function checkChannelNames(file: string, text: string): string[] {
  if (/\.test\.tsx?$/.test(file) || MAY_TREAT_APART.test(file)) return [];
  const own = file.split(/[/.]/);
  return ALERT_METHODS.filter((name) => !own.includes(name)).flatMap((name) => {
    const patterns = MAY_HOLD_NAMES.test(file)
      ? comparisonsWith(name)
      : [...comparisonsWith(name), ...dataWith(name), ...importOf(file, name)];
    const found = new RegExp(patterns.join('|')).exec(text);
    return found
      ? [
          `${file}: names a channel (${found[0]}); ask its facts in src/shared/channels/, or move the code into its room.`,
        ]
      : [];
  });
}

/** Patterns of code that does something else for one channel. */
function comparisonsWith(name: AlertMethod): string[] {
  const field = typedAddressOf(name)?.field;
  return [
    // `format` is of a JSON Schema, which calls an address `email` too.
    `(?<!\\bformat )[=!]== '${name}'`,
    `\\b(?:includes|has)\\('${name}'\\)`,
    `case '${name}':`,
    ...(field ? [`[=!]== '${field}'`] : []),
  ];
}

/** Patterns of data that names a channel. A field such as `email` of an account has the same name and is none. */
function dataWith(name: AlertMethod): string[] {
  const { box } = CHANNELS[name].consent;
  return [
    `\\bget\\('${name}'\\)`,
    `\\bchannel(?:: |, )'${name}'`,
    // The first part of a name in the ledger, such as `email:guidance`, and the query of a page.
    `\\bchannel: \`${name}:`,
    `[?&]${name}=`,
    // The last argument of a call.
    `, '${name}'\\)`,
    // The first of a list; a name in brackets after a word is a field.
    `(?<![\\w\\])>])\\['${name}'[\\],]`,
    // A switch by its method.
    `[{,]\\s*${name}: (?:true|false)\\b`,
    // A channel's own facts, definition or typed address.
    `\\b(?:CHANNELS|DEFINITIONS|typed)\\.${name}\\b`,
    // Its checkbox of consent.
    ...(box ? [`\\b${box}\\b`] : []),
  ];
}

/** The pattern of an import from a channel's files. Mail is also sent about accounts, so that room is open to all. */
function importOf(file: string, name: AlertMethod): string[] {
  if (name === ACCOUNT_METHOD || !file.startsWith('src/server/') || MAY_IMPORT_ROOMS.test(file)) return [];
  return [`\\bfrom '[^']*/${name}(?:[/-][^']*)?\\.ts'`];
}
