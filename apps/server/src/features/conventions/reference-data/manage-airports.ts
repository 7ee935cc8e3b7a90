import type {
  AirportDraft,
  AdminAirport,
} from '@sangamam/contract/conventions/reference-data/reference-drafts';

import { inTransaction, type Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requireRevision } from '#server/http/errors/require-revision.ts';
import { rejectWhenReferenced } from '#server/http/errors/reject-when-referenced.ts';

import { recordReferenceChange } from './record-reference-change.ts';
import { insertAirport, removeAirport, updateAirportRow } from './reference-admin-repository.ts';
import { listAirportsWithUses, lockAirport } from './reference-uses-read-model.ts';

/** Airports as the desk keeps them, hidden ones too. */
export async function listAdminAirports(ctx: Context): Promise<AdminAirport[]> {
  return (await listAirportsWithUses(ctx.db)).map(({ row, uses }) => ({ ...row, uses }));
}

/**
 * Adds an airport.
 *
 * @throws ALREADY_THERE
 */
export function createAirport(ctx: Context, actor: Actor, draft: AirportDraft): Promise<AdminAirport> {
  return inTransaction(ctx, async (ctx) => {
    await insertAirport(ctx.db, draft);
    await recordReferenceChange(ctx, actor, {
      entity: 'airport',
      change: 'created',
      id: draft.code,
      after: draft,
    });
    return { ...draft, revision: 0, uses: 0 };
  });
}

/**
 * Renames, hides or moves an airport, as it was at `revision`.
 *
 * @throws NOT_FOUND, CONFLICT when somebody else changed it meanwhile
 */
export function updateAirport(
  ctx: Context,
  actor: Actor,
  code: string,
  { revision, ...draft }: Omit<AirportDraft, 'code'> & { revision: number },
): Promise<AdminAirport> {
  return inTransaction(ctx, async (ctx) => {
    const { row, uses } = await find(ctx, code);
    requireRevision(row.revision, revision);
    await updateAirportRow(ctx.db, code, draft);
    await recordReferenceChange(ctx, actor, {
      entity: 'airport',
      change: 'updated',
      id: code,
      before: row,
      after: { code, ...draft },
    });
    return { code, ...draft, revision: revision + 1, uses };
  });
}

/**
 * Deletes an airport that no travel plan names, as it was at `revision`.
 *
 * @throws NOT_FOUND, IN_USE, CONFLICT when somebody else changed it meanwhile
 */
export function deleteAirport(
  ctx: Context,
  actor: Actor,
  code: string,
  revision: number,
): Promise<{ code: string }> {
  return inTransaction(ctx, async (ctx) => {
    const { row } = await find(ctx, code);
    requireRevision(row.revision, revision);
    await rejectWhenReferenced(() => removeAirport(ctx.db, code), ['travel_legs_airport_code_fkey']);
    await recordReferenceChange(ctx, actor, { entity: 'airport', change: 'deleted', id: code, before: row });
    return { code };
  });
}

async function find(ctx: Context, code: string) {
  const found = await lockAirport(ctx.db, code);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
