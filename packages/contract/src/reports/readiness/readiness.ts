import { z } from 'zod';

import { addDays } from '../../fields/dates/calendar-date.ts';
import type { RegistrationStatus } from '../../orders/order-status.ts';
import { moneyReadiness, type ReadinessBalance } from './money-readiness.ts';

/** What has to be settled before a family travels, in the order in which it is shown. */
export const readinessTopics = [
  'APPROVAL',
  'MONEY',
  'CONSENTS',
  'CARDS',
  'PICTURE',
  'TRAVEL',
  'HOTEL',
] as const;
export type ReadinessTopic = (typeof readinessTopics)[number];

/**
 * `TO_DO`: the family has to act. `WAITING`: the association has to act or, where the item has no `actor`, the family
 * can act only after approval or confirmation. `NOT_NEEDED`: the item does not concern this family.
 */
export const readinessStates = ['DONE', 'TO_DO', 'WAITING', 'NOT_NEEDED'] as const;
export type ReadinessState = (typeof readinessStates)[number];

/** What a list of registrations can be narrowed to: those in which somebody has to act on a topic, or on any. */
export const readinessFilters = ['ANY', ...readinessTopics] as const;
export type ReadinessFilter = (typeof readinessFilters)[number];

/** Who has to act. */
export const readinessActors = ['FAMILY', 'REGISTRAR', 'TREASURER', 'HOSPITALITY'] as const;
export type ReadinessActor = (typeof readinessActors)[number];

/** One item of a family's readiness. It has no amounts and names nobody, so that every role may see it. */
export const readinessItem = z.object({
  topic: z.enum(readinessTopics),
  state: z.enum(readinessStates),
  /** `null` when nobody has to act now. */
  actor: z.enum(readinessActors).nullable(),
  /** Day by which it should be settled (`YYYY-MM-DD`); `null` when settled or without a date. */
  by: z.string().nullable(),
});
export type ReadinessItem = z.output<typeof readinessItem>;

/** Days before the convention begins by which a family should have settled a topic. */
export const daysBeforeConvention = { CONSENTS: 0, CARDS: 14, PICTURE: 14, TRAVEL: 14, HOTEL: 0 } as const;

/** What the readiness of a registration depends on. */
export interface ReadinessFacts {
  /** Submitted, and neither cancelled nor rejected. Others have no readiness. */
  active: boolean;
  registrationStatus: RegistrationStatus | null;
  confirmed: boolean;
  /** Whether staff asked the family something and wait for the answer. */
  waitsForFamily: boolean;
  /** Balance of the registration; `dueDate` is the day by which it should be paid. */
  balance: ReadinessBalance;
  /** Balances of its add-on orders. */
  addonBalances: readonly ReadinessBalance[];
  /** Attending minors: all, those without a usable consent form, and those whose form nobody has checked yet. */
  consents: { minors: number; missing: number; toCheck: number };
  /** Whether the family filled in the card of everybody who attends and answered what the convention requires. */
  hasCards: boolean;
  /** Whether the convention collects family pictures. */
  collectsPictures: boolean;
  hasPicture: boolean;
  /** Whether both directions are answered, if only with "no shuttle". */
  hasTravelPlans: boolean;
  /** Whether the hotel's number for the family is known. */
  hasHotelNumber: boolean;
  /** False for a family that sleeps elsewhere. */
  needsRoom: boolean;
  /** First day of the convention (`YYYY-MM-DD`). */
  conventionStarts: string;
  /** Whether the last day of the convention has passed. */
  conventionOver: boolean;
}

type Answer = Omit<ReadinessItem, 'topic'>;

const done: Answer = { state: 'DONE', actor: null, by: null };
const notNeeded: Answer = { state: 'NOT_NEEDED', actor: null, by: null };
const later: Answer = { state: 'WAITING', actor: null, by: null };

/**
 * The readiness of a family, one item for each topic; none for a registration that is not active. The read model of the
 * server repeats the states in SQL for lists and counts; a test compares the two.
 */
export function readinessOf(facts: ReadinessFacts): ReadinessItem[] {
  if (!facts.active) return [];
  return readinessTopics.map((topic) => ({ topic, ...rules[topic](facts) }));
}

const rules: Record<ReadinessTopic, (facts: ReadinessFacts) => Answer> = {
  APPROVAL: ({ registrationStatus, waitsForFamily }) => {
    if (registrationStatus === 'REG_APPROVED') return done;
    return waitsForFamily
      ? { state: 'TO_DO', actor: 'FAMILY', by: null }
      : { state: 'WAITING', actor: 'REGISTRAR', by: null };
  },
  MONEY: (facts) => moneyReadiness(facts),
  CONSENTS: (facts) => {
    const { minors, missing, toCheck } = facts.consents;
    if (minors === 0) return notNeeded;
    if (missing === 0 && toCheck === 0) return done;
    if (facts.conventionOver) return notNeeded;
    const by = dayBefore(facts, 'CONSENTS');
    return missing > 0
      ? { state: 'TO_DO', actor: 'FAMILY', by }
      : { state: 'WAITING', actor: 'REGISTRAR', by };
  },
  CARDS: (facts) => ofFamily(facts, 'CARDS', facts.hasCards),
  PICTURE: (facts) => {
    if (!facts.collectsPictures) return notNeeded;
    return ofFamily(facts, 'PICTURE', facts.hasPicture);
  },
  TRAVEL: (facts) => ofFamily(facts, 'TRAVEL', facts.hasTravelPlans),
  HOTEL: (facts) => {
    if (facts.hasHotelNumber) return done;
    if (facts.conventionOver || !facts.needsRoom) return notNeeded;
    if (!facts.confirmed) return later;
    return { state: 'WAITING', actor: 'HOSPITALITY', by: dayBefore(facts, 'HOTEL') };
  },
};

/** Something that a family does once it is confirmed (SPEC §4 "My Account actions"). */
function ofFamily(facts: ReadinessFacts, topic: 'CARDS' | 'PICTURE' | 'TRAVEL', settled: boolean): Answer {
  if (settled) return done;
  if (facts.conventionOver) return notNeeded;
  return facts.confirmed ? { state: 'TO_DO', actor: 'FAMILY', by: dayBefore(facts, topic) } : later;
}

function dayBefore({ conventionStarts }: ReadinessFacts, topic: keyof typeof daysBeforeConvention): string {
  return addDays(conventionStarts, -daysBeforeConvention[topic]);
}

/** True when nothing is left to do or to wait for. */
export function isReady(items: readonly Pick<ReadinessItem, 'state'>[]): boolean {
  return items.every(({ state }) => state === 'DONE' || state === 'NOT_NEEDED');
}
