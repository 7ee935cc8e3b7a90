import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

interface Counts {
  succeeded: number;
  refused: number;
}

const outcome = (done: string, notDone: string) => ({
  done,
  notDone,
  all: ({ succeeded }: Pick<Counts, 'succeeded'>) => `${succeeded} ${done.toLowerCase()}`,
  some: ({ succeeded, refused }: Counts) =>
    `${succeeded === 0 ? 'None' : succeeded} ${done.toLowerCase()}, ${refused} ${notDone.toLowerCase()}`,
});

/** What became of several registrations, and of each. */
export const outcomes = {
  approve: outcome('Approved', 'Not approved'),
  reject: outcome('Rejected', 'Not rejected'),
  ask: outcome('Asked', 'Not asked'),
};
export const registration = 'Registration';
export const confirmed = 'Confirmed';
export const selectedRegistrations = 'Selected registrations';
export const selected = ({ many }: Values<'many'>) => `${many} selected`;
export const approveThese = ({ count }: Values<'count'>) => `Approve ${count}`;
export const rejectThese = ({ count }: Values<'count'>) => `Reject ${count}`;
export const askThese = ({ count }: Values<'count'>) => `Ask ${count} by email`;
export const approveTheseQuestion = ({ many }: Values<'many'>) => `Approve ${many}?`;
export const rejectTheseQuestion = ({ many }: Values<'many'>) => `Reject ${many}?`;
export const askTheseFamilies = ({ many }: Values<'many'>) => `Ask the families of ${many}`;
export const clear = 'Clear';
export const approve = 'Approve';
export const reject = 'Reject';
export const andMore = ({ count }: Values<'count'>) => `and ${count} more`;
export const approveHint =
  "Each family will be told by email. One that can't be approved does not hold up the others.";
export const eachPlaceBecomesAvailable =
  "What they held becomes available to others. One that can't be rejected does not hold up the others.";
export const questionHint =
  'Each family gets an email of its own with a link to answer. Its registration waits for 7 days.';
export const undoHint = 'This can be undone for a minute. The emails wait that long.';
export const registrationCount = (count: number) =>
  plural(count, { one: '1 registration', other: `${count} registrations` });
export const more = 'More';
