import { z } from 'zod';

import { exportFormats } from '../../exports/export-format.ts';
import { entityId } from '../../fields/entity-id.ts';
import { listPage, pageQuery, searchText } from '../../http/list-page.ts';
import { resource } from '../../http/resource.ts';

/** Of those who attend, nobody has been checked in, or some have and others have not. */
export const absences = ['NOBODY_HERE', 'SOME_HERE'] as const;
export type Absence = (typeof absences)[number];

const query = z.object({
  conventionId: entityId,
  missing: z.enum(absences).optional(),
  /** The registrant's name, or part of a registration number. */
  search: searchText,
});

/** A confirmed family of whom somebody who attends has not been checked in. */
export const absentFamily = z.object({
  orderId: z.string(),
  number: z.string(),
  registrantName: z.string(),
  localUnitName: z.string().nullable(),
  attending: z.int(),
  /** How many of these have been checked in. */
  here: z.int(),
  /** The registrant's number now; `null` without one, and for roles that do not see transport. */
  phone: z.string().nullable(),
  /** When the family said that it arrives; `null` as long as it has not, and for roles that do not see transport. */
  arrival: z
    .object({
      /** `YYYY-MM-DD` and `HH:mm` at the airport. */
      day: z.string(),
      time: z.string().nullable(),
      flightNumber: z.string().nullable(),
      airportName: z.string().nullable(),
    })
    .nullable(),
});
export type AbsentFamily = z.output<typeof absentFamily>;

const absent = resource({
  path: '/v1/admin/desk/absent',
  tag: 'Admin: arrival desk',
  access: { ability: 'run-arrival-desk' },
  errors: ['NOT_FOUND'],
});

/** A page of confirmed families who are not all here: by arrival for roles that see transport, then by name. */
export const listAbsentFamilies = absent.get('', {
  summary: 'Confirmed families of whom somebody has not been checked in',
  query: query.extend(pageQuery()),
  data: listPage(absentFamily),
});

/** The same families as a file, with phone numbers and flights for roles that see transport. */
export const exportAbsentFamilies = absent.download('/export/{format}', {
  summary: 'Confirmed families of whom somebody has not been checked in, as a file',
  freshProof: true,
  caching: 'private',
  params: z.object({ format: z.enum(exportFormats) }),
  query,
});
