import type { LoggedRecord } from '@sangamam/contract/audit/activity-log/log-endpoints';
import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const log = 'Log';
export const logWords = 'Who did what on this site, and when.';
export const entryCount = (count: number) => plural(count, { one: '1 entry', other: `${count} entries` });
export const searchLog = 'Search by person, email, registration number or record';
export const days = { from: 'From day', until: 'Until day' } as const;
export const action = 'Action';
export const who = 'Who';
export const record = 'Record';
export const kindOfRecord = 'Kind of record';
export const at = 'When';
export const theSite = 'The site';
export const details = 'Details';
export const detailsOf = ({ action }: Values<'action'>) => `Details of ${action}`;
export const recordId = 'Record id';
export const reason = 'Reason';
export const changed = ({ before, after }: Values<'before' | 'after'>) => `${before} → ${after}`;
export const network = 'Network';
export const requestId = 'Request';
export const nothingLogged = 'No entries here';
export const nothingMatches = 'Nothing matches these filters.';

export const records: Readonly<Record<LoggedRecord, string>> = {
  order: 'Registration',
  payment: 'Payment',
  'bank-statement': 'Bank statement',
  'book-day': 'Day of the books',
  'deposit-slip': 'Deposit slip',
  'kick-off': 'Kick-off evening',
  user: 'Account',
  convention: 'Convention',
  label: 'Label',
  page: 'Page',
  letter: 'Letter',
  media: 'File',
  message: 'Message',
  organization: 'Local unit or parish',
  airport: 'Airport',
  'shuttle-driver': 'Driver',
  'shuttle-run': 'Shuttle run',
  'shuttle-vehicle': 'Vehicle',
  settings: 'Settings',
  'saved-reply': 'Saved reply',
  'saved-view': 'Saved view',
  export: 'Export',
  mail: 'Email',
  job: 'Job',
};
