export * from '../../../en/orders/family/cancel.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const reasonTooLong = 'കാരണം 500 അക്ഷരത്തിൽ താഴെ എഴുതുക';
export const cancelTheseAddOns = 'ഈ ആഡ്-ഓണുകൾ റദ്ദാക്കട്ടേ?';
export const cancelYourRegistration = 'രജിസ്ട്രേഷൻ റദ്ദാക്കട്ടേ?';
export const thisWasNotCancelled = 'റദ്ദാക്കിയിട്ടില്ല';
export const addOnsCancelled = 'ആഡ്-ഓണുകൾ റദ്ദാക്കി';
export const registrationCancelled = 'രജിസ്ട്രേഷൻ റദ്ദാക്കി';
export const reasonOptional = 'കാരണം';
export const cancelling = 'റദ്ദാക്കുന്നു…';
export const cancelAddOns = 'ആഡ്-ഓണുകൾ റദ്ദാക്കുക';
export const cancelRegistration = 'രജിസ്ട്രേഷൻ റദ്ദാക്കുക';
export const undoThisChange = 'ഈ മാറ്റം വേണ്ടെന്നു വയ്ക്കട്ടേ?';
export const undoChange = 'മാറ്റം പിൻവലിക്കുക';
export const changeUndone = 'മാറ്റം പിൻവലിച്ചു';
export const asBeforeChange = 'ആളുകളും പാക്കേജും ആഡ്-ഓണുകളും ഉൾപ്പെടെ രജിസ്ട്രേഷൻ മാറ്റത്തിനു മുൻപുള്ളതുപോലെയാകും.';
export const keepIt = 'വേണ്ട, റദ്ദാക്കരുത്';
export const addOnsGivenBack = 'നിങ്ങൾ തിരഞ്ഞെടുത്തത് മറ്റു കുടുംബങ്ങൾക്ക് ലഭ്യമാകും.';
export const addOnsDiscarded = 'നിങ്ങൾ തിരഞ്ഞെടുത്തത് ഒഴിവാക്കും.';
export const registrationStays = 'നിങ്ങളുടെ രജിസ്ട്രേഷന് മാറ്റമില്ല; ഈ ആഡ്-ഓണുകൾക്ക് ഒന്നും അടയ്ക്കേണ്ടതുമില്ല.';
export const placeGivenBack = ({ name }: Values<'name'>) =>
  `${name} കൺവെൻഷനിൽനിന്ന് നിങ്ങളുടെ കുടുംബത്തെ മുഴുവൻ ഒഴിവാക്കും; നിങ്ങളുടെ സ്ഥലം മറ്റൊരു കുടുംബത്തിന് നൽകും.`;
export const entriesRemoved = ({ name }: Values<'name'>) =>
  `${name} കൺവെൻഷനു വേണ്ടി നിങ്ങൾ നൽകിയത് ഈ രജിസ്ട്രേഷനിൽനിന്ന് നീക്കും.`;
export const addOnsToo = 'ആഡ്-ഓണുകളും റദ്ദാകും.';
export const theresNothingToPay = 'ഒന്നും അടയ്ക്കാനില്ല.';
export const thisCantBeUndone = 'ഇത് പിന്നീട് തിരുത്താൻ കഴിയില്ല.';
export const registerAgainUntil = ({ conventionDeadline }: Values<'conventionDeadline'>) =>
  `സ്ഥലം ബാക്കിയുണ്ടെങ്കിൽ ${conventionDeadline} വരെ വീണ്ടും രജിസ്റ്റർ ചെയ്യാം.`;
export const cannotRegisterAgain = 'രജിസ്ട്രേഷൻ അവസാനിച്ചതിനാൽ വീണ്ടും രജിസ്റ്റർ ചെയ്യാൻ കഴിയില്ല.';
