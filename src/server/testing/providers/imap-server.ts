import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** A mail in the mailbox. */
interface StoredMail {
  uid: number;
  source: string;
  seen: boolean;
}

/**
 * A double of an IMAP server on loopback with one mailbox, `INBOX`: the commands of RFC 9051 that a client needs to search,
 * fetch, mark and delete, and IDLE (RFC 2177).
 */
export interface ImapServer {
  /** The `imap://` address, with the account. */
  readonly url: string;
  readonly mails: readonly StoredMail[];
  /** The number of sessions that have waited for new mail. */
  readonly idles: number;
  /** Puts a mail into the mailbox, and announces it to clients that idle. */
  deliver(source: string): void;
  /** Puts a mail into the mailbox in the middle of the next search, whose answer only announces it. */
  deliverInSearch(source: string): void;
  /** Refuses to let clients wait for new mail, as a server that has too many of them. */
  refuseIdle(): void;
  /** Closes every connection and refuses new ones, until called with false. */
  setDown(isDown: boolean): void;
  /** Recreates the mailbox, as after a move to another server: its mail numbers restart at 1. */
  renumber(): void;
  close(): Promise<void>;
}

const USER = 'bounces@grace.example';
const PASSWORD = 'pass: wörd';

/** Starts an {@link ImapServer} on a free port. */
export async function startImapServer(): Promise<ImapServer> {
  let mails: StoredMail[] = [];
  let nextUid = 1;
  let uidValidity = 1;
  let isDown = false;
  let idles = 0;
  let takesIdle = true;
  const inSearch: string[] = [];
  const sockets = new Set<Socket>();
  const idling = new Set<Socket>();

  const find = (set: string) => {
    const ranges = set.split(',').map((range) => range.split(':').map((n) => (n === '*' ? nextUid - 1 : Number(n))));
    return mails.filter(({ uid }) =>
      ranges.some(([from = 0, to = from]) => uid >= Math.min(from, to) && uid <= Math.max(from, to)),
    );
  };
  const place = (mail: StoredMail) => mails.indexOf(mail) + 1;
  const flagsOf = (mail: StoredMail) => `FLAGS (${mail.seen ? '\\Seen' : ''})`;

  /** Returns the untagged lines of a command's answer; null for an unknown command. */
  function runCommand(command: string, rest: string): string[] | null {
    switch (command) {
      case 'CAPABILITY':
        return ['* CAPABILITY IMAP4rev1 IDLE UIDPLUS'];
      case 'LIST':
      case 'LSUB':
        return [`* ${command} (\\HasNoChildren) "/" INBOX`];
      case 'SELECT':
      case 'EXAMINE':
        return [
          '* FLAGS (\\Seen \\Deleted)',
          `* ${mails.length} EXISTS`,
          `* OK [UIDVALIDITY ${uidValidity}]`,
          `* OK [UIDNEXT ${nextUid}]`,
        ];
      case 'UID SEARCH': {
        const [, set] = /UID ([\d:*,]+)/.exec(rest) ?? [];
        const answer = `* SEARCH ${(set ? find(set) : mails).map(({ uid }) => uid).join(' ')}`.trimEnd();
        const arriving = inSearch.splice(0);
        for (const source of arriving) store(source);
        return [answer, ...(arriving.length ? [`* ${mails.length} EXISTS`] : [])];
      }
      case 'UID FETCH':
        return find(rest.split(' ')[0] ?? '').map((mail) => {
          const size = Buffer.byteLength(mail.source);
          const section = /BODY\.PEEK\[\](<\d+\.\d+>)?/.test(rest)
            ? ` BODY[]${/<\d+\./.test(rest) ? '<0>' : ''} {${size}}\r\n${mail.source}`
            : '';
          return `* ${place(mail)} FETCH (UID ${mail.uid} ${flagsOf(mail)}${section})`;
        });
      case 'UID STORE': {
        const found = find(rest.split(' ')[0] ?? '');
        if (/\\Deleted/.test(rest)) deleted = found;
        else for (const mail of found) mail.seen = true;
        return found.map((mail) => `* ${place(mail)} FETCH (UID ${mail.uid} ${flagsOf(mail)})`);
      }
      case 'UID EXPUNGE':
      case 'EXPUNGE': {
        const lines = deleted.map((mail) => {
          const line = `* ${place(mail)} EXPUNGE`;
          mails = mails.filter((other) => other !== mail);
          return line;
        });
        deleted = [];
        return lines;
      }
      case 'NOOP':
      case 'CLOSE':
      case 'UNSELECT':
        return [];
      case 'LOGOUT':
        return ['* BYE'];
      default:
        return null;
    }
  }
  let deleted: StoredMail[] = [];
  function store(source: string): void {
    mails.push({ uid: nextUid, source, seen: false });
    nextUid += 1;
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      idling.delete(socket);
    });
    if (isDown) return void socket.destroy();
    socket.write('* OK IMAP4rev1 ready\r\n');
    let idleTag = '';
    let isIn = false;
    let pending = '';
    socket.on('data', (chunk) => {
      pending += chunk.toString('utf8');
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end);
        // Request the literal and replace its length with it.
        const [literal, size] = /\{(\d+)\}$/.exec(line) ?? [];
        if (literal) {
          const after = pending.slice(end + 2);
          if (!after) socket.write('+ go on\r\n');
          const bytes = Buffer.from(after);
          if (bytes.length < Number(size)) return;
          const text = bytes.subarray(0, Number(size)).toString();
          pending = `${line.slice(0, -literal.length)}"${text}"${bytes.subarray(Number(size)).toString()}`;
          continue;
        }
        pending = pending.slice(end + 2);
        answer(line);
      }
    });

    function answer(line: string): void {
      if (line.toUpperCase() === 'DONE') {
        idling.delete(socket);
        return void socket.write(`${idleTag} OK done\r\n`);
      }
      const [, tag = '*', name = '', rest = ''] = /^(\S+) (UID \w+|\w+) ?(.*)$/i.exec(line) ?? [];
      const command = name.toUpperCase();
      if (command === 'LOGIN') {
        const [user, password] = [...rest.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(
          ([, quoted, plain]) => quoted ?? plain,
        );
        isIn = user === USER && password === PASSWORD;
        return void socket.write(isIn ? `${tag} OK in\r\n` : `${tag} NO [AUTHENTICATIONFAILED] no ${user}\r\n`);
      }
      if (command === 'IDLE') {
        idleTag = tag;
        idles += 1;
        if (!takesIdle) return void socket.write(`${tag} NO [LIMIT] not now\r\n`);
        idling.add(socket);
        return void socket.write('+ idling\r\n');
      }
      if (isIn && /^(SELECT|EXAMINE)$/.test(command) && !/^"?INBOX"?(?: |$)/i.test(rest))
        return void socket.write(`${tag} NO [NONEXISTENT] Unknown Mailbox\r\n`);
      const lines = isIn || command === 'CAPABILITY' || command === 'LOGOUT' ? runCommand(command, rest) : null;
      if (lines === null) return void socket.write(`${tag} BAD unknown\r\n`);
      socket.write([...lines, `${tag} OK done`, ''].join('\r\n'));
      if (command === 'LOGOUT') socket.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const cutOff = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `imap://${encodeURIComponent(USER)}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/INBOX`,
    get mails() {
      return mails;
    },
    get idles() {
      return idles;
    },
    deliver(source) {
      store(source);
      for (const socket of idling) socket.write(`* ${mails.length} EXISTS\r\n`);
    },
    deliverInSearch(source) {
      inSearch.push(source);
    },
    refuseIdle() {
      takesIdle = false;
    },
    setDown(down) {
      isDown = down;
      if (down) cutOff();
    },
    renumber() {
      uidValidity += 1;
      mails = mails.map((mail, index) => ({ ...mail, uid: index + 1 }));
      nextUid = mails.length + 1;
      cutOff();
    },
    async close() {
      cutOff();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
