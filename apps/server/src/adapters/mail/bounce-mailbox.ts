import { ImapFlow, type SearchObject } from 'imapflow';

/** The mailbox to which mails come back, and answers to letters. */
export interface BounceMailbox {
  /**
   * Hands the unread delivery reports over one by one, oldest first, and marks each as read once it was taken. Other mails are
   * not touched, so that people may read the same mailbox.
   *
   * @returns how many were taken
   * @throws Error when the mailbox cannot be reached or opened, and what `take` throws
   */
  read(take: (source: Buffer) => Promise<void>): Promise<number>;
  /**
   * The same for unread mails to an address that begins with `prefix`. Of a longer mail the beginning is handed over, with
   * `isWhole` false; all of it stays in the mailbox.
   */
  readTo(prefix: string, take: (source: Buffer, isWhole: boolean) => Promise<void>): Promise<number>;
  /** Signs in and opens the mailbox. Rejects with what the server said. */
  verify(): Promise<void>;
}

/** More would be read by the next call. */
const atOnce = 200;

/** A report has the head of the mail, or the whole of it; ours are smaller. Of answers, words come before what is attached. */
const mostRead = 1024 * 1024;

/**
 * @param url `imaps://user:password@imap.example.org:993/INBOX`; without a path the inbox. `imap://` needs STARTTLS
 * @param isLocal the server is on this machine: no encryption is needed, and its certificate is not checked
 */
export function openBounceMailbox(url: string, { isLocal = false } = {}): BounceMailbox {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX';
  const isSecure = protocol === 'imaps:';

  async function inMailbox<Result>(work: (client: ImapFlow) => Promise<Result>): Promise<Result> {
    const client = new ImapFlow({
      host: hostname,
      port: Number(port) || (isSecure ? 993 : 143),
      secure: isSecure,
      ...(!isSecure && !isLocal && { doSTARTTLS: true }),
      ...(isLocal && { tls: { rejectUnauthorized: false } }),
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: 15_000,
      greetingTimeout: 15_000,
      socketTimeout: 30_000,
    });
    // What was lost is told by the call that waits for it.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.mailboxOpen(folder);
      return await work(client);
    } finally {
      client.close();
    }
  }

  /** Hands unread mails over one by one, and marks each as read once it was taken. */
  const takeUnread = (wanted: SearchObject, take: (source: Buffer, isWhole: boolean) => Promise<void>) =>
    inMailbox(async (client) => {
      const found = await client.search({ seen: false, ...wanted }, { uid: true });
      let taken = 0;
      for (const uid of (found || []).slice(0, atOnce)) {
        const query = { source: { maxLength: mostRead } };
        const mail = await client.fetchOne(String(uid), query, { uid: true });
        if (!mail || mail.source === undefined) continue;
        await take(mail.source, mail.source.length < mostRead);
        const isMarked = await client.messageFlagsAdd(String(uid), [String.raw`\Seen`], { uid: true });
        if (!isMarked) throw new Error('Mails in it could not be marked as read');
        taken += 1;
      }
      return taken;
    });

  return {
    read: (take) => takeUnread({ header: { 'Content-Type': 'delivery-status' } }, take),
    readTo: (prefix, take) =>
      takeUnread({ or: [{ to: prefix }, { cc: prefix }, { header: { 'Delivered-To': prefix } }] }, take),
    verify: () => inMailbox(() => Promise.resolve()),
  };
}
