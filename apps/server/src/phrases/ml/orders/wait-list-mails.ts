import type { Values } from '@sangamam/contract/phrases/values';

type Offer = Values<'packageName' | 'convention'>;

export const offeredSubject = ({ packageName, convention }: Offer) =>
  `${convention}: ${packageName} പാക്കേജിൽ നിങ്ങൾക്കായി ഒരു സ്ഥലം മാറ്റിവെച്ചിരിക്കുന്നു`;
export const offered = ({ packageName, convention }: Offer) =>
  `സന്തോഷവാർത്ത: ${convention} കൺവെൻഷന്റെ ${packageName} പാക്കേജിൽ ഒരു സ്ഥലം ഒഴിവായി; അത് നിങ്ങളുടെ കുടുംബത്തിനായി മാറ്റിവെച്ചിരിക്കുന്നു.`;
export const whatToDo =
  'ദയവായി നിങ്ങളുടെ രജിസ്ട്രേഷനിൽ ഈ പാക്കേജ് തിരഞ്ഞെടുത്ത് സമയത്തിനകം അയയ്ക്കുക. അതിനു മുമ്പ് രജിസ്ട്രേഷനിലെ മറ്റു വിവരങ്ങളും മാറ്റാം.';
export const heldUntil = 'മാറ്റിവെച്ചിരിക്കുന്നത് എപ്പോൾ വരെ';
export const takeThePlace = 'സ്ഥലം എടുക്കുക';
export const orDecline =
  'ഈ സ്ഥലം ഇനി വേണ്ടെങ്കിൽ, ദയവായി അതേ പേജിൽ അത് വേണ്ടെന്നു പറയുക: കാത്തിരിപ്പ് പട്ടികയിലെ അടുത്ത കുടുംബത്തിന് അത് കിട്ടും.';

export const remindedSubject = ({ packageName, convention }: Offer) =>
  `${convention}: ${packageName} പാക്കേജിലെ നിങ്ങളുടെ സ്ഥലം ഇപ്പോഴും മാറ്റിവെച്ചിട്ടുണ്ട്`;
export const reminded = ({ packageName, convention }: Offer) =>
  `${convention} കൺവെൻഷന്റെ ${packageName} പാക്കേജിൽ ഒരു സ്ഥലം നിങ്ങളുടെ കുടുംബത്തിനായി മാറ്റിവെച്ചിരിക്കുന്നു; സമയത്തിന്റെ പകുതി കഴിഞ്ഞു.`;

export const expiredSubject = ({ packageName, convention }: Offer) =>
  `${convention}: ${packageName} പാക്കേജിലെ സ്ഥലം അടുത്ത കുടുംബത്തിനു നൽകി`;
export const expired = ({ packageName, convention }: Offer) =>
  `${convention} കൺവെൻഷന്റെ ${packageName} പാക്കേജിലെ സ്ഥലം സമയത്തിനകം എടുത്തില്ല; അത് കാത്തിരിപ്പ് പട്ടികയിലെ അടുത്ത കുടുംബത്തിനു നൽകി.`;
export const expiredWhatNext =
  'നിങ്ങളുടെ രജിസ്ട്രേഷൻ സൂക്ഷിച്ചിട്ടുണ്ട്. പട്ടികയുടെ അവസാനം വീണ്ടും ചേരാം, അല്ലെങ്കിൽ മറ്റൊരു പാക്കേജ് തിരഞ്ഞെടുക്കാം.';

export const closedSubject = ({ packageName, convention }: Offer) =>
  `${convention}: ${packageName} പാക്കേജിന്റെ കാത്തിരിപ്പ് പട്ടിക അവസാനിച്ചു`;
export const closed = ({ packageName, convention }: Offer) =>
  `${convention} കൺവെൻഷന്റെ രജിസ്ട്രേഷൻ അവസാനിച്ചു; ${packageName} പാക്കേജിൽ നിങ്ങളുടെ കുടുംബത്തിനു സ്ഥലം ഒഴിവായില്ല. ഞങ്ങൾ ഖേദിക്കുന്നു.`;
export const closedWhatNext = 'ചോദ്യങ്ങളുണ്ടെങ്കിൽ ദയവായി ഞങ്ങൾക്ക് എഴുതുക.';

export const removedSubject = ({ packageName, convention }: Offer) =>
  `${convention}: ${packageName} പാക്കേജിന്റെ കാത്തിരിപ്പ് പട്ടികയിൽ നിങ്ങൾ ഇനി ഇല്ല`;
export const removed = ({ packageName, convention }: Offer) =>
  `${convention} കൺവെൻഷന്റെ ${packageName} പാക്കേജിനായുള്ള കാത്തിരിപ്പ് പട്ടികയിൽ നിന്ന് ഭാരവാഹികൾ നിങ്ങളുടെ കുടുംബത്തെ നീക്കി.`;
export const seeTheWaitList = 'എന്റെ രജിസ്ട്രേഷൻ കാണുക';
