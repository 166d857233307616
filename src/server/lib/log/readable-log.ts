import type { DestinationStream } from 'pino';
import { prettyFactory } from 'pino-pretty';

/** Creates the destination of a logger that rewrites each JSON line for people and passes it on. */
export function createReadableLog(output: DestinationStream, colorize: boolean): DestinationStream {
  const format = prettyFactory({ colorize, translateTime: 'SYS:yyyy-mm-dd HH:MM:ss', singleLine: true });
  const harmless = (_name: string, value: unknown) => (typeof value === 'string' ? withoutControls(value) : value);
  return { write: (line) => output.write(format(JSON.parse(withoutControls(line), harmless))) };
}

/** A terminal obeys control characters, and an error may repeat some that a stranger sent. */
function withoutControls(text: string): string {
  return text.replaceAll(/(?![\n\t])\p{Cc}/gu, '\u{fffd}');
}
