export const cancel = 'Cancel';
export const close = 'Close';
export const thatDidntWork = "That didn't work";
export const reason = 'Reason';
