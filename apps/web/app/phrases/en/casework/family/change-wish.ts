export const askForChange = 'Ask for a change';
export const intro =
  'Somebody comes too or cannot come, you would like another package or add-on: say what should change. The officers look at it, tell you what it costs, and change your registration.';
export const whatShouldChange = 'What should change';
export const wishHint =
  'Names, dates of birth and relationships of those who are new, for example. Up to 2000 characters.';
export const send = 'Send';
export const sending = 'Sending…';
export const thankYou = 'Thank you, the officers will write to you';
