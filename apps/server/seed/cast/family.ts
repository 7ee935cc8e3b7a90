import type { Card } from '@sangamam/contract/people/cards/card';
import type { FamilyFaith, Gender, MaritalStatus } from '@sangamam/contract/fields/person-enumerations';
import type { Relationship } from '@sangamam/contract/orders/participants/participant';
import { ageOn } from '@sangamam/contract/fields/dates/calendar-date';

import type { OrderEvent } from '../factories/order-events.ts';

/** A birthday with the current age, so that ages stay the same whenever the demo starts. */
export interface Birth {
  age: number;
  /** `MM-DD` */
  birthday: string;
}

/** The registrant. Email addresses, phone numbers and streets are fictional. */
export interface Registrant extends Birth {
  firstName: string;
  lastName: string;
  nickName?: string;
  familyName: string;
  gender: Gender;
  maritalStatus: MaritalStatus;
  familyFaith: FamilyFaith;
  placeInKerala: string;
  parishInKerala: string;
  otherParish?: string;
  /** Code of the local unit. */
  organization: string;
  country: 'USA' | 'CAN';
  street: string;
  city: string;
  state: string;
  postCode: string;
  nearByCity: string;
  email: string;
  /** Ten digits from 555-0100 … 555-0199. */
  phone: string;
}

/** A family member; omitted names are the registrant's. */
export interface Member extends Birth {
  relationship: Exclude<Relationship, 'SELF'>;
  firstName: string;
  lastName?: string;
  familyName?: string;
  maritalStatus: MaritalStatus;
  parishInKerala?: string;
  email?: string;
  phone?: string;
  isNotAttending?: boolean;
}

/** A flight of a family; times are local to the convention. */
export interface FamilyFlight {
  airport: string;
  time: string;
  flightNumber: string;
  numberOfPassengers: number;
}

/** A family of the demo and its history. */
export interface Family {
  registrant: Registrant;
  members: readonly Member[];
  /** What a visitor sees after signing in as them. */
  shows: string;
  signedUpDaysAgo: number;
  /** Their registration for the next convention, if they have started one. */
  registration?: {
    startedDaysAgo: number;
    packageName?: string;
    addons?: readonly { title: string; key: string; quantity: number }[];
    specialRequest?: string;
    events?: readonly OrderEvent[];
    /** Their travel plan: they come on the first day and leave three days later. */
    travel?: { arrival: FamilyFlight; departure?: FamilyFlight; notes?: string };
    /** What some of them need, by first name; everybody's card is filled in. */
    cards?: Readonly<Record<string, Partial<Card>>>;
  };
  /** They attended the previous convention. */
  cameLastTime?: boolean;
}

/** The date of birth of a person whose age on `today` is `age`. */
export function birthDate({ age, birthday }: Birth, today: string): string {
  const thisYear = `${today.slice(0, 4)}-${birthday}`;
  const youngest = Number(today.slice(0, 4)) - age;
  return `${ageOn(thisYear, today) < 0 ? youngest - 1 : youngest}-${birthday}`;
}
