export * from '../../../en/orders/family/review.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const selectedUpgrades = 'തിരഞ്ഞെടുത്ത ആഡ്-ഓണുകൾ';
export const editTheUpgrades = 'ആഡ്-ഓണുകൾ മാറ്റുക';
export const addOnsCaption = 'ആഡ്-ഓണുകൾ, വിലയും ആകെ തുകയും';
export const noUpgradesChosen = 'ആഡ്-ഓണുകൾ ഒന്നും തിരഞ്ഞെടുത്തിട്ടില്ല.';
export const feeDependsHint = 'പണമടയ്ക്കുന്ന രീതി അനുസരിച്ച്';
export const feeRatesHint = ({ zelle, check }: Values<'zelle' | 'check'>) =>
  `പണമടയ്ക്കുന്ന രീതി അനുസരിച്ച്: Zelle ${zelle}, ചെക്ക് ${check}`;
export const noFee = 'ഇല്ല';
export const specialRequests = 'പ്രത്യേക അഭ്യർത്ഥനകൾ';
export const editTheSpecialRequests = 'പ്രത്യേക അഭ്യർത്ഥനകൾ മാറ്റുക';
export const none = 'ഒന്നുമില്ല.';
export const forThesePeople = 'ഇവർക്കു വേണ്ടി';
export const basicInfo = 'അടിസ്ഥാന വിവരങ്ങൾ:';
export const email = 'ഇമെയിൽ';
export const mobile = 'മൊബൈൽ';
export const parish = 'ഇടവക';
export const localUnit = 'പ്രാദേശിക യൂണിറ്റ്';
export const address = 'വിലാസം';
export const country = 'രാജ്യം';
export const noAdultIsAttending = 'മുതിർന്നവർ ആരും പങ്കെടുക്കുന്നില്ല';
export const responsibleAdultText =
  'കൺവെൻഷനിൽ കുട്ടികളുടെ ഉത്തരവാദിത്തം ഏറ്റെടുക്കുന്ന മുതിർന്ന ഒരാൾ വേണം: അവരോടൊപ്പം യാത്ര ചെയ്യുകയും അതേ ഹോട്ടലിൽ താമസിക്കുകയും രാവും പകലും അവരുടെ ചുമതല വഹിക്കുകയും ചെയ്യുന്ന, 18 വയസ്സ് തികഞ്ഞ ഒരാൾ. സമ്മതപത്രത്തിൽ ആ വ്യക്തിയുടെ പേര് എഴുതുക, ഫോൺ നമ്പർ പ്രത്യേക അഭ്യർത്ഥനകളിൽ ചേർക്കുക. അംഗീകരിക്കുന്നതിനു മുമ്പ് രജിസ്ട്രാർ ഇതേക്കുറിച്ച് ചോദിക്കും.';
export const minorsTitle = '18 വയസ്സിൽ താഴെയുള്ളവർ പങ്കെടുക്കുന്നുണ്ട്';
export const consentFormText =
  '18 വയസ്സിൽ താഴെയുള്ള ഓരോരുത്തർക്കും മാതാപിതാക്കളിൽ ഒരാൾ ഒപ്പിട്ട സമ്മതപത്രം (custodian consent form) വേണം. രജിസ്ട്രേഷൻ അയച്ച ശേഷം അത് ‘എന്റെ അക്കൗണ്ട്’ പേജിൽനിന്ന് അപ്‌ലോഡ് ചെയ്യുക. ';
export const openTheForm = 'ഫോം തുറക്കുക';
export const inANewTab = '(പുതിയ ടാബിൽ)';
export const basicInfoTitle = 'അടിസ്ഥാന വിവരങ്ങൾ';
export const editWhoIsAttending = 'പങ്കെടുക്കുന്നവരെ മാറ്റുക';
export const packageLabel = 'പാക്കേജ്';
export const editThePackage = 'പാക്കേജ് മാറ്റുക';
export const price = 'വില';
export const packageCaption = 'പാക്കേജും ആഡ്-ഓണുകളും, വിലയും ആകെ തുകയും';
export const edit = 'മാറ്റുക';
export const securityGuidelines = 'സുരക്ഷാ നിർദ്ദേശങ്ങൾ';
export const securitySummary =
  'രാത്രി 1:00 മുതൽ രാവിലെ 6:00 വരെ കർഫ്യൂ ആണ്. 21 വയസ്സിൽ താഴെയുള്ളവർ രാത്രി 11:30-നു ശേഷം ഹോട്ടൽ വിട്ടുപോകരുത്. കുട്ടികളുടെ ഉത്തരവാദിത്തം എപ്പോഴും മാതാപിതാക്കൾക്കാണ്.';
