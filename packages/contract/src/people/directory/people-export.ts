import { z } from 'zod';

import { columnChoice, type ExportColumns } from '../../exports/export-columns.ts';
import { exportFormats } from '../../exports/export-format.ts';
import { defineDownload } from '../../http/download-endpoint.ts';
import { personColumns, personGroup as person } from '../person-columns.ts';
import { peopleFilters } from './people-filters.ts';

const contact = { group: 'Contact' } as const;
const account = { group: 'Account' } as const;

/** A file with a row for each registrant's account. Registrants are adults. */
export const peopleColumns = {
  ...personColumns,
  localUnit: { ...person, name: 'Local unit', isUsual: true },
  parish: { ...person, name: 'Parish in Kerala' },
  email: { ...contact, name: 'Email', isUsual: true },
  phone: { ...contact, name: 'Phone', isUsual: true },
  address: { ...contact, name: 'Address' },
  city: { ...contact, name: 'City' },
  state: { ...contact, name: 'State' },
  postCode: { ...contact, name: 'Postal code' },
  country: { ...contact, name: 'Country' },
  account: { ...account, name: 'Account', isUsual: true },
  registrations: { ...account, name: 'Registrations', isUsual: true },
  signedUp: { ...account, name: 'Signed up', isUsual: true },
  lastSignIn: { ...account, name: 'Last sign-in' },
} as const satisfies ExportColumns;
export type PeopleColumn = keyof typeof peopleColumns;

/** The registrants that match the list's search and filter, with the chosen columns. */
export const exportPeople = defineDownload({
  path: '/v1/admin/people/export/{format}',
  summary: 'Registrants as a file with the chosen columns',
  tag: 'Admin: people',
  access: { ability: 'manage-people' },
  freshProof: true,
  caching: 'private',
  params: z.object({ format: z.enum(exportFormats) }),
  query: z.object({ ...peopleFilters.shape, columns: columnChoice(peopleColumns) }),
  errors: ['FORBIDDEN'],
});
