export * from '../../en/documents/mails.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const formsAcceptedSubject = ({ convention }: Values<'convention'>) =>
  `${convention}: നിങ്ങളുടെ സമ്മതപത്രങ്ങൾ സ്വീകരിച്ചു`;
export const formsAccepted = ({ convention }: Values<'convention'>) =>
  `${convention} കൺവെൻഷനുള്ള നിങ്ങളുടെ രജിസ്ട്രേഷനിൽ 18 വയസ്സിൽ താഴെയുള്ള എല്ലാവരുടെയും സമ്മതപത്രം (consent form) ഞങ്ങൾ സ്വീകരിച്ചു. ഇനി ഒന്നും ചെയ്യേണ്ടതില്ല.`;

export const formReturnedSubject = ({ minor, convention }: Values<'minor' | 'convention'>) =>
  `${convention}: സമ്മതപത്രം വീണ്ടും അയയ്ക്കുക (${minor})`;
export const formReturned = ({ minor, convention }: Values<'minor' | 'convention'>) =>
  `${convention} കൺവെൻഷനു വേണ്ടി നിങ്ങൾ അയച്ച സമ്മതപത്രം (${minor}) സ്വീകരിക്കാൻ കഴിഞ്ഞില്ല.`;
export const sendItAgain = 'നിങ്ങളുടെ രേഖകളുടെ പേജിൽനിന്ന് അത് വീണ്ടും അയയ്ക്കുക. പഴയത് അവിടെ ഒഴിവാക്കാം.';
export const yourChild = 'നിങ്ങളുടെ കുട്ടി';
export const child = 'കുട്ടി';
export const form = 'ഫോം';
export const why = 'കാരണം';
export const openDocuments = 'എന്റെ രേഖകൾ തുറക്കുക';

export const pictureHiddenSubject = ({ convention }: Values<'convention'>) =>
  `${convention}: നിങ്ങളുടെ കുടുംബചിത്രം`;
export const pictureHidden = ({ convention }: Values<'convention'>) =>
  `${convention} സുവനീറിനായി നിങ്ങൾ അയച്ച കുടുംബചിത്രം ഉപയോഗിക്കാൻ കഴിഞ്ഞില്ല.`;
export const sendAnother = 'നിങ്ങളുടെ രേഖകളുടെ പേജിൽനിന്ന് മറ്റൊന്ന് അയയ്ക്കാം.';

export const formsMissingSubject = ({ convention }: Values<'convention'>) =>
  `${convention}: സമ്മതപത്രങ്ങൾ കിട്ടിയിട്ടില്ല`;
export const formsMissing = ({ convention, day }: Values<'convention' | 'day'>) =>
  `${convention} കൺവെൻഷൻ തുടങ്ങുന്ന ${day}-നു മുമ്പ് 18 വയസ്സിൽ താഴെയുള്ള എല്ലാവർക്കും ഒപ്പിട്ട സമ്മതപത്രം (consent form) വേണം. അതില്ലാതെ അവരെ പ്രവേശിപ്പിക്കാൻ കഴിയില്ല.`;
export const missingFor = 'കിട്ടാനുള്ളത്';
export const blankForm = 'പൂരിപ്പിക്കാത്ത ഫോം';
export const howToSendForms =
  'ഫോം പ്രിന്റ് ചെയ്ത് ഒപ്പിട്ട്, ഫോട്ടോയെടുത്തോ സ്കാൻ ചെയ്തോ നിങ്ങളുടെ രേഖകളുടെ പേജിൽനിന്ന് അയയ്ക്കുക. ഏതാനും മിനിറ്റ് മതി.';
