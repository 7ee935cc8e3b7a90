export * from '../../../en/content/family/content.ts';

export const notPublishedYet = 'പ്രസിദ്ധീകരിച്ചിട്ടില്ല';
export const home = 'ഹോം';
export const committee = 'കമ്മിറ്റി';
export const committeeDescription = 'കൺവെൻഷൻ ഒരുക്കുന്നവരും അവരെ ബന്ധപ്പെടാനുള്ള വഴികളും.';
export const questionsAndAnswers = 'ചോദ്യങ്ങളും ഉത്തരങ്ങളും';
export const questionsDescription =
  'രജിസ്ട്രേഷൻ, പാക്കേജുകൾ, പണമടയ്ക്കൽ, കൺവെൻഷൻ ദിവസങ്ങൾ എന്നിവയെക്കുറിച്ച് കുടുംബങ്ങൾ കൂടുതലായി ചോദിക്കുന്നത്.';
export const privacyPolicy = 'സ്വകാര്യതാ നയം';
export const privacyDescription =
  'നിങ്ങളെയും കുടുംബത്തെയും കുറിച്ച് ഞങ്ങൾ സൂക്ഷിക്കുന്നത് എന്ത്, എന്തിന്, എത്ര കാലം; അതിന്റെ പകർപ്പ് എടുക്കാനും മായ്ക്കാനുമുള്ള വഴി.';
export const termsOfUse = 'ഉപയോഗ നിബന്ധനകൾ';
export const termsDescription = 'ആർക്കൊക്കെ പങ്കെടുക്കാം; ഈ സൈറ്റ് ഉപയോഗിക്കുന്നതിനുള്ള നിബന്ധനകൾ.';
export const programme = 'പരിപാടികൾ';
export const programmeDescription = 'കൺവെൻഷന്റെ ഓരോ ദിവസവും എപ്പോൾ, എവിടെ, എന്ത്.';
export const hotelAndTravel = 'ഹോട്ടലും യാത്രയും';
export const placeDescription = 'ഒത്തുചേരുന്ന സ്ഥലം, അവിടെ എത്താനുള്ള വഴി, മുറികൾ, നടക്കാൻ ബുദ്ധിമുട്ടുള്ളവർക്കുള്ള സഹായം.';
