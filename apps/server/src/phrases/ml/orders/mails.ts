export * from '../../en/orders/mails.ts';
import type { Relationship } from '@sangamam/contract/orders/participants/participant';
import type { Values } from '@sangamam/contract/phrases/values';

/** `order` is one of the two nouns below. */
type OfConvention = Values<'order' | 'convention'>;

export const registration = 'രജിസ്ട്രേഷൻ';
export const addonOrder = 'ആഡ്-ഓൺ ഓർഡർ';

export const registrationNumber = 'രജിസ്ട്രേഷൻ നമ്പർ';
export const temporaryNumber = 'താൽക്കാലിക രജിസ്ട്രേഷൻ നമ്പർ';
export const price = 'ഫീസ് ചേർക്കാതെ ആകെ';
export const convenienceFee = 'കൺവീനിയൻസ് ഫീ';
export const received = 'ലഭിച്ചത്';
export const stillOpen = 'ബാക്കി';
export const nothingToPay = 'ഒന്നും അടയ്ക്കാനില്ല';
export const reason = 'കാരണം';
export const seeMyRegistration = 'എന്റെ രജിസ്ട്രേഷൻ കാണുക';

export const submittedSubject = ({ order, convention }: OfConvention) =>
  `${convention}: നിങ്ങളുടെ ${order} അംഗീകാരത്തിന് അയച്ചു`;
export const addonsSubmittedSubject = ({ convention }: Values<'convention'>) =>
  `${convention}: നിങ്ങളുടെ ആഡ്-ഓൺ ഓർഡർ`;
export const thanksForRegistering = ({ convention }: Values<'convention'>) =>
  `${convention} കൺവെൻഷന് രജിസ്റ്റർ ചെയ്തതിന് നന്ദി. അസോസിയേഷൻ ഭാരവാഹികൾ നിങ്ങളുടെ രജിസ്ട്രേഷൻ പരിശോധിക്കും; തീരുമാനമായാലുടൻ ഞങ്ങൾ എഴുതാം.`;
export const thanksForFreeAddons = ({ convention }: Values<'convention'>) =>
  `${convention} കൺവെൻഷന്റെ ആഡ്-ഓൺ ഓർഡറിന് നന്ദി. അസോസിയേഷൻ ഭാരവാഹികൾ അത് പരിശോധിക്കും; തീരുമാനമായാലുടൻ ഞങ്ങൾ എഴുതാം.`;
export const addonsAwaitPayment = ({ convention }: Values<'convention'>) =>
  `${convention} കൺവെൻഷന്റെ ആഡ്-ഓൺ ഓർഡറിന് നന്ദി. അത് നിങ്ങൾക്കായി മാറ്റിവെച്ചിട്ടുണ്ട്; ട്രഷറർക്ക് പണം ലഭിക്കുമ്പോൾ ഉറപ്പാകും.`;
export const payNowWithMemo = 'ഇപ്പോൾ പണമടയ്ക്കാം. പണമടയ്ക്കുമ്പോൾ മെമോയിൽ താൽക്കാലിക രജിസ്ട്രേഷൻ നമ്പർ എഴുതുക.';
export const thanksForAddons = ({ convention }: Values<'convention'>) =>
  `${convention} കൺവെൻഷന്റെ ആഡ്-ഓൺ ഓർഡറിന് നന്ദി. രജിസ്ട്രേഷൻ അംഗീകരിക്കുകയും ട്രഷറർക്ക് പണം ലഭിക്കുകയും ചെയ്യുമ്പോൾ അത് ഉറപ്പാകും.`;
export const payNowOrLater =
  'ഇപ്പോൾ പണമടയ്ക്കാം, അല്ലെങ്കിൽ അംഗീകാരം ലഭിച്ച ശേഷം. പണമടയ്ക്കുമ്പോൾ മെമോയിൽ താൽക്കാലിക രജിസ്ട്രേഷൻ നമ്പർ എഴുതുക.';
export const ifYouCancel = 'നിങ്ങൾ റദ്ദാക്കിയാൽ:';
export const untilDay = ({ day }: Values<'day'>) => `${day} വരെ`;
export const afterDay = ({ day }: Values<'day'>) => `${day} കഴിഞ്ഞാൽ`;
export const fullRefund = 'മുഴുവൻ തുകയും തിരികെ നൽകും';
export const keptForEach = ({ kept }: Values<'kept'>) => `ഓരോ ആൾക്കും ${kept} കുറയ്ക്കും`;
export const noRefund = 'തുക തിരികെ നൽകില്ല';

export const approvedSubject = ({ order, convention }: OfConvention) =>
  `${convention}: നിങ്ങളുടെ ${order} അംഗീകരിച്ചു`;
