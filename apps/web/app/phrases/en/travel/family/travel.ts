import type { Values } from '@sangamam/contract/phrases/values';

export const arrivalAndDeparture = 'Arrival & Departure';
export const homepage = 'Home';
export const register = 'Register';
export const myAccount = 'My Account';
export const back = 'Back';
export const loadingYourTravelPlan = 'Loading your travel plan…';
export const intro = ({ name }: Values<'name'>) =>
  `Tell us when you come to ${name} and when you leave, and whether we should drive you.`;
export const notConfirmedTitle = 'Your registration is not confirmed yet';
export const notConfirmedText =
  'As soon as it is confirmed, you can tell us here when you arrive and when you leave.';
export const conventionIsOver = 'This convention is over';
export const nothingToPlan = 'There is no travel left to plan. Thank you for coming!';
export const arrival = 'Arrival';
export const departure = 'Departure';
export const arrivalHint = 'From the airport to the convention.';
export const departureHint = 'From the convention to the airport.';
export const needTransport = 'Do you need transport?';
export const yes = 'YES';
export const no = 'NO';
export const selectAirport = 'Select an airport';
export const noLongerOffered = ({ name }: Values<'name'>) => `${name} (no longer offered)`;
export const dayHint = 'Month-day-year, such as 07-22-2027';
export const timeHint = '24-hour time, such as 14:30';
export const dateOf = ({ direction }: Values<'direction'>) => `${direction} date`;
export const timeOf = ({ direction }: Values<'direction'>) => `${direction} time`;
export const airportOf = ({ direction }: Values<'direction'>) => `${direction} airport`;
export const flightOf = ({ direction }: Values<'direction'>) => `${direction} flight number`;
export const passengersOf = ({ direction }: Values<'direction'>) =>
  `Number of passengers (${direction.toString().toLowerCase()})`;
export const passengersHint = 'Everybody of your family on this flight';
export const anythingElse = 'Anything else?';
export const notes = 'Notes';
export const notesHint = 'A wheelchair, a baby seat, a second flight: whatever the drivers should know.';
export const submit = 'Submit';
export const saving = 'Saving your travel plan…';
export const theTravelPlan = 'Your travel plan';
export const timeFormat = 'HH:MM';
export const youHaveBooked = ({ addons }: Values<'addons'>) => `You have booked: ${addons}.`;
export const forAShuttle = 'For a shuttle we still need your flights.';
