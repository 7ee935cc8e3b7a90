import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { fromRevision } from '../../fields/revision.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { hotelAccess, hotelTag } from './hotel-admin-endpoints.ts';
import { confirmationNumberField } from './stay-form.ts';

/** The largest list of a hotel, in bytes, and the most rows that are read of it. */
export const maxNumbersBytes = 2 * 1024 * 1024;
export const maxNumbersRows = 5_000;
/** Numbers in one call of `acceptNumbers`. */
export const maxAcceptedNumbers = 100;

/** What a column of a hotel's list can hold. */
export const numberColumnRoles = ['registrationNumber', 'name', 'confirmationNumber'] as const;
export type NumberColumnRole = (typeof numberColumnRoles)[number];

const column = z.int().min(0).max(99).nullable();

/** Which column is what, counted from 0; `null` where there is none. */
export const numberColumns = z.strictObject({
  registrationNumber: column,
  name: column,
  confirmationNumber: column,
} satisfies Record<NumberColumnRole, typeof column>);
export type NumberColumns = z.output<typeof numberColumns>;

/** The same as a field of a form: JSON text. */
const numberColumnsField = z
  .string()
  .max(500)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'Expected JSON' });
      return z.NEVER;
    }
  })
  .pipe(numberColumns);

/**
 * What a line means. `NEW` and `CHANGED` can be accepted. `REPEATED` says what an earlier line said. `TWO_LINES`: lines of
 * one family have different numbers. `DOUBLE_NUMBER`: another family has the number or would have it.
 */
export const numberResults = [
  'NEW',
  'CHANGED',
  'SAME',
  'REPEATED',
  'NO_NUMBER',
  'UNREADABLE_NUMBER',
  'UNKNOWN_FAMILY',
  'SEVERAL_FAMILIES',
  'NOT_CONFIRMED',
  'TWO_LINES',
  'DOUBLE_NUMBER',
] as const;
export type NumberResult = (typeof numberResults)[number];

/** How the family of a line was found: by its number, by a number with one wrong character, or by its name. */
export const foundBy = ['NUMBER', 'TYPO', 'NAME'] as const;

/** A line of a hotel's list with the family that it is about. */
export const numberLine = z.object({
  /** As programs count the rows of the file, from 1. */
  line: z.int(),
  result: z.enum(numberResults),
  /** What the line says. */
  typedNumber: z.string(),
  typedName: z.string(),
  confirmationNumber: z.string(),
  family: z
    .object({
      orderId: z.string(),
      number: z.string(),
      registrantName: z.string(),
      foundBy: z.enum(foundBy),
      /** The confirmation number until now; empty without one. */
      before: z.string(),
      revision: z.int(),
    })
    .nullable(),
});
export type NumberLine = z.output<typeof numberLine>;

/** Reads a hotel's list without changing anything. A list that cannot be read is refused with the reason. */
export const previewNumbers = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/hotel/numbers/preview',
  summary: 'What a list of confirmation numbers would change',
  tag: hotelTag,
  access: hotelAccess,
  upload: { maxFiles: 1, maxBytes: maxNumbersBytes },
  limit: 'hotel-numbers',
  body: z.strictObject({ conventionId: entityId, columns: numberColumnsField.optional() }),
  data: z.object({
    header: z.array(z.string()),
    /** The first row below the headings. */
    sample: z.array(z.string()),
    columns: numberColumns,
    /** Empty while it is not clear which columns have the confirmation number and the family. */
    lines: z.array(numberLine),
    /** Confirmed families that have no number and get none by this list. */
    stillMissing: z.int(),
  }),
  errors: ['NOT_FOUND', 'SERVICE_UNAVAILABLE'],
});

/**
 * Enters confirmation numbers, each in a transaction of its own with a result of its own. Idempotent: a family that has
 * the number already is `UNCHANGED`. A family whose stay changed since the preview is refused with CONFLICT.
 */
export const acceptNumbers = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/hotel/{conventionId}/numbers',
  summary: 'Enter confirmation numbers of several families',
  tag: hotelTag,
  access: hotelAccess,
  params: z.object({ conventionId: entityId }),
  body: z.strictObject({
    lines: z
      .array(
        z.strictObject({
          orderId: entityId,
          confirmationNumber: confirmationNumberField.refine(
            (text) => text !== '',
            'Please enter the number',
          ),
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
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});
