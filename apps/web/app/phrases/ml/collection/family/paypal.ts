export * from '../../../en/collection/family/paypal.ts';

export const finishingYourPayment = 'പേയ്മെന്റ് പൂർത്തിയാക്കുന്നു';
export const finishingText = 'നിങ്ങളുടെ പേയ്മെന്റിനെക്കുറിച്ച് PayPal-നോട് ചോദിക്കുകയാണ്. ഈ പേജ് അടയ്ക്കരുത്.';
export const paypalDidntAnswer = 'PayPal ഇതുവരെ അറിയിച്ചിട്ടില്ല';
export const nothingIsTakenTwice =
  'പേയ്മെന്റ് നിങ്ങൾ അംഗീകരിച്ചെങ്കിൽ വീണ്ടും പണമടയ്ക്കേണ്ടതില്ല: പണം രണ്ടു തവണ എടുക്കില്ല; ഞങ്ങൾ PayPal-നോട് ചോദിച്ചുകൊണ്ടിരിക്കും. അറിഞ്ഞാലുടൻ ‘എന്റെ അക്കൗണ്ടിൽ’ കാണാം.';
export const askAgain = 'വീണ്ടും ചോദിക്കുക';
export const youWerentCharged = 'പണം എടുത്തിട്ടില്ല';
export const notChargedText =
  'ഈ രജിസ്ട്രേഷന് മറ്റൊരു പേയ്മെന്റ് ഉണ്ട്, അല്ലെങ്കിൽ ഇനി പണമടയ്ക്കാൻ കഴിയില്ല; അതിനാൽ PayPal-ൽനിന്ന് പണം എടുത്തിട്ടില്ല.';
export const paymentNotFound = 'ഈ പേയ്മെന്റ് കണ്ടെത്താൻ കഴിഞ്ഞില്ല';
export const unknownPaymentText =
  'ഈ പേജിന്റെ വിലാസം പൂർണ്ണമല്ല, അല്ലെങ്കിൽ മറ്റൊരു പേയ്മെന്റിന്റേതാണ്. നിങ്ങളുടെ പേയ്മെന്റുകൾ ‘എന്റെ അക്കൗണ്ടിൽ’ കാണാം.';
export const myAccount = 'എന്റെ അക്കൗണ്ട്';
