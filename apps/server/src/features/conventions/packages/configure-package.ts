import type {
  ConventionConfiguration,
  PackageDraft,
} from '@sangamam/contract/conventions/configuration/convention-configuration';

import { placesTaken } from '#phrases/refusals.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import { enqueue } from '#server/db/queue/enqueue.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { lockConvention } from '#server/features/conventions/configuration/configure-convention.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requireRevision } from '#server/http/errors/require-revision.ts';
import { rejectWhenReferenced } from '#server/http/errors/reject-when-referenced.ts';

import { defaultClearedOnParticipantChange } from './cleared-on-participant-change.ts';
import {
  listAllPackages,
  lockPackage,
  nextPackagePosition,
  removePackage,
  storePackage,
} from './package-admin-repository.ts';
import { logoType } from './present-package.ts';

/**
 * Adds a package to a convention, or changes one that is still at `revision`. Submitted orders keep their price.
 *
 * @throws NOT_FOUND, CONFLICT when somebody else changed it meanwhile, and for a capacity below the places that are taken
 */
export function configurePackage(
  ctx: Context,
  actor: Actor,
  { conventionId, packageId }: { conventionId: string; packageId?: string },
  { revision, ...draft }: PackageDraft & { revision?: number },
): Promise<string> {
  return inTransaction(ctx, async (ctx) => {
    await lockConvention(ctx, conventionId);
    const before = packageId === undefined ? undefined : await lockPackage(ctx.db, conventionId, packageId);
    if (packageId !== undefined && !before) throw new AppError('NOT_FOUND');
    if (before) requireRevision(before.revision, revision);
    const inUse = before ? before.seatsTaken + before.seatsHeld : 0;
    if (draft.capacity !== null && draft.capacity < inUse) {
      throw new AppError('CONFLICT', {
        message: placesTaken({ count: inUse }),
        field: 'capacity',
      });
    }
    const { offers, clearedOnParticipantChange: wanted, ...rest } = draft;
    const includesRoom = draft.includesRoom ?? before?.includesRoom ?? true;
    const position = draft.position ?? before?.position ?? (await nextPackagePosition(ctx.db, conventionId));
    const clearedOnParticipantChange =
      wanted ?? before?.clearedOnParticipantChange ?? defaultClearedOnParticipantChange(draft.name);
    const id = await storePackage(
      ctx.db,
      { ...rest, position, conventionId, clearedOnParticipantChange, includesRoom },
      offers,
      packageId,
    );
    if (before && before.familiesWaiting > 0) await enqueue(ctx.db, 'serve-wait-list', { subjectId: id });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: before ? 'package.updated' : 'package.created',
      entityId: conventionId,
      ...(before && { before }),
      after: { id, ...draft, position },
    });
    return id;
  });
}

/**
 * Deletes a package that nobody has chosen and that is still at `revision`.
 *
 * @throws NOT_FOUND, IN_USE when a registration has it, also one that was cancelled, or a discount code is for it,
 *   CONFLICT when somebody else changed it meanwhile
 */
export function deletePackage(
  ctx: Context,
  actor: Actor,
  { conventionId, packageId }: { conventionId: string; packageId: string },
  revision: number,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockConvention(ctx, conventionId);
    const before = await lockPackage(ctx.db, conventionId, packageId);
    if (!before) throw new AppError('NOT_FOUND');
    requireRevision(before.revision, revision);
    await rejectWhenReferenced(
      () => removePackage(ctx.db, packageId),
      [
        'orders_package_id_fkey',
        'order_line_items_package_id_fkey',
        'discount_code_packages_package_id_fkey',
        'wait_list_entries_package_id_fkey',
      ],
    );
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'package.deleted',
      entityId: conventionId,
      before,
    });
  });
}

/** All packages of a convention in the format of the configuration pages. */
export async function packagesInConfiguration(
  ctx: Context,
  conventionId: string,
): Promise<ConventionConfiguration['packages']> {
  const all = await listAllPackages(ctx.db, conventionId);
  return all.map(({ row, offers }) => ({
    ...row,
    _id: row.id,
    logoType: logoType(row.logoType),
    offers: offers.map(({ id: _id, packageId: _package, position: _position, ...offer }) => offer),
  }));
}
