import { ALERT_METHODS } from '../../src/shared/channels/channels.ts';

// These files may name channels: example data, tests, and each channel's own facts.
const MAY_NAME_CHANNELS = /^src\/server\/(?:testing|http\/openapi\/examples)\/|^scripts\/|^src\/shared\/channels\//;

/**
 * Returns one sentence for each channel that a file names outside the channel's own files; all other code uses the
 * channel's facts (docs/channels/add-a-channel.md).
 */
export function checkChannelNames(file: string, text: string): string[] {
  if (/\.test\.tsx?$/.test(file) || MAY_NAME_CHANNELS.test(file)) return [];
  const words = file.split(/[^a-z]+/);
  return ALERT_METHODS.filter((name) => !words.includes(name)).flatMap((name) => {
    const compared = new RegExp(
      `[=!]== '${name}'|\\b(?:includes|has|get)\\('${name}'\\)|case '${name}':|\\bchannel(?:: |, )'${name}'`,
    );
    const found = compared.exec(text);
    return found
      ? [
          `${file}: names a channel (${found[0]}); ask its facts in src/shared/channels/, or move the code into its room.`,
        ]
      : [];
  });
}
