import { z } from 'zod';

import { typedWhole } from '../../fields/typed-number.ts';
import { forEachMethod } from '../../ledger/terms/payment-methods.ts';
import { registrationSettings } from '../../orders/reminders/registration-settings.ts';
import { airportDraft, organizationDraft, siteSettingsDraft } from './reference-drafts.ts';

const mandatory = 'This Field is mandatory';
const number = typedWhole({ required: mandatory, invalid: 'Please enter a number' });
const percent = z
  .string()
  .trim()
  .min(1, mandatory)
  .regex(/^\d{1,3}([.,]\d+)?$/u, 'Please enter a percentage, such as 2.9')
  .transform((typed) => Number(typed.replace(',', '.')));

/** A local unit or a parish as typed. */
export const organizationForm = z
  .object({ ...organizationDraft.shape, position: number })
  .pipe(organizationDraft);

/** An airport as typed. */
export const airportForm = z.object({ ...airportDraft.shape, position: number }).pipe(airportDraft);

/** Fees, contact and links as typed: percentages with a point or a comma. */
export const siteSettingsForm = z
  .object({
    ...siteSettingsDraft.shape,
    convenienceFee: z.object(forEachMethod(() => percent)),
  })
  .pipe(siteSettingsDraft);
export type SiteSettingsFormInput = z.input<typeof siteSettingsForm>;

/** When unfinished registrations are reminded of and expire, and unpaid changes and offers to wait lists end, as typed. */
export const registrationSettingsForm = z
  .object({
    remindAfterDays: number,
    expireAfterDays: number,
    unpaidChangeDays: number,
    waitListHours: number,
  })
  .pipe(registrationSettings);
