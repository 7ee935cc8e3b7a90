import { z } from 'zod';

import { personFieldKeys, personFields, type PersonFieldKey } from './person-fields.ts';

/** A phone number as answers carry it. */
export const wireMobile = z.object({ countryCode: z.string(), phoneNumber: z.string() });

/** A postal address as answers carry it; single parts may be missing on family members. */
export const wireAddress = z.object({
  addressLine1: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string().nullable(),
  postCode: z.string().nullable(),
});

type Kind<Key extends PersonFieldKey> = (typeof personFields)[Key]['kind'];

/** A field of a person as answers carry it: `null` where it is not known, unless everybody has it. */
type WireField<Key extends PersonFieldKey> =
  Kind<Key> extends { values: infer Values extends readonly string[] }
    ? z.ZodNullable<z.ZodEnum<{ [Value in Values[number]]: Value }>>
    : (typeof personFields)[Key] extends { isNeverEmpty: true }
      ? z.ZodString
      : z.ZodNullable<z.ZodString>;

const fields = Object.fromEntries(
  personFieldKeys.map((key) => {
    const field = personFields[key];
    const value = 'values' in field.kind ? z.enum(field.kind.values) : z.string();
    return [key, 'isNeverEmpty' in field ? value : value.nullable()];
  }),
) as unknown as { [Key in PersonFieldKey]: WireField<Key> };

/**
 * What a user profile and a participant record say about a person in the same words (SPEC §3). Dates are `YYYY-MM-DD`,
 * countries alpha-3 codes, `organization` is the id of the local unit.
 */
export const wirePerson = z.object({
  ...fields,
  mobile: wireMobile.nullable(),
  country: z.string().nullable(),
  organization: z.string().nullable(),
  localUnitName: z.string().nullable(),
  address: wireAddress,
});
export type WirePerson = z.output<typeof wirePerson>;
