export const admin = 'Admin';
export const overview = 'Overview';
export const pageNotFound = 'Page not found';
export const nothingIsAtThisAddress = 'There is nothing at this address';
export const checkTheAddressOrChooseFromTheMenu = 'Check the address, or choose a page from the menu.';
export const goToTheOverview = 'Go to the overview';
