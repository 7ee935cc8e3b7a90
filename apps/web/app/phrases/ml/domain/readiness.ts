export * from '../../en/domain/readiness.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const yourChecklist = 'നിങ്ങൾ ചെയ്യേണ്ട കാര്യങ്ങൾ';
export const checklist = 'ചെയ്യേണ്ട കാര്യങ്ങൾ';
export const nothingLeftForYou = 'നിങ്ങൾക്ക് ഇനി ഒന്നും ചെയ്യാനില്ല.';
export const youAreReady = 'വേണ്ടതെല്ലാം ആയി.';
export const leftForYou = ({ count }: Readonly<Record<'count', number>>) =>
  count === 1 ? 'ഒരു കാര്യം കൂടി ചെയ്യാനുണ്ട്.' : `${count} കാര്യങ്ങൾ കൂടി ചെയ്യാനുണ്ട്.`;
export const loadingTheChecklist = 'ചെയ്യേണ്ട കാര്യങ്ങൾ ലോഡ് ചെയ്യുന്നു…';

export const approval = 'അംഗീകാരം';
export const payment = 'പേയ്മെന്റ്';
export const consentForms = 'സമ്മതപത്രങ്ങൾ';
export const foodAndCare = 'ഭക്ഷണവും ആവശ്യങ്ങളും';
export const familyPicture = 'കുടുംബചിത്രം';
export const travelPlans = 'യാത്രാവിവരങ്ങൾ';
export const hotel = 'ഹോട്ടൽ';

export const done = 'കഴിഞ്ഞു';
export const toDo = 'ചെയ്യാനുണ്ട്';
export const waiting = 'കാത്തിരിക്കുന്നു';
export const notNeeded = 'വേണ്ട';

export const approved = 'അംഗീകരിച്ചു';
export const registrarIsReviewing = 'രജിസ്ട്രാർ പരിശോധിക്കുകയാണ്';
export const answerTheRegistrar = 'രജിസ്ട്രാറുടെ ചോദ്യത്തിന് മറുപടി നൽകുക';
export const paid = 'പണമടച്ചു';
export const nothingToPay = 'ഒന്നും അടയ്ക്കാനില്ല';
export const pleasePay = 'പണമടയ്ക്കുക';
export const treasurerIsChecking = 'ട്രഷറർ നിങ്ങളുടെ പേയ്മെന്റ് പരിശോധിക്കുകയാണ്';
export const dueAfterApproval = 'ഇപ്പോഴോ അംഗീകാരത്തിനു ശേഷമോ അടയ്ക്കാം';
export const formsAreIn = 'എല്ലാം കിട്ടി';
export const noMinors = '18 വയസ്സിൽ താഴെയുള്ളവർ വരുന്നില്ല';
export const sendMissingForms = 'കിട്ടാനുള്ള ഫോമുകൾ അയയ്ക്കുക';
export const formsBeingChecked = 'ഞങ്ങൾ പരിശോധിക്കുകയാണ്';
export const cardsAreIn = 'ഓരോരുത്തർക്കും വേണ്ടത് അറിയാം';
export const fillInCards = 'ഓരോരുത്തർക്കും വേണ്ടതും ആരെ വിളിക്കണമെന്നതും അറിയിക്കുക';
export const pictureIsIn = 'കിട്ടി';
export const sendAPicture = 'സുവനീറിനായി ഒന്ന് അയയ്ക്കുക';
export const onceConfirmed = 'രജിസ്ട്രേഷൻ ഉറപ്പായ ശേഷം';
export const travelPlansAreIn = 'കിട്ടി';
export const addTravelPlans = 'എങ്ങനെ വരുന്നു, പോകുന്നു എന്ന് അറിയിക്കുക';
export const yourRoomIsBooked = 'ഹോട്ടൽ നമ്പർ ഇവിടെയുണ്ട്';
export const hospitalityIsBooking = 'ഹോസ്പിറ്റാലിറ്റി ടീം മുറി ബുക്ക് ചെയ്യുകയാണ്';
export const by = ({ words, day }: Values<'words' | 'day'>) => `${words}, ${day}-നകം`;
export const wasDueBy = ({ words, day }: Values<'words' | 'day'>) => `${words} (${day}-നകം വേണ്ടിയിരുന്നു)`;
export const byDay = ({ day }: Values<'day'>) => `${day}-നകം`;
