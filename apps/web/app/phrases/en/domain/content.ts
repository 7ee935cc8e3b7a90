export const home = 'Home';
export const committee = 'Committee';
export const questionsAndAnswers = 'Questions and answers';
export const privacyPolicy = 'Privacy policy';
export const termsOfUse = 'Terms of use';
export const programme = 'Programme';
export const hotelAndTravel = 'Hotel & travel';
