import type { RecordCare, StaffNote } from '@sangamam/contract/casework/care/care';
import { caredRecords, careVerbs } from '@sangamam/contract/casework/care/cared-records';
import type { PersonDetail } from '@sangamam/contract/people/directory/people-admin-endpoints';

import * as quicker from '#phrases/audit/conflicts.ts';
import type { Context } from '#server/db/context.ts';
import { readHistory } from '#server/features/audit/read-history.ts';
import { addNote } from '#server/features/casework/care/add-note.ts';
import type { CaredKind } from '#server/features/casework/care/cared-kind.ts';
import { careOfRecords } from '#server/features/casework/care/care-of-records.ts';
import { latestTimeZone } from '#server/features/casework/care/latest-time-zone.ts';
import { aboutIn, namesInHistory } from '#server/features/casework/care/list-assignees.ts';
import { listNotes } from '#server/features/casework/care/list-notes.ts';
import { findMergedAccounts } from '#server/features/personal-data/registry/find-data-subject.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { lockRegistrants } from '../merge/merge-read-model.ts';
import { findPersonCare, listPersonCare, savePersonCare } from './person-care-repository.ts';

/** Registrants as records that staff look after. A closed account has no follow-up any more. */
export const personKind: CaredKind<RecordCare> = {
  kind: 'PERSON',
  lock: async (ctx, userId) => {
    const [account] = await lockRegistrants(ctx.db, [userId]);
    if (!account) throw new AppError('USER_NOT_FOUND');
    return { care: await findPersonCare(ctx.db, userId), isOver: account.closedAt !== null };
  },
  save: (ctx, userId, change) => savePersonCare(ctx.db, userId, change),
  timeZoneOf: latestTimeZone,
  answer: async (ctx, _actor, userId) => (await readCare(ctx, [userId]))(userId),
  otherChanges: quicker.withPerson,
};

/** How staff look after each of these registrants. */
export async function readCare(
  ctx: Context,
  userIds: readonly string[],
): Promise<(userId: string) => RecordCare> {
  const timeZone = await latestTimeZone(ctx);
  const rows = userIds.length === 0 ? [] : await listPersonCare(ctx.db, userIds);
  const cared = rows.map((care) => ({ recordId: care.userId, care, timeZone }));
  return careOfRecords(ctx, personKind.kind, userIds, cared);
}

/** What staff noted about a registrant, and about accounts that were merged into theirs, the oldest first. */
export async function readNotes(ctx: Context, userId: string): Promise<StaffNote[]> {
  const userIds = [...(await findMergedAccounts(ctx, userId)), userId];
  const notesOf = await listNotes(ctx, personKind.kind, userIds);
  return userIds.flatMap(notesOf).toSorted((one, other) => one.at.localeCompare(other.at));
}

/**
 * Writes a note about a registrant; whoever manages people reads it.
 *
 * @throws USER_NOT_FOUND
 */
export async function notePerson(ctx: Context, actor: Actor, userId: string, note: string) {
  await addNote(ctx, actor, personKind, userId, { note });
  return { _id: userId };
}

const { entity } = caredRecords[personKind.kind];
const careActions: ReadonlySet<string> = new Set(careVerbs.map((verb) => `${entity}.${verb}`));

/** What was done to an account, the newest first: care by whom or what it was about, else what changed. */
export async function readPersonHistory(ctx: Context, userId: string): Promise<PersonDetail['history']> {
  const entries = await readHistory(ctx, { entity, entityId: userId });
  const names = await namesInHistory(ctx, entries);
  return entries
    .filter(({ action, reason }) => action !== `${entity}.noted` || reason !== null)
    .map((entry) =>
      careActions.has(entry.action)
        ? { ...entry, before: null, after: null, about: aboutIn(entry.after, names) }
        : { ...entry, about: null },
    );
}
