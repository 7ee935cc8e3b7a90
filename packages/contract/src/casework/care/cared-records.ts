import type { Ability } from '../../staff/abilities.ts';

/** What the site knows of a kind of records that staff look after. */
interface CaredRecord {
  /** The kind by which the audit log names them: `order.assigned`, `payment.noted`. */
  entity: 'order' | 'payment' | 'message' | 'user';
  /** Who assigns and labels them and sets a follow-up, and to whom they are assigned. */
  caredForBy: Ability;
  /** Who writes notes about them. */
  notedBy: Ability;
}

/** The kinds of records that can be assigned to a colleague, followed up, labelled and noted about. */
export const caredRecords = {
  REGISTRATION: { entity: 'order', caredForBy: 'decide-registrations', notedBy: 'write-notes' },
  PAYMENT: { entity: 'payment', caredForBy: 'manage-payments', notedBy: 'manage-payments' },
  MESSAGE: { entity: 'message', caredForBy: 'answer-messages', notedBy: 'answer-messages' },
  /** Registrants, by their accounts. */
  PERSON: { entity: 'user', caredForBy: 'manage-people', notedBy: 'manage-people' },
} as const satisfies Readonly<Record<string, CaredRecord>>;

/** What becomes of the care of a record, as the audit log has it after the kind of the record. */
export const careVerbs = [
  'assigned',
  'unassigned',
  'follow-up-set',
  'follow-up-cleared',
  'labelled',
  'label-removed',
  'noted',
] as const;

export type CareKind = keyof typeof caredRecords;
export const careKinds = Object.keys(caredRecords) as CareKind[];
export type CaredEntity = (typeof caredRecords)[CareKind]['entity'];
