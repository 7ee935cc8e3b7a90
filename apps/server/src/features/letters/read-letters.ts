import type { LetterState } from '@sangamam/contract/letters/letter';
import type {
  LetterAction,
  LetterCounts,
  LetterDetail,
  LetterRow,
  LetterRecipient,
} from '@sangamam/contract/letters/letter-endpoints';
import { undoableUntil } from '@sangamam/contract/undo/undoable-decision';
import { hasAbility } from '@sangamam/contract/staff/abilities';
import { fullName } from '@sangamam/contract/fields/full-name';

import type { Context } from '#server/db/context.ts';
import type { QueryOf } from '#server/db/lists/define-list.ts';
import { presentListPage } from '#server/http/endpoints/list-page.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { isOwn, whyAsk } from './approval.ts';
import {
  countReasons,
  findLetterRow,
  letterList,
  listCounts,
  recipientList,
  type LetterListRow,
  type RecipientRow,
} from './letter-read-model.ts';
import type { StoredLetter } from './letter-repository.ts';
import { readLetterSettings } from './letter-settings.ts';

/** A page of letters, the last changed first. */
export async function readLetters(ctx: Context, query: QueryOf<typeof letterList>) {
  const found = await letterList.page(ctx.db, query);
  const counts = await countsOf(
    ctx,
    found.rows.map(({ letter }) => letter.id),
  );
  return presentListPage(found, query.pageSize, (row) => presentRow(ctx, row, counts(row.letter.id)));
}

/**
 * A letter with how far it is and what the actor can do with it.
 *
 * @throws NOT_FOUND
 */
export async function readLetter(ctx: Context, actor: Actor, letterId: string): Promise<LetterDetail> {
  const row = await findLetterRow(ctx.db, letterId);
  if (!row) throw new AppError('NOT_FOUND');
  const counts = (await countsOf(ctx, [letterId]))(letterId);
  const { letter } = row;
  const settings = await readLetterSettings(ctx);
  const presented = presentRow(ctx, row, counts);
  const undoUntil = undoEnd(ctx, letter);
  const asksBecause = whyAsk(actor, letter, { waiting: counts.waiting, settings });
  return {
    ...presented,
    bodyEn: letter.bodyEn,
    subjectMl: letter.subjectMl,
    bodyMl: letter.bodyMl,
    reasons: await countReasons(ctx.db, letterId),
    undoUntil: undoUntil?.toISOString() ?? null,
    goesOnAt: letter.goesOnAt?.toISOString() ?? null,
    asksBecause,
    askedBy: row.askedByName,
    askedAt: letter.askedAt?.toISOString() ?? null,
    approvedBy: row.approvedByName,
    sentBackBecause: letter.sentBackBecause,
    canLeave: ctx.mailStays !== true,
    actions: actionsOf(actor, letter, { state: presented.state, counts, asks: asksBecause !== null }),
  };
}

/**
 * A page of the audience of a letter.
 *
 * @throws NOT_FOUND
 */
export async function readRecipients(
  ctx: Context,
  letterId: string,
  query: Omit<QueryOf<typeof recipientList>, 'letterId'>,
) {
  if (!(await findLetterRow(ctx.db, letterId))) throw new AppError('NOT_FOUND');
  const found = await recipientList.page(ctx.db, { ...query, letterId });
  return presentListPage(found, query.pageSize, presentRecipient);
}

const none: LetterCounts = { recipients: 0, waiting: 0, leaving: 0, left: 0, failed: 0, without: 0 };

async function countsOf(ctx: Context, ids: readonly string[]): Promise<(id: string) => LetterCounts> {
  const rows = await listCounts(ctx.db, ids);
  const found = new Map(rows.map(({ letterId, ...counts }) => [letterId, counts]));
  return (id) => found.get(id) ?? none;
}

/** Until when a letter that was sent can be undone: nothing leaves before. Undefined once it is over. */
function undoEnd(ctx: Context, { state, startedAt }: StoredLetter): Date | undefined {
  if (state !== 'SENDING' || startedAt === null) return undefined;
  const until = undoableUntil(startedAt);
  return until > ctx.now() ? until : undefined;
}

/** A letter is sent once all of its mails have left; where no mail can leave, it stays on its way and can be stopped. */
function stateOf(ctx: Context, letter: StoredLetter, { leaving }: LetterCounts): LetterState {
  const { state, handedOverAt } = letter;
  const isOver = handedOverAt !== null && undoEnd(ctx, letter) === undefined;
  return state === 'SENDING' && isOver && leaving === 0 ? 'SENT' : state;
}

function presentRow(ctx: Context, row: LetterListRow, counts: LetterCounts): LetterRow {
  const { letter, conventionName, changedByName } = row;
  return {
    _id: letter.id,
    conventionId: letter.conventionId,
    conventionName,
    subjectEn: letter.subjectEn,
    state: stateOf(ctx, letter, counts),
    audience: letter.audience,
    counts,
    preparedAt: letter.preparedAt?.toISOString() ?? null,
    scheduledFor: letter.scheduledFor?.toISOString() ?? null,
    startedAt: letter.startedAt?.toISOString() ?? null,
    changedBy: changedByName,
    changedAt: letter.changedAt.toISOString(),
    revision: letter.revision,
  };
}

function actionsOf(
  actor: Actor,
  letter: StoredLetter,
  { state, counts, asks }: { state: LetterState; counts: LetterCounts; asks: boolean },
): LetterAction[] {
  switch (state) {
    case 'DRAFT':
    case 'STOPPED':
      return [
        ...(counts.waiting > 0 ? [asks ? ('ASK' as const) : ('SEND' as const)] : []),
        'CHANGE',
        ...(state === 'DRAFT' ? ['DELETE' as const] : []),
      ];
    case 'WAITING':
      return hasAbility(actor.roles, 'send-letters') && !isOwn(letter, actor.userId)
        ? ['APPROVE', 'SEND_BACK', 'CHANGE']
        : ['CHANGE'];
    case 'SCHEDULED':
    case 'SENDING':
      return ['STOP'];
    case 'SENT':
      return [];
  }
}

function presentRecipient({ firstName, lastName, sentAt, ...row }: RecipientRow): LetterRecipient {
  return { ...row, name: fullName({ firstName, lastName }), sentAt: sentAt?.toISOString() ?? null };
}
