export * from '../../../en/collection/family/payments.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const methodQuestion = 'എങ്ങനെ പണമടയ്ക്കാനാണ് ആഗ്രഹം?';
export const dueBy = ({ value, dueDate }: Values<'value' | 'dueDate'>) => `${value} അവസാന തീയതി: ${dueDate}.`;
export const subtotal = 'ഇനങ്ങളുടെ തുക';
export const convenienceFee = 'കൺവീനിയൻസ് ഫീ';
export const totalDue = 'ആകെ അടയ്ക്കേണ്ടത്';
export const zelleHint = 'ബാങ്കിന്റെ ആപ്പിൽനിന്ന് അയയ്ക്കാം; ഏതാനും മിനിറ്റ് മതി.';
export const mailedToTheTreasurer = 'ട്രഷറർക്ക് തപാലിൽ അയയ്ക്കുക.';
export const paypalCheckingTitle = 'PayPal നിങ്ങളുടെ പേയ്മെന്റ് പരിശോധിച്ചുകൊണ്ടിരിക്കുന്നു';
export const paypalCheckingText =
  'അതിന് ഒന്നോ രണ്ടോ ദിവസം എടുത്തേക്കാം. വീണ്ടും പണമടയ്ക്കേണ്ടതില്ല; പണം എത്തുമ്പോൾ ഞങ്ങൾ ഇമെയിൽ അയയ്ക്കാം.';
export const paypalOrCard = 'PayPal അല്ലെങ്കിൽ കാർഡ്';
export const withYourPaypalAccount =
  'PayPal-ന്റെ പേജിൽ, അവിടത്തെ അക്കൗണ്ട് വഴിയോ കാർഡ് വഴിയോ. പണം ഉടൻ ഞങ്ങൾക്ക് ലഭിക്കും.';
export const withYourCard = 'കാർഡ് വഴി.';
export const whatYouPay = 'അടയ്ക്കേണ്ട തുക';
export const partOpenTitle = 'തുകയിൽ ഒരു ഭാഗം ബാക്കിയുണ്ട്';
export const sendRestText = 'ബാക്കി അതേ രീതിയിൽ, അതേ മെമോയോടെ അയയ്ക്കുക. ഇനി അടയ്ക്കാനുള്ള തുകയാണ് താഴെ.';
export const yourPaymentHasArrived = 'നിങ്ങളുടെ പണം എത്തി';
export const treasurerChecksText =
  'ട്രഷറർ അത് പരിശോധിക്കുകയാണ്. അംഗീകരിക്കുമ്പോൾ ഞങ്ങൾ ഇമെയിൽ അയയ്ക്കാം; നിങ്ങൾ ഒന്നും ചെയ്യേണ്ടതില്ല.';
export const youReportedThisPayment = 'ഈ പേയ്മെന്റ് നിങ്ങൾ അറിയിച്ചിട്ടുണ്ട്';
export const ifNotMailedYet =
  'ചെക്ക് ഇതുവരെ അയച്ചിട്ടില്ലെങ്കിൽ, താഴെയുള്ള വിവരങ്ങൾ ഉപയോഗിച്ച് ഇപ്പോൾ അയയ്ക്കുക. അയച്ചെങ്കിൽ ഒന്നും ചെയ്യേണ്ടതില്ല: എത്തിയ ശേഷം അംഗീകാരത്തിന് 2 മുതൽ 3 ദിവസം വരെ വേണം.';
export const ifNotSentYet =
  'പണം ഇതുവരെ അയച്ചിട്ടില്ലെങ്കിൽ, താഴെയുള്ള വിവരങ്ങൾ ഉപയോഗിച്ച് ഇപ്പോൾ അയയ്ക്കുക. അയച്ചെങ്കിൽ ഒന്നും ചെയ്യേണ്ടതില്ല: എത്തിയ ശേഷം അംഗീകാരത്തിന് 2 മുതൽ 3 ദിവസം വരെ വേണം.';
export const email = 'ഇമെയിൽ';
export const phone = 'ഫോൺ';
export const mailItTo = 'അയയ്ക്കേണ്ട വിലാസം';
export const amount = 'തുക';
export const memoLabel = 'മെമോ: നിങ്ങളുടെ താൽക്കാലിക രജിസ്ട്രേഷൻ നമ്പർ';
export const memo = 'മെമോ';
export const byZelle = 'Zelle വഴി അടയ്ക്കുക';
export const byCheck = 'ചെക്ക് വഴി അടയ്ക്കുക';
export const loadingWhomToPay = 'ആർക്ക് അടയ്ക്കണം എന്ന് ലോഡ് ചെയ്യുന്നു…';
export const payFromAnotherPhone = 'മറ്റൊരു ഫോണിനായി QR കോഡ് കാണിക്കുക';
export const loadingTheCode = 'കോഡ് ലോഡ് ചെയ്യുന്നു…';
export const codeWith = ({ content }: Values<'content'>) => `QR കോഡ്, ഇതിലെ വാചകം: ${content}`;
export const scanItToCopy = 'ബാങ്കിന്റെ ആപ്പുള്ള ഫോണിലെ ക്യാമറകൊണ്ട് സ്കാൻ ചെയ്ത് അവിടെനിന്ന് പകർത്തുക. ഇതിൽ ഈ വാചകം മാത്രമേയുള്ളൂ:';
export const payableTo = 'ആരുടെ പേരിൽ';
export const zelleAccount = 'ബാങ്കിൽ കാണുന്ന പേര്';
export const copyTheAmount = ({ amount: shown }: Values<'amount'>) => `തുക പകർത്തുക: ${shown}`;
export const copyTheEmail = ({ email: shown }: Values<'email'>) => `ഇമെയിൽ പകർത്തുക: ${shown}`;
export const treasurer = 'ട്രഷറർ';
export const confirmTheZellePayment = 'Zelle പേയ്മെന്റ് അറിയിക്കുക';
export const zelleEmailLabel = 'നിങ്ങളുടെ Zelle അക്കൗണ്ടിന്റെ ഇമെയിൽ';
export const zelleEmailHint = 'ട്രഷറർക്ക് നിങ്ങളുടെ പേയ്മെന്റ് കണ്ടെത്താൻ.';
export const confirmingYourPayment = 'പേയ്മെന്റ് അറിയിക്കുന്നു…';
export const confirmZellePayment = 'Zelle പേയ്മെന്റ് അറിയിക്കുക';
export const correctTheEmailAddress = 'ഇമെയിൽ വിലാസം തിരുത്തുക';
export const addressChangeFailed = 'വിലാസം മാറ്റിയിട്ടില്ല';
export const addressChanged = 'നന്ദി! ട്രഷറർ ഈ വിലാസം നോക്കും.';
export const saving = 'സേവ് ചെയ്യുന്നു…';
export const save = 'സേവ് ചെയ്യുക';
export const nothingToCorrect = 'ട്രഷറർക്ക് നിങ്ങളുടെ പണം ലഭിച്ചു, അല്ലെങ്കിൽ തീരുമാനമെടുത്തു; ഇനി തിരുത്തേണ്ടതില്ല.';
export const expectedTransferFrom = 'ട്രഷറർ നോക്കുന്നത് ഈ വിലാസത്തിൽനിന്നുള്ള പണമാണ്:';
export const correctThisAddress = 'ഈ വിലാസം തിരുത്തുക';
