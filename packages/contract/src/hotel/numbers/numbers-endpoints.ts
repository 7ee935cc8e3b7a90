import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { uploadBytes } from '../../files/upload-limits.ts';
import { fromRevision } from '../../fields/revision.ts';
import { hotelAccess, hotelTag } from '../stays/hotel-admin-endpoints.ts';
import { roomNumbers } from '../room-numbers.ts';
import { resource } from '../../http/resource.ts';
import { decisionsToUndo } from '../../undo/undoable-decision.ts';

/** The largest list of a hotel, in bytes, and the most rows that are read of it. */
export const maxNumbersBytes = uploadBytes('hotelNumbers');
export const maxNumbersRows = 5_000;
/** Families in one call of `acceptNumbers`: the list of a usual convention, which is entered also when its tab is closed. */
export const maxAcceptedNumbers = 500;

/** What a column of a hotel's list can hold. The first name may be in a column of its own. */
export const numberColumnRoles = [
  'registrationNumber',
  'name',
  'firstName',
  'confirmationNumber',
  'status',
  'arrival',
  'departure',
] as const;
export type NumberColumnRole = (typeof numberColumnRoles)[number];

const column = z.int().min(0).max(99).nullable().default(null);

/** Which column is what, counted from 0; `null` where there is none. */
export const numberColumns = z.strictObject({
  registrationNumber: column,
  name: column,
  firstName: column,
  confirmationNumber: column,
  status: column,
  arrival: column,
  departure: column,
} satisfies Record<NumberColumnRole, typeof column>);
export type NumberColumns = z.output<typeof numberColumns>;

/** Lines of which staff can say something in one list. */
const mostLineChoices = 500;

/** What staff said of a line: the family that it is about, or `null` for one that is left out. It holds for the rows merged with it. */
export const lineChoices = z
  .array(z.strictObject({ line: z.int().min(1), orderId: entityId.nullable() }))
  .max(mostLineChoices);
export type LineChoice = z.output<typeof lineChoices>[number];

/** A field of a form that holds JSON. */
const jsonField = <Schema extends z.ZodType>(schema: Schema, mostCharacters: number) =>
  z
    .string()
    .max(mostCharacters)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'Expected JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

/**
 * What a list means for a family. `NEW`: its first number, or one more beside those that it has. `CHANGED`: one that it has
 * is not in the list. `SAME`: it has all of them.
 */
export const numberResults = ['NEW', 'CHANGED', 'SAME'] as const;
export type NumberResult = (typeof numberResults)[number];

/** How the family of a line was found: by its number, by a number with one wrong character, by its name, or by staff. */
export const foundBy = ['NUMBER', 'TYPO', 'NAME', 'CHOICE'] as const;

const namedFamily = { orderId: z.string(), number: z.string(), registrantName: z.string() };

const listedFamily = {
  ...namedFamily,
  /** The confirmation numbers until now, in the order of the rooms. */
  before: z.array(z.string()),
};

/** A family of a hotel's list with the numbers of its rooms. */
export const familyNumbers = z.object({
  ...listedFamily,
  result: z.enum(numberResults),
  /** The numbers that the list has for it, in the order of the lines. */
  numbers: z.array(z.string()),
  /** How many rooms it needs. */
  rooms: z.int(),
  /** Its lines, as programs count the rows of the file, from 1. */
  lines: z.array(z.int()),
  foundBy: z.enum(foundBy),
  /** What its line says of the family: number and name. */
  typedNumber: z.string(),
  typedName: z.string(),
  /** First and last day of the list and of the rooming list, where they differ; a day that the list does not have is null. */
  otherDays: z
    .object({
      listed: z.object({ arrival: z.string().nullable(), departure: z.string().nullable() }),
      ours: z.object({ arrival: z.string(), departure: z.string() }),
    })
    .nullable(),
  revision: z.int(),
});
export type FamilyNumbers = z.output<typeof familyNumbers>;

/**
 * Why a line is not entered. `CANCELLED`: the hotel says that the booking was cancelled or nobody came. `MORE_NUMBERS_THAN_ROOMS`: the lines of one family have more numbers than it has rooms.
 * `DOUBLE_NUMBER`: another family has one of the numbers of its family, or would have it.
 */
