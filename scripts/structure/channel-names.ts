import {
  ACCOUNT_METHOD,
  ALERT_METHODS,
  type AlertMethod,
  CHANNELS,
  typedAddressOf,
} from '../../src/shared/channels/channels.ts';

// These files may name channels: example data, tests, descriptions of documented fields, each channel's own facts, and the
// diagnostics of two documented calls, one of which is about text messages and the other about mail (product.md §3).
const MAY_NAME_CHANNELS =
  /^src\/server\/(?:testing|http\/openapi\/(?:examples|descriptions))\/|^scripts\/|^src\/shared\/channels\/|^src\/server\/domains\/alerts\/test-messages\/diagnostics\.ts$/;

// These files of the server list the rooms of all channels, or the tasks and calls that some rooms have.
const MAY_IMPORT_ROOMS =
  /^src\/server\/(?:channels\/registry|domains\/alerts\/router|scheduler\/jobs\/housekeeping)\.ts$|^src\/server\/http\/openapi\//;

/**
 * Returns one sentence for each channel that a file names outside the channel's own files, which are those with its name
 * and those in a folder with its name. All other code uses the channel's facts (docs/channels/add-a-channel.md).
 */
export function checkChannelNames(file: string, text: string): string[] {
  if (/\.test\.tsx?$/.test(file) || MAY_NAME_CHANNELS.test(file)) return [];
  const own = file.split(/[/.]/);
  return ALERT_METHODS.filter((name) => !own.includes(name)).flatMap((name) => {
    const found = namingOf(name).exec(text) ?? importOf(file, name).exec(text);
    return found
      ? [
          `${file}: names a channel (${found[0]}); ask its facts in src/shared/channels/, or move the code into its room.`,
        ]
      : [];
  });
}

/** Matches code that treats one channel apart. A field such as `email` of an account has the same name and is none. */
function namingOf(name: AlertMethod): RegExp {
  const { box } = CHANNELS[name].consent;
  const field = typedAddressOf(name)?.field;
  return new RegExp(
    [
      `[=!]== '${name}'`,
      `\\b(?:includes|has|get)\\('${name}'\\)`,
      `case '${name}':`,
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
      // Its checkbox of consent, and a comparison with the field of its address.
      ...(box ? [`\\b${box}\\b`] : []),
      ...(field ? [`[=!]== '${field}'`] : []),
    ].join('|'),
  );
}

const NEVER = /(?!)/;

/** Matches an import from a channel's files. Mail is also sent about accounts, so that room is open to all. */
function importOf(file: string, name: AlertMethod): RegExp {
  if (name === ACCOUNT_METHOD || !file.startsWith('src/server/') || MAY_IMPORT_ROOMS.test(file)) return NEVER;
  return new RegExp(`\\bfrom '[^']*/${name}(?:[/-][^']*)?\\.ts'`);
}
