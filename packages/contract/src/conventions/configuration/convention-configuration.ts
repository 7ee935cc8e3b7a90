import { z } from 'zod';

import { addonTypes } from '../addons/addon.ts';
import { cancellationTerms } from '../cancellation/cancellation-terms.ts';
import { optionalLink, optionalPicture } from '../../content/link.ts';
import { crossField } from '../../fields/cross-field.ts';
import { emailAddress } from '../../fields/email.ts';
import { entityId } from '../../fields/entity-id.ts';
import { mobile } from '../../fields/places/mobile.ts';
import { revision } from '../../fields/revision.ts';
import { freeText, requiredLine } from '../../fields/text.ts';
import { mealMessages, meals } from '../../people/cards/meals.ts';
import { familyChanges } from '../family-changes.ts';
import { logoTypes } from '../packages/package.ts';

const line = (max: number) =>
  requiredLine({
    required: 'This Field is mandatory',
    invalid: `Please keep this under ${max} characters`,
    min: 1,
    max,
  });
const text = (max: number) => freeText({ max, invalid: `Please keep this under ${max} characters` });
const day = z.iso.date('Invalid Format');
const dollars = z.int('Please enter whole dollars').min(0, 'Please enter whole dollars').max(100_000);
const places = z.int().min(0).max(100_000).nullable();
/** Lower numbers come first. Unchanged without it; a new one stands last. */
const position = z.int().min(0).max(10_000).optional();

/** The time zones that the platform supports. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The contact for payers in one currency, the account and the address for checks. */
export const treasurerDraft = z.strictObject({
  fullName: line(120),
  /** Name of the account; empty where it is the contact's. */
  payableTo: text(120),
  email: emailAddress('Email is not valid!'),
  mobile: mobile({ required: 'This Field is mandatory', invalid: 'Mobile Number is not valid!' }),
  treasurerAddress: z.strictObject({ line1: line(120), line2: text(120), line3: text(120) }),
});

/** The details of a convention. Dates are `YYYY-MM-DD` in its time zone. */
export const conventionDraft = z
  .strictObject({
    name: line(120),
    startDate: day,
    endDate: day,
    location: line(200),
    timeZone: z.string().max(64).refine(isTimeZone, 'Select the time zone!'),
    earlyBirdDate: day.nullable(),
    earlyBirdStatus: z.boolean(),
    bannerUrl: optionalPicture.nullable(),
    conventionDeadline: day,
    active: z.boolean(),
    participantDisplay: z.boolean(),
    uploadFamilyPicture: z.boolean(),
    custodianConsentUrl: optionalLink.nullable(),
    /** What is kept when people cancel. Unchanged without it; a new convention has no terms. */
    cancellation: cancellationTerms.optional(),
    /**
     * Last day on which a family may ask to cancel a registration that it can no longer cancel itself; `null` for not at all.
     * Unchanged without it.
     */
    cancelRequestsUntil: day.nullable().optional(),
    /** What families change themselves, or ask for. Unchanged without it; a new convention lets them ask for everything. */
    familyChanges: familyChanges.optional(),
    /** What the kitchen serves, to count diets for. Unchanged without it. */
    meals: meals.optional(),
    /** Whom families pay in US dollars. */
    treasurer: treasurerDraft.nullable(),
    /** Whom families pay in Canadian dollars. */
    cadTreasurer: treasurerDraft.nullable(),
  })
  .check(
    crossField(({ startDate, endDate, conventionDeadline, cancelRequestsUntil, meals: served }, refuse) => {
      if (startDate && endDate && startDate > endDate)
        refuse(['endDate'], 'The last day is before the first');
      if (conventionDeadline && endDate && conventionDeadline > endDate)
        refuse(['conventionDeadline'], 'The deadline is after the last day');
      if (cancelRequestsUntil && endDate && cancelRequestsUntil > endDate)
        refuse(['cancelRequestsUntil'], 'This is after the last day');
      for (const [index, meal] of (Array.isArray(served) ? served : []).entries())
        if (startDate && endDate && meal?.day && (meal.day < startDate || meal.day > endDate))
          refuse(['meals', String(index), 'day'], mealMessages.day);
    }),
  );
export type ConventionDraft = z.output<typeof conventionDraft>;

const offerDraft = z.strictObject({
  offerDescription: line(200),
  salePrice: dollars,
  cadSalePrice: dollars,
  /** Valid with the convention's early bird instead of the two dates. */
  earlyBird: z.boolean(),
  validFrom: day.nullable(),
  validUntil: day.nullable(),
});

