import type { Context } from '#server/db/context.ts';

import { findClearedOnParticipantChange } from './package-repository.ts';

/** Packages that depend on who comes along when they are created (SPEC §4); afterwards a flag on the package counts. */
const clearedNames: ReadonlySet<string> = new Set(['SINGLE REGISTRATION', 'SENIOR CITIZEN']);

/** Whether a new package of this name is taken back when the people of an order change, unless staff say otherwise. */
export function defaultClearedOnParticipantChange(name: string): boolean {
  return clearedNames.has(name.trim().toUpperCase());
}

/** Whether a change of the participants takes the package off an order. */
export function isClearedOnParticipantChange(ctx: Context, packageId: string): Promise<boolean> {
  return findClearedOnParticipantChange(ctx.db, packageId);
}
