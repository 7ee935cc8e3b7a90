export * from '../../../en/orders/family/account.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const addOnsBoughtLater = 'പിന്നീട് വാങ്ങിയ ആഡ്-ഓണുകൾ';
export const allTogether = 'രജിസ്ട്രേഷനും ആഡ്-ഓണുകളും ചേർത്ത്';
export const when = 'എപ്പോൾ';
export const where = 'എവിടെ';
export const registerBy = 'രജിസ്ട്രേഷന്റെ അവസാന ദിവസം:';
export const number = 'നമ്പർ';
export const hotel = 'ഹോട്ടൽ';
export const hotelConfirmation = ({ count }: { count: number }) =>
  count === 1 ? 'ഹോട്ടൽ കൺഫർമേഷൻ നമ്പർ' : 'ഹോട്ടൽ കൺഫർമേഷൻ നമ്പറുകൾ';
export const registrationNumber = 'രജിസ്ട്രേഷൻ നമ്പർ';
export const temporaryRegistrationNumber = 'താൽക്കാലിക രജിസ്ട്രേഷൻ നമ്പർ';
export const packageLabel = 'പാക്കേജ്';
export const convenienceFee = 'കൺവീനിയൻസ് ഫീ';
export const received = 'ലഭിച്ചു';
export const stillOpen = 'ബാക്കി';
export const addOnsOf = ({ name }: Values<'name'>) => `${name}: ആഡ്-ഓണുകൾ`;
export const waitingForApproval = 'അംഗീകാരം കാത്തിരിക്കുന്നു';
export const theRegistrar = 'രജിസ്ട്രാർ';
export const reviewingOrPay =
  'രജിസ്ട്രാർ നിങ്ങളുടെ രജിസ്ട്രേഷൻ പരിശോധിക്കുകയാണ്; തീരുമാനം ഞങ്ങൾ ഇമെയിലിൽ അറിയിക്കാം. പണം ഇപ്പോഴോ അംഗീകാരത്തിനു ശേഷമോ അടയ്ക്കാം.';
export const confirmed = 'ഉറപ്പായി';
export const conventionOver = 'ഈ കൺവെൻഷൻ കഴിഞ്ഞു. പങ്കെടുത്തതിന് നന്ദി.';
export const allSet = ({ location }: Values<'location'>) =>
  `എല്ലാം ശരിയായി. നിങ്ങളെ ${location}-ൽ കാണാൻ ഞങ്ങൾ കാത്തിരിക്കുന്നു.`;
export const cancelled = 'റദ്ദാക്കി';
export const cancelledRefundDue = ({ order }: Values<'order'>) =>
  `ഈ ${order} റദ്ദാക്കി. പണം തിരികെ നൽകുന്നതിനെക്കുറിച്ച് ട്രഷറർ നിങ്ങൾക്ക് എഴുതും.`;
export const cancelledNothingToPay = ({ order }: Values<'order'>) => `ഈ ${order} റദ്ദാക്കി. ഒന്നും അടയ്ക്കാനില്ല.`;
export const notSentYet = 'അയച്ചിട്ടില്ല';
export const you = 'നിങ്ങൾ';
export const continueBy = ({ conventionDeadline }: Values<'conventionDeadline'>) =>
  `നിർത്തിയിടത്തുനിന്ന് തുടർന്ന് ${conventionDeadline}-നകം അംഗീകാരത്തിന് അയയ്ക്കുക.`;
export const notSent = 'അയച്ചില്ല';
export const closedBeforeSending = 'ഇത് അംഗീകാരത്തിന് അയയ്ക്കുന്നതിനു മുമ്പ് രജിസ്ട്രേഷൻ അവസാനിച്ചു.';
export const approvedPaymentDue = 'അംഗീകരിച്ചു, പണം അടയ്ക്കാനുണ്ട്';
export const approvedPayNow = ({ total }: Values<'total'>) =>
  `നിങ്ങളുടെ രജിസ്ട്രേഷൻ അംഗീകരിച്ചു. ${total} അടച്ചാൽ അത് പൂർത്തിയാകും.`;
