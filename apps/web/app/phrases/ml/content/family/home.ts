export * from '../../../en/content/family/home.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const registrationIsOpen = 'രജിസ്ട്രേഷൻ തുടങ്ങി';
export const registerNow = 'ഇപ്പോൾ രജിസ്റ്റർ ചെയ്യുക';
export const goToMyAccount = 'എന്റെ അക്കൗണ്ടിലേക്ക്';
export const seeThePackages = 'പാക്കേജുകൾ കാണുക';
export const when = 'എപ്പോൾ';
export const where = 'എവിടെ';
export const registerBy = 'രജിസ്റ്റർ ചെയ്യേണ്ട അവസാന ദിവസം';
export const earlyBirdUntil = 'കുറഞ്ഞ നിരക്ക് ഈ ദിവസം വരെ';
export const lastDay = 'ഇന്ന് അവസാന ദിവസം';
export const oneDayLeft = '1 ദിവസം ബാക്കി';
export const daysLeft = ({ days }: Values<'days'>) => `${days} ദിവസം ബാക്കി`;
export const seeAllPackages = ({ count }: Values<'count'>) => `${count} പാക്കേജുകളും കാണുക`;
export const questions = 'ചോദ്യങ്ങൾ';
export const allQuestions = 'എല്ലാ ചോദ്യങ്ങളും ഉത്തരങ്ങളും';
export const howToRegister = 'രജിസ്റ്റർ ചെയ്യേണ്ട വിധം';
export const howItWorksIntro = ({ deadline }: Values<'deadline'>) =>
  `ഏകദേശം 10 മിനിറ്റ് മതി. ഇടയ്ക്ക് നിർത്തി പിന്നീട് തുടരാം. ${deadline}-നകം രജിസ്റ്റർ ചെയ്യുക.`;
export const haveAccount = 'എനിക്ക് അക്കൗണ്ട് ഉണ്ട്';
export const signUp = 'സൈൻ അപ്പ് ചെയ്യുക';
export const signUpText = 'നിങ്ങൾ ആരാണെന്ന് പറയുക. പാസ്‌വേഡ് തിരഞ്ഞെടുക്കാനുള്ള ലിങ്ക് ഞങ്ങൾ ഇമെയിലിൽ അയയ്ക്കാം.';
export const addYourFamily = 'കുടുംബാംഗങ്ങളെ ചേർക്കുക';
export const addFamilyText = 'ഓരോരുത്തരെയും ഒരിക്കൽ ചേർക്കുക; പിന്നെ എല്ലാവർക്കുമായി ഒരു പാക്കേജും വേണ്ട ആഡ്-ഓണുകളും തിരഞ്ഞെടുക്കുക.';
export const sendForApproval = 'അംഗീകാരത്തിന് അയയ്ക്കുക';
export const sendForApprovalText = 'എല്ലാം ഒന്നുകൂടി നോക്കി അയയ്ക്കുക. ഓരോ രജിസ്ട്രേഷനും ഞങ്ങളുടെ രജിസ്ട്രാർമാർ പരിശോധിക്കും.';
export const payAndPack = 'പണമടച്ച് ഒരുങ്ങുക';
export const payAndPackText = 'Zelle വഴിയോ ചെക്ക് വഴിയോ പണമടയ്ക്കാം. പണം ലഭിക്കുമ്പോൾ രജിസ്ട്രേഷൻ ഉറപ്പാകും.';
export const noConventionTitle = 'അടുത്ത കൺവെൻഷന്റെ ഒരുക്കങ്ങൾ നടക്കുന്നു';
export const noConventionText = 'ഇപ്പോൾ രജിസ്ട്രേഷൻ തുടങ്ങിയിട്ടില്ല. അടുത്ത കൺവെൻഷൻ തുടങ്ങുമ്പോൾ ഇവിടെ കാണാം.';
export const login = 'ലോഗിൻ';
export const myAccount = 'എന്റെ അക്കൗണ്ട്';
export const packages = 'പാക്കേജുകൾ';
export const packagesIntro = 'കുടുംബത്തിൽ എല്ലാവർക്കുമായി ഒരു പാക്കേജ് മതി. കുടുംബാംഗങ്ങളെ ചേർത്ത ശേഷം അത് തിരഞ്ഞെടുക്കാം.';
export const noPackages = 'പാക്കേജുകൾ തയ്യാറാക്കുകയാണ്. വൈകാതെ ഇവിടെ കാണാം.';
export const forFamiliesInCanada = 'കാനഡയിലെ കുടുംബങ്ങൾക്ക്';
export const soldOut = 'തീർന്നുപോയി';
export const onePlaceLeft = 'ഒരു സ്ഥലം ബാക്കി';
export const placesLeft = ({ left }: Values<'left'>) => `${left} സ്ഥലങ്ങൾ ബാക്കി`;
export const saveUpTo = ({ left, amount }: Values<'left' | 'amount'>) => `${left} · ${amount} വരെ ലാഭം`;
export const comeWithUsTo = ({ name, days, location }: Values<'name' | 'days' | 'location'>) =>
  `${name} കൺവെൻഷന് ഞങ്ങളോടൊപ്പം വരൂ: ${days}, ${location}:`;
export const showFewer = 'കുറച്ചു മാത്രം കാണുക';
export const everyPackageHere = 'ഈ മൂന്നിലും ഉള്ളത്';
export const earlyBirdSave = ({ until, amount }: Values<'until' | 'amount'>) =>
  `Early bird നിരക്ക് ${until} വരെ: ${amount} ലാഭം`;
export const whatFamiliesAskFirst = 'കുടുംബങ്ങൾ ആദ്യം ചോദിക്കുന്നത്.';
export const theProgramme = ({ count }: Values<'count'>) =>
  count === 4 ? 'നാലു ദിവസത്തെ പരിപാടികൾ' : 'പരിപാടികൾ';
export const wholeProgramme = 'പരിപാടികൾ മുഴുവൻ കാണുക';
export const hotelAndTravel = 'ഹോട്ടലും യാത്രയും';
