export const nextPayment = 'Next payment';
export const previousPayment = 'Previous payment';
export const recordMoney = 'Record money';
export const receivedAndApproveOrApprove = 'Received and approve, or approve what has come';
export const undoWhatWasDone = 'Undo what was done within a minute';
