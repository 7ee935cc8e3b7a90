import { assignToMe } from '#phrases/casework/staff/assignment.ts';
import { setAFollowUp } from '#phrases/casework/staff/follow-up.ts';
import { addALabel } from '#phrases/casework/staff/labels.ts';
import * as phrases from '#phrases/orders/staff/queue.ts';

type Key = readonly [key: string, does: string];

/** The single-key shortcuts on the record of a registration, for staff who may use them. */
export function keysFor({ decides, writesNotes }: { decides: boolean; writesNotes: boolean }) {
  return [...keys, ...(decides ? decisionKeys : []), ...(writesNotes ? noteKeys : [])];
}

const keys: readonly Key[] = [
  ['j', phrases.nextRegistration],
  ['k', phrases.previousRegistration],
  ['l', phrases.backToTheList],
];

const decisionKeys: readonly Key[] = [
  ['a', 'Approve'],
  ['r', phrases.rejectOrReopen],
  ['q', phrases.askFamily],
  ['i', assignToMe],
  ['f', setAFollowUp],
  ['t', addALabel],
];

const noteKeys: readonly Key[] = [['n', phrases.writeANote]];
