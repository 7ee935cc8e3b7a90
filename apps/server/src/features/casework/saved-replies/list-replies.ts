import { fullName } from '@sangamam/contract/fields/full-name';
import type { SavedReply } from '@sangamam/contract/casework/saved-replies/saved-reply';

import type { Context } from '#server/db/context.ts';

import { listReplyRows } from './saved-reply-read-model.ts';

/** All replies, by name, with numbers in names compared as numbers. */
export async function listReplies(ctx: Context): Promise<SavedReply[]> {
  const rows = await listReplyRows(ctx.db);
  return rows.map(presentReply).toSorted((a, b) => byName.compare(a.name, b.name));
}

/** A reply that is known to be there, as staff see it. */
export async function readReply(ctx: Context, id: string): Promise<SavedReply> {
  const [row] = await listReplyRows(ctx.db, id);
  if (!row) throw new Error('A reply disappeared while it was being saved');
  return presentReply(row);
}

function presentReply({
  reply: { id, name, text, updatedAt, revision },
  firstName,
  lastName,
}: Awaited<ReturnType<typeof listReplyRows>>[number]): SavedReply {
  return {
    _id: id,
    name,
    text,
    changedBy: firstName === null ? null : fullName({ firstName, lastName }),
    changedAt: updatedAt.toISOString(),
    revision,
  };
}

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
