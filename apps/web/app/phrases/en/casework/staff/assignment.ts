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
export const registration = 'Registration';
export const noLongerOnDuty = ({ name }: Values<'name'>) => `${name} (no longer on duty)`;
export const assignedToName = ({ name }: Values<'name'>) => `Assigned to ${name}`;
export const someoneWasQuicker = ({ name }: { name: string | undefined }) =>
  name === undefined
    ? 'A colleague has changed this in the meantime: it is unassigned now.'
    : `A colleague was quicker: it is assigned to ${name} now.`;
export const assignThese = ({ count }: Values<'count'>) => `Assign ${count}`;
export const assignTheseQuestion = (count: number) =>
  plural(count, { one: 'Assign 1 registration', other: `Assign ${count} registrations` });
export const assignedCount = ({ assigned: done, refused }: { assigned: number; refused: number }) =>
  refused === 0 ? `${done} assigned` : `${done === 0 ? 'None' : done} assigned, ${refused} not assigned`;