export const readMore = 'കൂടുതൽ വായിക്കുക';
export const curfewRule =
  'രാത്രി 1:00 മുതൽ രാവിലെ 6:00 വരെ എല്ലാവരും സ്വന്തം മുറിയിൽ ആയിരിക്കണം; ഇടനാഴികളും ഹാളുകളും മൈതാനവും അടച്ചിടും.';
export const youngAdultsRule =
  '21 വയസ്സിൽ താഴെയുള്ളവർ രാത്രി 11:30-നു ശേഷം ഹോട്ടലിൽത്തന്നെ ഉണ്ടാകണം, മുതിർന്നവർ കൂടെയുണ്ടെങ്കിലും.';
export const badgeRule =
  'എല്ലാ പരിപാടികളിലും ബാഡ്ജ് ധരിക്കുക. ഹാളുകളിൽ പ്രവേശിക്കാൻ അതു വേണം; ആവശ്യം വന്നാൽ ആരെ വിളിക്കണമെന്ന് സഹായികൾ അറിയുന്നതും അതിൽനിന്നാണ്.';
export const minorsRule =
  '18 വയസ്സിൽ താഴെയുള്ളവർ മാതാപിതാക്കളോടൊപ്പമോ മാതാപിതാക്കൾ എഴുതി ചുമതലപ്പെടുത്തിയ മുതിർന്ന ഒരാളോടൊപ്പമോ യാത്ര ചെയ്യണം.';
export const instructionsRule =
  'സെക്യൂരിറ്റി ടീമിന്റെ നിർദ്ദേശങ്ങൾ പാലിക്കുക; മറ്റുള്ളവരെ അപകടത്തിലാക്കുന്നവർ മടങ്ങിപ്പോകേണ്ടിവരും, പണം തിരികെ ലഭിക്കുകയുമില്ല.';
export const agreeToThe = 'ഞാൻ വായിച്ചു, സമ്മതിക്കുന്നു: ';
export const termsAndConditions = 'നിബന്ധനകളും വ്യവസ്ഥകളും';
export const newTabHint = '(പുതിയ ടാബിൽ തുറക്കും)';
export const agreeToTerms = 'നിബന്ധനകളും വ്യവസ്ഥകളും ഞാൻ വായിച്ചു, സമ്മതിക്കുന്നു';
export const sendForApproval = 'അംഗീകാരത്തിന് അയയ്ക്കുക:';
export const sendForApprovalText = 'രജിസ്ട്രാർ പരിശോധിക്കും. പണം പിന്നീട് അടയ്ക്കാം, അംഗീകാരത്തിനു മുമ്പോ ശേഷമോ.';
export const makePayment = 'പണമടയ്ക്കുക:';
export const makePaymentText = 'അയയ്ക്കുകയും ഉടൻ പണമടയ്ക്കുകയും ചെയ്യാം.';
export const goToMyAccount = 'എന്റെ അക്കൗണ്ടിലേക്ക്';
export const sendingIt = 'അയയ്ക്കുന്നു…';
export const sendForApprovalButton = 'അംഗീകാരത്തിന് അയയ്ക്കുക';
export const makePaymentButton = 'പണമടയ്ക്കുക';
export const thePriceHasChanged = 'വില മാറിയിട്ടുണ്ട്';
export const itWas = 'നിങ്ങൾ നോക്കിയപ്പോൾ';
export const priceBeforeAndIs = 'ആയിരുന്നു; ഇപ്പോൾ ';
export const newPriceText = 'ആണ്. ഒന്നും അയച്ചിട്ടില്ല. പുതിയ ആകെ തുക നോക്കി, സമ്മതമാണെങ്കിൽ വീണ്ടും അയയ്ക്കുക.';
export const noResponseTitle = 'മറുപടി ലഭിച്ചില്ല';
export const noResponseText =
  'അത് എത്തിയോ എന്ന് ഉറപ്പില്ല. ഇന്റർനെറ്റ് കണക്ഷൻ നോക്കി വീണ്ടും അയയ്ക്കുക: ഒരിക്കൽ മാത്രമേ കണക്കാക്കൂ.';
