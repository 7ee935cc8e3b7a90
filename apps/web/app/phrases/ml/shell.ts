export * from '../en/shell.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const somethingWentWrong = 'എന്തോ പിശക് സംഭവിച്ചു';
export const crashText =
  'നിങ്ങൾ സേവ് ചെയ്തതൊന്നും നഷ്ടപ്പെട്ടിട്ടില്ല. പേജ് വീണ്ടും ലോഡ് ചെയ്യുക; വീണ്ടും ഇങ്ങനെ സംഭവിച്ചാൽ, അവസാനം ചെയ്തത് എന്താണെന്ന് ഞങ്ങളെ അറിയിക്കുക.';
export const noConnection = 'കണക്ഷൻ ഇല്ല';
export const noConnectionText =
  'സെർവറുമായി ബന്ധപ്പെടാൻ കഴിഞ്ഞില്ല. സേവ് ചെയ്തതൊന്നും നഷ്ടപ്പെട്ടിട്ടില്ല; കണക്ഷൻ തിരികെ വന്നാലുടൻ പേജ് ലോഡ് ചെയ്യും.';
export const reload = 'വീണ്ടും ലോഡ് ചെയ്യുക';
export const goHome = 'ഹോം പേജിലേക്ക്';
export const details = 'വിശദാംശങ്ങൾ';
export const theServerAnswered = ({ status, statusText }: Values<'status' | 'statusText'>) =>
  `സെർവറിന്റെ മറുപടി: ${status} ${statusText}`;
export const anUnknownErrorOccurred = 'അറിയാത്ത ഒരു പിശക് സംഭവിച്ചു.';
export const supportHint = ' രജിസ്ട്രേഷനെക്കുറിച്ച് ചോദ്യങ്ങളുണ്ടോ? ഞങ്ങൾക്ക് എഴുതുക: ';
export const call = ({ phone }: Values<'phone'>) => `വിളിക്കുക: ${phone}`;
export const footer = 'പേജിന്റെ അടിഭാഗം';
export const elsewhere = 'മറ്റിടങ്ങളിൽ';
export const switchColorScheme = 'ലൈറ്റ്, ഡാർക്ക് നിറങ്ങൾ മാറ്റുക';
export const logout = 'ലോഗൗട്ട്';
export const home = 'ഹോം';
export const committee = 'കമ്മിറ്റി';
export const participants = 'പങ്കെടുക്കുന്നവർ';
export const contactUs = 'ബന്ധപ്പെടുക';
export const privacyPolicy = 'സ്വകാര്യതാ നയം';
export const termsOfUse = 'ഉപയോഗ നിബന്ധനകൾ';
export const videos = 'വീഡിയോകൾ';
export const communityPage = 'കമ്മ്യൂണിറ്റി പേജ്';
export const sitesAroundUs = 'മറ്റ് സൈറ്റുകളും ഭാഷകളും';
export const pages = 'പേജുകൾ';
export const account = 'അക്കൗണ്ട്';
export const login = 'ലോഗിൻ';
export const signUp = 'സൈൻ അപ്പ്';
export const changePassword = 'പാസ്‌വേഡ്';
export const myAccount = 'എന്റെ അക്കൗണ്ട്';
export const admin = 'അഡ്മിൻ';
export const menu = 'മെനു';
export const loadingThePage = 'പേജ് ലോഡ് ചെയ്യുന്നു…';
export const skipToTheContent = 'ഉള്ളടക്കത്തിലേക്ക് പോകുക';
export const programme = 'പരിപാടികൾ';
export const hotelAndTravel = 'ഹോട്ടൽ, യാത്ര';
