import { z } from 'zod';

import { revision } from '../../fields/revision.ts';
import { freeText, optionalLine, requiredLine } from '../../fields/text.ts';
import { answers, askedQuestion } from '../questionnaire/question.ts';

/** What somebody does not eat, or eats only in a certain way. */
export const diets = ['VEGETARIAN', 'VEGAN', 'NO_BEEF', 'NO_PORK', 'MILD'] as const;
export type Diet = (typeof diets)[number];

/** The nine foods that most allergies are to; others are told in words. */
export const allergies = [
  'PEANUTS',
  'TREE_NUTS',
  'MILK',
  'EGGS',
  'FISH',
  'SHELLFISH',
  'WHEAT',
  'SOY',
  'SESAME',
] as const;
export type Allergy = (typeof allergies)[number];

/** What somebody needs in the hotel, the halls and on the way. */
export const accessNeeds = [
  'WHEELCHAIR',
  'NO_STAIRS',
  'NEAR_ELEVATOR',
  'WALK_IN_SHOWER',
  'CRIB',
  'HEARING',
  'SIGHT',
] as const;
export type AccessNeed = (typeof accessNeeds)[number];

/** Those that matter where families arrive; the others are about a room. */
export const doorNeeds = [
  'WHEELCHAIR',
  'NO_STAIRS',
  'HEARING',
  'SIGHT',
] as const satisfies readonly AccessNeed[];

/** Everything that is counted, by what it is about. */
export const needs = { diets, allergies, accessNeeds } as const;
export type NeedGroup = keyof typeof needs;
export type Need = Diet | Allergy | AccessNeed;

export const cardMessages = {
  note: 'Please use at most 300 characters',
  healthNotes: 'Please use at most 1,000 characters',
  contactName: 'Please tell us whom to call in an emergency',
  contactPhone: 'Please enter the phone number of this person, with its area code',
  answer: 'Please choose an answer',
} as const;

const phonePattern = /^(?=(?:\D*\d){7,15}\D*$)\+?[\d ().-]+$/u;
const note = freeText({ max: 300, invalid: cardMessages.note });
const several = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.array(z.enum(values)).max(values.length);

const contact = { invalid: cardMessages.contactPhone, min: 7, max: 30, pattern: phonePattern } as const;
const contactName = { invalid: cardMessages.contactName, min: 2, max: 80 } as const;

const open = {
  diets: several(diets),
  allergies: several(allergies),
  /** Other allergies, and what the kitchen should know. */
  foodNote: note,
  accessNeeds: several(accessNeeds),
  accessNote: note,
  /** May be photographed by the convention. */
  mayPhotograph: z.boolean({ error: cardMessages.answer }),
  /** May be named and shown in the printed book. */
  mayPrint: z.boolean({ error: cardMessages.answer }),
};

/** Kept sealed: medication and what a doctor should know, and whom to call. */
const sealed = {
  healthNotes: freeText({ max: 1000, invalid: cardMessages.healthNotes }),
  emergencyName: optionalLine(contactName),
  emergencyPhone: optionalLine(contact),
};

/** What only the care team reads of a card. */
export const sealedPart = z.object(sealed);
export type SealedPart = z.output<typeof sealedPart>;

/** What a family tells about one person for one convention. */
export const card = z.strictObject({ ...open, ...sealed });
export type Card = z.output<typeof card>;

/** The same on a site that can seal: whom to call is needed then. */
export const cardWithContact = z.strictObject({
  ...open,
  healthNotes: sealed.healthNotes,
  emergencyName: requiredLine({ required: cardMessages.contactName, ...contactName }),
  emergencyPhone: requiredLine({ required: cardMessages.contactPhone, ...contact }),
});

/** Somebody who attends, with the card. */
export const personCard = z.object({
  personId: z.string(),
  name: z.string(),
  /** Counts changes; 0 before the first. */
  revision,
  /** When the family last said that it is right, ISO 8601 UTC; `null` before. */
  confirmedAt: z.string().nullable(),
  /** `null` until somebody filled it in. */
  card: card.nullable(),
  /** What the family told for an earlier convention, as long as it is kept: a start for this one. */
  earlier: card.nullable(),
  /** True when the key that sealed its private part is lost: it has to be told again. */
  isUnreadable: z.boolean(),
  /** The ids of the questions of the convention that are asked of this person. */
  asked: z.array(z.string()),
  answers,
});
export type PersonCard = z.output<typeof personCard>;

/** What a family answered to the questions that it is asked as a whole. */
export const familyAnswers = z.object({
  /** Counts changes; 0 before the first. */
  revision,
  answers,
});
export type FamilyAnswers = z.output<typeof familyAnswers>;

/** The cards of a registration. */
export const cardsOfOrder = z.object({
  orderId: z.string(),
  conventionName: z.string(),
  /** Whether they can be changed: not once the registration is cancelled or the convention is over. */
  mayChange: z.boolean(),
  /** False on a site without a key: health notes and contacts cannot be kept there. */
  keepsPrivate: z.boolean(),
  /** Who attends, the registrant first. */
  people: z.array(personCard),
  /** What the convention asks of somebody of this registration, or of the family, in its order. */
  questions: z.array(askedQuestion),
  family: familyAnswers,
});
export type CardsOfOrder = z.output<typeof cardsOfOrder>;