export const paymentFailedPayAgain = 'നിങ്ങളുടെ പേയ്മെന്റ് നടന്നില്ല. രജിസ്ട്രേഷൻ പൂർത്തിയാക്കാൻ വീണ്ടും പണമടയ്ക്കുക.';
export const paymentFailedInReview =
  'നിങ്ങളുടെ പേയ്മെന്റ് നടന്നില്ല. വീണ്ടും പണമടയ്ക്കുക; രജിസ്ട്രാർ നിങ്ങളുടെ രജിസ്ട്രേഷൻ പരിശോധിക്കുന്നുണ്ട്.';
export const freeInReview = ({ order }: Values<'order'>) =>
  `ഒന്നും അടയ്ക്കാനില്ല. രജിസ്ട്രാർ നിങ്ങളുടെ ${order} പരിശോധിക്കുകയാണ്; തീരുമാനം ഞങ്ങൾ ഇമെയിലിൽ അറിയിക്കാം.`;
export const paidInReview =
  'നിങ്ങളുടെ പണം ലഭിച്ചു. രജിസ്ട്രാർ രജിസ്ട്രേഷൻ പരിശോധിക്കുകയാണ്; തീരുമാനം ഞങ്ങൾ ഇമെയിലിൽ അറിയിക്കാം.';
export const theTreasurer = 'ട്രഷറർ';
export const treasurerAndRegistrar = 'ട്രഷററും രജിസ്ട്രാറും';
export const checkingPayment =
  'നിങ്ങളുടെ പണം ട്രഷറർക്ക് ലഭിച്ചു; അത് പരിശോധിക്കുകയാണ്. അംഗീകരിക്കുമ്പോൾ ഞങ്ങൾ ഇമെയിൽ അയയ്ക്കാം.';
export const awaitingPayment =
  'ട്രഷറർ നിങ്ങളുടെ പേയ്മെന്റ് കാത്തിരിക്കുകയാണ്. പണം എത്തിയ ശേഷം അംഗീകാരത്തിന് 2 മുതൽ 3 ദിവസം വരെ വേണം.';
export const payTheRest = 'ബാക്കി തുക അതേ രീതിയിൽ അടയ്ക്കുക.';
export const addOnsNeedYou = 'നിങ്ങളുടെ രജിസ്ട്രേഷൻ ഉറപ്പായി. ആഡ്-ഓണുകളിൽ നിങ്ങൾക്ക് ഇനിയും ചെയ്യാനുണ്ട്.';
export const confirmedAddOnsWait = 'നിങ്ങളുടെ രജിസ്ട്രേഷൻ ഉറപ്പായി. ആഡ്-ഓണുകൾ പരിശോധിക്കുകയാണ്; ഫലം ഇമെയിലിൽ അറിയിക്കാം.';
export const notApproved = 'അംഗീകരിച്ചില്ല';
export const rejectedRefundDue = ({ order }: Values<'order'>) =>
  `ഈ ${order} അംഗീകരിക്കാൻ ഭാരവാഹികൾക്ക് കഴിഞ്ഞില്ല. പണം തിരികെ നൽകുന്നതിനെക്കുറിച്ച് ട്രഷറർ നിങ്ങൾക്ക് എഴുതും.`;
export const rejectedNothingToPay = ({ order }: Values<'order'>) =>
  `ഈ ${order} അംഗീകരിക്കാൻ ഭാരവാഹികൾക്ക് കഴിഞ്ഞില്ല. ഒന്നും അടയ്ക്കാനില്ല.`;
export const reviewAddOns = 'നിങ്ങൾ തിരഞ്ഞെടുത്ത ആഡ്-ഓണുകൾ ഓർഡർ ചെയ്തിട്ടില്ല. അവ പരിശോധിച്ച് പണമടയ്ക്കുക.';
export const addOnsReserved = 'ആഡ്-ഓണുകൾ നിങ്ങൾക്കായി മാറ്റിവെച്ചിട്ടുണ്ട്.';
export const paymentDue = 'പണം അടയ്ക്കാനുണ്ട്';
export const payForAddOns = ({ total }: Values<'total'>) =>
  `ആഡ്-ഓണുകൾ നിങ്ങൾക്കായി മാറ്റിവെച്ചിട്ടുണ്ട്. ${total} അടച്ചാൽ അവ നിങ്ങളുടേതാകും.`;
