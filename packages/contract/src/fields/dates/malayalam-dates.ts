import type { DateWords } from './date-words.ts';

/** `2027 ജൂലൈ 16`: the order that `Intl` has for `ml-IN`, written out so that server and browsers never differ. */
export const malayalamDates: DateWords = {
  months: [
    'ജനുവരി',
    'ഫെബ്രുവരി',
    'മാർച്ച്',
    'ഏപ്രിൽ',
    'മേയ്',
    'ജൂൺ',
    'ജൂലൈ',
    'ഓഗസ്റ്റ്',
    'സെപ്റ്റംബർ',
    'ഒക്‌ടോബർ',
    'നവംബർ',
    'ഡിസംബർ',
  ],
  weekdays: ['ഞായറാഴ്‌ച', 'തിങ്കളാഴ്‌ച', 'ചൊവ്വാഴ്ച', 'ബുധനാഴ്‌ച', 'വ്യാഴാഴ്‌ച', 'വെള്ളിയാഴ്‌ച', 'ശനിയാഴ്‌ച'],
  withYear: (days, year) => `${year} ${days}`,
};
