export * from '../../en/reports/checklist-mails.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const checklistSubject = ({ convention }: Values<'convention'>) =>
  `${convention}: നിങ്ങൾക്ക് ഇനി ചെയ്യാനുള്ളത്`;
export const leftToDo = ({ convention }: Values<'convention'>) =>
  `${convention} കൺവെൻഷനുള്ള നിങ്ങളുടെ രജിസ്ട്രേഷൻ ഉറപ്പായി. ചെയ്യേണ്ട കാര്യങ്ങളിൽ ഇവ ബാക്കിയുണ്ട്:`;
export const consentForms = 'സമ്മതപത്രങ്ങൾ';
export const sendForms = 'ഓരോ കുട്ടിക്കും ഒപ്പിട്ട ഒരു ഫോം അയയ്ക്കുക';
export const foodAndCare = 'ഭക്ഷണവും ആവശ്യങ്ങളും';
export const tellFoodAndCare = 'ഓരോരുത്തർക്കും വേണ്ടതും ആരെ വിളിക്കണമെന്നതും അറിയിക്കുക';
export const familyPicture = 'കുടുംബചിത്രം';
export const sendPicture = 'സുവനീറിനായി ഒന്ന് അയയ്ക്കുക';
export const travelPlans = 'യാത്രാവിവരങ്ങൾ';
export const tellTravelPlans = 'എങ്ങനെ വരുന്നു, പോകുന്നു എന്ന് അറിയിക്കുക';
export const taskBy = ({ task, day }: Values<'task' | 'day'>) => `${task}, ${day}-നകം`;
export const openMyAccount = 'എന്റെ അക്കൗണ്ട് തുറക്കുക';
export const whenTheyStop = 'ഇത് ആഴ്ചയിൽ ഒന്നിൽ കൂടുതൽ അയയ്ക്കില്ല. എല്ലാം ചെയ്തു കഴിയുമ്പോഴോ കൺവെൻഷൻ തുടങ്ങുമ്പോഴോ നിർത്തും.';
