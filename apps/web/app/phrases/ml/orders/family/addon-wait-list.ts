export * from '../../../en/orders/family/addon-wait-list.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const howItWorks = ({ hours }: Values<'hours'>) =>
  `തീർന്നുപോയ ആഡ്-ഓണിന്റെ കാത്തിരിപ്പ് പട്ടികയിൽ ചേരാം. നിങ്ങളുടെ കുടുംബത്തിന് വേണ്ടത്ര ഒഴിവാകുമ്പോൾ ഞങ്ങൾ എഴുതി അറിയിക്കുകയും അത് ${hours} മണിക്കൂർ മാറ്റിവെക്കുകയും ചെയ്യും.`;
export const laterText =
  'ചില ആഡ്-ഓണുകൾ തീർന്നുപോയി. രജിസ്ട്രേഷൻ അയച്ച് പണമടച്ച ശേഷം ആഡ്-ഓണുകളുടെ പേജിൽ അവയുടെ കാത്തിരിപ്പ് പട്ടികയിൽ ചേരാം.';
export const laterTitle = 'തീർന്നവയ്ക്ക് കാത്തിരിപ്പ് പട്ടികയുണ്ട്';
export const offeredSoFar = ({ offered }: Values<'offered'>) => `ഇതുവരെ ${offered} എണ്ണം പട്ടികയിലുള്ളവർക്ക് നൽകി.`;
export const noneOfferedYet = 'ഇതുവരെ പട്ടികയിലുള്ളവർക്ക് ഒന്നും നൽകിയിട്ടില്ല.';
export const joined = ({ name }: Values<'name'>) => `${name}: കാത്തിരിപ്പ് പട്ടികയിൽ നിങ്ങൾ ചേർന്നു`;
export const youWant = ({ quantity }: Values<'quantity'>) => `നിങ്ങൾക്ക് വേണ്ടത് ${quantity}, എല്ലാം ഒരുമിച്ച്.`;
export const youTakeFewer = ({ quantity }: Values<'quantity'>) => `നിങ്ങൾക്ക് വേണ്ടത് ${quantity}, കുറഞ്ഞാലും മതി.`;
export const passedOver =
  'ഇപ്പോൾ കിട്ടില്ല: നിങ്ങൾക്ക് വേണ്ടത്ര ഒഴിവില്ല, അല്ലെങ്കിൽ രജിസ്ട്രേഷൻ മറ്റെന്തിനെങ്കിലും കാത്തിരിക്കുന്നു. പട്ടികയിലെ സ്ഥാനം നിങ്ങൾക്കുതന്നെ.';
export const howMany = 'എത്ര എണ്ണം';
export const takesFewer = 'എല്ലാം ഒഴിവില്ലെങ്കിൽ കുറച്ചെങ്കിലും തരൂ';
export const takesFewerHint = 'അല്ലെങ്കിൽ എല്ലാം ഒഴിവാകുന്നതുവരെ നിങ്ങളുടെ ഊഴം മാറ്റിവെക്കും. സ്ഥാനം നിങ്ങൾക്കുതന്നെ.';
export const joinText = ({ name }: Values<'name'>) =>
  `${name} നിങ്ങളുടെ കുടുംബത്തിന് ഒഴിവാകുമ്പോൾ ഞങ്ങൾ അത് മാറ്റിവെച്ച് നിങ്ങൾക്ക് എഴുതും.`;
export const change = 'മാറ്റുക';
export const changeOf = ({ name }: Values<'name'>) => `${name}: എത്ര വേണമെന്ന് മാറ്റുക`;
export const changed = 'നിങ്ങളുടെ ആവശ്യം മാറ്റി';
export const save = 'സേവ് ചെയ്യുക';

export const heldForYou = ({ pieces }: Values<'pieces'>) => `നിങ്ങൾക്കായി മാറ്റിവെച്ചത്: ${pieces}`;
export const heldUntil = ({ moment }: Values<'moment'>) =>
  `${moment} വരെ അത് നിങ്ങളുടേതാണ്. അതിനു മുമ്പ് തിരഞ്ഞെടുത്ത്, പരിശോധിച്ച് അയയ്ക്കുക; പിന്നീട് അത് അടുത്ത കുടുംബത്തിനു നൽകും.`;
export const fewerHeld = ({ wanted }: Values<'wanted'>) =>
  `നിങ്ങൾക്ക് വേണ്ടത് ${wanted}. ഇപ്പോൾ കൂടുതൽ ഒഴിവില്ല; ഇവ എടുത്ത ശേഷം വീണ്ടും പട്ടികയിൽ ചേരാം.`;
export const decline = 'വേണ്ട';
export const declineText = ({ pieces }: Values<'pieces'>) =>
  `${pieces} പട്ടികയിലെ അടുത്ത കുടുംബത്തിനു നൽകും; നിങ്ങൾ പട്ടികയിൽ നിന്ന് മാറും.`;
export const keepIt = 'നിലനിർത്തുക';
export const declined = ({ pieces }: Values<'pieces'>) => `${pieces} വേണ്ടെന്നു വെച്ചു`;
export const takeIt = 'എടുക്കുക';
export const waitingFor = ({ pieces }: Values<'pieces'>) => `${pieces} കിട്ടാൻ നിങ്ങൾ കാത്തിരിക്കുന്നു`;
