export * from '../../en/accounts/mails.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const chooseANewPassword = 'പുതിയ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക';
export const contactUs = 'ഞങ്ങൾക്ക് എഴുതുക';

export const welcomeSubject = ({ siteName }: Values<'siteName'>) => `${siteName}: പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക`;
export const welcome = ({ siteName }: Values<'siteName'>) =>
  `${siteName}-ലേക്ക് സ്വാഗതം! സൈൻ അപ്പ് ചെയ്തതിന് നന്ദി. ഇമെയിൽ വിലാസം ശരിയാണെന്ന് ഉറപ്പാക്കാൻ ഒരു പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക.`;
export const setMyPassword = 'പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക';
export const welcomeLinkExpires =
  'ലിങ്ക് ഒരിക്കൽ മാത്രം, 48 മണിക്കൂർ വരെ പ്രവർത്തിക്കും. സൈൻ അപ്പ് ചെയ്തത് നിങ്ങളല്ലെങ്കിൽ ഈ ഇമെയിൽ അവഗണിക്കാം.';

export const resetPasswordSubject = ({ siteName }: Values<'siteName'>) => `നിങ്ങളുടെ ${siteName} പാസ്‌വേഡ് മാറ്റാം`;
export const resetPassword = 'നിങ്ങളുടെ അക്കൗണ്ടിന്റെ പാസ്‌വേഡ് മാറ്റാൻ ആരോ (നിങ്ങളാകാം) ആവശ്യപ്പെട്ടു.';
export const resetPasswordLinkExpires =
  'ലിങ്ക് ഒരിക്കൽ മാത്രം, ഒരു മണിക്കൂർ വരെ പ്രവർത്തിക്കും. ആവശ്യപ്പെട്ടത് നിങ്ങളല്ലെങ്കിൽ ഈ ഇമെയിൽ അവഗണിക്കുക; പാസ്‌വേഡ് മാറുകയില്ല.';

export const passwordChangedSubject = ({ siteName }: Values<'siteName'>) => `നിങ്ങളുടെ ${siteName} പാസ്‌വേഡ് മാറ്റി`;
export const passwordChanged = 'നിങ്ങളുടെ അക്കൗണ്ടിന്റെ പാസ്‌വേഡ് മാറ്റി; മറ്റെല്ലാ ഉപകരണങ്ങളിലും ലോഗൗട്ട് ചെയ്തു.';
export const passwordChangedByOther = 'മാറ്റിയത് നിങ്ങളല്ലെങ്കിൽ ഉടൻ പുതിയ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക.';

export const emailChangedSubject = ({ siteName }: Values<'siteName'>) =>
  `നിങ്ങളുടെ ${siteName} അക്കൗണ്ടിന്റെ ഇമെയിൽ വിലാസം മാറ്റി`;
export const emailChanged = ({ email }: Values<'email'>) =>
  `രജിസ്ട്രേഷൻ ഓഫീസ് നിങ്ങളുടെ അക്കൗണ്ടിന്റെ ഇമെയിൽ വിലാസം മാറ്റി. ഇനി ${email} എന്ന വിലാസംകൊണ്ട് ലോഗിൻ ചെയ്യുക.`;
export const emailChangedByOther = 'ഇത് നിങ്ങൾ ആവശ്യപ്പെട്ടതല്ലെങ്കിൽ ഉടൻ ഞങ്ങളെ ബന്ധപ്പെടുക.';

export const emailClaimedSubject = ({ firstName }: Values<'firstName'>) =>
  `നിങ്ങളുടെ കുടുംബത്തിലെ ${firstName}: ഇമെയിൽ വിലാസം`;
export const emailClaimed = ({ firstName, email }: Values<'firstName' | 'email'>) =>
  `നിങ്ങളുടെ കുടുംബവിവരങ്ങളിൽ ${firstName} എന്നയാളുടെ ഇമെയിൽ വിലാസം ${email} ആയിരുന്നു. അതിന്റെ ഉടമ സ്വന്തം അക്കൗണ്ടിനായി അത് ഇപ്പോൾ സ്ഥിരീകരിച്ചു; ഒരു വിലാസം ഒരാൾക്കു മാത്രമേ പാടുള്ളൂ. അതിനാൽ ${firstName} എന്നയാളുടെ വിവരങ്ങളിൽനിന്ന് ഞങ്ങൾ അത് നീക്കി.`;
