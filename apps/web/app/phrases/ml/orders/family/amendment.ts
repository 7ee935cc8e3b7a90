import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export * from '../../../en/orders/family/amendment.ts';

export const title = 'രജിസ്ട്രേഷൻ മാറ്റുക';
export const myAccount = 'എന്റെ അക്കൗണ്ട്';
export const loading = 'നിങ്ങളുടെ രജിസ്ട്രേഷൻ എടുക്കുന്നു…';
export const notFound = 'രജിസ്ട്രേഷൻ കണ്ടെത്തിയില്ല';
export const notFoundText = 'ഇത് ഈ അക്കൗണ്ടിലില്ല.';
export const notPossible = 'ഈ രജിസ്ട്രേഷൻ മാറ്റാനാവില്ല';
export const notPossibleText = 'ഇത് അയച്ചിട്ടില്ല, റദ്ദാക്കി, അല്ലെങ്കിൽ അംഗീകരിച്ചില്ല.';
export const toMyAccount = 'എന്റെ അക്കൗണ്ടിലേക്ക്';
export const closed = 'മാറ്റങ്ങൾക്കുള്ള സമയം കഴിഞ്ഞു';
export const closedText = 'ഇനി ഇവിടെ മാറ്റാനാവില്ല. ഭാരവാഹികൾക്ക് എഴുതുക.';
export const changesUntil = ({ day }: Values<'day'>) => `${day} വരെ ഇവിടെ മാറ്റാം.`;

export const who = 'ആരെല്ലാം വരുന്നു';
export const whoHint = 'വരാത്തവരുടെ അടയാളം മാറ്റുക.';
export const addSomebody = 'ഒരാളെ ചേർക്കുക';
export const fromEarlier = 'മുൻപ് വന്നവർ';
export const addedNow = 'പുതിയത്';
export const removeNewcomer = ({ name }: Values<'name'>) => `${name} വേണ്ട`;
export const packageTitle = 'പാക്കേജ്';
export const packageHint = 'മറ്റൊരു പാക്കേജിന് ഇന്നത്തെ വിലയാണ്.';
export const packageHeld = ({ name }: Values<'name'>) => `${name}, ഇപ്പോഴുള്ളത്`;
export const placesLeft = ({ left }: { left: number }) =>
  left > 0 ? plural(left, { one: '1 സ്ഥലം ബാക്കി', other: `${left} സ്ഥലം ബാക്കി` }) : 'തീർന്നു';
export const doesNotFit = 'ഈ ആളുകൾക്ക് ഈ പാക്കേജ് ചേരില്ല. മറ്റൊന്ന് തിരഞ്ഞെടുക്കുക.';
export const addOns = 'ആഡ്-ഓണുകൾ';
export const noAddOns = 'ഒന്നുമില്ല';
export const addOnsHint = 'ഉള്ളതിന് പഴയ വില; പുതിയതിന് ഇന്നത്തെ വില.';
export const noLongerOffered = 'ഇപ്പോൾ ലഭ്യമല്ല';
export const specialRequest = 'പ്രത്യേക ആവശ്യം';
export const note = 'ഭാരവാഹികൾക്കുള്ള കുറിപ്പ്';
export const noteHint = 'ഈ മാറ്റത്തെക്കുറിച്ച് അവർ അറിയേണ്ടത്.';

