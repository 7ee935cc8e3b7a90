export * from '../../../en/routes/portal/registration.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const reviewTheDetails = 'വിവരങ്ങൾ പരിശോധിക്കുക';
export const registrationSummary = 'രജിസ്ട്രേഷൻ ചുരുക്കത്തിൽ';
export const myAccount = 'എന്റെ അക്കൗണ്ട്';
export const buyAdditionalAddons = 'കൂടുതൽ ആഡ്-ഓണുകൾ വാങ്ങുക';
export const addOnReviewIntro = ({ name }: Values<'name'>) => `${name}: നിങ്ങളുടെ രജിസ്ട്രേഷനുള്ള ആഡ്-ഓണുകൾ.`;
export const loadingTheReview = 'ലോഡ് ചെയ്യുന്നു…';
export const goToMyAccount = 'എന്റെ അക്കൗണ്ടിലേക്ക്';
export const loadingTheAddOns = 'ആഡ്-ഓണുകൾ ലോഡ് ചെയ്യുന്നു…';
export const addOnsIntro = 'ഇവിടെ ഒന്നും നിർബന്ധമല്ല; തിരഞ്ഞെടുക്കുന്നത് കുടുംബത്തിൽ എല്ലാവർക്കും ബാധകമാണ്.';
export const packageLabel = 'പാക്കേജ്';
export const backToThePackages = 'പാക്കേജുകളിലേക്ക് മടങ്ങുക';
export const upgradePackage = 'ആഡ്-ഓണുകൾ ചേർക്കുക';
export const buyAddOnsIntro = ({ name }: Values<'name'>) =>
  `${name}: നിങ്ങളുടെ രജിസ്ട്രേഷന്. പാക്കേജിനും പങ്കെടുക്കുന്നവർക്കും മാറ്റമില്ല.`;
export const noAddOnsTitle = 'ഇപ്പോൾ ആഡ്-ഓണുകൾ ലഭ്യമല്ല';
export const noAddOnsText = 'ഇതുവരെ വാങ്ങിയതെല്ലാം നിങ്ങളുടേതു തന്നെ.';
export const backToMyAccount = 'എന്റെ അക്കൗണ്ടിലേക്ക് മടങ്ങുക';
export const chooseAPackage = 'പാക്കേജ് തിരഞ്ഞെടുക്കുക';
export const packagesIntro = 'പങ്കെടുക്കുന്ന എല്ലാവർക്കുമായി ഒരു പാക്കേജ് മതി. നിങ്ങൾക്കു ചേരുന്നവയാണ് ഇവ.';
export const loadingThePackages = 'പാക്കേജുകൾ ലോഡ് ചെയ്യുന്നു…';
export const packageSavedSuccessfully = 'പാക്കേജ് സേവ് ചെയ്തു';
export const noPackageTitle = 'നിങ്ങൾക്കു ചേരുന്ന പാക്കേജില്ല';
export const changeWhoIsAttending = 'പങ്കെടുക്കുന്നവരെ മാറ്റുക';
export const noPackageText = 'ഓരോ പാക്കേജിലും ആളുകളുടെ എണ്ണത്തിനു പരിധിയുണ്ട്, ചിലതിൽ പ്രായത്തിനും.';
export const packageLostTitle = 'നിങ്ങളുടെ പാക്കേജ് ഇപ്പോൾ ലഭ്യമല്ല';
export const packageLostText = 'അത് നിങ്ങൾക്കു ചേരാതായി, അല്ലെങ്കിൽ അവസാനത്തെ സ്ഥലവും പോയി. മറ്റൊന്ന് തിരഞ്ഞെടുക്കുക.';
export const savingYourPackage = 'പാക്കേജ് സേവ് ചെയ്യുന്നു…';
export const saveAndReview = 'സേവ് ചെയ്ത് തുടരുക';
export const optionalUpgrades = 'ആഡ്-ഓണുകളിലേക്ക്';
export const backToPeople = 'ആളുകളിലേക്ക് മടങ്ങുക';
export const skip = 'ഒഴിവാക്കി തുടരുക';
export const otherParticipants = 'കൂടെ പങ്കെടുക്കുന്നവർ';
export const participantsIntro =
  'കുടുംബത്തിലെ എല്ലാവരെയും ചേർക്കുക; പിന്നെ പങ്കെടുക്കുന്നവരെ അടയാളപ്പെടുത്തുക. രജിസ്ട്രേഷൻ അയയ്ക്കുന്നതുവരെ മാറ്റങ്ങൾ വരുത്താം.';
export const loadingYourFamily = 'കുടുംബം ലോഡ് ചെയ്യുന്നു…';
export const theChosenPackage = 'തിരഞ്ഞെടുത്ത പാക്കേജ്';
export const continueLabel = 'തുടരുക';
export const wasRemoved = ({ clearedPackage }: Values<'clearedPackage'>) => `${clearedPackage} ഒഴിവാക്കി`;
export const packageClearedText =
  'ഈ പാക്കേജ് പങ്കെടുക്കുന്നവരെ ആശ്രയിച്ചാണ്; അതിൽ മാറ്റം വന്നു. അടുത്ത പേജിൽ വീണ്ടും പാക്കേജ് തിരഞ്ഞെടുക്കുക.';
export const yourRegistration = 'നിങ്ങളുടെ രജിസ്ട്രേഷൻ';
export const pleaseCheckEverything = ({ name, days, location }: Values<'name' | 'days' | 'location'>) =>
  `എല്ലാം ശരിയാണോ എന്ന് നോക്കുക. ${name} · ${days} · ${location}`;
export const home = 'ഹോം';
export const print = 'പ്രിന്റ് ചെയ്യുക';
