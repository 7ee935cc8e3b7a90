import { z } from 'zod';

import { allergies, doorNeeds } from '../../people/cards/card.ts';
import { readinessActors } from '../../reports/readiness/readiness.ts';
import { currencies } from '../../orders/pricing/currency-for.ts';
import { ageGroups } from './age-group.ts';
import { gateStates, gateTopics } from './arrival-gate.ts';
import { standings } from './check-in-decision.ts';
import { consentAnswers } from './consent-answer.ts';

/** When a person was checked in (ISO 8601 UTC), by whom, and at which desk. */
export const arrival = z.object({
  at: z.string(),
  byName: z.string(),
  desk: z.string(),
  /** What was said about a consent form that was missing; `null` where nobody was asked. */
  consent: z.enum(consentAnswers).nullable(),
});
export type Arrival = z.output<typeof arrival>;

/** When an add-on line was handed out (ISO 8601 UTC), by whom, at which desk, and how many then. */
export const handOut = z.object({
  at: z.string(),
  byName: z.string(),
  desk: z.string(),
  quantity: z.int(),
});
export type HandOut = z.output<typeof handOut>;

/** An add-on line of the registration or of one of its add-on orders, which a desk hands out as a whole. */
export const deskAddon = z.object({
  _id: z.string(),
  name: z.string(),
  quantity: z.int(),
  /** A cancelled or rejected one is only here when it was handed out. */
  standing: z.enum(standings),
  /** `null` while it was not handed out. */
  handOut: handOut.nullable(),
});
export type DeskAddon = z.output<typeof deskAddon>;

/** A person as the arrival desk sees them: an age group instead of a date of birth, no address. */
export const deskPerson = z.object({
  _id: z.string(),
  name: z.string(),
  ageGroup: z.enum(ageGroups),
  attending: z.boolean(),
  /** A minor who attends without a consent form that was accepted or waits for its check. */
  lacksConsent: z.boolean(),
  /** The family told of allergies or of what this person needs at the door; what it is stands on `openedFamily` alone. */
  hasNeeds: z.boolean(),
  /** `null` while the person is not here. */
  arrival: arrival.nullable(),
});
export type DeskPerson = z.output<typeof deskPerson>;

/** A family as the arrival desk sees it, and as its device keeps it for when there is no connection. */
export const deskFamily = z.object({
  /** Id of the registration. */
  _id: z.string(),
  tmpConvRegNo: z.string(),
  permConvRegNo: z.string().nullable(),
  registrantName: z.string(),
  /** House name. */
  familyName: z.string().nullable(),
  localUnitName: z.string().nullable(),
  standing: z.enum(standings),
  /** Empty for a registration that is not submitted, cancelled or rejected. */
  gate: z.array(
    z.object({
      topic: z.enum(gateTopics),
      state: z.enum(gateStates),
      actor: z.enum(readinessActors).nullable(),
    }),
  ),
  /** What the family asked for, in its own words; empty without a request. */
  specialRequest: z.string(),
  packageName: z.string().nullable(),
  /** What was bought besides the package, in the registration and in its add-on orders. */
  addons: z.array(deskAddon),
  /** Where the family sleeps; `null` while the hotel team has entered nothing. */
  hotel: z.object({ name: z.string(), numbers: z.array(z.string()) }).nullable(),
  /** Seats on published shuttles; `day` and `time` are those of the convention. */
  shuttles: z.array(
    z.object({
      direction: z.enum(['ARRIVAL', 'DEPARTURE']),
      day: z.string(),
      time: z.string(),
      meetingPoint: z.string(),
    }),
  ),
  /** The registrant first; also those who do not attend. */
  people: z.array(deskPerson),
});
export type DeskFamily = z.output<typeof deskFamily>;

/** What a desk has to know of somebody who attends: no health notes, no contacts and none of the family's own words. */
export const deskNeeds = z.object({
  personId: z.string(),
  allergies: z.array(z.enum(allergies)),
  access: z.array(z.enum(doorNeeds)),
  /** The family wrote more about food or access, which the care team reads. */
  hasNote: z.boolean(),
});
export type DeskNeeds = z.output<typeof deskNeeds>;

/** One family, opened at the desk. */
export const openedFamily = deskFamily.extend({
  /** Of those who have any. */
  needs: z.array(deskNeeds),
  /** Still to be paid, whole dollars; `null` when nothing is, and for roles that see no money. */
  open: z.object({ amount: z.int(), currency: z.enum(currencies) }).nullable(),
});
export type OpenedFamily = z.output<typeof openedFamily>;

/** The number by which people call a family: the permanent one where it is issued. */
export const numberOf = ({
  permConvRegNo,
  tmpConvRegNo,
}: Pick<DeskFamily, 'permConvRegNo' | 'tmpConvRegNo'>) => permConvRegNo ?? tmpConvRegNo;
