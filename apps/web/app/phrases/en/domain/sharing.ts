export const addToCalendar = 'Add to calendar';
export const shareThis = 'Share';
export const whatsApp = 'WhatsApp';
export const shareOnWhatsApp = 'Share on WhatsApp';
export const copyLink = 'Copy link';
export const copied = 'Copied';
export const copyFailed = 'The link could not be copied. You can copy it here:';
