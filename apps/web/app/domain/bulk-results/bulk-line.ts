import { adminPaths } from '@sangamam/contract/admin-paths';
import type { CareResult } from '@sangamam/contract/casework/care/care-of-several';
import type { RegistrationRow } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

/** One of several records, as the results name it. */
export interface NamedRecord {
  _id: string;
  name: string;
  /** Address of its page. */
  to: string;
  /** A number, or what else tells it from others of this name. */
  number: string;
}

/** A registration as the results name it. */
export function namedRegistration<
  Row extends Pick<RegistrationRow, '_id' | 'registrantName' | 'tmpConvRegNo'>,
>(row: Row): Row & NamedRecord {
  const { _id, registrantName, tmpConvRegNo } = row;
  return { ...row, name: registrantName, to: adminPaths.registration(_id), number: tmpConvRegNo };
}

/** What became of one of several records, as a line of the results: its words for done and for refused. */
export function bulkLine(
  { _id, succeeded, message }: CareResult,
  rows: readonly NamedRecord[],
  words: { succeeded: string; refused: string },
) {
  const row = rows.find((one) => one._id === _id);
  return {
    id: _id,
    name: row?.name ?? '',
    to: row?.to ?? '',
    number: row?.number,
    succeeded,
    state: succeeded ? words.succeeded : words.refused,
    message,
  };
}
