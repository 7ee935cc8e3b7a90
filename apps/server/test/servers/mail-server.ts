import type { AddressInfo, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that stores the mails it receives. */
export interface MailServer {
  url: string;
  mails: Email[];
  /** The senders on the envelopes of these mails. */
  senders: string[];
  /** Its behaviour from now on. `unknown` and `greylisting` refuse the recipient, with 550 and with 451. */
  behave(as: 'taking' | 'refusing' | 'hanging-up' | 'hanging' | 'unknown' | 'greylisting'): void;
  close(): Promise<void>;
}

/** Starts an SMTP server on a free port of this machine. */
export async function startMailServer({
  startTls = false,
}: { startTls?: boolean } = {}): Promise<MailServer> {
  const mails: Email[] = [];
  const senders: string[] = [];
  let behaviour: Parameters<MailServer['behave']>[0] = 'taking';
  const server = new SMTPServer({
    authOptional: true,
    // With STARTTLS it presents the library's self-signed certificate.
    disabledCommands: startTls ? ['AUTH'] : ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => {
      if (behaviour === 'hanging') return;
      if (behaviour !== 'unknown' && behaviour !== 'greylisting') return done();
      const responseCode = behaviour === 'unknown' ? 550 : 451;
      done(Object.assign(new Error(`Answered with ${responseCode}`), { responseCode }));
    },
    onData: (stream, session, done) => {
      const { mailFrom } = session.envelope;
      void take(stream, mailFrom ? mailFrom.address : '', done);
    },
  });
  server.on('error', () => {});
  async function take(stream: Readable, sender: string, done: (error?: Error) => void): Promise<void> {
    // A client that is killed in the middle of a mail has sent none.
    const message = await buffer(stream).catch(() => undefined);
    if (message === undefined) return;
    if (behaviour === 'refusing') return done(new Error('Mailbox is full'));
    if (behaviour === 'hanging-up') return hangUp();
    senders.push(sender);
    mails.push(await PostalMime.parse(message));
    return done();
  }
  function hangUp(): void {
    for (const connection of server.connections as Set<{ _socket: Socket }>) connection._socket.destroy();
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    senders,
    behave: (as) => {
      behaviour = as;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        hangUp();
      }),
  };
}
