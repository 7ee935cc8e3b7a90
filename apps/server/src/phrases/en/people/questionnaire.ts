export const answers = 'Answers';
export const number = 'Registration';
export const registrant = 'Registrant';
export const person = 'Person';
export const yes = 'Yes';
export const no = 'No';