export const approved = ({ order, convention }: OfConvention) =>
  `സന്തോഷവാർത്ത: ${convention} കൺവെൻഷനുള്ള നിങ്ങളുടെ ${order} അംഗീകരിച്ചു.`;
export const approvedPaymentUnderWay = ({ order }: Values<'order'>) =>
  `നിങ്ങളുടെ പണം വഴിയിലാണ്. ട്രഷറർക്ക് അത് ലഭിക്കുമ്പോൾ നിങ്ങളുടെ ${order} ഉറപ്പാകും; അപ്പോൾ ഞങ്ങൾ വീണ്ടും എഴുതാം.`;
export const approvedPaymentDue = ({ order }: Values<'order'>) =>
  `ഇനി പണമടയ്ക്കുകയേ വേണ്ടൂ. ട്രഷറർക്ക് അത് ലഭിക്കുമ്പോൾ നിങ്ങളുടെ ${order} ഉറപ്പാകും.`;
export const payNow = 'പണമടയ്ക്കുക';
export const payTheRest = 'ബാക്കി എങ്ങനെ അടയ്ക്കാം';

export const confirmedSubject = ({ convention }: Values<'convention'>) =>
  `${convention}: നിങ്ങളുടെ രജിസ്ട്രേഷൻ ഉറപ്പായി`;
export const addonsConfirmedSubject = ({ convention }: Values<'convention'>) =>
  `${convention}: നിങ്ങളുടെ ആഡ്-ഓൺ ഓർഡർ ഉറപ്പായി`;
export const confirmed = ({ order, convention }: OfConvention) =>
  `${convention} കൺവെൻഷനുള്ള നിങ്ങളുടെ ${order} ഉറപ്പായി. നിങ്ങളെയും കുടുംബത്തെയും കാണാൻ ഞങ്ങൾ കാത്തിരിക്കുന്നു!`;
export const addToCalendar = 'കലണ്ടറിൽ ചേർക്കുക';
export const adultsAreListed =
  'പങ്കെടുക്കുന്ന മുതിർന്നവരുടെ പേരുകൾ ഇപ്പോൾ എല്ലാവർക്കും കാണാവുന്ന പട്ടികയിലുണ്ട്. ‘എന്റെ അക്കൗണ്ടിലെ’ ‘നിങ്ങളുടെ വിവരങ്ങൾ’ എന്നതിൽ അവ മാറ്റാം.';
export const adultsAreNotListed =
  'നിങ്ങളുടെ പേരുകൾ എല്ലാവർക്കും കാണാവുന്ന പട്ടികയിലില്ല. ‘എന്റെ അക്കൗണ്ടിലെ’ ‘നിങ്ങളുടെ വിവരങ്ങൾ’ എന്നതിൽ ഇത് മാറ്റാം.';
export const keepThisNumber = 'ഈ നമ്പർ സൂക്ഷിച്ചുവയ്ക്കുക: കൺവെൻഷന് എത്തുമ്പോൾ ഡെസ്കിൽ ഇത് ചോദിക്കും.';

export const rejectedSubject = ({ order, convention }: OfConvention) =>
  `${convention}: നിങ്ങളുടെ ${order} അംഗീകരിച്ചില്ല`;
export const rejected = ({ order, convention }: OfConvention) =>
  `ക്ഷമിക്കണം: ${convention} കൺവെൻഷനുള്ള നിങ്ങളുടെ ${order} അംഗീകരിക്കാൻ ഭാരവാഹികൾക്ക് കഴിഞ്ഞില്ല.`;
export const rejectedWhatNext =
  'ഇനി ഒന്നും അടയ്ക്കേണ്ടതില്ല. പണം അടച്ചിട്ടുണ്ടെങ്കിൽ ട്രഷറർ തിരികെ നൽകും. ഇത് തെറ്റാണെന്ന് തോന്നുന്നെങ്കിൽ ഞങ്ങൾക്ക് എഴുതുക.';
export const contactUs = 'ഞങ്ങൾക്ക് എഴുതുക';

export const changeDeclinedSubject = ({ order, convention }: OfConvention) =>
  `${convention}: നിങ്ങളുടെ ${order} മാറ്റാനുള്ള അപേക്ഷ`;
export const changeDeclined = ({ order }: Values<'order'>) =>
  `നിങ്ങൾ ആവശ്യപ്പെട്ട മാറ്റം വരുത്താൻ കഴിഞ്ഞില്ല. നിങ്ങളുടെ ${order} മാറ്റമില്ലാതെ തുടരും.`;

