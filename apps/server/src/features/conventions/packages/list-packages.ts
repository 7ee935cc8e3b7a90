import type { CataloguePackage } from '@sangamam/contract/conventions/packages/package';

import type { Context } from '#server/db/context.ts';
import { findConvention } from '#server/features/conventions/find-convention.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { listActivePackages, type PackageWithOffers } from './package-repository.ts';
import { findPackageRow } from './package-read-model.ts';
import { presentPackage } from './present-package.ts';
import { pricePackage } from './price-package.ts';

/** The active packages of a convention with their current offers; empty for an unknown convention. */
export async function listPackages(
  ctx: Context,
  { conventionId, active }: { conventionId: string; active?: boolean | undefined },
): Promise<CataloguePackage[]> {
  // Staff withdraw a package by deactivating it: inactive ones are not public.
  if (active === false) return [];
  return present(ctx, conventionId, await listActivePackages(ctx.db, conventionId));
}

/**
 * One active package.
 *
 * @throws NOT_FOUND
 */
export async function readPackage(ctx: Context, id: string): Promise<CataloguePackage> {
  const found = await findPackageRow(ctx.db, id);
  const [wire] = found?.row.active ? await present(ctx, found.row.conventionId, [found]) : [];
  if (!wire) throw new AppError('NOT_FOUND');
  return wire;
}

async function present(
  ctx: Context,
  conventionId: string,
  packages: readonly PackageWithOffers[],
): Promise<CataloguePackage[]> {
  const convention = packages.length === 0 ? undefined : await findConvention(ctx, conventionId);
  if (!convention) return [];
  return packages.map((one) => presentPackage(one.row, pricePackage(one, convention, ctx.now()).offers));
}
