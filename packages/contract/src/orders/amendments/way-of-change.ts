import {
  changeKinds,
  type ChangeKind,
  type ChangeWay,
  type FamilyChanges,
} from '../../conventions/family-changes.ts';
import type { FamilyChange } from './amendment-endpoints.ts';

/** The parts of a registration that a change is about. */
export function kindsOf(change: FamilyChange): ChangeKind[] {
  const isOf: Record<ChangeKind, boolean> = {
    people: change.join.length + change.attend.length + change.leave.length > 0,
    package: change.packageId !== undefined,
    addons: change.addons !== undefined,
    specialRequest: change.specialRequest !== undefined,
  };
  return changeKinds.filter((kind) => isOf[kind]);
}

/**
 * How a family makes a change: NONE if any part of it is closed, REQUEST if any part has to be asked for. Whoever joins a
 * registration that is approved already is asked for, too: everybody who comes was approved by somebody.
 */
export function wayOf(
  allowed: FamilyChanges,
  change: FamilyChange,
  { isApproved }: { isApproved: boolean },
): ChangeWay {
  const ways = new Set(kindsOf(change).map((kind) => allowed[kind]));
  if (ways.has('NONE')) return 'NONE';
  const joins = change.join.length + change.attend.length > 0;
  return ways.has('REQUEST') || (joins && isApproved) ? 'REQUEST' : 'DIRECT';
}
