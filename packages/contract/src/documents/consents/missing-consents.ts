import { ageOn } from '../../fields/dates/age.ts';
import { adultAge } from '../../orders/participants/minors.ts';
import type { ConsentState } from './consent-decisions.ts';

/** A person of a registration, as far as consent forms are concerned. */
export interface ConsentPerson {
  id: string;
  /** `YYYY-MM-DD`; `null` once it was erased. */
  dob: string | null;
  /** Whether the person is selected for the convention. */
  attends: boolean;
}

/** A consent form that was sent. */
export interface ConsentOnRecord {
  /** `null` while nobody has said whom the form is for. */
  minorId: string | null;
  state: ConsentState;
}

/** A minor without a form that was accepted or waits for its check, and why. */
export interface MissingConsent {
  personId: string;
  /** RETURNED when a form was sent and has to be sent again. */
  why: 'NOT_SENT' | 'RETURNED';
}

/** True for whoever is under 18 on the first day of the convention, `startDate`. */
export function isMinorOn(startDate: string, { dob }: Pick<ConsentPerson, 'dob'>): boolean {
  return dob !== null && ageOn(dob, startDate) < adultAge;
}

/** Those who need a consent form: they attend and are under 18 on the first day of the convention. */
export function minorsOf<Person extends ConsentPerson>(
  people: readonly Person[],
  startDate: string,
): Person[] {
  return people.filter((person) => person.attends && isMinorOn(startDate, person));
}

/** Those who may be responsible: adults who attend, or all adults where only minors attend. */
export function responsibleAdultsOf<Person extends ConsentPerson>(
  people: readonly Person[],
  startDate: string,
): Person[] {
  const adults = people.filter((person) => person.dob !== null && !isMinorOn(startDate, person));
  const attending = adults.filter(({ attends }) => attends);
  return attending.length > 0 ? attending : adults;
}

/**
 * Whom a form covers: the minor that it names or, while it names nobody, the only minor of the registration. `null` where
 * several could be meant.
 */
export function coveredMinor(
  { minorId }: Pick<ConsentOnRecord, 'minorId'>,
  minors: readonly Pick<ConsentPerson, 'id'>[],
): string | null {
  if (minorId !== null) return minorId;
  return minors.length === 1 ? (minors[0]?.id ?? null) : null;
}

/** Whether a form names nobody although several minors could be meant. */
export function isForNobody(
  consent: Pick<ConsentOnRecord, 'minorId'>,
  minors: readonly Pick<ConsentPerson, 'id'>[],
): boolean {
  return minors.length > 1 && coveredMinor(consent, minors) === null;
}

/**
 * The minors of a registration whose consent is missing: none of their forms was accepted or waits for its check. The
 * only place that decides this, for families, staff, reminders and readiness.
 */
export function missingConsents({
  people,
  consents,
  startDate,
}: {
  people: readonly ConsentPerson[];
  consents: readonly ConsentOnRecord[];
  /** First day of the convention. */
  startDate: string;
}): MissingConsent[] {
  const minors = minorsOf(people, startDate);
  return minors.flatMap(({ id: personId }): MissingConsent[] => {
    const own = consents.filter((consent) => coveredMinor(consent, minors) === personId);
    if (own.some(({ state }) => state !== 'RETURNED')) return [];
    return [{ personId, why: own.length > 0 ? 'RETURNED' : 'NOT_SENT' }];
  });
}
