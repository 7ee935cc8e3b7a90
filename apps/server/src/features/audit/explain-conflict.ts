import type { AuditAction } from '@sangamam/contract/audit/audit-catalogue';
import type { ErrorCode } from '@sangamam/contract/http/error-catalogue';

import * as phrases from '#phrases/audit/conflicts.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import { accountOf, type AnyActor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { actorName } from './actor-name.ts';
import { findLatestChange } from './audit-read-model.ts';

/** A record that somebody else may have changed, with words for each action that counts. */
export interface ContestedRecord {
  entity: 'order' | 'payment' | 'message' | 'user' | 'saved-reply';
  entityId: string;
  words: Partial<Record<AuditAction, string>>;
  /** What the entries say afterwards, where the record is only a part of the entity. */
  after?: Record<string, string>;
}

/** Refusals that a change of somebody else explains; what is not found may have been deleted. */
const conflicts: ReadonlySet<ErrorCode> = new Set(['TRANSITION_NOT_POSSIBLE', 'CONFLICT', 'NOT_FOUND']);

/**
 * `inTransaction` for what staff do. Where it is refused because of the state that the records are in by now, the
 * refusal says who changed them last, what they did and when: "Lizy Cherian approved it a minute ago." It keeps its plain
 * sentence where no change or no actor is known, and for families. Only for calls of staff who may read the history of
 * these records.
 *
 * @param contested the records, or how to find them once the transaction is rolled back
 */
export async function inExplainedTransaction<Result>(
  ctx: Context,
  actor: AnyActor,
  contested: readonly ContestedRecord[] | ((ctx: Context) => Promise<readonly ContestedRecord[]>),
  work: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  try {
    return await inTransaction(ctx, work);
  } catch (error) {
    const [first, second] = error instanceof AppError ? error.errors : [];
    if (actor.type !== 'STAFF' || !first || second || !conflicts.has(first.code)) throw error;
    const records = typeof contested === 'function' ? await contested(ctx) : contested;
    throw (await explained(ctx, actor, first.code, records)) ?? error;
  }
}

async function explained(
  ctx: Context,
  actor: AnyActor,
  code: ErrorCode,
  records: readonly ContestedRecord[],
): Promise<AppError | undefined> {
  const latest = await findLatestChange(
    ctx.db,
    records.map(({ words, ...record }) => ({ ...record, actions: Object.keys(words) })),
  );
  if (!latest) return undefined;
  const { entry } = latest;
  const what = records.find(({ entity }) => entity === entry.entity)?.words[entry.action as AuditAction];
  const name = actorName({ ...latest, actorSystem: entry.actorSystem });
  if (what === undefined || name === null) return undefined;
  const isOwn = entry.actorId !== null && entry.actorId === accountOf(actor);
  const who = isOwn ? phrases.you : name.replace(/^./u, (letter) => letter.toUpperCase());
  const when = timeAgo(ctx.now().getTime() - entry.at.getTime());
  return new AppError(code, {
    message: phrases.conflictExplained({ who, what, when }),
    quicker: { action: entry.action, actorName: name, at: entry.at.toISOString() },
  });
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something was, in words. */
export function timeAgo(ms: number): string {
  if (ms < minute / 2) return phrases.justNow;
  if (ms < 1.5 * minute) return phrases.minutesAgo({ count: 1 });
  if (ms < hour) return phrases.minutesAgo({ count: Math.floor(ms / minute) });
  if (ms < day) return phrases.hoursAgo({ count: Math.floor(ms / hour) });
  return phrases.daysAgo({ count: Math.floor(ms / day) });
}
