import type { LogEntry } from '@sangamam/contract/audit/activity-log/log-endpoints';
import { adminPaths } from '@sangamam/contract/admin-paths';

/** Where the record of an entry is shown; nothing for what has no page of its own. */
export function recordPath({
  record,
  recordId,
  isStaff,
}: Pick<LogEntry, 'record' | 'recordId' | 'isStaff'>): string | undefined {
  return isStaff ? adminPaths.staffMember(recordId) : paths[record]?.(recordId);
}

const paths: Readonly<Record<string, (id: string) => string>> = {
  order: adminPaths.registration,
  user: adminPaths.person,
  convention: (id) => adminPaths.convention(id),
  page: adminPaths.page,
  letter: adminPaths.letter,
  message: adminPaths.message,
  mail: adminPaths.outboxMail,
  'bank-statement': adminPaths.statement,
  'deposit-slip': adminPaths.deposit,
  'kick-off': adminPaths.kickOffEvening,
  payment: () => adminPaths.payments,
  'book-day': () => adminPaths.books,
  media: () => adminPaths.media,
  label: () => adminPaths.registrationLabels,
  'saved-reply': () => adminPaths.savedReplies,
  settings: () => adminPaths.settings,
  organization: () => adminPaths.localUnits,
  airport: () => adminPaths.airports,
  'shuttle-run': () => adminPaths.transport,
  'shuttle-driver': () => `${adminPaths.transport}?view=fleet`,
  'shuttle-vehicle': () => `${adminPaths.transport}?view=fleet`,
};
