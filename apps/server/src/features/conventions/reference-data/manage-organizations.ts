import {
  foreignLocalUnitId,
  guestLocalUnitId,
} from '@sangamam/contract/conventions/reference-data/local-unit-ids';
import type {
  AdminOrganization,
  OrganizationDraft,
  OrganizationType,
} from '@sangamam/contract/conventions/reference-data/reference-drafts';

import { inTransaction, type Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requireRevision } from '#server/http/errors/require-revision.ts';
import { rejectWhenReferenced } from '#server/http/errors/reject-when-referenced.ts';

import { recordReferenceChange } from './record-reference-change.ts';
import {
  insertOrganization,
  removeOrganization,
  updateOrganizationRow,
} from './reference-admin-repository.ts';
import { isKeptByOrders, listOrganizationsWithUses, lockOrganization } from './reference-uses-read-model.ts';
import type { OrganizationRow } from './reference-repository.ts';

/** Units that forms know by their code (SPEC §3): they can be hidden, never deleted. */
const knownByCode: ReadonlySet<string> = new Set([foreignLocalUnitId, guestLocalUnitId]);

/** Local units or parishes as the desk keeps them, hidden ones too. */
export async function listAdminOrganizations(
  ctx: Context,
  type: OrganizationType,
): Promise<AdminOrganization[]> {
  return (await listOrganizationsWithUses(ctx.db, type)).map(present);
}

/**
 * Adds a local unit or a parish under the next code of its kind.
 *
 * @throws ALREADY_THERE for a name that the list has, CONFLICT when somebody else adds one at this moment
 */
export function createOrganization(
  ctx: Context,
  actor: Actor,
  draft: OrganizationDraft & { type: OrganizationType },
): Promise<AdminOrganization> {
  return inTransaction(ctx, async (ctx) => {
    const row = await insertOrganization(ctx.db, draft);
    await recordReferenceChange(ctx, actor, {
      entity: 'organization',
      change: 'created',
      id: row.id,
      after: row,
    });
    return present({ row, uses: 0, registrants: 0 });
  });
}

/**
 * Renames, hides or moves a local unit or a parish, as it was at `revision`. A parish travels by its name: whoever chose
 * it keeps the old one.
 *
 * @throws NOT_FOUND, ALREADY_THERE, CONFLICT when somebody else changed it meanwhile
 */
export function updateOrganization(
  ctx: Context,
  actor: Actor,
  id: string,
  { revision, ...draft }: OrganizationDraft & { revision: number },
): Promise<AdminOrganization> {
  return inTransaction(ctx, async (ctx) => {
    const before = await find(ctx, id);
    requireRevision(before.row.revision, revision);
    await updateOrganizationRow(ctx.db, id, draft);
    const after = await find(ctx, id);
    await recordReferenceChange(ctx, actor, {
      entity: 'organization',
      change: 'updated',
      id,
      before: before.row,
      after: after.row,
    });
    return present(after);
  });
}

/**
 * Deletes a local unit or a parish that nobody has, as it was at `revision`.
 *
 * @throws NOT_FOUND, IN_USE, CONFLICT when somebody else changed it meanwhile
 */
export function deleteOrganization(
  ctx: Context,
  actor: Actor,
  id: string,
  revision: number,
): Promise<{ _id: string }> {
  return inTransaction(ctx, async (ctx) => {
    const { row, uses } = await find(ctx, id);
    requireRevision(row.revision, revision);
    if (uses > 0 || knownByCode.has(id) || (await isKeptByOrders(ctx.db, row))) throw new AppError('IN_USE');
    await rejectWhenReferenced(
      () => removeOrganization(ctx.db, id),
      ['people_local_unit_id_fkey', 'staff_roles_unit_id_fkey'],
    );
    await recordReferenceChange(ctx, actor, { entity: 'organization', change: 'deleted', id, before: row });
    return { _id: id };
  });
}

async function find(ctx: Context, id: string) {
  const found = await lockOrganization(ctx.db, id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

function present({
  row: { id, revision, name, active, position },
  ...counts
}: {
  row: OrganizationRow;
  uses: number;
  registrants: number;
}): AdminOrganization {
  return { _id: id, revision, name, active, position, ...counts };
}
