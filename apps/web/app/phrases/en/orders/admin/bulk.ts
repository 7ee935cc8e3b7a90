import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const approved = ({ approved }: Values<'approved'>) => `${approved} approved`;
export const approvedNotApproved = ({ approved, refused }: Values<'approved' | 'refused'>) =>
  `${approved} approved, ${refused} not approved`;
export const results = 'Results';
export const done = 'Done';
export const registration = 'Registration';
export const confirmed = 'Confirmed';
export const approved2 = 'Approved';
export const notApproved = 'Not approved';
export const selectedRegistrations = 'Selected registrations';
export const selected = ({ many }: Values<'many'>) => `${many} selected`;
export const approve = ({ length }: Values<'length'>) => `Approve ${length}`;
export const clear = 'Clear';
export const approve2 = 'Approve';
export const eachFamilyWillBeToldBy =
  "Each family will be told by email. One that can't be approved does not hold up the others.";
export const registrationCount = (count: number) =>
  plural(count, { one: `1 registration`, other: `${count} registrations` });
