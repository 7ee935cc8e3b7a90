import type { Values } from '@sangamam/contract/phrases/values';

export const checklistSubject = ({ convention }: Values<'convention'>) =>
  `What is left for you to do before ${convention}`;
export const leftToDo = ({ convention }: Values<'convention'>) =>
  `Your registration for ${convention} is confirmed. This is still on your checklist:`;
export const consentForms = 'Consent forms';
export const sendForms = 'Send a signed form for each child';
export const foodAndCare = 'Food and care';
export const tellFoodAndCare = 'Tell us what each of you needs and whom to call';
export const familyPicture = 'Family picture';
export const sendPicture = 'Send one for the souvenir book';
export const travelPlans = 'Travel plans';
export const tellTravelPlans = 'Tell us how you arrive and leave';
export const taskBy = ({ task, day }: Values<'task' | 'day'>) => `${task} by ${day}`;
export const openMyAccount = 'Open My Account';
export const whenTheyStop =
  'We send this at most once a week. It stops once everything is done or the convention begins.';
