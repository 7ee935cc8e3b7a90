export const admin = 'Admin';
export const overview = 'Overview';
