import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const approvedCount = ({ approved }: Values<'approved'>) => `${approved} approved`;
export const approvedNotApproved = ({ approved, refused }: { approved: number; refused: number }) =>
  `${approved === 0 ? 'None' : approved} approved, ${refused} not approved`;
export const registration = 'Registration';
export const confirmed = 'Confirmed';
export const approvedState = 'Approved';
export const notApproved = 'Not approved';
export const selectedRegistrations = 'Selected registrations';
export const selected = ({ many }: Values<'many'>) => `${many} selected`;
export const approveThese = ({ count }: Values<'count'>) => `Approve ${count}`;
export const approveTheseQuestion = ({ many }: Values<'many'>) => `Approve ${many}?`;
export const clear = 'Clear';
export const approve = 'Approve';
export const eachFamilyWillBeToldBy =
  "Each family will be told by email. One that can't be approved does not hold up the others.";
export const allCanBeUndoneForAMinute = 'This can be undone for a minute. The emails wait that long.';
export const registrationCount = (count: number) =>
  plural(count, { one: '1 registration', other: `${count} registrations` });
