export * from '../../../en/orders/family/confirmation.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const registrationSentTitle = 'നിങ്ങളുടെ രജിസ്ട്രേഷൻ അംഗീകാരത്തിന് അയച്ചു';
export const registrarWillReview = 'നന്ദി! രജിസ്ട്രാർ പരിശോധിച്ച ശേഷം തീരുമാനം ഞങ്ങൾ ഇമെയിലിൽ അറിയിക്കാം.';
export const payNowOrLater = 'ഇപ്പോൾ പണമടയ്ക്കാം, അല്ലെങ്കിൽ അംഗീകാരം ലഭിച്ച ശേഷം ‘എന്റെ അക്കൗണ്ടിൽ’ നിന്ന്.';
export const zelleTitle = 'നന്ദി. നിങ്ങളുടെ Zelle പേയ്മെന്റ് ഞങ്ങൾ ശ്രദ്ധിക്കാം';
export const zelleReminder = 'ഇതുവരെ അയച്ചിട്ടില്ലെങ്കിൽ, താഴെയുള്ള വിവരങ്ങൾ ഉപയോഗിച്ച് ഇപ്പോൾ അയയ്ക്കുക.';
export const approvalTime = 'പണം എത്തിയ ശേഷം അംഗീകാരത്തിന് 2 മുതൽ 3 ദിവസം വരെ വേണം. ഞങ്ങൾ ഇമെയിൽ അയയ്ക്കാം.';
export const checkTitle = 'നന്ദി. നിങ്ങളുടെ ചെക്ക് ഞങ്ങൾ ശ്രദ്ധിക്കാം';
export const checkReminder = 'ഇതുവരെ അയച്ചിട്ടില്ലെങ്കിൽ, താഴെയുള്ള വിവരങ്ങൾ ഉപയോഗിച്ച് ചെക്ക് ഇപ്പോൾ അയയ്ക്കുക.';
export const paypalCheckingTitle = 'PayPal നിങ്ങളുടെ പേയ്മെന്റ് പരിശോധിച്ചുകൊണ്ടിരിക്കുന്നു';
export const paypalCheckingText =
  'വീണ്ടും പണമടയ്ക്കേണ്ടതില്ല. PayPal അറിയിച്ചാലുടൻ ‘എന്റെ അക്കൗണ്ടിൽ’ കാണാം; ഞങ്ങൾ ഇമെയിലും അയയ്ക്കാം.';
export const youCancelledThePayment = 'നിങ്ങൾ പേയ്മെന്റ് റദ്ദാക്കി';
export const paypalCancelledText = 'പണം എടുത്തിട്ടില്ല, ഒന്നും മാറിയിട്ടുമില്ല. സൗകര്യമുള്ളപ്പോൾ പണമടയ്ക്കുന്ന രീതി തിരഞ്ഞെടുക്കാം.';
export const yourPaymentWasDeclined = 'നിങ്ങളുടെ പേയ്മെന്റ് സ്വീകരിച്ചില്ല';
export const registrationPaymentDeclined = 'പണം എടുത്തിട്ടില്ല, അല്ലെങ്കിൽ തിരികെ ലഭിക്കും. രജിസ്ട്രേഷൻ അതേപടിയുണ്ട്.';
export const payAgainText = 'ഇതേ രീതിയിലോ മറ്റൊരു രീതിയിലോ വീണ്ടും ശ്രമിക്കുക.';
export const paymentReceivedTitle = 'നിങ്ങളുടെ പണം ലഭിച്ചു';
export const registrationPaidText = 'നന്ദി! നിങ്ങളുടെ സ്ഥിതി ‘എന്റെ അക്കൗണ്ടിൽ’ കാണാം. ഉറപ്പാകുമ്പോൾ ഞങ്ങൾ ഇമെയിൽ അയയ്ക്കാം.';
export const registrationConfirmedTitle = 'നിങ്ങളുടെ രജിസ്ട്രേഷൻ ഉറപ്പായി';
export const registrationConfirmedText = 'നന്ദി! നിങ്ങളുടെ രജിസ്ട്രേഷൻ ഉറപ്പായി. ഇനി ചെയ്യാനുള്ളത് ‘എന്റെ അക്കൗണ്ടിൽ’ കാണാം.';
export const registrationApprovedTitle = 'നിങ്ങളുടെ രജിസ്ട്രേഷൻ അംഗീകരിച്ചു';
export const registrationApprovedText = 'പൂർത്തിയാക്കാൻ ഇപ്പോൾ പണമടയ്ക്കുക, അല്ലെങ്കിൽ പിന്നീട് ‘എന്റെ അക്കൗണ്ടിൽ’ നിന്ന്.';
export const freeRegistrationTitle = 'നിങ്ങളുടെ രജിസ്ട്രേഷൻ അംഗീകാരത്തിന് സമർപ്പിച്ചു';
export const freeRegistrationText = 'ഒന്നും അടയ്ക്കാനില്ല. ഭാരവാഹികൾ പരിശോധിച്ച ശേഷം തീരുമാനം ഞങ്ങൾ ഇമെയിലിൽ അറിയിക്കാം.';
export const addOnsOrderedTitle = 'ആഡ്-ഓണുകൾ ഓർഡർ ചെയ്തു';
export const addOnsOrderedText =
  'നന്ദി! അവ നിങ്ങൾക്കായി മാറ്റിവെച്ചിട്ടുണ്ട്, പണമടയ്ക്കുമ്പോൾ നിങ്ങളുടേതാകും. ‘എന്റെ അക്കൗണ്ടിൽ’ കാണാം.';
