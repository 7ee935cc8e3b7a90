import type { DiscountCode, DiscountDraft } from '@sangamam/contract/conventions/discounts/discount-draft';
import { foldCode } from '@sangamam/contract/conventions/discounts/typed-code';

import { discountUsed } from '#phrases/refusals.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { lockConvention } from '#server/features/conventions/configuration/configure-convention.ts';
import { findConvention } from '#server/features/conventions/find-convention.ts';
import { packagesInConfiguration } from '#server/features/conventions/packages/configure-package.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { rejectWhenReferenced } from '#server/http/errors/reject-when-referenced.ts';
import { requireRevision } from '#server/http/errors/require-revision.ts';

import type { DiscountRow, StoredDiscount } from './discount-repository.ts';
import {
  listAllDiscounts,
  lockDiscountOf,
  removeDiscount,
  storeDiscount,
} from './discount-admin-repository.ts';

interface Key {
  conventionId: string;
  discountId?: string;
}

/**
 * Adds a discount code to a convention, or changes one that is still at `revision`. Submitted orders keep what it gave.
 *
 * @throws NOT_FOUND, ALREADY_THERE for a code that looks like another one of the convention, CONFLICT when somebody else
 *   changed it meanwhile, and for limits below what was used
 */
export function configureDiscount(
  ctx: Context,
  actor: Actor,
  { conventionId, discountId }: Key,
  { revision, ...draft }: DiscountDraft & { revision?: number },
): Promise<DiscountCode> {
  return inTransaction(ctx, async (ctx) => {
    await lockConvention(ctx, conventionId);
    await requireOwnPackages(ctx, conventionId, draft.packageIds);
    const before =
      discountId === undefined ? undefined : await lockDiscountOf(ctx.db, conventionId, discountId);
    if (discountId !== undefined && !before) throw new AppError('NOT_FOUND');
    if (before) requireRevision(before.row.revision, revision);
    if (before) refuseBelowUsed(before.row, draft);
    const { packageIds, ...values } = draft;
    const row = await storeDiscount(
      ctx.db,
      { ...values, conventionId, foldedCode: foldCode(draft.code) },
      packageIds,
      discountId,
    );
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: before ? 'discount.updated' : 'discount.created',
      entityId: conventionId,
      ...(before && { before: { ...before.row, packageIds: before.packageIds } }),
      after: { id: row.id, ...draft },
    });
    return presentDiscount({ row, packageIds });
  });
}

/**
 * Deletes a code that no order has and that is still at `revision`.
 *
 * @throws NOT_FOUND, IN_USE when an order has it, also one that was cancelled or is not sent yet, CONFLICT when somebody
 *   else changed it meanwhile
 */
export function deleteDiscount(
  ctx: Context,
  actor: Actor,
  { conventionId, discountId }: Required<Key>,
  revision: number,
): Promise<{ deleted: true }> {
  return inTransaction(ctx, async (ctx) => {
    await lockConvention(ctx, conventionId);
    const before = await lockDiscountOf(ctx.db, conventionId, discountId);
    if (!before) throw new AppError('NOT_FOUND');
    requireRevision(before.row.revision, revision);
    await rejectWhenReferenced(
      () => removeDiscount(ctx.db, discountId),
      ['orders_discount_code_id_fkey', 'order_line_items_discount_code_id_fkey'],
    );
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'discount.deleted',
      entityId: conventionId,
      before: { ...before.row },
    });
    return { deleted: true };
  });
}

/**
 * The discount codes of a convention with what was used of them.
 *
 * @throws NOT_FOUND
 */
export async function listDiscounts(ctx: Context, conventionId: string): Promise<DiscountCode[]> {
  if (!(await findConvention(ctx, conventionId))) throw new AppError('NOT_FOUND');
  return (await listAllDiscounts(ctx.db, conventionId)).map(presentDiscount);
}

/** @throws RQST_PARAMS_INVALID for a package of another convention */
export async function requireOwnPackages(
  ctx: Context,
  conventionId: string,
  packageIds: readonly string[],
): Promise<void> {
  if (packageIds.length === 0) return;
  const known = new Set((await packagesInConfiguration(ctx, conventionId)).map(({ _id }) => _id));
  if (packageIds.every((id) => known.has(id))) return;
  throw new AppError('RQST_PARAMS_INVALID', { field: 'packageIds' });
}

function refuseBelowUsed(
  { uses, spent, cadSpent }: DiscountRow,
  { maxUses, budget, cadBudget }: DiscountDraft,
): void {
  const isBelow = (limit: number | null, used: number) => limit !== null && limit < used;
  const field = isBelow(maxUses, uses)
    ? 'maxUses'
    : isBelow(budget, spent)
      ? 'budget'
      : isBelow(cadBudget, cadSpent)
        ? 'cadBudget'
        : undefined;
  if (field === undefined) return;
  const used = { maxUses: uses, budget: spent, cadBudget: cadSpent }[field];
  throw new AppError('CONFLICT', { field, message: discountUsed({ used }) });
}

/** A stored code in the format of the configuration pages. */
function presentDiscount({ row, packageIds }: StoredDiscount): DiscountCode {
  return { ...row, _id: row.id, packageIds };
}
