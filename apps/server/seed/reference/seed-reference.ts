import type { Context } from '#server/db/context.ts';

import { airports } from './airports.ts';
import { localUnits, unitsOutsideRegions } from './local-units.ts';
import { parishes } from './parishes.ts';
import { addAirports, addOrganizations } from './reference-repository.ts';

/** Local units, parishes and airports. Safe to repeat: adds only missing ones. */
export async function seedReference(ctx: Context): Promise<void> {
  await addOrganizations(ctx.db, [
    ...Object.entries(localUnits).map(([id, name]) => ({ id, name, type: 'LOCAL_UNIT' as const })),
    ...Object.entries(unitsOutsideRegions).map(([id, name], index) => ({
      id,
      name,
      type: 'LOCAL_UNIT' as const,
      position: index + 1,
    })),
    ...Object.entries(parishes).map(([id, name]) => ({ id, name, type: 'PARISH' as const })),
  ]);
  await addAirports(
    ctx.db,
    Object.entries(airports).map(([code, name], position) => ({ code, name, position })),
  );
}
