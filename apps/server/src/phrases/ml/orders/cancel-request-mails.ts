import type { Values } from '@sangamam/contract/phrases/values';

type OfConvention = Values<'order' | 'convention'>;

export const onItsWay = 'അറിയിച്ചു, ഇതുവരെ എത്തിയില്ല';
export const keptByTerms = 'റദ്ദാക്കൽ വ്യവസ്ഥപ്രകാരം കുറയ്ക്കുന്നത്';
export const comesBack = 'തിരികെ നൽകുന്നത്';
export const officersDecide = 'ഭാരവാഹികൾ നിങ്ങൾക്ക് എഴുതും';

export const askedSubject = ({ order, convention }: OfConvention) =>
  `${convention}: നിങ്ങളുടെ ${order} റദ്ദാക്കാനുള്ള അപേക്ഷ ലഭിച്ചു`;
export const asked = ({ order, convention }: OfConvention) =>
  `${convention} കൺവെൻഷനുള്ള നിങ്ങളുടെ ${order} റദ്ദാക്കാൻ നിങ്ങൾ ആവശ്യപ്പെട്ടു. ഭാരവാഹികൾ അത് പരിശോധിച്ച് നിങ്ങൾക്ക് എഴുതും.`;
export const askedWhatNext =
  'അതുവരെ ഒന്നും മാറുന്നില്ല; നിങ്ങളുടെ സ്ഥലങ്ങൾ നിങ്ങളുടേതുതന്നെ. ഞങ്ങൾ എത്ര വൈകിയാലും ഇന്നത്തെ വ്യവസ്ഥപ്രകാരമുള്ള തുക മാത്രമേ കുറയ്ക്കൂ. എന്റെ അക്കൗണ്ടിൽ അപേക്ഷ പിൻവലിക്കാം.';

export const cancelledAsAsked = ({ order, convention, day }: OfConvention & Values<'day'>) =>
  `${day}-ന് നിങ്ങൾ ആവശ്യപ്പെട്ടതുപോലെ, ${convention} കൺവെൻഷനുള്ള നിങ്ങളുടെ ${order} റദ്ദാക്കി.`;
export const officersWrite = 'ഭാരവാഹികൾ എഴുതുന്നു';
export const refundNext =
  'തിരികെ നൽകുന്ന തുക ട്രഷറർ അയയ്ക്കും, അപ്പോൾ നിങ്ങൾക്ക് എഴുതുകയും ചെയ്യും. ഇനിയും എത്താനുള്ള പണം എത്തിയ ശേഷം തിരികെ നൽകും.';
export const nothingComesBack = 'റദ്ദാക്കൽ വ്യവസ്ഥപ്രകാരം ഒന്നും തിരികെ ലഭിക്കില്ല. ചോദ്യങ്ങളുണ്ടെങ്കിൽ ഞങ്ങൾക്ക് എഴുതുക.';

export const declinedSubject = ({ order, convention }: OfConvention) =>
  `${convention}: നിങ്ങളുടെ ${order} റദ്ദാക്കിയിട്ടില്ല`;
export const declined = ({ order, convention, day }: OfConvention & Values<'day'>) =>
  `${convention} കൺവെൻഷനുള്ള നിങ്ങളുടെ ${order} റദ്ദാക്കാൻ ${day}-ന് നിങ്ങൾ ആവശ്യപ്പെട്ടു. ഭാരവാഹികൾ അത് അംഗീകരിച്ചില്ല; നിങ്ങളുടെ ${order} അതേപടി തുടരും.`;
export const declinedWhatNext = 'ചോദ്യങ്ങളുണ്ടെങ്കിൽ ഞങ്ങൾക്ക് എഴുതുക.';