export const whatChanges = 'എന്താണ് മാറുന്നത്';
export const nothingYet = 'ഇതുവരെ ഒന്നുമില്ല. ആളുകളെയോ പാക്കേജോ ആഡ്-ഓണുകളോ മാറ്റുക.';
export const working = 'മാറ്റം കണക്കാക്കുന്നു…';
export const joins = 'വരുന്നവർ';
export const leaves = 'വരാത്തവർ';
export const newRequest = 'നിങ്ങളുടെ പ്രത്യേക ആവശ്യം മാറുന്നു.';
export const changesOfPrice = 'വിലയിലെ മാറ്റങ്ങൾ';
export const priceNow = 'ഇപ്പോഴത്തെ വില';
export const priceThen = 'പുതിയ വില';
export const stillToPay = 'ഇനി അടയ്ക്കാനുള്ളത്';
export const comesBack = 'തിരികെ കിട്ടുന്നത്';
export const keptFee = ({ fee }: Values<'fee'>) => `റദ്ദാക്കൽ വ്യവസ്ഥയനുസരിച്ച് ${fee} പിടിക്കും.`;
export const paidSeparately = ({ amount }: Values<'amount'>) =>
  `${amount} വേറെ അടയ്ക്കണം; അതുവരെ രജിസ്ട്രേഷൻ ഇങ്ങനെ തുടരും.`;
export const consentNeeded = ({ names }: Values<'names'>) => `${names} എന്നിവർക്ക് സമ്മതപത്രം വേണം.`;
export const roomIsBooked = 'ഹോട്ടൽ മുറി ബുക്ക് ചെയ്തിട്ടുണ്ട്: ഹോട്ടൽ ഡെസ്ക് അത് വീണ്ടും നോക്കും.';
export const shuttleIsBooked = 'ഷട്ടിലിലെ സീറ്റുകൾ മാറില്ല: നിങ്ങളുടെ യാത്രാവിവരം നോക്കുക.';
export const isAsked = 'ഭാരവാഹികൾ ആദ്യം ഈ മാറ്റം നോക്കും. അവർ മറുപടി തരുന്നതുവരെ രജിസ്ട്രേഷൻ മാറില്ല.';
export const isMade = 'ഈ മാറ്റം ഉടനെ നടക്കും.';

export const sendRequest = 'ഈ മാറ്റം ആവശ്യപ്പെടുക';
export const sending = 'അയയ്ക്കുന്നു…';
export const changeNow = 'എന്റെ രജിസ്ട്രേഷൻ മാറ്റുക';
export const changing = 'മാറ്റുന്നു…';
export const goBack = 'മാറ്റാതെ മടങ്ങുക';
export const notSent = 'മാറ്റം അയച്ചില്ല';
export const lookFirst = 'എന്താണ് മാറുന്നതെന്ന് നോക്കിയിട്ട് വീണ്ടും അമർത്തുക.';
export const requestSent = 'അയച്ചു: ഭാരവാഹികൾ ഇമെയിലിൽ മറുപടി തരും';
export const changed = 'നിങ്ങളുടെ രജിസ്ട്രേഷൻ മാറ്റി';

export const requestTitle = 'നിങ്ങൾ ഒരു മാറ്റം ആവശ്യപ്പെട്ടു';
export const requestedOn = ({ day }: Values<'day'>) => `${day}-ന് അയച്ചു. ഭാരവാഹികൾ ഇമെയിലിൽ മറുപടി തരും.`;
export const seeRequest = 'അപേക്ഷ കാണുക';
export const newPackage = 'പുതിയ പാക്കേജ്';
export const otherAddOns = 'ആഡ്-ഓണുകളിൽ മാറ്റം';
export const takeBack = 'അപേക്ഷ പിൻവലിക്കുക';
export const takenBack = 'നിങ്ങൾ അപേക്ഷ പിൻവലിച്ചു';
export const takeBackQuestion = 'അപേക്ഷ പിൻവലിക്കണോ?';
export const takeBackText = 'ഭാരവാഹികൾ ഇത് പിന്നെ കാണില്ല. പിന്നീട് വീണ്ടും ചോദിക്കാം.';
export const keepIt = 'വേണ്ട';
export const declinedTitle = 'കഴിഞ്ഞ അപേക്ഷ സ്വീകരിച്ചില്ല';

export const somethingElse = 'മറ്റെന്തെങ്കിലും?';
export const somethingElseText = 'എന്താണ് മാറ്റേണ്ടതെന്ന് സ്വന്തം വാക്കുകളിൽ എഴുതുക.';
