import type { Values } from '@sangamam/contract/phrases/values';

export const writeToThese = 'Write to these families';
export const show = 'Show';
export const searched = 'Searched for';
export const ofRoomingList = 'Families of the rooming list';
export const ofPayments = 'Families of the list of payments';
export const ofUnreported = 'Families who have not reported a payment';
export const ofConsents = 'Families of the consent forms';
export const ofMissingConsents = 'Families with a minor whose consent form is missing';
export const ofPictures = 'Families of the family pictures';
export const ofPeople = 'People who have a registration for this convention';
export const everything = 'All';
export const paymentsView = ({ name }: Values<'name'>) => `Payments: ${name}`;
export const peopleView = ({ name }: Values<'name'>) => `People: ${name}`;
