export * from '../../../en/orders/family/wait-list.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const waitList = 'കാത്തിരിപ്പ് പട്ടിക';
export const howItWorks = ({ hours }: Values<'hours'>) =>
  `സ്ഥലം തീർന്ന പാക്കേജിന്റെ കാത്തിരിപ്പ് പട്ടികയിൽ ചേരാം. നിങ്ങളുടെ കുടുംബത്തിന് സ്ഥലം ഒഴിവാകുമ്പോൾ ഞങ്ങൾ എഴുതി അറിയിക്കുകയും അത് ${hours} മണിക്കൂർ മാറ്റിവെക്കുകയും ചെയ്യും. അതുവരെ നിങ്ങളുടെ രജിസ്ട്രേഷൻ അങ്ങനെതന്നെ സൂക്ഷിക്കും.`;
export const familiesWaiting = ({ waiting }: Values<'waiting'>) => `${waiting} കുടുംബങ്ങൾ കാത്തിരിക്കുന്നു.`;
export const nobodyWaits = 'ഇതുവരെ ആരും കാത്തിരിക്കുന്നില്ല.';
export const offeredSoFar = ({ offered }: Values<'offered'>) =>
  `ഇതുവരെ ${offered} സ്ഥലങ്ങൾ പട്ടികയിലുള്ളവർക്ക് നൽകി.`;
export const noneOfferedYet = 'ഇതുവരെ പട്ടികയിലുള്ളവർക്ക് സ്ഥലമൊന്നും നൽകിയിട്ടില്ല.';
export const join = 'പട്ടികയിൽ ചേരുക';
export const joinOf = ({ name }: Values<'name'>) => `${name}: പട്ടികയിൽ ചേരുക`;
export const joining = 'ചേർക്കുന്നു …';
export const joined = ({ name }: Values<'name'>) => `${name} പാക്കേജിന്റെ കാത്തിരിപ്പ് പട്ടികയിൽ നിങ്ങൾ ചേർന്നു`;
export const yourPlace = ({ place, waiting }: Values<'place' | 'waiting'>) =>
  `കാത്തിരിപ്പ് പട്ടികയിൽ ${waiting} പേരിൽ നിങ്ങളുടെ സ്ഥാനം: ${place}.`;
export const passedOver =
  'ഇപ്പോഴുള്ള ആളുകൾക്ക് ഈ പാക്കേജ് എടുക്കാനാവില്ല; അതിനാൽ നിങ്ങളുടെ ഊഴം മാറ്റിവെക്കുന്നു. പട്ടികയിലെ സ്ഥാനം നിങ്ങൾക്കുതന്നെ.';
export const leave = 'പട്ടികയിൽ നിന്ന് മാറുക';
export const leaveOf = ({ name }: Values<'name'>) => `${name}: പട്ടികയിൽ നിന്ന് മാറുക`;
export const leaveText = ({ name }: Values<'name'>) =>
  `${name}: പട്ടികയിലെ സ്ഥാനം നഷ്ടമാകും. പിന്നീട് വീണ്ടും ചേർന്നാൽ അവസാനത്തു നിന്ന് തുടങ്ങും.`;
export const stay = 'തുടരുക';
export const left = ({ name }: Values<'name'>) => `${name}: പട്ടികയിൽ നിന്ന് നിങ്ങൾ മാറി`;

export const heldForYou = ({ name }: Values<'name'>) => `${name} പാക്കേജിൽ ഒരു സ്ഥലം നിങ്ങൾക്കായി മാറ്റിവെച്ചിരിക്കുന്നു`;
export const heldUntil = ({ moment }: Values<'moment'>) =>
  `${moment} വരെ അത് നിങ്ങളുടേതാണ്. അതിനു മുമ്പ് പാക്കേജ് തിരഞ്ഞെടുത്ത് രജിസ്ട്രേഷൻ അയയ്ക്കുക; പിന്നീട് സ്ഥലം അടുത്ത കുടുംബത്തിനു നൽകും.`;
export const chooseOffered = ({ name }: Values<'name'>) => `${name} തിരഞ്ഞെടുക്കുക`;
export const takeThePlace = 'സ്ഥലം എടുക്കുക';
export const decline = 'സ്ഥലം വേണ്ട';
export const declineText = ({ name }: Values<'name'>) =>
  `${name} പാക്കേജിലെ സ്ഥലം പട്ടികയിലെ അടുത്ത കുടുംബത്തിനു നൽകും; നിങ്ങൾ പട്ടികയിൽ നിന്ന് മാറും.`;
export const keepThePlace = 'സ്ഥലം നിലനിർത്തുക';
export const declined = ({ name }: Values<'name'>) => `${name} പാക്കേജിലെ സ്ഥലം വേണ്ടെന്നു വെച്ചു`;
export const waitingFor = ({ name }: Values<'name'>) => `${name} പാക്കേജിലെ ഒരു സ്ഥലത്തിനായി നിങ്ങൾ കാത്തിരിക്കുന്നു`;
export const seeTheWaitList = 'കാത്തിരിപ്പ് പട്ടിക കാണുക';
