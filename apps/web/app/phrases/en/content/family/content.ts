export const notPublishedYet = 'Not published yet';
export const home = 'Home';
export const committee = 'Committee';
export const committeeDescription = 'The people who organize the convention, and how to reach them.';
export const questionsAndAnswers = 'Questions and answers';
export const questionsDescription =
  'What families ask most about registering, packages, payment and the days of the convention.';
export const privacyPolicy = 'Privacy policy';
export const privacyDescription =
  'What we store about you and your family, why and how long we keep it, and how to get a copy or have it erased.';
export const termsOfUse = 'Terms of use';
export const termsDescription = 'Who may take part, and the terms for using this site.';
export const programme = 'Programme';
export const programmeDescription = 'What happens when and where, on each day of the convention.';
export const hotelAndTravel = 'Hotel & travel';
export const placeDescription =
  'Where we meet, how to get there, the rooms, and what helps those who walk with difficulty.';
