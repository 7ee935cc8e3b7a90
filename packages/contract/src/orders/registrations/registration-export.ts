import { z } from 'zod';

import { columnChoice, type ExportColumns } from '../../exports/export-columns.ts';
import { exportFormats } from '../../exports/export-format.ts';
import { personColumns, personGroup as person } from '../../people/person-columns.ts';
import { listRegistrations } from './registration-admin-endpoints.ts';
import { resource } from '../../http/resource.ts';

/** The list's own filters. Files have all pages, in the order in which registrations were started. */
const filters = listRegistrations.query.omit({ sort: true, page: true, pageSize: true }).shape;

const registration = { group: 'Registration' } as const;
const registrant = { group: 'Registrant' } as const;
const amounts = { group: 'Money', ability: 'see-money' } as const;

/** A file with a row for each registration. Amounts have a column for each currency, since these are never added up. */
export const registrationColumns = {
  temporaryNumber: { ...registration, name: 'Temporary number', isUsual: true },
  permanentNumber: { ...registration, name: 'Permanent number', isUsual: true },
  convention: { ...registration, name: 'Convention' },
  status: { ...registration, name: 'Status', isUsual: true },
  decision: { ...registration, name: 'Decision', isUsual: true },
  started: { ...registration, name: 'Started' },
  sent: { ...registration, name: 'Sent', isUsual: true },
  people: { ...registration, name: 'People attending', isUsual: true },
  package: { ...registration, name: 'Package', isUsual: true },
  addons: { ...registration, name: 'Add-ons' },
  specialRequest: { ...registration, name: 'Special request' },
  registrant: { ...registrant, name: 'Registrant', isUsual: true },
  familyName: { ...registrant, name: 'Family name', isUsual: true },
  email: { ...registrant, name: 'Email', isUsual: true },
  phone: { ...registrant, name: 'Phone', isUsual: true },
  localUnit: { ...registrant, name: 'Local unit', isUsual: true },
  parish: { ...registrant, name: 'Parish in Kerala' },
  address: { ...registrant, name: 'Address' },
  city: { ...registrant, name: 'City' },
  state: { ...registrant, name: 'State' },
  postCode: { ...registrant, name: 'Postal code' },
  country: { ...registrant, name: 'Country' },
  payment: { ...amounts, name: 'Payment', isUsual: true },
  method: { ...amounts, name: 'Payment method' },
  dueDate: { ...amounts, name: 'Payment due' },
  net: { ...amounts, name: 'Price' },
  fee: { ...amounts, name: 'Convenience fee' },
  total: { ...amounts, name: 'Total', isUsual: true },
  received: { ...amounts, name: 'Received', isUsual: true },
  open: { ...amounts, name: 'Open', isUsual: true },
} as const satisfies ExportColumns;
export type RegistrationColumn = keyof typeof registrationColumns;

const contact = { group: 'Contact' } as const;
const theirs = { group: 'Registration' } as const;

/**
 * A file with a row for each person of the registrations. Except for their names, cells about minors are empty for
 * roles that may not see minors.
 */
export const participantColumns = {
  ...personColumns,
  relationship: { ...person, name: 'Relationship', isUsual: true },
  attending: { ...person, name: 'Attending', isUsual: true },
  age: { ...person, name: 'Age on the first day', isUsual: true },
  localUnit: { ...person, name: 'Local unit', isUsual: true },
  parish: { ...person, name: 'Parish in Kerala' },
  email: { ...contact, name: 'Email' },
  phone: { ...contact, name: 'Phone' },
  address: { ...contact, name: 'Address' },
  city: { ...contact, name: 'City' },
  state: { ...contact, name: 'State' },
  postCode: { ...contact, name: 'Postal code' },
  country: { ...contact, name: 'Country' },
  number: { ...theirs, name: 'Registration number', isUsual: true },
  convention: { ...theirs, name: 'Convention' },
  registrant: { ...theirs, name: 'Registrant' },
  status: { ...theirs, name: 'Status', isUsual: true },
  package: { ...theirs, name: 'Package' },
} as const satisfies ExportColumns;
export type ParticipantColumn = keyof typeof participantColumns;

const registrations = resource({
  path: '/v1/admin/registrations',
  tag: 'Admin: registrations',
  access: { ability: 'see-registrations' },
  errors: ['FORBIDDEN'],
});

/** The registrations that match the list's filters, with the chosen columns. */
export const exportRegistrations = registrations.download('/export/{format}', {
  summary: 'Registrations as a file with the chosen columns',
  freshProof: true,
  caching: 'private',
  params: z.object({ format: z.enum(exportFormats) }),
  query: z.object({ ...filters, columns: columnChoice(registrationColumns) }),
});

/** The people of the registrations that match the list's filters, with the chosen columns. */
export const exportParticipants = registrations.download('/people/export/{format}', {
  summary: 'The people of registrations as a file with the chosen columns',
  freshProof: true,
  caching: 'private',
  params: z.object({ format: z.enum(exportFormats) }),
  query: z.object({ ...filters, columns: columnChoice(participantColumns) }),
});
