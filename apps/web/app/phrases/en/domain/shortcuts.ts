export const keyboardShortcuts = 'Keyboard shortcuts';
export const thisHelp = 'This help';
export const everyDecisionStillAsksYouTo =
  'Every decision still asks you to confirm. While you type, keys are off, and Ctrl-Enter sends the text.';
export const toUseTheseKeysInThisBrowser = 'Use these keys in this browser';
