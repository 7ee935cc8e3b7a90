export const addOn = 'Add-on';
export const places = 'Places';
export const held = 'Taken (sent and still on)';
export const discountCode = 'Discount code';
export const airport = 'Airport';
export const registrant = 'Registrant';
export const thisPerson = 'This person';
