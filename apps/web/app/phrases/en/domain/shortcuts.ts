export const keyboardShortcuts = 'Keyboard shortcuts';
export const thisHelp = 'This help';
export const everyDecisionStillAsksYouTo =
  'Every decision still asks you to confirm. Keys are off while you type.';
export const toUseTheseKeysInThisBrowser = 'Use these keys in this browser';
