import { adminPaths } from '@sangamam/contract/admin-paths';
import type {
  ApprovalResult,
  RegistrationBulkResult,
} from '@sangamam/contract/casework/care/registration-care-endpoints';
import type { RegistrationRow } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import * as phrases from '#phrases/orders/staff/bulk.ts';
import type { BulkResult } from '#web/domain/bulk-results/bulk-results.tsx';

import type { UndoableDecision } from '../undo/undo-offer.ts';

export type BulkAction = 'approve' | 'reject' | 'ask';

/** One result, with the permanent number that an approval gave. */
type Result = RegistrationBulkResult & { permConvRegNo?: string | null };

/** What was done with several registrations, and what became of each. */
export interface Done {
  action: BulkAction;
  rows: readonly RegistrationRow[];
  results: readonly Result[];
}

/** The results of approvals in the form of the others. */
export function fromApprovals(results: readonly ApprovalResult[]): Result[] {
  return results.map(({ approved: succeeded, ...result }) => ({ ...result, succeeded }));
}

/** "8 approved, 1 not approved". */
export function titleOf({ action, results }: Done): string {
  const succeeded = results.filter((one) => one.succeeded).length;
  const refused = results.length - succeeded;
  const words = phrases.outcomes[action];
  return refused === 0 ? words.all({ succeeded }) : words.some({ succeeded, refused });
}

/** The decisions that one undo takes back. */
export function undoableOf({ rows, results }: Done): UndoableDecision[] {
  return results.flatMap(({ _id, decisionId }) => {
    const row = rows.find((one) => one._id === _id);
    return decisionId === null || !row
      ? []
      : [{ orderId: _id, decisionId, name: row.registrantName, number: row.tmpConvRegNo }];
  });
}

/** One line of the results. */
export function resultOf(
  { _id, succeeded, permConvRegNo, message }: Result,
  { action, rows }: Done,
): BulkResult {
  const row = rows.find((one) => one._id === _id);
  const words = phrases.outcomes[action];
  return {
    id: _id,
    name: row?.registrantName ?? phrases.registration,
    to: adminPaths.registration(_id),
    number: permConvRegNo ?? row?.tmpConvRegNo,
    succeeded,
    state: succeeded ? (permConvRegNo ? phrases.confirmed : words.done) : words.notDone,
    message,
  };
}
