import { z } from 'zod';

import { queryBoolean } from '../../http/query-fields.ts';
import { siteSettings } from '../site-settings/site-settings.ts';
import { resource } from '../../http/resource.ts';

export { foreignLocalUnitId, guestLocalUnitId } from './local-unit-ids.ts';

/** A country as SPEC §3 lists it. `Alpha3Code` is what travels as `country`. */
export const country = z.object({
  Name: z.string(),
  Alpha2Code: z.string(),
  Alpha3Code: z.string(),
  NativeName: z.string(),
  Region: z.string(),
  SubRegion: z.string(),
  Latitude: z.number(),
  Longitude: z.number(),
  Area: z.number(),
  NumericCode: z.string(),
  NativeLanguage: z.string(),
  CurrencyCode: z.string(),
  CurrencyName: z.string(),
  CurrencySymbol: z.string(),
  Flag: z.string(),
  /** Path of the flag as a PNG; left out where this site serves none. */
  FlagPng: z.string().min(1).optional(),
});
export type Country = z.output<typeof country>;

/** A dial code. Canada's value is `+1111`, which differs from the USA's; people see `+1` (DECISIONS §5). */
export const dialCode = z.object({ name: z.string(), dial_code: z.string(), code: z.string() });
export type DialCode = z.output<typeof dialCode>;

/** A state of the USA; the name travels in addresses. */
export const usState = z.object({ name: z.string(), abbreviation: z.string() });
export type UsState = z.output<typeof usState>;

/** Kinds of master data that `GET /v1/masterData/{type}` answers. */
export const masterDataTypes = ['COUNTRY', 'DIAL_CODE', 'US_STATE', 'MONTH', 'DAY'] as const;
export type MasterDataType = (typeof masterDataTypes)[number];

/** One entry of any kind: countries, dial codes, states, or the plain numbers of months and days. */
export const masterDataEntry = z.union([country, dialCode, usState, z.string()]);

const reference = resource({
  path: '/v1',
  tag: 'Reference data',
  access: 'anonymous',
});

export const getMasterData = reference.get('/masterData/{type}', {
  summary: 'Countries, dial codes, US states, months or days',
  params: z.object({ type: z.enum(masterDataTypes) }),
  data: z.array(masterDataEntry),
  sharedCacheSeconds: 3_600,
});

/** A local unit or a parish. `_id` is a code; parishes travel by name and end with the entry `Other`. */
export const organization = z.object({
  _id: z.string(),
  name: z.string(),
  type: z.enum(['LOCAL_UNIT', 'PARISH']),
});
export type Organization = z.output<typeof organization>;

export const listOrganizations = reference.get('/organization', {
  summary: 'Local units or parishes',
  query: z.object({ type: z.enum(['LOCAL_UNIT', 'PARISH']), active: queryBoolean.optional() }),
  data: z.array(organization),
  sharedCacheSeconds: 1,
});

export const getSystemSettings = reference.get('/system-settings', {
  summary: 'Convenience fees, contact and links of the site',
  data: siteSettings,
  sharedCacheSeconds: 1,
});

export const listAirports = reference.get('/system-settings/airports', {
  summary: 'Airports near the convention',
  data: z.array(z.object({ code: z.string(), name: z.string() })),
  sharedCacheSeconds: 1,
});
