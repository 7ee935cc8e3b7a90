import { auditActions } from '@sangamam/contract/audit/audit-catalogue';

/** Frequent actions that would hide the changes in a history of a record. They stay in the table for investigations. */
export const everydayActions = auditActions(({ everyday }) => everyday === true);
