import { otherParishValue } from '@sangamam/contract/fields/person-enumerations';
import type { Organization } from '@sangamam/contract/conventions/reference-data/reference-endpoints';

import type { Context } from '#server/db/context.ts';

import { listOrganizationRows } from './reference-repository.ts';

const otherParish: Organization = { _id: 'OTHER', name: otherParishValue, type: 'PARISH' };

/**
 * Local units or parishes by name. Units with a position (foreign, guest) and the parish entry `Other`, which asks for
 * a typed name, come last.
 */
export async function listOrganizations(
  ctx: Context,
  { type, active }: { type: Organization['type']; active?: boolean | undefined },
): Promise<Organization[]> {
  const rows = await listOrganizationRows(ctx.db, { type, active });
  const entries = rows.map(({ id, name }) => ({ _id: id, name, type }));
  return type === 'PARISH' ? [...entries, otherParish] : entries;
}
