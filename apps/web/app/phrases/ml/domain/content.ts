export * from '../../en/domain/content.ts';

export const home = 'ഹോം';
export const committee = 'കമ്മിറ്റി';
export const questionsAndAnswers = 'ചോദ്യങ്ങളും ഉത്തരങ്ങളും';
export const privacyPolicy = 'സ്വകാര്യതാ നയം';
export const termsOfUse = 'ഉപയോഗ നിബന്ധനകൾ';
export const programme = 'പരിപാടികൾ';
export const hotelAndTravel = 'ഹോട്ടലും യാത്രയും';
