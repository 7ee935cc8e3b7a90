import { z } from 'zod';

import { maxAddonQuantity } from '../../conventions/addons/addon.ts';
import { specialRequestMaxLength } from '../../conventions/addons/addon-endpoints.ts';
import { crossField } from '../../fields/cross-field.ts';
import { entityId } from '../../fields/entity-id.ts';
import { freeText } from '../../fields/text.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { familyMember } from '../participants/participant-payload.ts';
import { mostParticipants } from '../participants/participant-endpoints.ts';

/** How a family told staff what to register. */
export const registeredHow = ['PHONE', 'PAPER', 'IN_PERSON'] as const;
export type RegisteredHow = (typeof registeredHow)[number];

/** Sentences of the refusals of a family that staff register. */
export const onBehalfMessages = {
  registrantFirst: 'Please add the person who registers first',
  reachable: 'Please enter an email address or a phone number of the person who registers',
  choosePackage: 'Please choose a package',
  termsRead: 'Please read the terms to the family first',
  how: 'Please choose how the family told you',
} as const;

/** A whole family with what it wants, as staff enter it (DECISIONS §7). Prices are those of today. */
export const familyRegistration = z
  .strictObject({
    conventionId: entityId,
    /** The registrant as SELF, then the family; all of them attend. */
    people: z.array(familyMember).min(1, onBehalfMessages.registrantFirst).max(mostParticipants),
    packageId: entityId,
    /** Options of add-ons with their quantities. */
    addons: z
      .array(
        z.strictObject({
          addonId: entityId,
          key: z.string().min(1).max(200),
          quantity: z.int().min(1).max(maxAddonQuantity),
        }),
      )
      .max(200)
      .default([]),
    specialRequest: freeText({
      max: specialRequestMaxLength,
      invalid: `Please keep the request under ${specialRequestMaxLength} characters`,
    }).default(''),
    how: z.enum(registeredHow),
    /** The terms were read to the registrant, who agreed. */
    termsRead: z.literal(true),
    /** The total that staff told the family, whole dollars of its currency. */
    expectedTotal: z.int().min(0),
  })
  .check(
    crossField(({ people }, refuse) => {
      if (!Array.isArray(people)) return;
      const [self, ...others] = people;
      if (self?.relationShip !== 'SELF') refuse(['people', '0'], onBehalfMessages.registrantFirst);
      else if (!self.email && !self.mobile) refuse(['people', '0'], onBehalfMessages.reachable);
      for (const [index, one] of others.entries())
        if (one?.relationShip === 'SELF')
          refuse(['people', String(index + 1)], onBehalfMessages.registrantFirst);
    }),
  );
export type FamilyRegistration = z.output<typeof familyRegistration>;

/**
 * Registers a family that does not do it itself: account, people, package and add-ons at once, sent for approval. With an
 * email address the registrant gets the link that sets a password; without one nobody can sign in until staff add one.
 */
export const registerFamily = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/registrations',
  summary: 'Register a family by phone, from paper or in person',
  tag: 'Admin: registrations',
  access: { ability: 'decide-registrations' },
  takesIdempotencyKey: true,
  body: familyRegistration,
  data: z.object({
    orderId: z.string(),
    tmpConvRegNo: z.string(),
    userId: z.string(),
    /** Whole dollars of the family's currency. */
    total: z.int(),
    /** Whether the registrant has been sent the link that sets a password. */
    isInvited: z.boolean(),
  }),
  errors: [
    'ORDER_NOT_FOUND',
    'REGISTRATION_CLOSED',
    'USER_EXIST',
    'RELATIONSHIP_TAKEN',
    'FAMILY_TOO_LARGE',
    'PARTICIPANT_REQUIRED',
    'SPOUSE_REQUIRED',
    'PACKAGE_NOT_AVAILABLE',
    'ADDON_NOT_AVAILABLE',
    'PRICE_CHANGED',
    'SOLD_OUT',
  ],
});