export const addOnsPaidText = 'നന്ദി! ആഡ്-ഓണുകൾ ‘എന്റെ അക്കൗണ്ടിൽ’ കാണാം. ഉറപ്പാകുമ്പോൾ ഞങ്ങൾ ഇമെയിൽ അയയ്ക്കാം.';
export const addOnsConfirmedTitle = 'നിങ്ങളുടെ ആഡ്-ഓണുകൾ ഉറപ്പായി';
export const addOnsConfirmedText = 'നന്ദി! നിങ്ങളുടെ ആഡ്-ഓണുകൾ ഉറപ്പായി. ‘എന്റെ അക്കൗണ്ടിൽ’ കാണാം.';
export const addOnsPaymentDeclined =
  'പണം എടുത്തിട്ടില്ല, അല്ലെങ്കിൽ തിരികെ ലഭിക്കും. ആഡ്-ഓണുകൾ ഇപ്പോഴും നിങ്ങൾക്കായി മാറ്റിവെച്ചിട്ടുണ്ട്.';
export const freeAddOnsTitle = 'ആഡ്-ഓണുകൾ അംഗീകാരത്തിന് സമർപ്പിച്ചു';
export const freeAddOnsText = 'ഒന്നും അടയ്ക്കാനില്ല. ഭാരവാഹികൾ പരിശോധിച്ച ശേഷം തീരുമാനം ഞങ്ങൾ ഇമെയിലിൽ അറിയിക്കാം.';

export const addOnsFor = ({ name }: Values<'name'>) => `ആഡ്-ഓണുകൾ: ${name}`;
export const loadingYourTicket = 'നിങ്ങളുടെ രജിസ്ട്രേഷൻ ലോഡ് ചെയ്യുന്നു…';
export const registrationNumber = 'രജിസ്ട്രേഷൻ നമ്പർ';
export const temporaryRegistrationNumber = 'താൽക്കാലിക രജിസ്ട്രേഷൻ നമ്പർ';
export const packageLabel = 'പാക്കേജ്';
export const peopleComing = ({ count }: Readonly<Record<'count', number>>) =>
  count === 1 ? 'ഒരാൾ പങ്കെടുക്കുന്നു' : `${count} പേർ പങ്കെടുക്കുന്നു`;
export const nextSteps = 'ഇനി ചെയ്യേണ്ടത്';
export const stepSent = 'അയച്ചു';
export const stepApproval = 'അംഗീകാരം';
export const stepPayment = 'പേയ്മെന്റ്';
export const stepConfirmed = 'ഉറപ്പാകൽ';
export const stepDone = 'കഴിഞ്ഞു';
export const stepLater = 'പിന്നീട്';
export const stepAgain = 'വീണ്ടും പണമടയ്ക്കുക';
export const stepYourTurn = 'നിങ്ങളുടെ ഊഴം';
export const stepWaitingFor = ({ whose }: Values<'whose'>) => `കാത്തിരിക്കുന്നത്: ${whose}`;
export const theRegistrar = 'രജിസ്ട്രാർ';
export const theTreasurer = 'ട്രഷറർ';
export const you = 'നിങ്ങൾ';
export const tellTheCousins = 'പങ്കുവയ്ക്കാം';
export const shareOf = ({ name }: Values<'name'>) => `പങ്കുവയ്ക്കാം: ${name}`;
export const weAreComingTo = ({ name, days, location }: Values<'name' | 'days' | 'location'>) =>
  `ഞങ്ങൾ ${name} കൺവെൻഷനു പോകുന്നു: ${days}, ${location}. നിങ്ങളും വരൂ:`;
