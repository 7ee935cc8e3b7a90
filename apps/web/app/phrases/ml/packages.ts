export * from '../en/packages.ts';

export const changePackage = 'പാക്കേജ് മാറ്റുക';
export const packages = 'പാക്കേജുകൾ';
export const placeLeft = 'സ്ഥലം';
export const placesLeft = 'സ്ഥലങ്ങൾ';
