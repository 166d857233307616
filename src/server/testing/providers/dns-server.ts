import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const TYPE_TXT = 16;
const REFUSED = 5;
const NAME_ERROR = 3;

/** A name server on loopback that knows some TXT records. */
export interface DnsServer {
  /** Its address, as `Resolver.setServers` takes it. */
  address: string;
  /** The TXT records by their names; a name without records exists. */
  records: Record<string, string[]>;
  /** True to refuse every query. */
  refuses: boolean;
  close(): Promise<void>;
}

/** Starts a name server that answers TXT queries over UDP (RFC 1035, section 4). */
export async function startDnsServer(): Promise<DnsServer> {
  const socket = createSocket('udp4');
  const server: DnsServer = {
    ...{ address: '', records: {}, refuses: false },
    close: () => new Promise((done) => socket.close(done)),
  };
  socket.on('message', (question, { port, address }) => socket.send(answer(question, server), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  server.address = `127.0.0.1:${socket.address().port}`;
  return server;
}

function answer(question: Buffer, { records, refuses }: DnsServer): Buffer {
  const { name, end } = readName(question);
  const texts = records[name];
  // A name exists if a name below it exists (RFC 8020).
  const exists = texts !== undefined || Object.keys(records).some((other) => other.endsWith(`.${name}`));
  const found = refuses ? [] : (texts ?? []);
  const header = Buffer.alloc(12);
  question.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | (refuses ? REFUSED : exists ? 0 : NAME_ERROR), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(found.length, 6);
  return Buffer.concat([header, question.subarray(12, end + 4), ...found.map(record)]);
}

function readName(question: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length).toLowerCase());
    at += 1 + length;
  }
  return { name: labels.join('.'), end: at + 1 };
}

/** One TXT record of the name in the question, to which 0xc00c points. */
function record(text: string): Buffer {
  const bytes = Buffer.from(text, 'latin1');
  const head = Buffer.alloc(13);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(TYPE_TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(bytes.length + 1, 10);
  head.writeUInt8(bytes.length, 12);
  return Buffer.concat([head, bytes]);
}
