export const decisionUndone = 'Recalled: the decision was undone within its minute.';
export const letterStopped = 'Recalled: the letter was stopped before it left.';
