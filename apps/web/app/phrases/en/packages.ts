export const changePackage = 'Change package';
export const packages = 'Packages';
export const placeLeft = 'place left';
export const placesLeft = 'places left';
