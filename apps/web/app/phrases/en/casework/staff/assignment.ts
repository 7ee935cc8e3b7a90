import type { CareKind } from '@sangamam/contract/casework/care/cared-records';
import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const assignedTo = 'Assigned to';
export const unassigned = 'Unassigned';
export const me = 'Me';
export const aColleague = 'A colleague';
export const assignToMe = 'Assign to me';
export const assign = 'Assign';
export const assigned = 'Assigned';
export const notAssigned = 'Not assigned';
export const noLongerOnDuty = ({ name }: Values<'name'>) => `${name} (no longer on duty)`;
export const assignedToName = ({ name }: Values<'name'>) => `Assigned to ${name}`;
export const someoneWasQuicker = ({ name }: { name: string | undefined }) =>
  name === undefined
    ? 'A colleague has changed this in the meantime: it is unassigned now.'
    : `A colleague was quicker: it is assigned to ${name} now.`;
export const assignThese = ({ count }: Values<'count'>) => `Assign ${count}`;
export const assignTheseQuestion: Readonly<Record<CareKind, (count: number) => string>> = {
  REGISTRATION: (count) =>
    plural(count, { one: 'Assign 1 registration', other: `Assign ${count} registrations` }),
  PAYMENT: (count) => plural(count, { one: 'Assign 1 payment', other: `Assign ${count} payments` }),
  PERSON: (count) => plural(count, { one: 'Assign 1 person', other: `Assign ${count} people` }),
  MESSAGE: (count) => plural(count, { one: 'Assign 1 message', other: `Assign ${count} messages` }),
};
export const assignedCount = ({ assigned: done, refused }: { assigned: number; refused: number }) =>
  refused === 0 ? `${done} assigned` : `${done === 0 ? 'None' : done} assigned, ${refused} not assigned`;