/** A package in the configuration; the first valid offer counts. Prices are whole dollars. */
export const packageDraft = z
  .strictObject({
    name: line(80),
    price: dollars,
    cadPrice: dollars,
    shortDescription: text(500),
    benefits: z.array(line(200)).max(30),
    logoType: z.enum(logoTypes),
    position,
    active: z.boolean(),
    /** Defaults to true for the two names of SPEC §4. */
    clearedOnParticipantChange: z.boolean().optional(),
    /** Whether families who have it sleep at the hotel; true until somebody says otherwise. */
    includesRoom: z.boolean().optional(),
    capacity: places,
    minPeople: z.int().min(1).max(99).nullable(),
    maxPeople: z.int().min(1).max(99).nullable(),
    minAge: z.int().min(0).max(120).nullable(),
    maxAge: z.int().min(0).max(120).nullable(),
    offers: z.array(offerDraft).max(10),
  })
  .check(
    crossField(({ minPeople, maxPeople, minAge, maxAge }, refuse) => {
      if (isBelow(maxPeople, minPeople)) refuse(['maxPeople'], 'Fewer than the least number of people');
      if (isBelow(maxAge, minAge)) refuse(['maxAge'], 'Younger than the least age');
    }),
  );
export type PackageDraft = z.output<typeof packageDraft>;

/** True when both numbers are present and in the wrong order. */
function isBelow(most: number | null | undefined, least: number | null | undefined): boolean {
  return typeof most === 'number' && typeof least === 'number' && most < least;
}

const fixedKeys = new Map<unknown, string[]>([
  ['YES_NO', ['Yes']],
  ['ADULT_CHILDREN', ['ADULT', 'CHILDREN']],
]);

/** An add-on in the configuration: a price for each key that a family can choose. */
export const addonDraft = z
  .strictObject({
    title: line(120),
    shortDescription: text(500),
    type: z.enum(addonTypes),
    position,
    active: z.boolean(),
    /** `Yes`; `ADULT` and `CHILDREN`; else the labels. A missing Canadian price means the same number. */
    options: z
      .array(
        z.strictObject({ key: line(120), price: dollars, cadPrice: dollars.nullable(), capacity: places }),
      )
      .min(1, 'Please give a price')
      .max(40),
  })
  .check(
    crossField(({ type, options }, refuse) => {
      const keys = (Array.isArray(options) ? options : []).flatMap((option) => option?.key ?? []);
      if (new Set(keys).size < keys.length) refuse(['options'], 'Each choice can stand here once');
      const fixed = fixedKeys.get(type);
      if (fixed && keys.toSorted().join() !== fixed.join())
        refuse(['options'], `This kind has the choices ${fixed.join(' and ')}`);
      if (type === 'SINGLE_FIELD' && keys.length !== 1) refuse(['options'], 'This kind has one choice');
      if (keys.includes('No')) refuse(['options'], 'No is no choice: it is said by choosing nothing');
    }),
  );
export type AddonDraft = z.output<typeof addonDraft>;

/** The part of the configuration where a missing thing is fixed. */
export const configurationParts = [
  'facts',
  'treasurer',
  'packages',
  'addons',
  'local-units',
  'hotel',
  'hotel-block',
  'malayalam',
  'pages',
  'staff',
] as const;
export type ConfigurationPart = (typeof configurationParts)[number];

const finding = z.object({
  message: z.string(),
  place: z.enum(configurationParts),
  /** The package or add-on that it is about. */
  id: z.string().optional(),
});
/** An issue that prevents opening registration, or that may be a mistake. */
export type ReadinessIssue = z.output<typeof finding>;

/** A convention with its catalogue and readiness issues, for the configuration pages. */
export const conventionConfiguration = z.object({
  _id: z.string(),
  revision,
  ...conventionDraft.shape,
  cancellation: cancellationTerms,
  cancelRequestsUntil: day.nullable(),
  familyChanges,
  meals,
  openedAt: z.string().nullable(),
  registrationOpen: z.boolean(),
  packages: z.array(
    z.object({
      _id: z.string(),
      revision,
      seatsTaken: z.int(),
      /** Places on offer to families of the wait list, and families that wait for one. */
      seatsHeld: z.int(),
      familiesWaiting: z.int(),
      ...packageDraft.shape,
      position: z.int(),
    }),
  ),
  addons: z.array(
    z.object({
      _id: z.string(),
      revision,
      ...addonDraft.shape,
      position: z.int(),
      /** How many orders hold some of it. */
      orders: z.int(),
      options: z.array(
        z.object({
          _id: z.string(),
          key: z.string(),
          price: z.int(),
          cadPrice: z.int().nullable(),
          capacity: z.int().nullable(),
          taken: z.int(),
          /** Pieces that are on offer to families on the wait list. */
          held: z.int(),
          familiesWaiting: z.int(),
        }),
      ),
    }),
  ),
  /** Issues that prevent opening registration; empty when it is ready. */
  missing: z.array(finding),
  /** Issues that do not prevent opening but may be mistakes. */
  notices: z.array(finding),
});
export type ConventionConfiguration = z.output<typeof conventionConfiguration>;

/** Ids in the paths of the configuration. */
export const conventionParams = z.object({ conventionId: entityId });
