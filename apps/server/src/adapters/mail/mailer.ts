/** A mail as a mail server is handed it. Addresses were validated on entry and are passed as objects, never as text. */
export interface OutgoingMail {
  /** Ours; becomes the Message-ID, so that a doubled delivery can be recognised. */
  id: string;
  to: { address: string; name: string };
  subject: string;
  html: string;
  text: string;
}

/** The way out for mails. */
export interface Mailer {
  /** Resolves when the server has taken the mail. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
