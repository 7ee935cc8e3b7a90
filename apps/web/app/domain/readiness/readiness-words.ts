import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type {
  ReadinessActor,
  ReadinessItem,
  ReadinessState,
  ReadinessTopic,
} from '@sangamam/contract/reports/readiness/readiness';

import * as phrases from '#phrases/domain/readiness.ts';
import { formatDate } from '#web/lib/text/calendar-text.ts';
import { hasPassed } from '#web/lib/text/has-passed.ts';

/** Who reads a checklist. Families are told what to do, staff who has to act. */
export type ChecklistReader = 'family' | 'staff';

export const topicNames: Readonly<Record<ReadinessTopic, string>> = {
  APPROVAL: phrases.approval,
  MONEY: phrases.payment,
  CONSENTS: phrases.consentForms,
  CARDS: phrases.foodAndCare,
  PICTURE: phrases.familyPicture,
  TRAVEL: phrases.travelPlans,
  HOTEL: phrases.hotel,
};

export const stateNames: Readonly<Record<ReadinessState, string>> = {
  DONE: phrases.done,
  TO_DO: phrases.toDo,
  WAITING: phrases.waiting,
  NOT_NEEDED: phrases.notNeeded,
};

const actorWords: Readonly<Record<ReadinessActor, string>> = {
  FAMILY: phrases.familyActs,
  REGISTRAR: phrases.registrarActs,
  TREASURER: phrases.treasurerActs,
  HOSPITALITY: phrases.hospitalityActs,
};

/** What families read; `LATER` is what waits for their approval or confirmation. */
const familyWords: Readonly<Record<ReadinessTopic, Partial<Record<ReadinessState | 'LATER', string>>>> = {
  APPROVAL: {
    DONE: phrases.approved,
    TO_DO: phrases.answerTheRegistrar,
    WAITING: phrases.registrarIsReviewing,
  },
  MONEY: {
    DONE: phrases.paid,
    NOT_NEEDED: phrases.nothingToPay,
    TO_DO: phrases.pleasePay,
    WAITING: phrases.treasurerIsChecking,
    LATER: phrases.dueAfterApproval,
  },
  CONSENTS: {
    DONE: phrases.formsAreIn,
    NOT_NEEDED: phrases.noMinors,
    TO_DO: phrases.sendMissingForms,
    WAITING: phrases.formsBeingChecked,
  },
  CARDS: { DONE: phrases.cardsAreIn, TO_DO: phrases.fillInCards, LATER: phrases.onceConfirmed },
  PICTURE: { DONE: phrases.pictureIsIn, TO_DO: phrases.sendAPicture, LATER: phrases.onceConfirmed },
  TRAVEL: {
    DONE: phrases.travelPlansAreIn,
    TO_DO: phrases.addTravelPlans,
    LATER: phrases.onceConfirmed,
  },
  HOTEL: {
    DONE: phrases.yourRoomIsBooked,
    WAITING: phrases.hospitalityIsBooking,
    LATER: phrases.onceConfirmed,
  },
};

/** An item in words, with its date while somebody has to act: families read a sentence, staff a table. */
export function readinessWords(item: ReadinessItem, reader: ChecklistReader): string {
  const { state, actor, by } = item;
  const words = reader === 'family' ? wordsForFamily(item) : wordsForStaff(item);
  // Families are not told by when the association does its part.
  const dated = by !== null && (reader === 'staff' ? actor !== null : state === 'TO_DO');
  if (!dated) return words;
  const day = reader === 'family' ? formatDate(by) : shortDate(by);
  return (hasPassed(by) ? phrases.wasDueBy : phrases.by)({ words, day });
}

function wordsForFamily({ topic, state, actor }: ReadinessItem): string {
  const words = familyWords[topic];
  return words[state === 'WAITING' && actor === null ? 'LATER' : state] ?? stateNames[state];
}

function wordsForStaff({ state, actor }: ReadinessItem): string {
  if (actor !== null) return actorWords[actor];
  return state === 'WAITING' ? phrases.notYet : stateNames[state];
}
