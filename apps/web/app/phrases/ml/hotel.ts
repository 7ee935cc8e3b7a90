export * from '../en/hotel.ts';

export const checkInWhenYouAreAtTheHotel =
  'ഹോട്ടലിൽ എത്തുമ്പോൾ ചെക്ക്-ഇൻ ചെയ്യുക. ഹോട്ടലിന്റെ പേരും വിലാസവും നിങ്ങളുടെ കൺഫർമേഷൻ നമ്പറും ഇവിടെ കാണാം.';
export const yourHotel = 'നിങ്ങളുടെ ഹോട്ടൽ';
export const notKnownYet = 'അറിവായിട്ടില്ല';