export const lineProblems = [
  'NO_NUMBER',
  'UNREADABLE_NUMBER',
  'UNKNOWN_FAMILY',
  'SEVERAL_FAMILIES',
  'NOT_CONFIRMED',
  'CANCELLED',
  'MORE_NUMBERS_THAN_ROOMS',
  'DOUBLE_NUMBER',
] as const;
export type LineProblem = (typeof lineProblems)[number];

/** A line of a hotel's list that somebody has to look at. */
export const openLine = z.object({
  line: z.int(),
  problem: z.enum(lineProblems),
  /** What the line says; what a cell merged over several rows says stands in each of them. */
  typedNumber: z.string(),
  typedName: z.string(),
  confirmationNumber: z.string(),
  /** The family that it is about, where that is known. */
  family: z.object(listedFamily).nullable(),
  /** Without a family: those whose number or name is similar. */
  similar: z.array(z.object(namedFamily)),
});
export type OpenLine = z.output<typeof openLine>;

const hotel = resource({
  path: '/v1/admin/hotel',
  tag: hotelTag,
  access: hotelAccess,
  errors: ['NOT_FOUND'],
});

/** Reads a hotel's list without changing anything. A list that cannot be read is refused with the reason. */
export const previewNumbers = hotel.post('/numbers/preview', {
  summary: 'What a list of confirmation numbers would change',
  upload: { maxFiles: 1, maxBytes: maxNumbersBytes },
  limit: 'hotel-numbers',
  body: z.strictObject({
    conventionId: entityId,
    columns: jsonField(numberColumns, 500).optional(),
    choices: jsonField(lineChoices, mostLineChoices * 80).optional(),
  }),
  data: z.object({
    header: z.array(z.string()),
    /** The first texts below each heading. */
    samples: z.array(z.array(z.string())),
    columns: numberColumns,
    /** Whether it is clear which columns have the confirmation number and the family; without it nothing is matched. */
    isClear: z.boolean(),
    families: z.array(familyNumbers),
    openLines: z.array(openLine),
    /** Confirmed families that have no number and get none by this list. */
    stillMissing: z.int(),
  }),
  errors: ['SERVICE_UNAVAILABLE'],
});

/**
 * Enters confirmation numbers, each in a transaction of its own with a result of its own; all of them, also when the caller
 * does not wait for the answer. Idempotent: a family that has
 * the number already is `UNCHANGED`. A family whose stay changed since the preview is refused with CONFLICT.
 */
export const acceptNumbers = hotel.post('/{conventionId}/numbers', {
  bodyLimit: maxAcceptedNumbers * 400,
  summary: 'Enter confirmation numbers of several families',
  params: z.object({ conventionId: entityId }),
  body: z.strictObject({
    families: z
      .array(
        z.strictObject({
          orderId: entityId,
          confirmationNumbers: roomNumbers.min(1, 'Please enter the number'),
          ...fromRevision,
        }),
      )
      .min(1)
      .max(maxAcceptedNumbers),
  }),
  data: z.object({
    results: z.array(
      z.object({
        orderId: z.string(),
        result: z.enum(['SAVED', 'UNCHANGED', 'REFUSED']),
        /** Why it was refused. */
        message: z.string().nullable(),
        /** Names what was entered, for `undoNumbers`; the family's email waits as long. `null` unless it was saved. */
        decisionId: z.string().nullable(),
      }),
    ),
  }),
});

/**
 * Undoes numbers that were entered within the last minute, each in a transaction of its own: the stay is as it was before,
 * and the family's email is never sent. Idempotent. A family whose stay somebody changed since is refused with CONFLICT,
 * one whose minute is over with UNDO_TOO_LATE.
 */
export const undoNumbers = hotel.post('/{conventionId}/numbers/undo', {
  bodyLimit: maxAcceptedNumbers * 200,
  summary: 'Undo confirmation numbers within a minute',
  params: z.object({ conventionId: entityId }),
  body: z.strictObject({ decisions: decisionsToUndo(maxAcceptedNumbers) }),
  data: z.object({
    results: z.array(
      z.object({
        orderId: z.string(),
        undone: z.boolean(),
        /** Why it was not undone. */
        message: z.string().nullable(),
      }),
    ),
  }),
});
