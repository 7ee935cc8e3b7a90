export const familyPictures = 'Family pictures';
export const file = 'File';
export const number = 'Registration number';
export const family = 'Family name';
export const registrant = 'Registrant';
export const localUnit = 'Local unit';
export const caption = 'Caption';
/** The name of the list in the ZIP file. */
export const captionsFile = 'captions.csv';
