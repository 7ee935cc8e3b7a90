import { adminPaths } from '@sangamam/contract/admin-paths';
import type { RegistrationBulkResult } from '@sangamam/contract/casework/care/registration-care-endpoints';
import type { RegistrationRow } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import { registration } from '#phrases/casework/staff/assignment.ts';

/** What became of one of several registrations, as a line of the results: its words for done and for refused. */
export function bulkLine(
  { _id, succeeded, message }: RegistrationBulkResult,
  rows: readonly RegistrationRow[],
  words: { succeeded: string; refused: string },
) {
  const row = rows.find((one) => one._id === _id);
  return {
    id: _id,
    name: row?.registrantName ?? registration,
    to: adminPaths.registration(_id),
    number: row?.tmpConvRegNo,
    succeeded,
    state: succeeded ? words.succeeded : words.refused,
    message,
  };
}
