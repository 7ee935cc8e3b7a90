import { z } from 'zod';

import { listConsents, listMissingConsents } from './consent-admin-endpoints.ts';

/** The filters of the consent forms of one convention, as a body has them. */
export const consentFilters = z.strictObject(listConsents.query.pick({ state: true, search: true }).shape);
export type ConsentFilters = z.output<typeof consentFilters>;

/** The same of the minors whose form is missing. */
export const missingConsentFilters = z.strictObject(listMissingConsents.query.pick({ search: true }).shape);
export type MissingConsentFilters = z.output<typeof missingConsentFilters>;
