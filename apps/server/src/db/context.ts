import type { SecretBox } from '#server/adapters/secrets/secret-box.ts';
import type { FileStorage } from '#server/adapters/storage/file-storage.ts';

import { createDiskWatch, type DiskWatch } from './connection/disk-watch.ts';
import type { Executor } from './executor.ts';

/** What every use case is handed beside its actor and input. */
export interface Context {
  /** The database, or the transaction that the caller opened. */
  db: Executor;
  /** Where uploaded files are kept. Features go through `files`, which keeps the rows beside them. */
  storage: FileStorage;
  /** Which disks are full. */
  diskWatch: DiskWatch;
  /** Seals what even a copy of the database must not tell; absent where the site was given no key. */
  secrets?: SecretBox | undefined;
  /** Absolute address of the site without a trailing slash, for links in mails. */
  publicUrl: string;
  /**
   * True where no mail can leave (no SMTP_URL): then administrators may read the links to accounts in the outbox, which
   * is how the demo works. Elsewhere a link is in its owner's mailbox alone.
   */
  mailStays?: boolean | undefined;
  /** The clock. Tests and the demo move it. */
  now: () => Date;
}

/** A context with the machine's clock and a disk watch of its own, where `parts` has none. */
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
