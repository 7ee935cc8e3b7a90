import type { CatalogueAddon } from '@sangamam/contract/conventions/addons/addon';

import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import {
  findActiveAddon,
  listActiveAddons,
  listAddonTypes,
  type AddonWithOptions,
} from './addon-repository.ts';
import { presentAddon } from './present-addon.ts';

/** The add-ons that a convention offers, in order, with their prices in whole dollars. */
export async function activeAddons(ctx: Context, conventionId: string): Promise<CatalogueAddon[]> {
  return presentAddons(await listActiveAddons(ctx.db, conventionId));
}

/** Add-ons in their wire format, without those that do not have all their prices yet. */
export function presentAddons(addons: readonly AddonWithOptions[]): CatalogueAddon[] {
  return addons.flatMap((addon) => presentAddon(addon) ?? []);
}

/**
 * One add-on that is offered.
 *
 * @throws NOT_FOUND
 */
export async function readAddon(ctx: Context, id: string): Promise<CatalogueAddon> {
  const found = await findActiveAddon(ctx.db, id);
  const wire = found && presentAddon(found);
  if (!wire) throw new AppError('NOT_FOUND');
  return wire;
}

/** The types of these add-ons, including those that are no longer offered. */
export function typesOfAddons(ctx: Context, ids: readonly string[]) {
  return listAddonTypes(ctx.db, ids);
}
