export const youAlreadyHave = 'You already have';