export const reopenedSubject = ({ order, convention }: OfConvention) =>
  `${convention}: നിങ്ങളുടെ ${order} വീണ്ടും പരിശോധിക്കുന്നു`;
export const reopened = ({ order, convention }: OfConvention) =>
  `${convention} കൺവെൻഷനുള്ള നിങ്ങളുടെ ${order} ഭാരവാഹികൾ വീണ്ടും പരിശോധിക്കുകയാണ്. തീരുമാനമായാലുടൻ ഞങ്ങൾ എഴുതാം.`;

export const reinstatedSubject = ({ order, convention }: OfConvention) =>
  `${convention}: നിങ്ങളുടെ ${order} റദ്ദാക്കിയത് പിൻവലിച്ചു`;
export const reinstated = ({ order, convention }: OfConvention) =>
  `${convention} കൺവെൻഷനുള്ള നിങ്ങളുടെ ${order} ഭാരവാഹികൾ പുനഃസ്ഥാപിച്ചു: അത് ഇനി റദ്ദാക്കിയതല്ല, നിങ്ങളുടെ സ്ഥലങ്ങൾ വീണ്ടും നിങ്ങൾക്കുള്ളതാണ്.`;
export const reinstatedWhatNext =
  'അടുത്തതായി എന്തു സംഭവിക്കുമെന്ന് My Account-ൽ കാണാം. യാത്രാവിവരങ്ങളും ദയവായി നോക്കുക: ഷട്ടിലിലെ സീറ്റുകൾ വീണ്ടും അനുവദിക്കും.';

export const approvalTakenBackSubject = ({ order, convention }: OfConvention) =>
  `${convention}: നിങ്ങളുടെ ${order}, അംഗീകാരം പിൻവലിച്ചു`;
export const approvalTakenBack = ({ order, convention }: OfConvention) =>
  `${convention} കൺവെൻഷനുള്ള നിങ്ങളുടെ ${order} അംഗീകരിച്ചത് ഭാരവാഹികൾ പിൻവലിച്ചു; അവർ അത് വീണ്ടും പരിശോധിക്കുകയാണ്.`;
export const takenBackWhatNext = 'വീണ്ടും അംഗീകരിക്കുന്നതുവരെ ദയവായി പണമടയ്ക്കരുത്. ഭാരവാഹികൾ തീരുമാനിച്ചാലുടൻ ഞങ്ങൾ എഴുതാം.';

export const cancelledSubject = ({ order, convention }: OfConvention) =>
  `${convention}: നിങ്ങളുടെ ${order} റദ്ദാക്കി`;
export const cancelled = ({ order, convention }: OfConvention) =>
  `${convention} കൺവെൻഷനുള്ള നിങ്ങളുടെ ${order} റദ്ദാക്കി.`;
export const cancelledWhatNext =
  'ഇനി ഒന്നും അടയ്ക്കേണ്ടതില്ല. പണം അടച്ചിട്ടുണ്ടെങ്കിൽ അതിനെക്കുറിച്ച് ട്രഷറർ നിങ്ങളെ ബന്ധപ്പെടും. ചോദ്യങ്ങളുണ്ടെങ്കിൽ ഞങ്ങൾക്ക് എഴുതുക.';

export const mergedSubject = ({ order, convention }: OfConvention) =>
  `${convention}: നിങ്ങളുടെ ${order} മറ്റൊന്നുമായി ചേർത്തു`;
export const merged = ({ order, convention, number }: OfConvention & Values<'number'>) =>
  `${convention} കൺവെൻഷന് നിങ്ങളുടെ കുടുംബം രണ്ടു തവണ രജിസ്റ്റർ ചെയ്തിരുന്നു. നിങ്ങളുടെ ${order} ഇപ്പോൾ ${number} എന്ന രജിസ്ട്രേഷന്റെ ഭാഗമാണ്.`;
export const mergedWhatNext =
  'നിങ്ങളുടെ ആഡ്-ഓണുകളും അടച്ച പണവും അതിലേക്കു മാറ്റി. ഇവിടെ ഇനി ഒന്നും അടയ്ക്കേണ്ടതില്ല. ചോദ്യങ്ങളുണ്ടെങ്കിൽ ഞങ്ങൾക്ക് എഴുതുക.';

export const reminderSubject = ({ order, convention }: OfConvention) =>
  `${convention}: നിങ്ങളുടെ ${order} പൂർത്തിയായിട്ടില്ല`;
