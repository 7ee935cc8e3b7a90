import type { CataloguePackage } from '@sangamam/contract/conventions/packages/package';
import { mayTakePackage } from '@sangamam/contract/conventions/packages/package-eligibility';

import type { Context } from '#server/db/context.ts';
import { findConvention } from '#server/features/conventions/find-convention.ts';

import { listActivePackages } from './package-repository.ts';
import { presentPackage } from './present-package.ts';
import { pricePackage } from './price-package.ts';

/**
 * The packages of a convention that a group may take, including sold-out ones so that people see why.
 *
 * @param births dates of birth of the selected people, `null` where unknown
 */
export async function packagesFor(
  ctx: Context,
  conventionId: string,
  births: readonly (string | null)[],
): Promise<CataloguePackage[]> {
  const convention = await findConvention(ctx, conventionId);
  if (!convention) return [];
  const packages = await listActivePackages(ctx.db, conventionId);
  return packages
    .filter(({ row }) => mayTakePackage(row, births, convention.startDate))
    .map((one) => presentPackage(one.row, pricePackage(one, convention, ctx.now()).offers));
}
