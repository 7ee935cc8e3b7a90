/** The sentences of the arrival and departure page: the specification's to the letter (SPEC §5, §8), and ours. */
export const travelMessages = {
  mandatory: 'This Field is mandatory',
  flightNumber: 'Not a valid flight number !',
  numbersOnly: 'Accepts only numbers !',
  atLeastOne: 'Please enter at least 1 passenger',
  maxPassengers: 'Max limit is 100',
  invalidWhileTyping: 'Invalid Format',
  invalid: 'Invalid format',
  pastDate: 'Please choose today or a later day',
  arrivalAfterDeparture: 'You cannot arrive after the day on which you leave',
  departureBeforeArrival: 'You cannot leave before the day on which you arrive',
  airportGone: 'This airport is no longer offered. Please choose another one.',
  notesTooLong: 'Please keep the notes under 1000 characters',
  saved: 'Arrival and departure information updated successfully !',
  failed: 'Failed to update details !!',
} as const;

/** While somebody types, an invalid date or time says so in another spelling than at submit (SPEC §5). */
export const travelWhileTyping = {
  required: travelMessages.invalid,
  sentences: {
    arrivalDate: travelMessages.invalidWhileTyping,
    arrivalTime: travelMessages.invalidWhileTyping,
    departureDate: travelMessages.invalidWhileTyping,
    departureTime: travelMessages.invalidWhileTyping,
  },
} as const;