export const addOnsPaymentFailed = 'നിങ്ങളുടെ പേയ്മെന്റ് നടന്നില്ല. ആഡ്-ഓണുകൾ ഉറപ്പാക്കാൻ വീണ്ടും പണമടയ്ക്കുക.';
export const registration = 'രജിസ്ട്രേഷൻ';
export const addOnOrder = 'ആഡ്-ഓൺ ഓർഡർ';
export const failedToRegisterEvent = 'രജിസ്ട്രേഷൻ തുടങ്ങാൻ കഴിഞ്ഞില്ല';
export const earlyBirdPricesUntil = ({ earlyBirdDate }: Values<'earlyBirdDate'>) =>
  `Early bird നിരക്ക് ${earlyBirdDate} വരെ`;
export const registerNowFor = ({ name }: Values<'name'>) => `ഇപ്പോൾ രജിസ്റ്റർ ചെയ്യുക: ${name}`;
export const startingYourRegistration = 'രജിസ്ട്രേഷൻ തുടങ്ങുന്നു…';
export const registerNow = 'ഇപ്പോൾ രജിസ്റ്റർ ചെയ്യുക';
export const confirmedText = ({ location }: Values<'location'>) =>
  `നിങ്ങളുടെ രജിസ്ട്രേഷൻ ഉറപ്പായി. നിങ്ങളെ ${location}-ൽ കാണാൻ ഞങ്ങൾ കാത്തിരിക്കുന്നു.`;
export const confirmedWithTasksLeft = ({ count }: Readonly<Record<'count', number>>) =>
  count === 1
    ? 'നിങ്ങളുടെ രജിസ്ട്രേഷൻ ഉറപ്പായി. ചെയ്യേണ്ട കാര്യങ്ങളിൽ ഒന്ന് ബാക്കിയുണ്ട്.'
    : `നിങ്ങളുടെ രജിസ്ട്രേഷൻ ഉറപ്പായി. ചെയ്യേണ്ട കാര്യങ്ങളിൽ ${count} എണ്ണം ബാക്കിയുണ്ട്.`;
export const approvalStep = 'അംഗീകാരം';
export const sendingStep = 'അംഗീകാരത്തിന് അയയ്ക്കൽ';
export const yourPaymentStep = 'നിങ്ങളുടെ പേയ്മെന്റ്';
export const newPaymentStep = 'പുതിയ പേയ്മെന്റ്';
export const restOfPaymentStep = 'ബാക്കി തുകയുടെ പേയ്മെന്റ്';
export const paymentStep = 'പേയ്മെന്റ്';
export const paymentAndApprovalStep = 'പേയ്മെന്റും അംഗീകാരവും';
export const reviewStep = 'ആഡ്-ഓണുകളുടെ പരിശോധന';
export const writeToUs = 'ഞങ്ങൾക്ക് എഴുതുക';
export const writeToUsAbout = ({ number: about }: Values<'number'>) => `${about}: ഞങ്ങൾക്ക് എഴുതുക`;
export const earlierConventions = ({ count }: Readonly<Record<'count', number>>) => `മുൻ കൺവെൻഷനുകൾ (${count})`;
export const questionForYou = 'നിങ്ങളോട് ഒരു ചോദ്യം';
export const yourAnswerStep = 'നിങ്ങളുടെ മറുപടി';
export const answerTheRegistrar = 'രജിസ്ട്രാർക്ക് ഒരു ചോദ്യമുണ്ട്. നിങ്ങൾ മറുപടി നൽകിയാലുടൻ രജിസ്ട്രേഷൻ മുന്നോട്ടു പോകും.';
export const yourTurn = 'നിങ്ങളുടെ ഊഴം';
export const waitingFor = ({ whose }: Values<'whose'>) => `കാത്തിരിക്കുന്നത്: ${whose}`;
export const whoIsComing = ({ count }: Readonly<Record<'count', number>>) =>
  count === 1 ? 'പങ്കെടുക്കുന്നത്' : `പങ്കെടുക്കുന്നവർ (${count})`;
export const whatYouBought = 'നിങ്ങൾ വാങ്ങിയത്';
export const nextTask = ({ topic }: Values<'topic'>) => `അടുത്തത്: ${topic}`;
