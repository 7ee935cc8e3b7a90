import { z } from 'zod';

import { cataloguePackage } from '../../conventions/packages/package.ts';
import { entityId } from '../../fields/entity-id.ts';
import { resource } from '../../http/resource.ts';
import { familyBalance } from '../../ledger/balance/family-balance.ts';
import { reasonToFamily } from '../adjustments/reason-to-family.ts';
import { amendmentErrors, amendmentOutcome } from '../amendments/amendment-endpoints.ts';
import { relationships } from '../participants/participant.ts';
import { duplicateSide } from './duplicate-admin-endpoints.ts';

/** What becomes of somebody of the registration that ends. Who is not named stays out. */
const mergedPerson = z.union([
  /** The same as somebody of the registration that stays, who attends from now on if they did not. */
  z.strictObject({ participantId: entityId, sameAs: entityId }),
  /** Somebody who joins it, with the relationship to its registrant. */
  z.strictObject({ participantId: entityId, relationship: z.enum(relationships).exclude(['SELF']) }),
]);
export type MergedPerson = z.output<typeof mergedPerson>;

/** How two registrations become one. */
const merge = z.strictObject({
  people: z.array(mergedPerson).max(40),
  /** Another package for the family, where it is now larger. */
  packageId: entityId.optional(),
});
export type RegistrationMerge = z.output<typeof merge>;

const personOf = z.object({
  participantId: z.string(),
  name: z.string(),
  relationship: z.enum(relationships),
  attends: z.boolean(),
});

const merging = resource({
  path: '/v1/admin/duplicates/{orderId}/{otherOrderId}/merge',
  tag: 'Admin: registrations',
  access: { ability: 'decide-registrations' },
  /** `orderId` stays, `otherOrderId` ends. */
  params: z.object({ orderId: entityId, otherOrderId: entityId }),
  errors: ['ORDER_NOT_FOUND'],
});

/** What staff start from when they merge two registrations. */
export const mergeOptions = z.object({
  stays: duplicateSide,
  ends: duplicateSide,
  /** Why the two cannot be merged now, in words; empty where they can. */
  obstacles: z.array(z.string()),
  /** Of the registration that stays. */
  people: z.array(personOf),
  /** Who attends with the one that ends; `sameAs` is who of the other one they seem to be, `null` for nobody. */
  others: z.array(personOf.extend({ sameAs: z.string().nullable() })),
  packageId: z.string().nullable(),
  packageName: z.string().nullable(),
  packages: z.array(cataloguePackage),
  /** How many amendments the registration that stays has had, and its price: what was seen is sent back. */
  amendments: z.int(),
  netBefore: z.int(),
});
export type MergeOptions = z.output<typeof mergeOptions>;

export const getMergeOptions = merging.get('', {
  summary: 'What staff start from when they merge two registrations',
  data: mergeOptions,
});

/** What a merge does, or would do; amounts in whole dollars of the registration that stays. */
export const mergeOutcome = amendmentOutcome.extend({
  /** Of everything that each family owes and has paid. */
  balances: z.object({
    staysBefore: familyBalance,
    endsBefore: familyBalance,
    staysAfter: familyBalance,
    endsAfter: familyBalance,
  }),
  /** What moves to the registration that stays. */
  moved: z.int(),
  /** What is held for the other one and stays there as refund due. */
  notMoved: z.int(),
  /** Reported for the other one, and not here yet: it stays in the list of payments. */
  awaited: z.int(),
});
export type MergeOutcome = z.output<typeof mergeOutcome>;

/** Why two registrations are not merged, beside what a change of the first one is refused for. */
const mergeErrors = ['MERGE_NOT_POSSIBLE', ...amendmentErrors, 'ADDON_ALREADY_BOUGHT', 'SOLD_OUT'] as const;

/** What a merge would do; changes nothing. */
export const previewMerge = merging.post('/preview', {
  summary: 'What a merge of two registrations would do',
  body: z.strictObject({ merge }),
  data: mergeOutcome,
  errors: [...mergeErrors, 'USER_EXIST'],
});

/**
 * Merges two registrations of one convention: people, add-ons and money of the second one come to the first one, and the
 * second one ends. CONFLICT when the first one changed since it was seen.
 */
export const mergeRegistrations = merging.post('', {
  summary: 'Merge two registrations',
  takesIdempotencyKey: true,
  body: z.strictObject({
    merge,
    reason: reasonToFamily,
    amendments: z.int().min(0),
    netBefore: z.int().min(0),
    /** What the preview said moves: a payment that was booked meanwhile is refused with CONFLICT. */
    movedBefore: z.int().min(0),
  }),
  /** By which it is undone within a minute. */
  data: mergeOutcome.extend({ decisionId: z.string() }),
  errors: [...mergeErrors, 'USER_EXIST', 'CONFLICT'],
});
