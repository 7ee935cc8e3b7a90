import { z } from 'zod';

import { finishedFields } from '../content/field-rules.ts';
import { consentFilters, missingConsentFilters } from '../documents/consents/consent-filters.ts';
import { pictureFilters } from '../documents/family-picture/picture-filters.ts';
import { entityId } from '../fields/entity-id.ts';
import { optionalLine, requiredLine } from '../fields/text.ts';
import { stayFilters } from '../hotel/stays/stay-filters.ts';
import { paymentFilters } from '../ledger/payments/payment-filters.ts';
import { unreportedFilters } from '../ledger/unreported/unreported-filters.ts';
import { registrationFilters } from '../orders/registrations/registration-filters.ts';
import { peopleFilters } from '../people/directory/people-filters.ts';
import type { Ability } from '../staff/abilities.ts';
import { journeyFilters } from '../travel/journeys/journey-filters.ts';
import { letterOrders } from './letter.ts';
import { letterPlaceholders, placeholderFault } from './letter-placeholders.ts';

const tooLong = 'Please keep the subject under 151 characters';

function checkPlaceholders(text: string, context: z.RefinementCtx): void {
  const fault = placeholderFault(text);
  if (fault === undefined) return;
  const written = fault.kind === 'EMPTY' && letterPlaceholders[fault.placeholder].written;
  const message =
    fault.kind === 'UNKNOWN'
      ? `${fault.written} cannot be filled in. Please choose from the list`
      : `{${written}} may be empty. Say what to write then: {${written}|other words}`;
  context.addIssue({ code: 'custom', message });
}

const named = {
  /** What staff call it, such as the name of a saved view; empty without one. */
  name: optionalLine({ invalid: 'Please keep the name under 101 characters', min: 1, max: 100 }),
  /** Who gets it first. */
  first: z.enum(letterOrders),
};

/**
 * To whom a letter goes: the families of one convention that match the filters of a list. Without `list` it is that of
 * registrations. Of the people, those who have a registration for the convention.
 */
export const letterAudience = z.discriminatedUnion('list', [
  z.strictObject({
    list: z.literal('REGISTRATIONS').optional(),
    ...named,
    filters: registrationFilters,
  }),
  z.strictObject({ list: z.literal('JOURNEYS'), ...named, filters: journeyFilters }),
  z.strictObject({ list: z.literal('STAYS'), ...named, filters: stayFilters }),
  z.strictObject({ list: z.literal('PAYMENTS'), ...named, filters: paymentFilters }),
  z.strictObject({ list: z.literal('UNREPORTED'), ...named, filters: unreportedFilters }),
  z.strictObject({ list: z.literal('CONSENTS'), ...named, filters: consentFilters }),
  z.strictObject({ list: z.literal('MISSING_CONSENTS'), ...named, filters: missingConsentFilters }),
  z.strictObject({ list: z.literal('PICTURES'), ...named, filters: pictureFilters }),
  z.strictObject({ list: z.literal('PEOPLE'), ...named, filters: peopleFilters }),
]);
export type LetterAudience = z.output<typeof letterAudience>;
/** A list and what is asked of it. */
export type AskedAudience = LetterAudience extends infer Each
  ? Each extends LetterAudience
    ? Pick<Each, 'list' | 'filters'>
    : never
  : never;
/** The list whose filters find an audience. */
export type LetterList = NonNullable<LetterAudience['list']>;

/** What somebody must be able to do, besides writing letters, to write to families of a list: to see it. */
export const abilityForList: Readonly<Record<LetterList, Ability>> = {
  REGISTRATIONS: 'see-registrations',
  JOURNEYS: 'see-transport',
  STAYS: 'manage-hotel',
  PAYMENTS: 'manage-payments',
  UNREPORTED: 'manage-payments',
  CONSENTS: 'review-consents',
  MISSING_CONSENTS: 'review-consents',
  PICTURES: 'moderate-pictures',
  PEOPLE: 'manage-people',
};

/** What people write of a letter. Bodies are HTML of the editor of pages; the Malayalam ones may be left out together. */
export const letterDraft = z
  .strictObject({
    conventionId: entityId,
    subjectEn: requiredLine({
      min: 1,
      max: 150,
      required: 'Please write a subject',
      invalid: tooLong,
    }).superRefine(checkPlaceholders),
    bodyEn: finishedFields.richText
      .refine((html) => html !== '', 'Please write the letter')
      .superRefine(checkPlaceholders),
    subjectMl: optionalLine({ min: 1, max: 150, invalid: tooLong }).superRefine(checkPlaceholders),
    bodyMl: finishedFields.richText.superRefine(checkPlaceholders),
    audience: letterAudience,
  })
  .superRefine(({ subjectMl, bodyMl }, context) => {
    if (subjectMl === '' && bodyMl !== '')
      context.addIssue({
        code: 'custom',
        path: ['subjectMl'],
        message: 'Please write a subject in Malayalam, too',
      });
    if (subjectMl !== '' && bodyMl === '')
      context.addIssue({
        code: 'custom',
        path: ['bodyMl'],
        message: 'Please write the letter in Malayalam, too',
      });
  });
export type LetterDraft = z.output<typeof letterDraft>;
/** The same as a form starts with it. */
export type LetterFormInput = z.input<typeof letterDraft>;
