export const decisionUndone = 'Recalled: the decision was undone within its minute.';
