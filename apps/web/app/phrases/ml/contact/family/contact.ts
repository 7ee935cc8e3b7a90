export * from '../../../en/contact/family/contact.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const contactUs = 'ബന്ധപ്പെടുക';
export const fullName = 'മുഴുവൻ പേര്';
export const emailAddress = 'ഇമെയിൽ വിലാസം';
export const country = 'രാജ്യം';
export const select = 'തിരഞ്ഞെടുക്കുക';
export const phoneNumber = 'ഫോൺ നമ്പർ';
export const mobileHint = '10 അക്കങ്ങൾ, കൺട്രി കോഡ് വേണ്ട.';
export const subject = 'വിഷയം';
export const messageBody = 'സന്ദേശം';
export const leaveThisEmpty = 'ഇവിടെ ഒന്നും എഴുതരുത്';
export const sendingTheFiles = 'ഫയലുകൾ അയയ്ക്കുന്നു';
export const sendingYourMessage = 'സന്ദേശം അയയ്ക്കുന്നു…';
export const sendMessage = 'സന്ദേശം അയയ്ക്കുക';
export const unreadableFile = ({ name }: Values<'name'>) =>
  `${name} വായിക്കാൻ കഴിഞ്ഞില്ല. അത് ഒഴിവാക്കി വീണ്ടും തിരഞ്ഞെടുക്കുക.`;
export const messageSent = 'സന്ദേശം അയച്ചു';
export const writeAnotherMessage = 'മറ്റൊരു സന്ദേശം എഴുതുക';
export const goHome = 'ഹോം പേജിലേക്ക്';