export const notSentTitle = 'രജിസ്ട്രേഷൻ അയച്ചിട്ടില്ല';
export const addOnSoldOut = 'ഒരു ആഡ്-ഓൺ ഇപ്പോൾ തീർന്നുപോയി';
export const viewAddOns = 'ആഡ്-ഓണുകൾ കാണുക';
export const packageSoldOut = 'നിങ്ങളുടെ പാക്കേജ് ഇപ്പോൾ തീർന്നുപോയി';
export const viewPackages = 'പാക്കേജുകൾ കാണുക';
export const packageNoLongerFits = 'ഈ പാക്കേജ് ഇപ്പോൾ നിങ്ങൾക്ക് ചേരില്ല';
export const chooseAnotherPackage = 'മറ്റൊരു പാക്കേജ് തിരഞ്ഞെടുക്കുക';
export const aPackageIsMissing = 'പാക്കേജ് തിരഞ്ഞെടുത്തിട്ടില്ല';
export const chooseAPackage = 'പാക്കേജ് തിരഞ്ഞെടുക്കുക';
export const nothingIsChosenYet = 'ഒന്നും തിരഞ്ഞെടുത്തിട്ടില്ല';
export const addOnAlreadyBought = 'ഈ ആഡ്-ഓൺ നിങ്ങൾക്കുണ്ട്';
export const addOnNotOffered = 'ഒരു ആഡ്-ഓൺ ഇപ്പോൾ ലഭ്യമല്ല';
export const nobodySelected = 'ആരെയും തിരഞ്ഞെടുത്തിട്ടില്ല';
export const chooseWhoIsAttending = 'പങ്കെടുക്കുന്നവരെ തിരഞ്ഞെടുക്കുക';
export const yourSpouseIsMissing = 'ജീവിതപങ്കാളിയെ ചേർത്തിട്ടില്ല';
export const addYourSpouse = 'ജീവിതപങ്കാളിയെ ചേർക്കുക';
export const discountCode = 'ഡിസ്കൗണ്ട് കോഡ്';
export const code = 'കോഡ്';
export const codeHint = 'കോഡ് ലഭിച്ചിട്ടുണ്ടെങ്കിൽ. വലിയക്ഷരമോ ചെറിയക്ഷരമോ, സ്പേസ്, ഹൈഫൻ എന്നിവ പ്രശ്നമല്ല.';
export const applyTheCode = 'ചേർക്കുക';
export const codeRejected = 'കോഡ് സ്വീകരിച്ചില്ല';
export const codeIsApplied = ({ code, title }: Values<'code' | 'title'>) => `${code} ചേർത്തു: ${title}.`;
export const yourCodeGivesNothing = ({ code }: Values<'code'>) => `${code} കൊണ്ട് ഇപ്പോൾ കുറവൊന്നുമില്ല`;
export const removeItOrChange = 'രജിസ്ട്രേഷൻ അയയ്ക്കുന്നതിനു മുമ്പ് കോഡ് ഒഴിവാക്കുക, അല്ലെങ്കിൽ തിരഞ്ഞെടുത്തതിൽ മാറ്റം വരുത്തുക.';
export const removeTheCode = 'കോഡ് ഒഴിവാക്കുക';
export const youSave = ({ amount }: Values<'amount'>) => `ലാഭം ${amount}`;
export const years = ({ count }: { count: number }) => `${count} വയസ്സ്`;
export const listOurNames = 'എല്ലാവർക്കും കാണാവുന്ന പട്ടികയിൽ ഞങ്ങളുടെ മുതിർന്നവരുടെ പേരുകൾ കാണിക്കുക';
export const childrenAreNeverShown =
  'രജിസ്ട്രേഷൻ ഉറപ്പായ ശേഷം. കുട്ടികളുടെ പേര് ഒരിക്കലും കാണിക്കില്ല. ഇത് പിന്നീട് ‘നിങ്ങളുടെ വിവരങ്ങൾ’ എന്നതിൽ മാറ്റാം.';
