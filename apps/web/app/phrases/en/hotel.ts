export const checkInWhenYouAreAtTheHotel =
  'Check in when you arrive at the hotel. Its name, address and your confirmation number appear here.';
export const yourHotel = 'Your hotel';
export const notKnownYet = 'Not known yet';
