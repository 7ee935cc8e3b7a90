export const writeToThese = 'Write to these families';
export const show = 'Show';
export const searched = 'Searched for';
export const ofRoomingList = 'Families of the rooming list';
export const ofPayments = 'Families of the list of payments';
