export const cancel = 'Cancel';
export const thisWasNotDone = 'This was not done';
export const reason = 'Reason';
