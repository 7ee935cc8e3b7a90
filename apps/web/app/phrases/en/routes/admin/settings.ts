export const airports = 'Airports';
export const whereFamiliesCanArriveAndDepart = 'Where families can arrive and depart.';
export const localUnits = 'Local units';
export const associationsInNorthAmericaThatPeople = 'Associations in North America that people belong to.';
export const parishes = 'Parishes';
export const churchesInKeralaOtherWithA = 'Churches in Kerala. Other, with a typed name, is always last.';
export const settings = 'Settings';
export const settingsForTheWholeSiteWhichever = 'Settings for the whole site, whichever convention is open.';
