export const airports = 'Airports';
export const airportsIntro = 'Where families can arrive and depart.';
export const localUnits = 'Local units';
export const localUnitsIntro = 'Associations that people belong to.';
export const parishes = 'Parishes';
export const parishesIntro = 'Churches in Kerala. Other is always last.';
export const settings = 'Settings';
export const settingsIntro = 'Settings for the whole site, whichever convention is open.';
