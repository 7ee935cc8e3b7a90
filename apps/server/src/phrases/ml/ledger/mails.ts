export * from '../../en/ledger/mails.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const amount = 'തുക';
export const temporaryNumber = 'താൽക്കാലിക രജിസ്ട്രേഷൻ നമ്പർ';
export const reason = 'കാരണം';
export const seeMyRegistration = 'എന്റെ രജിസ്ട്രേഷൻ കാണുക';

export const zelleReportedSubject = ({ convention }: Values<'convention'>) =>
  `${convention}: നിങ്ങളുടെ Zelle പേയ്മെന്റ്`;
export const chequeReportedSubject = ({ convention }: Values<'convention'>) => `${convention}: നിങ്ങളുടെ ചെക്ക്`;
export const zelleReported = 'നന്ദി. Zelle വഴി പണമടച്ചതായി നിങ്ങൾ അറിയിച്ചു; ട്രഷറർ അത് ശ്രദ്ധിക്കും.';
export const chequeReported = 'നന്ദി. ചെക്ക് അയയ്ക്കുന്നതായി നിങ്ങൾ അറിയിച്ചു; ട്രഷറർ അത് ശ്രദ്ധിക്കും.';
export const sentFrom = 'അയച്ച വിലാസം';
export const payTo = 'പണം ലഭിക്കേണ്ടത്';
export const payableTo = 'ചെക്ക് ആരുടെ പേരിൽ';
export const mailItTo = 'അയയ്ക്കേണ്ട വിലാസം';
export const mailChecksTo = 'ചെക്ക് അയയ്ക്കേണ്ട വിലാസം';
export const zelleEmail = 'Zelle ഇമെയിൽ';
export const treasurersEmail = 'ട്രഷററുടെ ഇമെയിൽ';
export const treasurer = 'ട്രഷറർ';
export const memo = 'മെമോ';
export const memoOnTheCheck = 'ചെക്കിലെ മെമോ';
export const toArriveBy = 'എത്തേണ്ട തീയതി';
export const shouldHaveArrivedBy = 'എത്തേണ്ടിയിരുന്ന തീയതി';
export const approvalTakes =
  'പണം എത്തിയ ശേഷം അംഗീകാരത്തിന് 2 മുതൽ 3 ദിവസം വരെ വേണം. ഇപ്പോൾ നിങ്ങൾ ഒന്നും ചെയ്യേണ്ടതില്ല; ഞങ്ങൾ എഴുതാം.';

export const partReceivedSubject = ({ convention }: Values<'convention'>) =>
  `${convention}: നിങ്ങൾ അടയ്ക്കേണ്ട തുകയിൽ ഒരു ഭാഗം ബാക്കിയുണ്ട്`;
export const pleasePayTheRest = ({ order }: Values<'order'>) =>
  `ബാക്കി തുക അതേ രീതിയിൽ, അതേ മെമോയോടെ അയയ്ക്കുക. മുഴുവൻ തുകയും എത്തുമ്പോൾ നിങ്ങളുടെ ${order} ഉറപ്പാകും. ഇതിനകം അയച്ചിട്ടുണ്ടെങ്കിൽ ഒന്നും ചെയ്യേണ്ടതില്ല.`;
export const payTheRest = 'ബാക്കി എങ്ങനെ അടയ്ക്കാം';

export const approvedSubject = ({ convention }: Values<'convention'>) => `${convention}: നിങ്ങളുടെ പണം ലഭിച്ചു`;
export const approved = ({ order }: Values<'order'>) =>
  `നന്ദി: ട്രഷറർക്ക് നിങ്ങളുടെ പണം ലഭിച്ചു. ഭാരവാഹികൾ അംഗീകരിച്ചാലുടൻ നിങ്ങളുടെ ${order} ഉറപ്പാകും; അപ്പോൾ ഞങ്ങൾ എഴുതാം.`;

