import type { MailTextDraft } from '@sangamam/contract/mail/texts/mail-text-endpoints';

import type { PaypalClient } from '#server/adapters/paypal/paypal-client.ts';
import type { SecretBox } from '#server/adapters/secrets/secret-box.ts';
import type { FileStorage } from '#server/adapters/storage/file-storage.ts';
import type { Wallets } from '#server/adapters/wallet/wallets.ts';

import { createDiskWatch, type DiskWatch } from './connection/disk-watch.ts';
import type { Executor } from './executor.ts';

/** The dependencies of every use case, next to its actor and input. */
export interface Context {
  /** The database, or the transaction that the caller opened. */
  db: Executor;
  /** Storage of uploaded files. Features use `files`, which also maintains their rows. */
  storage: FileStorage;
  /** Which disks are full. */
  diskWatch: DiskWatch;
  /** Encrypts secrets that a copy of the database must not reveal; absent when no key is configured. */
  secrets?: SecretBox | undefined;
  /** The association's account at PayPal; absent when none is configured, and then PayPal is not offered. */
  paypal?: PaypalClient | undefined;
  /** The association's accounts for passes; no pass is offered without one. */
  wallets?: Wallets | undefined;
  /** Absolute address of the site without a trailing slash, for links in mails. */
  publicUrl: string;
  /**
   * True when no mail can be sent (no SMTP_URL): administrators may then read account links in the outbox, as the demo
   * does. Otherwise a link is only in its owner's mailbox.
   */
  mailStays?: boolean | undefined;
  /** The decision that can still be undone: mails queued with this context wait for that (`delayMails`). */
  mailDelay?: { decisionId: string; until: Date } | undefined;
  /** The text that mails have in a preview, in its language, in the place of the stored one. Such mails are never sent. */
  mailDraft?: Omit<MailTextDraft, 'version'> | undefined;
  /** What many mails have in common, read once for all of them (`mailsTogether`). */
  sharedReads?: Map<string, Promise<unknown>> | undefined;
  /** The clock. Tests and the demo move it. */
  now: () => Date;
}

/** A context with the system clock and a new disk watch, unless `parts` has them. */
export function createContext(parts: Omit<Context, 'diskWatch' | 'now'> & Partial<Context>): Context {
  return { diskWatch: createDiskWatch(), now: () => new Date(), ...parts };
}

/** Runs `work` in one transaction (a savepoint when one is open already); a thrown refusal rolls all of it back. */
export function inTransaction<Result>(
  context: Context,
  work: (context: Context) => Promise<Result>,
): Promise<Result> {
  return context.db.transaction((db) => work({ ...context, db }));
}

/** What `read` answers; with `sharedReads` it is read once under its key, for all who ask. */
export async function readShared<Result>(
  { sharedReads }: Context,
  key: string,
  read: () => Promise<Result>,
): Promise<Result> {
  if (!sharedReads) return read();
  let result = sharedReads.get(key) as Promise<Result> | undefined;
  if (!result) sharedReads.set(key, (result = read()));
  return result;
}
