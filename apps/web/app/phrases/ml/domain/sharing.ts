export * from '../../en/domain/sharing.ts';

export const addToCalendar = 'കലണ്ടറിൽ ചേർക്കുക';
export const shareThis = 'പങ്കുവയ്ക്കുക';
export const shareOnWhatsApp = 'WhatsApp-ൽ പങ്കുവയ്ക്കുക';
export const copyLink = 'ലിങ്ക് പകർത്തുക';
export const copied = 'പകർത്തി';
export const copyFailed = 'ലിങ്ക് പകർത്താൻ കഴിഞ്ഞില്ല. ഇവിടെനിന്ന് പകർത്താം:';
