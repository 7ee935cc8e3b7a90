import { z } from 'zod';

import { exportFormats } from '../../exports/export-format.ts';
import { entityId } from '../../fields/entity-id.ts';
import { listPage, pageQuery, searchText } from '../../http/list-page.ts';
import { resource } from '../../http/resource.ts';
import { accessNeeds, allergies, diets, sealedPart } from './card.ts';
import { meal } from './meals.ts';

const tag = 'Admin: cards';

/** How many have each of these; all of them are there, also with 0. */
const countOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.record(z.enum(values), z.int());

/** What the kitchen, the hotel and the photographers have to expect, without names. */
export const needsOfConvention = z.object({
  /** Who attends: people of registrations that were sent and neither cancelled nor rejected. */
  people: z.int(),
  /** Those whose card was filled in. */
  cards: z.int(),
  diets: countOf(diets),
  allergies: countOf(allergies),
  accessNeeds: countOf(accessNeeds),
  /** Cards with words for the kitchen, and for hotel and halls. */
  foodNotes: z.int(),
  accessNotes: z.int(),
  /** Those who must not be photographed; children without an answer count as "no". */
  notPhotographed: z.int(),
  notPrinted: z.int(),
});
export type NeedsOfConvention = z.output<typeof needsOfConvention>;

const conventions = resource({ path: '/v1/admin/conventions', tag, access: { ability: 'count-needs' } });

/** Diets, allergies and access needs of a convention in numbers. */
export const getNeeds = conventions.get('/{conventionId}/needs', {
  summary: 'Diets, allergies and access needs in numbers',
  params: z.object({ conventionId: entityId }),
  data: needsOfConvention,
  errors: ['NOT_FOUND'],
});

/** A meal with what the kitchen has to cook: those who attend and are there then, by their travel plan. */
export const mealNeeds = z.object({
  ...meal.shape,
  people: z.int(),
  /** Those whose card was filled in. */
  cards: z.int(),
  diets: countOf(diets),
  allergies: countOf(allergies),
  /** Cards with words for the kitchen. */
  foodNotes: z.int(),
});
export type MealNeeds = z.output<typeof mealNeeds>;

/** Diets and allergies of a convention in numbers for each meal, by day and time; empty while it has no meals. */
export const getMealNeeds = conventions.get('/{conventionId}/needs/meals', {
  summary: 'Diets and allergies in numbers for each meal',
  params: z.object({ conventionId: entityId }),
  data: z.array(mealNeeds),
  errors: ['NOT_FOUND'],
});

/** The same as a file: the caterer's sheet, in numbers for everybody who may have it. The audit log records it. */
export const exportMealNeeds = conventions.download('/{conventionId}/needs/meals/export/{format}', {
  summary: 'Diets and allergies in numbers for each meal as a file',
  freshProof: true,
  caching: 'private',
  params: z.object({ conventionId: entityId, format: z.enum(exportFormats) }),
  errors: ['NOT_FOUND'],
});

/** What a list of people with needs can be narrowed to. */
export const needFilters = [...diets, ...allergies, ...accessNeeds, 'FOOD_NOTE', 'ACCESS_NOTE'] as const;
export type NeedFilter = (typeof needFilters)[number];

/** Somebody with needs, by name. */
export const personWithNeeds = z.object({
  cardId: z.string(),
  orderId: z.string(),
  /** The permanent number, or the temporary one before. */
  number: z.string(),
  name: z.string(),
  diets: z.array(z.enum(diets)),
  allergies: z.array(z.enum(allergies)),
  foodNote: z.string(),
  accessNeeds: z.array(z.enum(accessNeeds)),
  accessNote: z.string(),
});
export type PersonWithNeeds = z.output<typeof personWithNeeds>;

const forCare = { ability: 'read-cards' } as const;

/** The people of a convention who have needs, by name; the log keeps who looked. */
export const listPeopleWithNeeds = conventions.get('/{conventionId}/needs/people', {
  summary: 'People with diets, allergies or access needs',
  access: forCare,
  params: z.object({ conventionId: entityId }),
  query: z.object({
    need: z.enum(needFilters).optional(),
    /** Part of a name or registration number. */
    search: searchText,
    ...pageQuery(50),
  }),
  data: listPage(personWithNeeds),
  errors: ['NOT_FOUND'],
});

/** A person on the emergency sheet. */
export const emergencyRow = z.object({
  name: z.string(),
  /** In whole years on the first day of the convention; `null` without a date of birth. */
  age: z.int().nullable(),
  allergies: z.array(z.enum(allergies)),
  /** Other allergies, and how serious they are. */
  foodNote: z.string(),
  ...sealedPart.shape,
  /** True when the key is lost: the sealed part is empty then. */
  isUnreadable: z.boolean(),
});

/** A family on the emergency sheet: the people who attend and have a card. */
export const emergencyFamily = z.object({
  orderId: z.string(),
  number: z.string(),
  registrantName: z.string(),
  /** Mobile number of the registrant, as it is written. */
  phone: z.string().nullable(),
  people: z.array(emergencyRow),
});
export type EmergencyFamily = z.output<typeof emergencyFamily>;

/**
 * Opens what is sealed of every card of a convention, by family: the sheet for the safe of the arrival desk. It is recorded
 * as one look at everything.
 */
export const openEmergencySheet = conventions.post('/{conventionId}/emergency-sheet', {
  summary: 'Emergency contacts and health notes of all families',
  access: forCare,
  freshProof: true,
  params: z.object({ conventionId: entityId }),
  data: z.array(emergencyFamily),
  errors: ['NOT_FOUND'],
});

/**
 * Opens what is sealed of a card: health notes and whom to call. Each look is recorded at the registration. CARD_UNREADABLE
 * when the key is lost.
 */
export const openCard = resource({ path: '/v1/admin/cards', tag, access: forCare }).post('/{cardId}/open', {
  summary: 'Health notes and emergency contact of a person',
  params: z.object({ cardId: entityId }),
  data: sealedPart,
  errors: ['NOT_FOUND', 'CARD_UNREADABLE'],
});
