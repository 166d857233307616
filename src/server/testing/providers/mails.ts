import type { Message } from '../../channels/message.ts';
import type { RecordingChannel } from './recording-channel.ts';

/** Returns every sent message of one kind, in order. */
export function mailsOf<Kind extends Message['kind']>(
  channel: RecordingChannel,
  kind: Kind,
): Extract<Message, { kind: Kind }>[] {
  return channel.sent.filter((message): message is Extract<Message, { kind: Kind }> => message.kind === kind);
}

/** Returns the token of a mailed link. */
export function tokenIn(url: string | undefined): string {
  return new URL(url ?? 'none:').searchParams.get('token') ?? '';
}
