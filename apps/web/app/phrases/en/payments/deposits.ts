export const itIsACheckOnPaper = 'It is a check on paper';
export const untickWhenSomethingElseCame =
  'It can then be put on a deposit slip. Untick it if the money came in another way.';
export const checkNumber = 'Check number';
export const bank = 'Bank';
export const dateOnTheCheck = 'Date on the check';
export const cameOn = 'Received on';
