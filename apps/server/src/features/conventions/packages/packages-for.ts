import type { CataloguePackage } from '@sangamam/contract/conventions/packages/package';
import { mayTakePackage } from '@sangamam/contract/conventions/packages/package-eligibility';

import type { Context } from '#server/db/context.ts';
import { findConvention, type ConventionRow } from '#server/features/conventions/find-convention.ts';

import { listActivePackages, type PackageRow } from './package-repository.ts';
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
    .filter(({ row }) => isOfferedTo(row, convention, births))
    .map((one) => presentPackage(one.row, pricePackage(one, convention, ctx.now()).offers));
}

/** Whether a convention offers a package to a group; sold out or not. `births` as above. */
export function isOfferedTo(
  row: PackageRow,
  convention: ConventionRow,
  births: readonly (string | null)[],
): boolean {
  return (
    row.active && row.conventionId === convention.id && mayTakePackage(row, births, convention.startDate)
  );
}
