export const yourRegistration = 'Your registration';
export const openMyAccount = 'Open my account';