export const reminder = ({ order, convention }: OfConvention) =>
  `${convention} കൺവെൻഷനുള്ള ${order} നിങ്ങൾ തുടങ്ങി, പക്ഷേ അയച്ചിട്ടില്ല. നിങ്ങൾ നൽകിയതെല്ലാം ഞങ്ങൾ സൂക്ഷിച്ചിട്ടുണ്ട്; ഏത് ഉപകരണത്തിൽനിന്നും നിർത്തിയിടത്തുനിന്ന് തുടരാം.`;
export const keptUntil = 'സൂക്ഷിക്കുന്നത് ഈ ദിവസം വരെ';
export const noPlaceIsHeld =
  'അയയ്ക്കുന്നതുവരെ നിങ്ങൾക്കായി സ്ഥലം മാറ്റിവയ്ക്കില്ല. വരുന്നില്ലെന്ന് തീരുമാനിച്ചെങ്കിൽ ഒന്നും ചെയ്യേണ്ടതില്ല.';
export const continueRegistration = 'തുടരുക';

export const priceChangedSubject = ({ order, convention }: OfConvention) =>
  `${convention}: നിങ്ങളുടെ ${order}, വില മാറി`;
export const priceIsLower = ({ title, amount, order }: Values<'title' | 'amount' | 'order'>) =>
  `നിങ്ങളുടെ ${order}: വില ഞങ്ങൾ മാറ്റി. ${title}, ${amount} കുറവ്.`;
export const priceIsHigher = ({ title, amount, order }: Values<'title' | 'amount' | 'order'>) =>
  `നിങ്ങളുടെ ${order}: വില ഞങ്ങൾ മാറ്റി. ${title}, ${amount} കൂടുതൽ.`;
export const reasonOfPriceChange = ({ reason: why }: Values<'reason'>) => `കാരണം: ${why}`;
export const amendedSubject = ({ order, convention }: OfConvention) => `${convention}: നിങ്ങളുടെ ${order} മാറി`;
export const registrationAmended = ({ order }: Values<'order'>) => `നിങ്ങളുടെ ${order} ഞങ്ങൾ മാറ്റി. മാറ്റങ്ങൾ ഇവയാണ്:`;
export const nowAttending = 'ഇനി പങ്കെടുക്കുന്നവർ';
export const dueDateNow = 'പണം എത്തേണ്ട ദിവസം';
export const relationshipNames: Readonly<Record<Relationship, string>> = {
  SELF: 'സ്വയം',
  FATHER: 'പിതാവ്',
  MOTHER: 'മാതാവ്',
  SON: 'മകൻ',
  DAUGHTER: 'മകൾ',
  SPOUSE: 'ജീവിതപങ്കാളി',
  FATHER_IN_LAW: 'ജീവിതപങ്കാളിയുടെ പിതാവ്',
  MOTHER_IN_LAW: 'ജീവിതപങ്കാളിയുടെ മാതാവ്',
};
export const noLongerAttending = 'ഇനി പങ്കെടുക്കാത്തവർ';
export const payTheDifference = ({ amount }: Values<'amount'>) =>
  `നിങ്ങളുടെ രജിസ്ട്രേഷൻ അങ്ങനെതന്നെ തുടരും; വ്യത്യാസമായ ${amount} പ്രത്യേകം അടയ്ക്കുക.`;
export const weOweYou = ({ amount }: Values<'amount'>) =>
  `ഇപ്പോൾ അടയ്ക്കേണ്ടതിനെക്കാൾ ${amount} നിങ്ങൾ കൂടുതൽ അടച്ചിട്ടുണ്ട്. ട്രഷറർ അത് തിരികെ നൽകും.`;

export const questionSubject = ({ order, convention }: OfConvention) =>
  `${convention}: നിങ്ങളുടെ ${order} സംബന്ധിച്ച് ഒരു ചോദ്യം`;
export const question = ({ order, convention }: OfConvention) =>
  `${convention} കൺവെൻഷനുള്ള നിങ്ങളുടെ ${order} സംബന്ധിച്ച് ഭാരവാഹികൾക്ക് ഒരു ചോദ്യമുണ്ട്:`;
export const answerTheQuestion = 'മറുപടി നൽകുക';
export const answerBy = 'മറുപടി നൽകേണ്ട അവസാന ദിവസം';
export const answerWithoutSigningIn =
  'ലോഗിൻ ചെയ്യാതെ മറുപടി നൽകാം. ഈ ഇമെയിൽ ദയവായി മറ്റാർക്കും അയയ്ക്കരുത്: ലിങ്ക് കൈവശമുള്ള ആർക്കും നിങ്ങൾക്കു വേണ്ടി മറുപടി നൽകാനാകും. ചോദ്യം എന്റെ അക്കൗണ്ടിലും ഉണ്ട്.';
export const answerTo = 'മറുപടി അയയ്ക്കേണ്ട വിലാസം';
