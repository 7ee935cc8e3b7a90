import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { listPage, pageQuery, searchText } from '../../http/list-page.ts';
import { resource } from '../../http/resource.ts';
import { familyBalance } from '../../ledger/balance/family-balance.ts';
import { orderStatuses, registrationStatuses } from '../order-status.ts';
import { currencies } from '../pricing/currency-for.ts';
import { duplicateSigns } from './duplicate-signs.ts';

/** One of two registrations with people in common. */
export const duplicateSide = z.object({
  _id: z.string(),
  tmpConvRegNo: z.string(),
  permConvRegNo: z.string().nullable(),
  registrantName: z.string(),
  familyName: z.string().nullable(),
  localUnitName: z.string().nullable(),
  /** People who attend. */
  people: z.int(),
  status: z.enum(orderStatuses),
  registrationStatus: z.enum(registrationStatuses).nullable(),
  submittedAt: z.string().nullable(),
  createdAt: z.string(),
  currency: z.enum(currencies),
  /** With its add-on orders; `null` before it is sent, and for roles that see no money. */
  balance: familyBalance.nullable(),
});
export type DuplicateSide = z.output<typeof duplicateSide>;

/** Somebody of the first registration, and who they may be in the second one. */
const duplicatePerson = z.object({
  participantId: z.string(),
  name: z.string(),
  otherParticipantId: z.string(),
  otherName: z.string(),
  same: z.array(z.enum(duplicateSigns)),
  /** A registrar found that they are two people. */
  isDistinct: z.boolean(),
});

/** Two registrations for one convention that may be of one family, the older one first. */
export const duplicateFamilies = z.object({
  conventionName: z.string(),
  first: duplicateSide,
  second: duplicateSide,
  people: z.array(duplicatePerson),
});
export type DuplicateFamilies = z.output<typeof duplicateFamilies>;

/** Pairs with somebody who may be registered twice, or those of whom a registrar told everybody apart. */
export const duplicateViews = ['OPEN', 'DISTINCT'] as const;
export type DuplicateView = (typeof duplicateViews)[number];

const duplicates = resource({
  path: '/v1/admin/duplicates',
  tag: 'Admin: registrations',
  access: { ability: 'decide-registrations' },
});

/** Two active registrations with people in common, those with the most of them first. */
export const listDuplicateFamilies = duplicates.get('', {
  summary: 'Registrations that may be of one family',
  query: z.object({
    conventionId: entityId.optional(),
    view: z.enum(duplicateViews).default('OPEN'),
    /** A name of anybody who may be registered twice, as people spell it, or a number. */
    search: searchText,
    ...pageQuery(10),
  }),
  data: listPage(duplicateFamilies).extend({
    /** How many there are in each view, whatever the search. */
    counts: z.record(z.enum(duplicateViews), z.int()),
  }),
});

/**
 * Says that nobody of two registrations is in both, or takes that back: all possible duplicates of the two are marked as
 * two people. Idempotent. CONFLICT when they have nobody in common any more.
 */
export const markFamiliesDistinct = duplicates.put('/{orderId}/{otherOrderId}', {
  summary: 'Mark two registrations as those of two families',
  params: z.object({ orderId: entityId, otherOrderId: entityId }),
  body: z.strictObject({ isDistinct: z.boolean() }),
  data: z.object({ people: z.array(duplicatePerson) }),
  errors: ['ORDER_NOT_FOUND', 'CONFLICT'],
});
