export * from '../../../en/orders/family/cancel-requests.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const askToCancel = 'റദ്ദാക്കാൻ ആവശ്യപ്പെടുക';
export const askTitle = 'രജിസ്ട്രേഷൻ റദ്ദാക്കാൻ ആവശ്യപ്പെടട്ടേ?';
export const wholeFamily = ({ name, people }: Values<'name' | 'people'>) =>
  `${name} കൺവെൻഷനിൽനിന്ന് നിങ്ങളുടെ കുടുംബത്തെ മുഴുവൻ ഒഴിവാക്കും: ${people}.`;
export const addOnsToo = 'ആഡ്-ഓണുകളും റദ്ദാകും.';
export const officersDecide = 'ഭാരവാഹികൾ തീരുമാനിച്ച് നിങ്ങൾക്ക് എഴുതും. അതുവരെ ഒന്നും മാറില്ല; അപേക്ഷ പിൻവലിക്കുകയും ചെയ്യാം.';
export const moneyToday = 'ഇന്ന് ആവശ്യപ്പെട്ടാൽ';
export const received = 'നിങ്ങളിൽനിന്ന് ലഭിച്ചത്';
export const onItsWay = 'അറിയിച്ചു, ഇതുവരെ എത്തിയില്ല';
export const keptByTerms = 'റദ്ദാക്കൽ വ്യവസ്ഥപ്രകാരം കുറയ്ക്കുന്നത്';
export const comesBack = 'നിങ്ങൾക്ക് തിരികെ ലഭിക്കുന്നത്';
export const noTerms = 'ഈ കൺവെൻഷന് റദ്ദാക്കൽ വ്യവസ്ഥകളില്ല. എത്ര തിരികെ നൽകണമെന്ന് ഭാരവാഹികൾ തീരുമാനിച്ച് നിങ്ങൾക്ക് എഴുതും.';
export const termsOfToday = 'ഭാരവാഹികൾ എത്ര വൈകിയാലും നിങ്ങൾ ആവശ്യപ്പെട്ട ദിവസമാണ് കണക്കാക്കുക.';
export const afterLastDate = 'പണം തിരികെ ലഭിക്കുന്ന അവസാന തീയതി കഴിഞ്ഞു; ഒന്നും തിരികെ ലഭിക്കില്ല.';
export const askUntil = ({ day }: Values<'day'>) => `${day} വരെ ആവശ്യപ്പെടാം.`;
export const reason = 'കാരണം';
export const asking = 'അയയ്ക്കുന്നു…';
export const notAsked = 'നിങ്ങളുടെ അപേക്ഷ അയച്ചില്ല';
export const keepIt = 'വേണ്ട, റദ്ദാക്കരുത്';
export const asked = 'നിങ്ങളുടെ അപേക്ഷ ഭാരവാഹികൾക്ക് അയച്ചു';

export const youAsked = ({ day }: Values<'day'>) => `${day}-ന് നിങ്ങൾ റദ്ദാക്കാൻ ആവശ്യപ്പെട്ടു`;
export const waitsForOfficers = 'ഭാരവാഹികൾ നിങ്ങൾക്ക് എഴുതും. അതുവരെ നിങ്ങളുടെ രജിസ്ട്രേഷനും സ്ഥലങ്ങളും അതേപടി തുടരും.';
export const keptFee = ({ money }: Values<'money'>) => `ആ ദിവസത്തെ റദ്ദാക്കൽ വ്യവസ്ഥപ്രകാരം ${money} കുറയ്ക്കും.`;
export const takeBack = 'അപേക്ഷ പിൻവലിക്കുക';
export const takeBackTitle = 'റദ്ദാക്കാനുള്ള അപേക്ഷ പിൻവലിക്കട്ടേ?';
export const takeBackText = 'നിങ്ങളുടെ രജിസ്ട്രേഷനും സ്ഥലങ്ങളും അതേപടി തുടരും.';
export const takenBack = 'നിങ്ങളുടെ അപേക്ഷ പിൻവലിച്ചു';
export const declined = ({ day }: Values<'day'>) => `നിങ്ങളുടെ അപേക്ഷ ഭാരവാഹികൾ ${day}-ന് അംഗീകരിച്ചില്ല`;
