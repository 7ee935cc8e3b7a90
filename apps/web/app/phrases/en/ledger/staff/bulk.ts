import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const selectColumn = 'Select';
export const select = ({ registrantName, tmpConvRegNo }: Values<'registrantName' | 'tmpConvRegNo'>) =>
  `Select ${registrantName}, ${tmpConvRegNo}`;
export const selectPage = ({ count }: { count: number }) => `Select all on this page (${count})`;
export const selectedPayments = 'Selected payments';
export const paymentCount = (count: number) =>
  plural(count, { one: '1 payment', other: `${count} payments` });
export const selected = ({ many, sums }: Values<'many' | 'sums'>) => `${many} selected, ${sums}`;
export const selectedOnly = ({ many }: Values<'many'>) => `${many} selected`;
export const receivedAndApprove = ({ count }: { count: number }) => `Received and approve ${count}`;
export const receivedAndApproveAll = 'Received and approve';
export const receivedAndApproveQuestion = ({ many }: Values<'many'>) =>
  `Record the money and approve ${many}?`;
export const receivedAndApproveText = ({ sums }: Values<'sums'>) =>
  `For each, what is missing is recorded and the payment is approved: ${sums} in all. Each family will be told by email.`;
export const lineOf = ({
  registrantName,
  tmpConvRegNo,
  amount,
}: Values<'registrantName' | 'tmpConvRegNo' | 'amount'>) => `${registrantName}, ${tmpConvRegNo}: ${amount}`;
export const checksHaveNoNumber =
  'Checks that are recorded together have no number and cannot be put on a deposit slip. Record those one by one.';
export const approvedAll = ({ approved }: { approved: number }) => `${approved} approved`;
export const approvedAndNot = ({ approved, refused }: { approved: number; refused: number }) =>
  `${approved === 0 ? 'None' : approved} approved, ${refused} not approved`;
export const undoHint = 'Each can be undone in the list for a minute. The emails wait that long.';
export const confirmed = 'Confirmed';
export const approved = 'Approved';
export const notApproved = 'Not approved';
