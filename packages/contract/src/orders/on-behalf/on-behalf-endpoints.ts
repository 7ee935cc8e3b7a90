import { z } from 'zod';

import { maxAddonQuantity } from '../../conventions/addons/addon.ts';
import { specialRequestMaxLength } from '../../conventions/addons/addon-endpoints.ts';
import { crossField, type Loose, type Refuse } from '../../fields/cross-field.ts';
import { entityId } from '../../fields/entity-id.ts';
import { freeText } from '../../fields/text.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { resource } from '../../http/resource.ts';
import { relationships } from '../participants/participant.ts';
import { currencies } from '../pricing/currency-for.ts';
import { discountRefusals } from '../../conventions/discounts/discount-refusal.ts';
import { discountScopes } from '../pricing/discount-line.ts';
import { familyMember, type FamilyMember } from '../participants/participant-payload.ts';
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
  somebody: 'Please choose who attends',
} as const;

/** What a family wants, as it told staff. Prices are those of today. */
const wishes = {
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
} as const;

type Typed = Loose<{ people: FamilyMember[]; attending: string[] }>;

/** The rules about a new family: its registrant stands first, alone, and can be reached. */
export function refuseNewFamily({ people }: Pick<Typed, 'people'>, refuse: Refuse): void {
  if (!Array.isArray(people)) return;
  const [self, ...others] = people;
  if (self?.relationShip !== 'SELF') refuse(['people', '0'], onBehalfMessages.registrantFirst);
  else if (!self.email && !self.mobile) refuse(['people', '0'], onBehalfMessages.reachable);
  for (const [index, one] of others.entries())
    if (one?.relationShip === 'SELF') refuse(['people', String(index + 1)], onBehalfMessages.registrantFirst);
}

/** The rules about a family with an account: somebody attends, and it has its registrant. */
export function refuseKnownFamily({ attending, people }: Typed, refuse: Refuse): void {
  if (!Array.isArray(attending) || !Array.isArray(people)) return;
  if (attending.length + people.length === 0) refuse(['attending'], onBehalfMessages.somebody);
  for (const [index, one] of people.entries())
    if (one?.relationShip === 'SELF') refuse(['people', String(index)], onBehalfMessages.registrantFirst);
}

/** A whole family with what it wants, as staff enter it (DECISIONS §7). */
export const familyRegistration = z
  .strictObject({
    conventionId: entityId,
    /** The registrant as SELF, then the family; all of them attend. */
    people: z.array(familyMember).min(1, onBehalfMessages.registrantFirst).max(mostParticipants),
    ...wishes,
  })
  .check(crossField(refuseNewFamily));
export type FamilyRegistration = z.output<typeof familyRegistration>;

/** A draft as it was when staff read it: one that changed since is not overwritten. */
const seenDraft = z.strictObject({ orderId: entityId, changedAt: z.iso.datetime() });

/** A family that has an account, with what it wants: who of its people attends, and who is new. */
export const knownFamilyRegistration = z
  .strictObject({
    conventionId: entityId,
    /** Of the people that `getKnownFamily` lists. */
    attending: z.array(entityId).max(mostParticipants),
    /** Those who are new; they attend. */
    people: z.array(familyMember).max(mostParticipants).default([]),
    /** The family's own draft that staff continue; `null` where it had none. */
    draft: seenDraft.nullable(),
    ...wishes,
  })
  .check(crossField(refuseKnownFamily));
export type KnownFamilyRegistration = z.output<typeof knownFamilyRegistration>;

/** What a registration that staff entered answers. */
const registered = z.object({
  orderId: z.string(),
  tmpConvRegNo: z.string(),
  userId: z.string(),
  /** Whole dollars of the family's currency. */
  total: z.int(),
  /** Whether the registrant has been sent the link that sets a password. */
  isInvited: z.boolean(),
});
export type RegisteredFamily = z.output<typeof registered>;

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
  data: registered,
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

/** Found by whoever registers families, at a desk or in the office. */
const families = resource({
  path: '/v1/admin/families',
  tag: 'Admin: registrations',
  access: { ability: 'run-kick-off' },
});

/** An account that a search finds, with what it has for the convention. */
const knownFamilyHit = z.object({
  userId: z.string(),
  name: z.string(),
  /** The house name. */
  familyName: z.string().nullable(),
  email: z.string().nullable(),
  localUnitName: z.string().nullable(),
  /** The registration for the convention, sent or a draft; `null` without one. */
  order: z.object({ orderId: z.string(), number: z.string(), isSent: z.boolean() }).nullable(),
  /** The convention that the family was registered for last; `null` for none. */
  lastConvention: z.string().nullable(),
});
export type KnownFamilyHit = z.output<typeof knownFamilyHit>;

/**
 * Accounts of families by anybody in them: names in their usual spellings, house names, addresses and phone numbers; with
 * what they have for the convention.
 */
export const findKnownFamilies = families.get('', {
  summary: 'Families that have an account, to register them',
  query: z.object({ conventionId: entityId, search: z.string().trim().min(2).max(100) }),
  data: z.object({
    /** 12 at most. */
    hits: z.array(knownFamilyHit),
    /** How many there are in all. */
    total: z.int(),
  }),
});

const ofFamily = z.object({ userId: entityId });

/** A family that has an account, with what a registration starts from: its own draft, or the people of the last time. */
export const getKnownFamily = families.get('/{userId}', {
  summary: 'A family with the people that it may register',
  params: ofFamily,
  query: z.object({ conventionId: entityId }),
  data: z.object({
    userId: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    currency: z.enum(currencies),
    /** The draft of the family for the convention; `null` for none. */
    draft: z.object({ orderId: z.string(), number: z.string(), changedAt: z.string() }).nullable(),
    /** The convention whose people attend; `null` where a draft says who, or the family is new. */
    lastConvention: z.string().nullable(),
    /** SELF first. */
    people: z.array(
      z.object({
        participantId: z.string(),
        name: z.string(),
        relationship: z.enum(relationships),
        /** In the draft, or else the last time. */
        attends: z.boolean(),
        /** What those who are added next take over. */
        lastName: z.string(),
        familyName: z.string().nullable(),
        organization: z.string().nullable(),
        country: z.string().nullable(),
      }),
    ),
    packageId: z.string().nullable(),
    addons: z.array(z.object({ addonId: z.string(), key: z.string(), quantity: z.int() })),
    specialRequest: z.string(),
    /** The discount code that the family entered in its draft. */
    discount: z
      .object({
        id: z.string(),
        code: z.string(),
        title: z.string(),
        percent: z.int().nullable(),
        amount: z.object({ usd: z.int(), cad: z.int() }).nullable(),
        scope: z.enum(discountScopes),
        packageIds: z.array(z.string()),
      })
      .nullable(),
  }),
  errors: ['NOT_FOUND', 'REGISTERED_ALREADY'],
});
export type KnownFamily = z.output<typeof getKnownFamily.data>;

/**
 * Registers a family on its own account and sends it for approval. A draft that the family began is continued, unless it
 * changed since staff read it: CONFLICT.
 */
export const registerKnownFamily = families.post('/{userId}/registration', {
  summary: 'Register a family that has an account',
  access: { ability: 'decide-registrations' },
  takesIdempotencyKey: true,
  params: ofFamily,
  body: knownFamilyRegistration,
  data: registered,
  errors: [
    'NOT_FOUND',
    'USER_NOT_FOUND',
    'REGISTERED_ALREADY',
    'CONFLICT',
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
    ...discountRefusals,
  ],
});
