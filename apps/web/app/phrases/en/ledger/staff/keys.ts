export const nextPayment = 'Next payment';
export const previousPayment = 'Previous payment';
export const recordMoney = 'Record money';
export const approvePayment = 'Received and approve, or approve what has come';
export const undoLast = 'Undo what was done within a minute';
