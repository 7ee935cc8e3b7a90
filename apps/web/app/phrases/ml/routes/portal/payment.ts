export * from '../../../en/routes/portal/payment.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const mailTheCheck = 'ചെക്ക് അയയ്ക്കുക';
export const writeCheckStep = ({ totalDue, payableTo }: Values<'totalDue' | 'payableTo'>) =>
  `${payableTo} എന്ന പേരിൽ ${totalDue} തുകയ്ക്ക് ചെക്ക് എഴുതുക.`;
export const writeMemoStep = 'മുകളിൽ കാണുന്ന മെമോ അതേപടി ചെക്കിൽ എഴുതുക.';
export const inDays = ({ days }: { days: number }) => `${days} ദിവസം`;
export const inBusinessDays = ({ days }: { days: number }) => `${days} പ്രവൃത്തിദിവസം`;
export const cancelPayment = 'പേയ്മെന്റ് വേണ്ട';
export const confirmingYourPayment = 'പേയ്മെന്റ് അറിയിക്കുന്നു…';
export const confirmCheckPayment = 'ചെക്ക് പേയ്മെന്റ് അറിയിക്കുക';
export const confirmation = 'സ്ഥിരീകരണം';
export const expiredStepText = 'ഈ ഘട്ടത്തിലേക്ക് മടങ്ങാൻ കഴിയില്ല. നിങ്ങളുടെ രജിസ്ട്രേഷൻ ‘എന്റെ അക്കൗണ്ടിൽ’ ഉണ്ട്.';
export const myAccount = 'എന്റെ അക്കൗണ്ട്';
export const retryPayment = 'വീണ്ടും പണമടയ്ക്കുക';
export const payment = 'പേയ്മെന്റ്';
export const howToPay = 'എങ്ങനെ പണമടയ്ക്കാം';
export const payNow = 'ഇപ്പോൾ പണമടയ്ക്കുക';
export const loadingThePayment = 'പേയ്മെന്റ് ലോഡ് ചെയ്യുന്നു…';
export const nothingToPayNow = 'ഇപ്പോൾ ഒന്നും അടയ്ക്കാനില്ല';
export const paymentApprovedText = 'നിങ്ങളുടെ പേയ്മെന്റ് അംഗീകരിച്ചു. നന്ദി!';
export const whatYouPay = 'അടയ്ക്കേണ്ട തുക';
export const goToMyAccount = 'എന്റെ അക്കൗണ്ടിലേക്ക്';
export const makePayment = 'പണമടയ്ക്കുക';
export const openingPaypal = 'PayPal തുറക്കുന്നു…';
export const payByZelle = 'Zelle വഴി അടയ്ക്കുക';
export const sendByZelleStep = ({ totalDue, email }: Values<'totalDue' | 'email'>) =>
  `ബാങ്കിന്റെ ആപ്പിൽനിന്ന് ${totalDue} Zelle വഴി ${email} എന്ന വിലാസത്തിലേക്ക് അയയ്ക്കുക.`;
export const enterMemoStep = 'മുകളിൽ കാണുന്ന മെമോ അതേപടി നൽകുക; ആരുടെ പേയ്മെന്റാണെന്ന് ട്രഷറർ അറിയുന്നത് അതിൽനിന്നാണ്.';
export const thenConfirmItHere = 'പിന്നെ ഇവിടെ അറിയിക്കുക.';
export const yourAddOnsFor = ({ name }: Values<'name'>) => `${name}: നിങ്ങളുടെ ആഡ്-ഓണുകൾ`;
export const yourRegistrationFor = ({ name }: Values<'name'>) => `${name}: നിങ്ങളുടെ രജിസ്ട്രേഷൻ`;
export const mailCheckStep = ({ dueDate, within }: Values<'dueDate' | 'within'>) =>
  `${dueDate}-നകം, ${within} കൊണ്ട് എത്തുന്ന വിധം തപാലിൽ അയയ്ക്കുക. പിന്നെ ഇവിടെ അറിയിക്കുക.`;