export const emailClaimedWhatNext = 'മറ്റൊന്നിനും മാറ്റമില്ല; നിങ്ങൾ ഒന്നും ചെയ്യേണ്ടതില്ല.';
export const emailClaimedOtherAddress = ({ firstName }: Values<'firstName'>) =>
  `${firstName} എന്നയാൾക്ക് മറ്റൊരു ഇമെയിൽ വിലാസം ഉണ്ടെങ്കിൽ ഞങ്ങൾക്ക് എഴുതാം.`;

export const accountClosedSubject = ({ siteName }: Values<'siteName'>) => `നിങ്ങളുടെ ${siteName} അക്കൗണ്ട് അടച്ചു`;
export const accountClosed = 'നിങ്ങൾ ആവശ്യപ്പെട്ടതുപോലെ അക്കൗണ്ട് അടച്ചു; നിങ്ങളെയും കുടുംബത്തെയും കുറിച്ചുള്ള വിവരങ്ങൾ മായ്ച്ചുകളഞ്ഞു.';
export const paymentsAreKept = 'അടച്ച തുകകൾ ഞങ്ങളുടെ കണക്കിൽ തുടരും, നിങ്ങളുടെ പേരില്ലാതെ.';
export const accountClosedByOther = 'ഇത് നിങ്ങൾ ആവശ്യപ്പെട്ടതല്ലെങ്കിൽ ഞങ്ങളെ ബന്ധപ്പെടുക.';

export const invitationSubject = ({ siteName }: Values<'siteName'>) => `${siteName} ടീമിലേക്ക് ക്ഷണം`;
export const invitation = ({ siteName }: Values<'siteName'>) =>
  `ഒരു അഡ്മിനിസ്ട്രേറ്റർ നിങ്ങളെ ${siteName} ടീമിൽ ചേർത്തു. തുടങ്ങാൻ ഒരു പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക.`;
export const chooseMyPassword = 'പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക';
export const invitationLinkExpires =
  'ലിങ്ക് ഒരിക്കൽ മാത്രം, 48 മണിക്കൂർ വരെ പ്രവർത്തിക്കും. സമയം കഴിഞ്ഞെങ്കിൽ അഡ്മിനിസ്ട്രേറ്ററോട് പുതിയത് ചോദിക്കുക.';

export const secondFactorSubject = ({ siteName }: Values<'siteName'>) =>
  `നിങ്ങളുടെ ${siteName} ലോഗിന്റെ രണ്ടാം ഘട്ടം മാറ്റി`;
export const secondFactorOn = 'ഇനി ലോഗിൻ ചെയ്യാൻ പാസ്‌വേഡിനു പുറമേ ഓതന്റിക്കേറ്റർ ആപ്പിലെ കോഡും വേണം.';
export const secondFactorOff = 'ഇനി ലോഗിൻ ചെയ്യാൻ പാസ്‌വേഡ് മാത്രം മതി.';
export const recoveryCodesReplaced = 'നിങ്ങളുടെ അക്കൗണ്ടിന് പുതിയ റിക്കവറി കോഡുകളായി. പഴയവ ഇനി പ്രവർത്തിക്കില്ല.';
export const ifNotYou = 'മാറ്റിയത് നിങ്ങളല്ലെങ്കിൽ ഉടൻ പുതിയ പാസ്‌വേഡ് തിരഞ്ഞെടുത്ത് അഡ്മിനിസ്ട്രേറ്ററെ അറിയിക്കുക.';

export const passkeySubject = ({ siteName }: Values<'siteName'>) =>
  `നിങ്ങളുടെ ${siteName} അക്കൗണ്ടിന്റെ പാസ്‌കീകൾ മാറി`;
export const passkeyAdded = ({ name }: Values<'name'>) =>
  `നിങ്ങളുടെ അക്കൗണ്ടിൽ ഒരു പാസ്‌കീ ചേർത്തു: ${name}. ആ ഉപകരണം തുറക്കുന്നവർക്ക് അതുപയോഗിച്ച് ലോഗിൻ ചെയ്യാം.`;
export const passkeyRemoved = ({ name }: Values<'name'>) =>
  `നിങ്ങളുടെ അക്കൗണ്ടിൽ നിന്ന് ഒരു പാസ്‌കീ നീക്കി: ${name}. അതുകൊണ്ട് ഇനി ലോഗിൻ ചെയ്യാനാവില്ല; പാസ്‌വേഡ് കൊണ്ട് ഇപ്പോഴും കഴിയും.`;
export const passkeyByOther = 'ചെയ്തത് നിങ്ങളല്ലെങ്കിൽ പാസ്‌വേഡ് മാറ്റി, അറിയാത്ത എല്ലാ പാസ്‌കീകളും നീക്കുക.';
export const seeYourPasskeys = 'പാസ്‌കീകൾ കാണുക';
