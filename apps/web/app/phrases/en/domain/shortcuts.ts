export const keyboardShortcuts = 'Keyboard shortcuts';
export const thisHelp = 'This help';
export const decisionsHint =
  'Every decision still asks you to confirm. While you type, keys are off, and Ctrl-Enter sends the text.';
export const keysLabel = 'Use these keys in this browser';
