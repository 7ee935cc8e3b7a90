export * from '../../../en/people/family/own-data.ts';
import type { ClosingConsequence } from '@sangamam/contract/people/erasure/retention';
import type { Values } from '@sangamam/contract/phrases/values';

export const pleaseEnterYourPassword = 'നിങ്ങളുടെ പാസ്‌വേഡ് നൽകുക.';
export const wrongPassword = 'ഇത് നിങ്ങളുടെ പാസ്‌വേഡല്ല.';
export const closeYourAccount = 'അക്കൗണ്ട് അടയ്ക്കട്ടേ?';
export const closeAccountText = 'നിങ്ങളെയും കുടുംബത്തെയും കുറിച്ചുള്ളതെല്ലാം ഉടൻ മായ്ക്കും. ഇത് പിന്നീട് തിരുത്താൻ കഴിയില്ല.';
export const closeAccountTitle = 'അക്കൗണ്ട് അടയ്ക്കുക';
export const closeAccountFailed = 'അക്കൗണ്ട് അടച്ചിട്ടില്ല';
export const yourPassword = 'നിങ്ങളുടെ പാസ്‌വേഡ്';
export const passwordHint = 'ഇത് നിങ്ങളാണെന്ന് ഉറപ്പാക്കാൻ.';
export const closingYourAccount = 'അക്കൗണ്ട് അടയ്ക്കുന്നു…';
export const closeAccountConfirm = 'അക്കൗണ്ട് എന്നേക്കുമായി അടയ്ക്കുക';
export const keepMyAccount = 'വേണ്ട, അടയ്ക്കരുത്';
export const closingYourAccountMeans = 'അക്കൗണ്ട് അടച്ചാൽ:';
export const closeMyAccount = 'എന്റെ അക്കൗണ്ട് അടയ്ക്കുക';
export const closeAccountBlocked = 'വരാനിരിക്കുന്ന രജിസ്ട്രേഷൻ ഉള്ളതിനാൽ ഇപ്പോൾ അടയ്ക്കാൻ കഴിയില്ല.';
export const cancelFirst = 'ആദ്യം അത് റദ്ദാക്കുക; പിന്നെ ഇവിടെ വരുക.';
export const yourPhoto = 'നിങ്ങളുടെ ഫോട്ടോ';
export const custodianConsentForm = 'സമ്മതപത്രം (custodian consent form)';
export const familyPicture = 'കുടുംബചിത്രം';
export const sentWithAMessage = 'സന്ദേശത്തോടൊപ്പം അയച്ചത്';
export const downloadIntro =
  'നിങ്ങളെയും കുടുംബത്തെയും കുറിച്ച് ഞങ്ങൾ സൂക്ഷിക്കുന്നതെല്ലാം ഒറ്റ ഫയലിൽ: വ്യക്തിവിവരങ്ങൾ, കുടുംബാംഗങ്ങൾ, രജിസ്ട്രേഷനുകൾ, പേയ്മെന്റുകൾ, ഇമെയിലുകൾ, സന്ദേശങ്ങൾ. വായിക്കാനും പ്രിന്റ് ചെയ്യാനും ഒരു പേജായി, അല്ലെങ്കിൽ മറ്റു പ്രോഗ്രാമുകൾക്കായി JSON ആയി. ഫോട്ടോകളും ഫോമുകളും വേറെ ഡൗൺലോഡ് ചെയ്യാം.';
export const puttingYourDataTogether = 'നിങ്ങളുടെ ഡേറ്റ തയ്യാറാക്കുന്നു…';
export const downloadToRead = 'വായിക്കാൻ ഡൗൺലോഡ് ചെയ്യുക';
export const downloadEverything = 'എല്ലാം JSON ആയി ഡൗൺലോഡ് ചെയ്യുക';
export const yourDataOnPaper = 'നിങ്ങളുടെ ഡേറ്റ';
export const storedOn = ({ day }: Values<'day'>) =>
  `${day} തീയതിയിൽ നിങ്ങളെയും കുടുംബത്തെയും കുറിച്ച് ഞങ്ങൾ സൂക്ഷിച്ചിരുന്നത്.`;
export const yes = 'അതെ';
export const no = 'അല്ല';
export const dataSavedWithoutFiles = 'നിങ്ങളുടെ ഡേറ്റ സേവ് ചെയ്തു. ഫോട്ടോകളോ ഫോമുകളോ നിങ്ങൾ അയച്ചിട്ടില്ല.';
export const dataSavedWithFiles = 'നിങ്ങളുടെ ഡേറ്റ സേവ് ചെയ്തു. ഫയലുകൾ ഇവയാണ്; ലിങ്കുകൾ അഞ്ചു മിനിറ്റ് പ്രവർത്തിക്കും.';
export const listHidden = 'നിങ്ങളുടെ കുടുംബം ഇപ്പോൾ പട്ടികയിലില്ല.';
export const listShown = 'നിങ്ങളുടെ കുടുംബം വീണ്ടും പട്ടികയിലുണ്ട്.';
export const listIntro =
  'രജിസ്ട്രേഷൻ ഉറപ്പായാൽ, പങ്കെടുക്കുന്നവരുടെ പട്ടികയിൽ കുടുംബത്തിലെ മുതിർന്നവരുടെ പേരും പ്രാദേശിക യൂണിറ്റും സന്ദർശകർക്ക് കാണാം. കുട്ടികളുടെ പേര് ഒരിക്കലും കാണിക്കില്ല.';
export const hideFromList = 'എന്റെ കുടുംബത്തെ പട്ടികയിൽ കാണിക്കരുത്';
export const hideFromListHint = 'ഇപ്പോഴും ഇനിയും നിങ്ങൾ രജിസ്റ്റർ ചെയ്യുന്ന എല്ലാവർക്കും ബാധകം.';
export const closingConsequences: Record<ClosingConsequence, string> = {
  SIGNED_OUT: 'എല്ലാ ഉപകരണങ്ങളിലും ലോഗൗട്ട് ആകും; ഈ അക്കൗണ്ടിൽ ഇനി ആർക്കും ലോഗിൻ ചെയ്യാൻ കഴിയില്ല.',
  UNSENT_CANCELLED: 'ഇതുവരെ അയയ്ക്കാത്ത രജിസ്ട്രേഷനുകൾ റദ്ദാകും.',
  DETAILS_ERASED:
    'നിങ്ങളുടെയും കുടുംബത്തിന്റെയും പേരുകൾ, ജനനത്തീയതികൾ, വിലാസങ്ങൾ, ഫോൺ നമ്പറുകൾ, ഫോട്ടോകൾ, ഫോമുകൾ, സന്ദേശങ്ങൾ എന്നിവ മായ്ക്കും.',
  SHARED_MEMBERS_STAY: 'മറ്റൊരാളുടെ രജിസ്ട്രേഷനിലും ഉള്ള കുടുംബാംഗങ്ങൾ അവിടെ തുടരും.',
  AMOUNTS_STAY: 'അടച്ച തുകകൾ, നിങ്ങളുടെ പേരില്ലാതെ, ഞങ്ങളുടെ കണക്കുകളിൽ തുടരും.',
  FINAL: 'ഇത് പിന്നീട് തിരുത്താൻ കഴിയില്ല.',
};
