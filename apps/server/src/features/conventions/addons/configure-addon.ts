import type {
  AddonDraft,
  ConventionConfiguration,
} from '@sangamam/contract/conventions/configuration/convention-configuration';

import { optionsSold } from '#phrases/refusals.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import { enqueueEach } from '#server/db/queue/enqueue.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { lockConvention } from '#server/features/conventions/configuration/configure-convention.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requireRevision } from '#server/http/errors/require-revision.ts';
import { rejectWhenReferenced } from '#server/http/errors/reject-when-referenced.ts';

import {
  findAddonOf,
  listAllAddons,
  nextAddonPosition,
  removeAddon,
  removeOption,
  storeAddon,
  storeOption,
} from './addon-admin-repository.ts';
import { countOrdersByAddon } from './addon-orders-read-model.ts';
import { lockOptions, type AddonOptionRow } from './addon-repository.ts';

/**
 * Adds an add-on to a convention, or changes one that is still at `revision`. Submitted orders keep their prices, and
 * places taken stay counted.
 *
 * @throws NOT_FOUND, CONFLICT when somebody else changed it meanwhile, for another kind or a choice less of an add-on
 *   that was sold, and for a capacity below what is taken or held, IN_USE for a choice less that somebody waits or waited for
 */
export function configureAddon(
  ctx: Context,
  actor: Actor,
  { conventionId, addonId }: { conventionId: string; addonId?: string },
  { options, revision, ...draft }: AddonDraft & { revision?: number },
): Promise<string> {
  return inTransaction(ctx, async (ctx) => {
    await lockConvention(ctx, conventionId);
    const before = addonId === undefined ? undefined : await findAddonOf(ctx.db, conventionId, addonId);
    if (addonId !== undefined && !before) throw new AppError('NOT_FOUND');
    if (before) requireRevision(before.revision, revision);
    const known = before ? await lockOptions(ctx.db, [before.id]) : [];
    refuseWhatWasSold(known, before?.type === draft.type, options);
    const position = draft.position ?? before?.position ?? (await nextAddonPosition(ctx.db, conventionId));
    const id = await storeAddon(ctx.db, { ...draft, position, conventionId }, addonId);
    for (const option of known)
      if (!options.some(({ key }) => key === option.key))
        await rejectWhenReferenced(
          () => removeOption(ctx.db, option.id),
          ['wait_list_entries_addon_option_id_fkey'],
        );
    for (const [position, option] of options.entries())
      await storeOption(ctx.db, id, { ...option, position });
    const awaited = known.filter(({ familiesWaiting }) => familiesWaiting > 0);
    await enqueueEach(
      ctx.db,
      'serve-wait-list',
      awaited.map((option) => ({ subjectId: option.id })),
    );
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: before ? 'addon.updated' : 'addon.created',
      entityId: conventionId,
      ...(before && { before: { ...before, options: known } }),
      after: { id, ...draft, position, options },
    });
    return id;
  });
}

/**
 * Deletes an add-on that nobody has chosen and that is still at `revision`.
 *
 * @throws NOT_FOUND, IN_USE when a registration has it, also one that was cancelled, CONFLICT when somebody else changed
 *   it meanwhile
 */
export function deleteAddon(
  ctx: Context,
  actor: Actor,
  { conventionId, addonId }: { conventionId: string; addonId: string },
  revision: number,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockConvention(ctx, conventionId);
    const before = await findAddonOf(ctx.db, conventionId, addonId);
    if (!before) throw new AppError('NOT_FOUND');
    requireRevision(before.revision, revision);
    const options = await lockOptions(ctx.db, [addonId]);
    await rejectWhenReferenced(
      () => removeAddon(ctx.db, addonId),
      [
        'order_addons_addon_id_fkey',
        'order_line_items_addon_id_fkey',
        'wait_list_entries_addon_option_id_fkey',
      ],
    );
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'addon.deleted',
      entityId: conventionId,
      before: { ...before, options },
    });
  });
}

function refuseWhatWasSold(
  known: readonly AddonOptionRow[],
  isSameKind: boolean,
  options: AddonDraft['options'],
): void {
  for (const { key, taken: sold, held } of known) {
    const taken = sold + held;
    const option = options.find((one) => one.key === key);
    const fits = option && isSameKind && (option.capacity === null || option.capacity >= taken);
    if (taken > 0 && !fits)
      throw new AppError('CONFLICT', {
        message: optionsSold({ count: taken, option: key }),
        field: 'options',
      });
  }
}

/** All add-ons of a convention in the format of the configuration pages. */
export async function addonsInConfiguration(
  ctx: Context,
  conventionId: string,
): Promise<ConventionConfiguration['addons']> {
  const all = await listAllAddons(ctx.db, conventionId);
  const orders = await countOrdersByAddon(ctx.db, conventionId);
  return all.map(({ row, options }) => ({
    ...row,
    _id: row.id,
    orders: orders.get(row.id) ?? 0,
    options: options.map((option) => ({ ...option, _id: option.id })),
  }));
}
