import net, { type AddressInfo, type Socket } from 'node:net';

/** A mailbox that is read over IMAP. */
export interface ImapServer {
  /** With user and password, as `BOUNCE_MAILBOX` takes it. */
  url: string;
  /** The messages of its inbox, in the order in which they came. */
  messages: { source: string; isRead: boolean }[];
  /** Its behaviour from now on. `dying-at-marks` hangs up when a message is to be marked. */
  behave(as: 'working' | 'refusing-logins' | 'silent' | 'dying-at-marks'): void;
  close(): Promise<void>;
}

const [user, password] = ['bounces@sangamam.test', 'Anchor/Willow+7'];

/** The value of a header of a mail; empty where it has none. */
function headerOf(source: string, name: string): string {
  const [head = ''] = source.split('\r\n\r\n');
  const found = new RegExp(`^${name}:(?<value>(?:.*\\r\\n[ \\t])*.*)$`, 'imu').exec(head);
  return found?.groups?.['value'] ?? '';
}

/**
 * Starts a server with the commands of IMAP4rev1 (RFC 3501) that a reader of a mailbox sends: login, select, search by read and
 * by headers, fetch of a message, and marking it as read.
 */
export async function startImapServer({ port: wanted = 0 } = {}): Promise<ImapServer> {
  const messages: ImapServer['messages'] = [];
  const sockets = new Set<Socket>();
  let behaviour: Parameters<ImapServer['behave']>[0] = 'working';

  function answer(socket: Socket, tag: string, command: string): void {
    const say = (...lines: string[]) => void socket.write(lines.map((line) => `${line}\r\n`).join(''));
    const done = (...lines: string[]) => say(...lines, `${tag} OK done`);
    const [verb = '', rest = ''] = command.split(/ (.*)/su);
    switch (verb.toUpperCase()) {
      case 'CAPABILITY':
        return done('* CAPABILITY IMAP4rev1');
      case 'LOGIN': {
        const isRight = rest === `"${user}" "${password}"`;
        return isRight && behaviour !== 'refusing-logins'
          ? done()
          : say(`${tag} NO [AUTHENTICATIONFAILED] wrong`);
      }
      case 'LIST':
        return done(String.raw`* LIST (\HasNoChildren) "/" "INBOX"`);
      case 'SELECT':
        return done(`* ${messages.length} EXISTS`, String.raw`* FLAGS (\Seen)`, '* OK [UIDVALIDITY 1] valid');
      case 'UID':
        if (behaviour === 'dying-at-marks' && rest.startsWith('STORE')) return void socket.destroy();
        return done(...withUid(rest));
      case 'LOGOUT':
        return done('* BYE');
      default:
        return done();
    }
  }

  function withUid(command: string): string[] {
    const [, search] = /^SEARCH (.*)$/iu.exec(command) ?? [];
    if (search !== undefined) {
      // All that readers ask for is one header with a text, or one of several.
      const asked = [...search.matchAll(/\b(?:HEADER "?([\w-]+)"?|(TO|CC)) "?([^\s"]+)"?/giu)];
      const found = messages.flatMap(({ source, isRead }, place) => {
        const isFound = asked.some(([, header, field, text = '']) =>
          headerOf(source, header ?? field ?? '')
            .toLowerCase()
            .includes(text.toLowerCase()),
        );
        return !(isRead && /UNSEEN/iu.test(search)) && isFound ? [place + 1] : [];
      });
      return [`* SEARCH ${found.join(' ')}`];
    }
    const [, uid, most] = /^FETCH (\d+) .*BODY\.PEEK\[\](?:<0\.(\d+)>)?/iu.exec(command) ?? [];
    const message = messages[Number(uid) - 1];
    if (message !== undefined) {
      const source = message.source.slice(0, most === undefined ? undefined : Number(most));
      const part = most === undefined ? 'BODY[]' : 'BODY[]<0>';
      return [`* ${uid} FETCH (UID ${uid} ${part} {${Buffer.byteLength(source)}}\r\n${source})`];
    }
    const [, stored] = /^STORE (\d+) \+FLAGS.*\\Seen/iu.exec(command) ?? [];
    const marked = messages[Number(stored) - 1];
    if (marked !== undefined) marked.isRead = true;
    return [];
  }

  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    if (behaviour === 'silent') return;
    socket.write('* OK IMAP4rev1 ready\r\n');
    let pending = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      pending += chunk;
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const [tag = '', command = ''] = pending.slice(0, end).split(/ (.*)/su);
        pending = pending.slice(end + 2);
        answer(socket, tag, command);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `imap://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    messages,
    behave: (as) => {
      behaviour = as;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
