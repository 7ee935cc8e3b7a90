import { z } from 'zod';

import { isHttps } from '../../content/link.ts';
import { emailAddress } from '../../fields/email.ts';
import { otherParishValue } from '../../fields/person-enumerations.ts';
import { revision } from '../../fields/revision.ts';
import { requiredLine } from '../../fields/text.ts';
import { forEachMethod } from '../../ledger/terms/payment-methods.ts';
import { registrationSettings } from '../../orders/reminders/registration-settings.ts';
import { siteSettings } from '../site-settings/site-settings.ts';

const line = (max: number) =>
  requiredLine({
    required: 'This Field is mandatory',
    invalid: `Please keep this under ${max} characters`,
    min: 1,
    max,
  });
const position = z.int().min(0, 'Please enter a number').max(10_000, 'Please enter a smaller number');

/** Lists of organisations that staff manage. */
export const organizationTypes = ['LOCAL_UNIT', 'PARISH'] as const;
export type OrganizationType = (typeof organizationTypes)[number];

/** A local unit or a parish as staff edit it. Hidden ones stay with people who have them and are no longer offered. */
export const organizationDraft = z.strictObject({
  name: line(120).refine(
    (name) => name.toLowerCase() !== otherParishValue.toLowerCase(),
    'Other is always last in the list; it is added automatically',
  ),
  active: z.boolean(),
  /** Sort order, ascending; equal ones are sorted by name. */
  position,
});
export type OrganizationDraft = z.output<typeof organizationDraft>;

/** An airport as staff edit it. */
export const airportDraft = z.strictObject({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/u, 'Please enter the three letters of the airport'),
  name: line(120),
  active: z.boolean(),
  position,
});
export type AirportDraft = z.output<typeof airportDraft>;

/** An entry with how many people use it: a used one can be hidden, not deleted. */
export const adminOrganization = z.object({
  _id: z.string(),
  revision,
  ...organizationDraft.shape,
  uses: z.int(),
  /** How many of the people are registrants, with an account of their own. */
  registrants: z.int(),
});
export type AdminOrganization = z.output<typeof adminOrganization>;
/** The same, with how many travel plans name it. */
export const adminAirport = z.object({ revision, ...airportDraft.shape, uses: z.int() });
export type AdminAirport = z.output<typeof adminAirport>;

const percent = z
  .number('Please enter a percentage, such as 2.9')
  .min(0, 'Please enter a percentage, such as 2.9')
  .max(30, 'At most 30 percent')
  .refine((value) => /^\d+(\.\d{1,2})?$/u.test(String(value)), 'At most two decimals');

const address = line(300).refine(isHttps, 'Please enter an address that begins with https://');
const link = z.strictObject({ label: line(60), url: address });

/** Site-wide settings: fees in percent per payment type, contact address, links of header and footer. */
export const siteSettingsDraft = z.strictObject({
  convenienceFee: z.strictObject(forEachMethod(() => percent)),
  organisationName: line(80),
  supportEmail: emailAddress('Email is not valid!'),
  /** Empty where nobody answers calls. */
  supportPhone: z
    .string()
    .trim()
    .regex(/^(?:\+?[\d() .-]{7,30})?$/u, 'Please enter a phone number, such as +1 407 555 0100'),
  /** When somebody answers; shown only with a phone number. */
  supportHours: z.string().trim().max(80, 'Please keep this under 80 characters'),
  links: z.strictObject({ mainSite: link, sisterSite: link, videoChannel: address, socialPage: address }),
});
export type SiteSettingsDraft = z.output<typeof siteSettingsDraft>;

/** The settings for the admin pages. */
export const adminSettings = z.object({
  site: siteSettings.omit({ termsVersion: true }).extend({ revision }),
  registrations: z.object({ revision, ...registrationSettings.shape }),
});
export type AdminSettings = z.output<typeof adminSettings>;
