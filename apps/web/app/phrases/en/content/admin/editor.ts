export const pleaseCheckTheseFields = 'Please check these fields';
export const theseAreChangesThatYouHad = 'These are changes that you had not saved before you left the page.';
export const thePage = 'The page';
export const sections = 'Sections';
