export * from '../../../en/orders/family/own-status.ts';

export const yourRegistration = 'നിങ്ങളുടെ രജിസ്ട്രേഷൻ';
export const openMyAccount = 'എന്റെ അക്കൗണ്ട് തുറക്കുക';