export const declinedSubject = ({ convention }: Values<'convention'>) =>
  `${convention}: നിങ്ങളുടെ പേയ്മെന്റ് നടന്നില്ല`;
export const declinedPayAgain = ({ order }: Values<'order'>) =>
  `ക്ഷമിക്കണം: നിങ്ങളുടെ പണം സ്വീകരിക്കാൻ ട്രഷറർക്ക് കഴിഞ്ഞില്ല. നിങ്ങളുടെ ${order} അതേപടിയുണ്ട്; ദയവായി വീണ്ടും പണമടയ്ക്കുക.`;
export const declinedNothingToPay = 'നിങ്ങളുടെ പണം സ്വീകരിക്കാൻ ട്രഷറർക്ക് കഴിഞ്ഞില്ല. ഇനി ഒന്നും അടയ്ക്കേണ്ടതില്ല.';
export const payAgain = 'വീണ്ടും പണമടയ്ക്കുക';

export const senderCorrectedSubject = ({ convention }: Values<'convention'>) =>
  `${convention}: നിങ്ങളുടെ Zelle പേയ്മെന്റ്, വിലാസം തിരുത്തി`;
export const senderCorrected = 'നന്ദി. നിങ്ങളുടെ Zelle പേയ്മെന്റ് ട്രഷറർ ഇനി പുതിയ വിലാസത്തിൽ നോക്കും.';
export const senderCorrectedByOther = 'ഇത് മാറ്റിയത് നിങ്ങളല്ലെങ്കിൽ ഞങ്ങൾക്ക് എഴുതുക.';

export const reversedSubject = ({ convention }: Values<'convention'>) =>
  `${convention}: നിങ്ങളുടെ പേയ്മെന്റ് പിൻവലിച്ചു`;
export const reversedBounced = ({ convention }: Values<'convention'>) =>
  `ക്ഷമിക്കണം: ${convention} കൺവെൻഷനു വേണ്ടി നിങ്ങൾ അയച്ച പണം ബാങ്കിൽനിന്ന് മടങ്ങി; അതിനാൽ ആ പണം ഇപ്പോൾ ഞങ്ങളുടെ പക്കലില്ല.`;
export const reversedBookedWrongly = ({ order }: Values<'order'>) =>
  `ക്ഷമിക്കണം: നിങ്ങളുടെ ${order} സംബന്ധിച്ച് ഞങ്ങൾ തെറ്റായി ഒരു തുക രേഖപ്പെടുത്തിയിരുന്നു; ഇപ്പോൾ അത് തിരുത്തി.`;
export const reversedGivenBack = ({ convention }: Values<'convention'>) =>
  `${convention} കൺവെൻഷനു വേണ്ടി നിങ്ങൾ അടച്ച പണം നിങ്ങൾക്ക് തിരികെ തന്നു; അതിനാൽ ആ പണം ഇപ്പോൾ ഞങ്ങളുടെ പക്കലില്ല.`;
export const reversedPayAgain = ({ order }: Values<'order'>) =>
  `നിങ്ങളുടെ ${order} അതേപടിയുണ്ട്; ദയവായി വീണ്ടും പണമടയ്ക്കുക.`;
export const reversedWasConfirmed = ({ order }: Values<'order'>) =>
  `നിങ്ങളുടെ ${order} തൽക്കാലം ഉറപ്പായ നിലയിലല്ല. നിങ്ങളുടെ സ്ഥലവും രജിസ്ട്രേഷൻ നമ്പറും നിങ്ങൾക്കു തന്നെ; ഉറപ്പാക്കാൻ ദയവായി വീണ്ടും പണമടയ്ക്കുക.`;
export const reversedNothingToPay = 'ഇനി ഒന്നും അടയ്ക്കേണ്ടതില്ല; നിങ്ങൾ ഒന്നും ചെയ്യേണ്ടതുമില്ല.';
export const seeMyPayment = 'എന്റെ പേയ്മെന്റ് കാണുക';
