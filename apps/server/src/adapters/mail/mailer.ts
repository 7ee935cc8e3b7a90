/** A mail as a mail server is handed it. Addresses were validated on entry and are passed as objects, never as text. */
export interface OutgoingMail {
  /** Ours; becomes the Message-ID, so that a doubled delivery can be recognised. */
  id: string;
  to: { address: string; name: string };
  /** Where an answer goes, if not to the sender. */
  replyTo?: string | undefined;
  /** Where its addressee stops mails like it, with one click in a mail program (RFC 8058). */
  unsubscribeUrl?: string | undefined;
  subject: string;
  html: string;
  text: string;
}

/** The mail server refused the addressee or the mail for good: another attempt would change nothing. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** The way out for mails. */
export interface Mailer {
  /**
   * Resolves when the server has taken the mail.
   *
   * @throws MailRefused
   */
  send(mail: OutgoingMail): Promise<void>;
  /** Connects and signs in without sending anything. Rejects with what the server said. */
  verify(): Promise<void>;
  close(): void;
}
