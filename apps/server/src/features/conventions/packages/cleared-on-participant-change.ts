import type { Context } from '#server/db/context.ts';

import { findClearedOnParticipantChange } from './package-repository.ts';

/**
 * Packages whose eligibility depends on the participants (SPEC §4), recognised by name when they are created;
 * afterwards a flag on the package decides.
 */
const clearedNames: ReadonlySet<string> = new Set(['SINGLE REGISTRATION', 'SENIOR CITIZEN']);

/**
 * Default of the flag for a new package of this name: whether it is cleared when the participants of an order change.
 */
export function defaultClearedOnParticipantChange(name: string): boolean {
  return clearedNames.has(name.trim().toUpperCase());
}

/** Whether a change of the participants clears the package of an order. */
export function isClearedOnParticipantChange(ctx: Context, packageId: string): Promise<boolean> {
  return findClearedOnParticipantChange(ctx.db, packageId);
}
