import {
  undoableUntil,
  undoDecision as undoTable,
  undoWindowSeconds,
  type UndoObstacle,
} from '@sangamam/contract/undo/undoable-decision';
import type { Decision } from '@sangamam/contract/orders/decisions/decision';
import { v7 as uuidv7 } from 'uuid';

import type { Context } from '#server/db/context.ts';
import type { DecisionStore, StoredDecision } from '#server/db/statements/decisions-in.ts';
import { delayMails, recallMails } from '#server/features/mail/delayed/delay-mails.ts';
import type { AnyActor } from '#server/http/access/actor.ts';
import { requirePossible } from '#server/http/errors/require-possible.ts';

/** One kind of decisions that can be undone for a minute; `Locked` is what they are about, under its lock. */
export interface UndoableKind<Row extends StoredDecision, Locked, By extends AnyActor = AnyActor> {
  store: DecisionStore<Row, never>;
  /** Why a decision is not undone although its minute lasts: what happened to its record since. */
  obstacle: (
    ctx: Context,
    locked: Locked,
    decision: Row,
  ) => Promise<UndoObstacle | null> | UndoObstacle | null;
  /** Returns the record to what it was before, with its rows in the audit log. */
  reverse: (ctx: Context, actor: By, locked: Locked, decision: Row) => Promise<Locked>;
}

/** A decision that is being made, with the context whose mails wait until it can no longer be undone. */
export interface BegunDecision extends Pick<StoredDecision, 'id' | 'createdAt'> {
  ctx: Context;
}

/**
 * Begins a decision that can be undone for a minute. What it changes is done with its context, and its row is inserted
 * into the store of its kind in the same transaction.
 */
export function beginUndoable(ctx: Context): BegunDecision {
  const [id, createdAt] = [uuidv7(), ctx.now()];
  return { id, createdAt, ctx: delayMails(ctx, { decisionId: id, decidedAt: createdAt }) };
}

/** The decisions about these records of the last minute, undone ones too, the latest first. */
export function listRecent<Row extends StoredDecision>(
  ctx: Context,
  store: DecisionStore<Row, never>,
  recordIds: readonly string[],
): Promise<Row[]> {
  return store.listSince(ctx.db, recordIds, new Date(ctx.now().getTime() - undoWindowSeconds * 1_000));
}

/** The last decision about a record, if it can be undone as far as time goes. */
export async function findUndoable<Row extends StoredDecision>(
  ctx: Context,
  store: DecisionStore<Row, never>,
  recordId: string,
): Promise<Row | undefined> {
  const [latest] = await listRecent(ctx, store, [recordId]);
  return latest?.undoneAt === null ? latest : undefined;
}

/** A decision as screens offer to undo it. */
export function presentUndoable<Action>({
  id: decisionId,
  action,
  createdAt,
}: StoredDecision & { action: Action }): { decisionId: string; action: Action; until: string } {
  return { decisionId, action, until: undoableUntil(createdAt).toISOString() };
}

/** What the contract's table says about undoing a decision now. */
export async function whetherUndoable<Row extends StoredDecision, Locked>(
  ctx: Context,
  { obstacle }: Pick<UndoableKind<Row, Locked>, 'obstacle'>,
  locked: Locked,
  decision: Row,
): Promise<Decision> {
  const facts = {
    decidedAt: decision.createdAt,
    undone: decision.undoneAt !== null,
    obstacle: await obstacle(ctx, locked, decision),
  };
  return undoTable(facts, ctx.now());
}

/**
 * Undoes a decision about a locked record in the caller's transaction: its mails are recalled, and the record is what it was
 * before. Idempotent: a repeated call answers the record as it is.
 *
 * @throws UNDO_TOO_LATE after a minute or when a mail has left, CONFLICT when something else happened since, REFUND_OPEN
 */
export async function undoDecision<Row extends StoredDecision, Locked, By extends AnyActor>(
  ctx: Context,
  actor: By,
  kind: UndoableKind<Row, Locked, By>,
  locked: Locked,
  decision: Row,
): Promise<Locked> {
  const table = await whetherUndoable(ctx, kind, locked, decision);
  if (requirePossible(table) === 'already-done') return locked;
  await recallMails(ctx, decision.id);
  await kind.store.markUndone(ctx.db, decision.id, ctx.now());
  return kind.reverse(ctx, actor, locked, decision);
}
