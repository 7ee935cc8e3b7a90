export * from '../../../en/casework/family/questions.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const aQuestionForYou = 'നിങ്ങളോട് ഒരു ചോദ്യം';
export const dear = ({ name, convention, number }: Values<'name' | 'convention' | 'number'>) =>
  `പ്രിയ ${name}, ഇത് ${convention} കൺവെൻഷനുള്ള നിങ്ങളുടെ ${number} എന്ന രജിസ്ട്രേഷനെക്കുറിച്ചാണ്.`;
export const theOfficersAsk = 'ഭാരവാഹികൾ ചോദിക്കുന്നത്';
export const yourAnswer = 'നിങ്ങളുടെ മറുപടി';
export const answerHint = 'രജിസ്ട്രേഷൻ പരിശോധിക്കുന്ന ഭാരവാഹികൾ ഇതു വായിക്കും. 2000 അക്ഷരങ്ങൾ വരെ എഴുതാം.';
export const sendAnswer = 'മറുപടി അയയ്ക്കുക';
export const sendingYourAnswer = 'മറുപടി അയയ്ക്കുന്നു…';
export const thankYou = 'നന്ദി, മറുപടി ഞങ്ങൾക്കു കിട്ടി';
export const answeredAlready = 'ഈ ചോദ്യത്തിന് മറുപടി കിട്ടിയിട്ടുണ്ട്';
export const answeredText = 'ഭാരവാഹികൾ നിങ്ങളുടെ രജിസ്ട്രേഷൻ വീണ്ടും പരിശോധിക്കും. തീരുമാനമായാലുടൻ ഞങ്ങൾ എഴുതാം.';
export const noLongerOpen = 'ഇനി മറുപടി ആവശ്യമില്ല';
export const closedMeanwhile = 'ഭാരവാഹികൾ തീരുമാനമെടുത്തു, അല്ലെങ്കിൽ ചോദ്യം പിൻവലിച്ചു. ഇപ്പോഴത്തെ നില എന്റെ അക്കൗണ്ടിൽ കാണാം.';
export const linkNoLongerWorks = 'ഈ ലിങ്ക് ഇനി പ്രവർത്തിക്കില്ല';
export const whyItDoesNot =
  'കാലാവധി കഴിഞ്ഞിരിക്കാം, അല്ലെങ്കിൽ ലിങ്ക് മുഴുവനായി പകർത്തിയിട്ടില്ല. ചോദ്യം ഇപ്പോഴും ഉണ്ടെങ്കിൽ എന്റെ അക്കൗണ്ടിൽ കാണാം; അല്ലെങ്കിൽ ഞങ്ങൾക്ക് എഴുതുക.';
export const expiredMeanwhile =
  'ഇതിനിടെ ലിങ്കിന്റെ കാലാവധി കഴിഞ്ഞു. നിങ്ങൾ എഴുതിയത് ഇവിടെത്തന്നെയുണ്ട്: അത് എന്റെ അക്കൗണ്ടിലേക്കോ ഞങ്ങൾക്ക് എഴുതാനുള്ള പേജിലേക്കോ പകർത്തുക.';
export const couldNotLook = 'ചോദ്യം തുറക്കാനായില്ല';
export const checkYourConnection = 'ഇന്റർനെറ്റ് കണക്ഷൻ നോക്കി വീണ്ടും ശ്രമിക്കുക.';
export const tryAgain = 'വീണ്ടും ശ്രമിക്കുക';
export const myAccount = 'എന്റെ അക്കൗണ്ട്';
export const contactUs = 'ഞങ്ങൾക്ക് എഴുതുക';
export const openingYourQuestion = 'ചോദ്യം തുറക്കുന്നു…';
