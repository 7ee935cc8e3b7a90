export * from '../../en/hotel/mails.ts';
import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

type OfNumbers = Values<'convention'> & { numbers: number };

export const givenSubject = ({ convention, numbers }: OfNumbers) =>
  plural(numbers, {
    one: `${convention}: നിങ്ങളുടെ ഹോട്ടൽ കൺഫർമേഷൻ നമ്പർ`,
    other: `${convention}: നിങ്ങളുടെ ഹോട്ടൽ കൺഫർമേഷൻ നമ്പറുകൾ`,
  });
export const given = ({ convention, numbers }: OfNumbers) =>
  plural(numbers, {
    one: `${convention} കൺവെൻഷനുള്ള നിങ്ങളുടെ മുറി ബുക്ക് ചെയ്തു. ഹോട്ടലിലെ ഫ്രണ്ട് ഡെസ്കിൽ ഈ കൺഫർമേഷൻ നമ്പർ കാണിക്കുക.`,
    other: `${convention} കൺവെൻഷനുള്ള നിങ്ങളുടെ ${numbers} മുറികൾ ബുക്ക് ചെയ്തു; ഓരോന്നിനും സ്വന്തം നമ്പറുണ്ട്. ഹോട്ടലിലെ ഫ്രണ്ട് ഡെസ്കിൽ ഈ കൺഫർമേഷൻ നമ്പറുകൾ കാണിക്കുക.`,
  });
export const changedSubject = ({ convention }: Values<'convention'>) =>
  `${convention}: നിങ്ങളുടെ ഹോട്ടൽ വിവരങ്ങളിൽ മാറ്റം`;
export const changed = ({ convention }: Values<'convention'>) =>
  `${convention} കൺവെൻഷനുള്ള നിങ്ങളുടെ ഹോട്ടൽ വിവരങ്ങളിൽ മാറ്റമുണ്ട്. ഇനി ഇവയാണ് ശരി.`;
export const withdrawnSubject = ({ convention }: Values<'convention'>) =>
  `${convention}: നിങ്ങളുടെ ഹോട്ടൽ കൺഫർമേഷൻ നമ്പർ ഇനി സാധുവല്ല`;
export const withdrawn = ({ number }: Values<'number'>) =>
  `കൺഫർമേഷൻ നമ്പർ ${number} ഇനി സാധുവല്ല. പുതിയത് കിട്ടിയാലുടൻ ഞങ്ങൾ എഴുതാം.`;
export const hotel = 'ഹോട്ടൽ';
export const confirmationNumber = ({ numbers }: { numbers: number }) =>
  plural(numbers, { one: 'കൺഫർമേഷൻ നമ്പർ', other: 'കൺഫർമേഷൻ നമ്പറുകൾ' });
export const address = 'വിലാസം';
export const phone = 'ഫോൺ';
export const checkInThere = 'ഹോട്ടലിൽ എത്തിയ ശേഷം ഞങ്ങളുടെ സൈറ്റിൽ ചെക്ക്-ഇൻ ചെയ്യുക.';
export const openCheckIn = 'ചെക്ക്-ഇൻ ചെയ്യുക';
export const seeMyRegistration = 'എന്റെ രജിസ്ട്രേഷൻ കാണുക';
