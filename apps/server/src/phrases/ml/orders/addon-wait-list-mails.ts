import type { Values } from '@sangamam/contract/phrases/values';

type Offer = Values<'pieces' | 'convention'>;

export const offeredSubject = ({ pieces, convention }: Offer) =>
  `${convention}: ${pieces} നിങ്ങൾക്കായി മാറ്റിവെച്ചിരിക്കുന്നു`;
export const offered = ({ pieces, convention }: Offer) =>
  `സന്തോഷവാർത്ത: ${convention} കൺവെൻഷന്റെ ${pieces} ഒഴിവായി; അത് നിങ്ങളുടെ കുടുംബത്തിനായി മാറ്റിവെച്ചിരിക്കുന്നു.`;
export const whatToDo =
  'ദയവായി സമയത്തിനകം അത് നിങ്ങളുടെ രജിസ്ട്രേഷനിൽ ചേർക്കുക: ആഡ്-ഓണുകളുടെ പേജിൽ തിരഞ്ഞെടുത്ത്, പരിശോധിച്ച് അയയ്ക്കുക.';
export const takeIt = 'എടുക്കുക';
export const orDecline =
  'ഇനി വേണ്ടെങ്കിൽ, ദയവായി അതേ പേജിൽ വേണ്ടെന്നു പറയുക: കാത്തിരിപ്പ് പട്ടികയിലെ അടുത്ത കുടുംബത്തിന് അത് കിട്ടും.';

export const remindedSubject = ({ pieces, convention }: Offer) =>
  `${convention}: ${pieces} ഇപ്പോഴും നിങ്ങൾക്കായി മാറ്റിവെച്ചിട്ടുണ്ട്`;
export const reminded = ({ pieces, convention }: Offer) =>
  `${convention} കൺവെൻഷന്റെ ${pieces} നിങ്ങളുടെ കുടുംബത്തിനായി മാറ്റിവെച്ചിരിക്കുന്നു; സമയത്തിന്റെ പകുതി കഴിഞ്ഞു.`;

export const expiredSubject = ({ pieces, convention }: Offer) =>
  `${convention}: ${pieces} ഇനി നിങ്ങൾക്കായി മാറ്റിവെച്ചിട്ടില്ല`;
export const expired = ({ pieces, convention }: Offer) =>
  `${convention} കൺവെൻഷന്റെ ${pieces} സമയത്തിനകം എടുത്തില്ല; അത് കാത്തിരിപ്പ് പട്ടികയിലെ അടുത്ത കുടുംബത്തിനു നൽകി.`;
export const expiredWhatNext = 'നിങ്ങളുടെ രജിസ്ട്രേഷൻ പഴയതുപോലെതന്നെ. പട്ടികയുടെ അവസാനം വീണ്ടും ചേരാം.';

export const closedSubject = ({ pieces, convention }: Offer) =>
  `${convention}: ${pieces}, കാത്തിരിപ്പ് പട്ടിക അവസാനിച്ചു`;
export const closed = ({ pieces, convention }: Offer) =>
  `${convention} കൺവെൻഷന്റെ ${pieces} നിങ്ങളുടെ കുടുംബത്തിനായി സമയത്തിനകം ഒഴിവായില്ല. ഞങ്ങൾ ഖേദിക്കുന്നു.`;

export const removedSubject = ({ pieces, convention }: Offer) =>
  `${convention}: ${pieces}, കാത്തിരിപ്പ് പട്ടികയിൽ നിങ്ങൾ ഇനി ഇല്ല`;
export const removed = ({ pieces, convention }: Offer) =>
  `${convention} കൺവെൻഷന്റെ ${pieces}: കാത്തിരിപ്പ് പട്ടികയിൽ നിന്ന് ഭാരവാഹികൾ നിങ്ങളുടെ കുടുംബത്തെ നീക്കി.`;
export const seeTheWaitList = 'ആഡ്-ഓണുകൾ കാണുക';
