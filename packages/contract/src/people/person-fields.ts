import {
  familyFaiths,
  genderNames,
  genders,
  maritalStatusChoices,
  maritalStatuses,
} from '../fields/person-enumerations.ts';
import { namePattern } from '../fields/text-patterns.ts';

/** A field of a person, said once for answers, forms, records, histories, files, masks and erasure. */
interface PersonField {
  /** What it is called on screen, in histories and in files. */
  name: string;
  kind: PersonFieldKind;
  /** The step of sign-up that asks for it. */
  step: 'you' | 'roots';
  /** Everybody has it. */
  isNeverEmpty?: true;
  /** What is left of a person whose details are erased. */
  isKept?: true;
  /** Of a minor, only those see it who may see minors. */
  isHiddenOfMinors?: true;
  /** Files about people have a column for it; a usual one is chosen until somebody chooses otherwise. */
  column?: 'usual' | 'offered';
}

/**
 * A line of text, with the rule for it where forms have a field that must be filled; a value of a closed list, with
 * names where the values are codes; or a calendar date, `YYYY-MM-DD`.
 */
type PersonFieldKind =
  | { is: 'line'; required?: LineRule }
  | { is: 'choice'; values: readonly [string, ...string[]]; names?: Readonly<Record<string, string>> }
  | { is: 'date' };

/** How long a line of text may be, in letters, and which ones it may have. */
export interface LineRule {
  min: number;
  max: number;
  pattern?: RegExp;
}

/** The fields of a person with a column of the same name, in the order of records and files (SPEC §3, §5). */
export const personFields = {
  firstName: {
    name: 'First name',
    kind: { is: 'line', required: { min: 3, max: 40, pattern: namePattern } },
    step: 'you',
    isNeverEmpty: true,
    isKept: true,
    column: 'usual',
  },
  lastName: {
    name: 'Last name',
    kind: { is: 'line', required: { min: 1, max: 40 } },
    step: 'you',
    isNeverEmpty: true,
    isKept: true,
    column: 'usual',
  },
  nickName: { name: 'Nickname', kind: { is: 'line' }, step: 'you', column: 'offered' },
  familyName: {
    name: 'Family name',
    kind: { is: 'line', required: { min: 3, max: 80 } },
    step: 'you',
    isKept: true,
    column: 'usual',
  },
  gender: {
    name: 'Gender',
    kind: { is: 'choice', values: genders, names: genderNames },
    step: 'you',
    column: 'offered',
  },
  dob: {
    name: 'Date of birth',
    kind: { is: 'date' },
    step: 'you',
    isHiddenOfMinors: true,
    column: 'offered',
  },
  maritalStatus: {
    name: 'Marital status',
    kind: { is: 'choice', values: maritalStatuses, names: maritalStatusChoices },
    step: 'you',
    column: 'offered',
  },
  familyFaith: {
    name: 'Family faith',
    kind: { is: 'choice', values: familyFaiths },
    step: 'roots',
    column: 'offered',
  },
  placeInKerala: {
    name: 'Place in Kerala',
    kind: { is: 'line', required: { min: 2, max: 80 } },
    step: 'roots',
    isHiddenOfMinors: true,
    column: 'offered',
  },
  // Files have one column for both parishes, with the typed one where it was not in the list.
  parishInKerala: { name: 'Parish in Kerala', kind: { is: 'line' }, step: 'roots', isHiddenOfMinors: true },
  otherParish: { name: 'Typed parish', kind: { is: 'line' }, step: 'roots', isHiddenOfMinors: true },
} as const satisfies Readonly<Record<string, PersonField>>;

type PersonFields = typeof personFields;
export type PersonFieldKey = keyof PersonFields;
export const personFieldKeys = Object.keys(personFields) as PersonFieldKey[];

/** The fields with this property. */
export type PersonFieldWith<Property extends keyof PersonField> = {
  [Key in PersonFieldKey]: PersonFields[Key] extends Readonly<Record<Property, unknown>> ? Key : never;
}[PersonFieldKey];

/** The fields with this property, in their order. */
export function personFieldsWith<Property extends keyof PersonField>(
  property: Property,
): PersonFieldWith<Property>[] {
  return personFieldKeys.filter((key): key is PersonFieldWith<Property> => property in personFields[key]);
}

/** The lines of text that forms require. */
export type RequiredLine = {
  [Key in PersonFieldKey]: PersonFields[Key]['kind'] extends { required: LineRule } ? Key : never;
}[PersonFieldKey];

/** An object with an entry for each of these fields. */
export function forPersonFields<Key extends PersonFieldKey, Value>(
  keys: readonly Key[],
  value: (field: PersonField, key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value(personFields[key], key)])) as Record<Key, Value>;
}

/** What each field is called. */
export const personFieldNames = forPersonFields(personFieldKeys, ({ name }) => name);
