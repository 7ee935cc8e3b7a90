export * from '../../../en/routes/site/accounts.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const goHome = 'ഹോം പേജിലേക്ക്';
export const forgotPassword = 'പാസ്‌വേഡ് മറന്നോ';
export const backToLogin = 'ലോഗിനിലേക്ക് മടങ്ങുക';
export const forgotPasswordIntro = 'ഇമെയിൽ വിലാസം നൽകുക. പുതിയ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കാനുള്ള ലിങ്ക് അയയ്ക്കാം.';
export const pleaseCheckYourEmail = 'ഇമെയിൽ നോക്കുക';
export const linkSentTo = 'ഈ വിലാസത്തിലേക്ക് ലിങ്ക് അയച്ചിട്ടുണ്ട്:';
export const linkHint = 'ഒരു മണിക്കൂർ പ്രവർത്തിക്കും. ഇമെയിൽ കാണുന്നില്ലേ? സ്പാം ഫോൾഡർ നോക്കുക.';
export const differentAddress = 'മറ്റൊരു വിലാസം ഉപയോഗിക്കുക';
export const login = 'ലോഗിൻ';
export const loginDescription = 'രജിസ്ട്രേഷൻ കാണാനും കുടുംബത്തെ ചേർക്കാനും പണമടയ്ക്കാനും രസീത് എടുക്കാനും ലോഗിൻ ചെയ്യുക.';
export const loginToContinue = 'ലോഗിൻ ചെയ്യുക; നിങ്ങൾ ഉണ്ടായിരുന്ന പേജിലേക്ക് തിരികെ കൊണ്ടുപോകാം.';
export const welcomeBack = 'വീണ്ടും സ്വാഗതം.';
export const forgotPasswordLink = 'പാസ്‌വേഡ് മറന്നോ?';
export const newHere = 'ആദ്യമായാണോ?';
export const createAnAccount = 'അക്കൗണ്ട് തുടങ്ങുക';
export const loginAgreement = 'ലോഗിൻ ചെയ്യുമ്പോൾ നിങ്ങൾ ഇവ സമ്മതിക്കുന്നു:';
export const termsOfUse = 'ഉപയോഗ നിബന്ധനകൾ';
export const andOur = ', ';
export const privacyPolicy = 'സ്വകാര്യതാ നയം';
export const signUpDescription =
  'കൺവെൻഷനു വേണ്ടി അക്കൗണ്ട് തുടങ്ങുക; പിന്നെ കുടുംബത്തെ ചേർത്ത് പാക്കേജ് തിരഞ്ഞെടുത്ത് അംഗീകാരത്തിന് അയയ്ക്കുക.';
export const home = 'ഹോം';
export const signUpIntro = 'ആദ്യം നിങ്ങളുടെ അക്കൗണ്ട് തുടങ്ങുക. ലോഗിൻ ചെയ്ത ശേഷം കുടുംബത്തെ ചേർക്കാം.';
export const resetPassword = 'പാസ്‌വേഡ് മാറ്റുക';
export const setPassword = 'പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക';
export const accountClosed = 'അക്കൗണ്ട് അടച്ചു';
export const yourAccountIsClosed = 'നിങ്ങളുടെ അക്കൗണ്ട് അടച്ചു';
export const accountClosedText = ({ mailToClosedAccount }: Values<'mailToClosedAccount'>) =>
  `നിങ്ങളുടെ കുടുംബത്തിന്റെ വിവരങ്ങൾ മായ്ച്ചുകളഞ്ഞു. അവസാനമായി ഒരു ഇമെയിൽ കൂടി അയയ്ക്കും; ${mailToClosedAccount} ദിവസത്തിനു ശേഷം അതിന്റെ രേഖയും മായ്ക്കും.`;
export const welcomeBackLater = 'എപ്പോൾ വേണമെങ്കിലും മടങ്ങിവരാം: ഇതേ ഇമെയിൽ വിലാസംകൊണ്ട് വീണ്ടും സൈൻ അപ്പ് ചെയ്യാം.';
export const registerParticipant = 'രജിസ്റ്റർ ചെയ്യുക';
