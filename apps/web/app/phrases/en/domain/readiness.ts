import type { Values } from '@sangamam/contract/phrases/values';

export const yourChecklist = 'Your checklist';
export const checklist = 'Checklist';
export const nothingLeftForYou = 'Nothing is left for you to do.';
export const youAreReady = 'You have everything you need.';
export const leftForYou = ({ count }: Readonly<Record<'count', number>>) =>
  count === 1 ? 'One thing is left for you to do.' : `${count} things are left for you to do.`;
export const loadingTheChecklist = 'Loading the checklist…';

export const approval = 'Approval';
export const payment = 'Payment';
export const consentForms = 'Consent forms';
export const foodAndCare = 'Food and care';
export const familyPicture = 'Family picture';
export const travelPlans = 'Travel plans';
export const hotel = 'Hotel';

export const done = 'Done';
export const toDo = 'To do';
export const waiting = 'Waiting';
export const notNeeded = 'Not needed';

export const approved = 'Approved';
export const registrarIsReviewing = 'The registrar is reviewing it';
export const answerTheRegistrar = "Please answer the registrar's question";
export const paid = 'Paid';
export const nothingToPay = 'Nothing to pay';
export const pleasePay = 'Please pay';
export const treasurerIsChecking = 'The treasurer is checking your payment';
export const dueAfterApproval = 'You can pay now or after the approval';
export const formsAreIn = 'We have them all';
export const noMinors = 'No one under 18 is coming';
export const sendMissingForms = 'Send the forms that are missing';
export const formsBeingChecked = 'We are checking them';
export const cardsAreIn = 'We know what each of you needs';
export const fillInCards = 'Tell us what each of you needs and whom to call';
export const pictureIsIn = 'We have it';
export const sendAPicture = 'Send one for the souvenir book';
export const onceConfirmed = 'Once your registration is confirmed';
export const travelPlansAreIn = 'We have them';
export const addTravelPlans = 'Tell us how you arrive and leave';
export const yourRoomIsBooked = 'Your hotel number is here';
export const hospitalityIsBooking = 'The hospitality team is booking your room';

export const familyActs = 'Waiting for the family';
export const registrarActs = 'Waiting for the registrar';
export const treasurerActs = 'Waiting for the treasurer';
export const hospitalityActs = 'Waiting for hospitality';
export const notYet = 'Not yet possible';
export const by = ({ words, day }: Values<'words' | 'day'>) => `${words} by ${day}`;
export const wasDueBy = ({ words, day }: Values<'words' | 'day'>) => `${words} (was due by ${day})`;

export const byDay = ({ day }: Values<'day'>) => `by ${day}`;

export const checklists = 'Checklists';
export const later = 'Later';
export const family = 'Family';
export const familyCount = (total: number) => (total === 1 ? '1 family' : `${total} families`);
export const searchLabel = 'Search by name or number';
export const noFamiliesHere = 'No families here';
export const nobodyMatches = 'No family matches your search and filters.';
export const openOnChecklist = 'Open on the checklist';
export const waitingForWhom = 'Waiting for';
export const anything = 'Anything';
export const theFamily = 'The family';
export const theRegistrar = 'The registrar';
export const theTreasurer = 'The treasurer';
export const hospitality = 'Hospitality';
