export const admin = 'Admin';
export const overview = 'Overview';
export const pageNotFound = 'Page not found';
export const notFoundTitle = 'There is nothing at this address';
export const notFoundText = 'Check the address, or choose a page from the menu.';
export const goToTheOverview = 'Go to the overview';
