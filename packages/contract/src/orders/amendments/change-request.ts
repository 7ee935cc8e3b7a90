import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { freeText } from '../../fields/text.ts';
import { familyChange, type FamilyChange } from './amendment-endpoints.ts';

/**
 * The states of a change that a family asked for. `PARTLY`: some of it was carried out; `WITHDRAWN`: the family took it
 * back.
 */
export const changeRequestStates = ['OPEN', 'ACCEPTED', 'PARTLY', 'DECLINED', 'WITHDRAWN'] as const;
export type ChangeRequestState = (typeof changeRequestStates)[number];

/** What a family writes beside a change. */
export const changeNote = freeText({ max: 500, invalid: 'Please keep this under 500 characters' });

/** A change that a family asked for. */
export const changeRequest = z.object({
  _id: z.string(),
  state: z.enum(changeRequestStates),
  requestedAt: z.string(),
  /** What is to be different; `null` once it is over. */
  change: familyChange.nullable(),
  note: z.string(),
  /** The price before and after as the family saw it, whole dollars of the order's currency. */
  netBefore: z.int(),
  netAfter: z.int(),
  decidedAt: z.string().nullable(),
  /** What the registrars wrote to the family; empty without a word. */
  answer: z.string(),
});
export type ChangeRequest = z.output<typeof changeRequest>;

/** Which parts of a requested change are carried out. */
export const changeParts = z.strictObject({
  /** Those who are new, by their place in the request, from 0. */
  join: z.array(z.int().min(0)).max(10),
  attend: z.array(entityId).max(40),
  leave: z.array(entityId).max(40),
  package: z.boolean(),
  addons: z.boolean(),
  specialRequest: z.boolean(),
});
export type ChangeParts = z.output<typeof changeParts>;

/** All parts of a change. */
export function allParts(change: FamilyChange): ChangeParts {
  return {
    join: change.join.map((_newcomer, index) => index),
    attend: change.attend,
    leave: change.leave,
    package: change.packageId !== undefined,
    addons: change.addons !== undefined,
    specialRequest: change.specialRequest !== undefined,
  };
}

/** The parts of a change that are chosen; what it does not have cannot be chosen. */
export function partOf(change: FamilyChange, parts: ChangeParts): FamilyChange {
  return {
    join: change.join.filter((_newcomer, index) => parts.join.includes(index)),
    attend: change.attend.filter((id) => parts.attend.includes(id)),
    leave: change.leave.filter((id) => parts.leave.includes(id)),
    ...(parts.package && change.packageId !== undefined && { packageId: change.packageId }),
    ...(parts.addons && change.addons && { addons: change.addons }),
    ...(parts.specialRequest &&
      change.specialRequest !== undefined && { specialRequest: change.specialRequest }),
  };
}

/** Whether parts are the whole change. */
export function isWhole(change: FamilyChange, parts: ChangeParts): boolean {
  return JSON.stringify(partOf(change, parts)) === JSON.stringify(partOf(change, allParts(change)));
}
