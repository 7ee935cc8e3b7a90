import { z } from 'zod';

import { exportFormats } from '../../exports/export-format.ts';
import { listPage, pageQuery, searchText } from '../../http/list-page.ts';
import { resource } from '../../http/resource.ts';

/** What kinds of records the log has entries about. */
export const loggedRecords = [
  'order',
  'payment',
  'bank-statement',
  'book-day',
  'deposit-slip',
  'kick-off',
  'user',
  'convention',
  'label',
  'page',
  'letter',
  'media',
  'message',
  'organization',
  'airport',
  'shuttle-driver',
  'shuttle-run',
  'shuttle-vehicle',
  'settings',
  'saved-reply',
  'saved-view',
  'export',
  'mail',
  'job',
] as const;
export type LoggedRecord = (typeof loggedRecords)[number];

const filters = {
  /** Name or email of who acted, a registration number, or the id of a record. */
  search: searchText,
  action: z.string().max(100).optional(),
  record: z.enum(loggedRecords).optional(),
  /** From this instant, and before that one. */
  from: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
};

/** One action of somebody on a record. */
const logEntry = z.object({
  _id: z.int(),
  at: z.string(),
  /** Who acted; `null` for the site itself where it was not stored which part of it. */
  actorName: z.string().nullable(),
  /** Noun and verb, such as `order.approved`. */
  action: z.string(),
  record: z.string(),
  recordId: z.string(),
  /** Of a registration, its number; of an account, the name of its owner. */
  recordName: z.string().nullable(),
  /** Whether the record is the account of somebody of staff. */
  isStaff: z.boolean(),
  reason: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  /** Of the request, cut to /24 or /48; emptied after 90 days. */
  network: z.string().nullable(),
  requestId: z.string().nullable(),
});
export type LogEntry = z.output<typeof logEntry>;

const log = resource({
  path: '/v1/admin',
  tag: 'Admin: log',
  access: { ability: 'read-log' },
});

/** Who did what, newest first, with those who only looked where that is recorded. */
export const listLog = log.get('/log', {
  summary: 'Who did what, newest first',
  query: z.object({ ...filters, ...pageQuery() }),
  data: listPage(logEntry),
});

/** The actions that the log has entries of, by name. */
export const listLoggedActions = log.get('/log-actions', {
  summary: 'The actions that the log has entries of',
  data: z.array(z.string()),
});

/** The entries that match the filters as a file; an entry of its own says so. */
export const exportLog = log.download('/log/export/{format}', {
  summary: 'The log as a file',
  freshProof: true,
  caching: 'private',
  params: z.object({ format: z.enum(exportFormats) }),
  query: z.object(filters),
});
