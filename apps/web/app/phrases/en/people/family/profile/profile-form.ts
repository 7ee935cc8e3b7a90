export const editDetails = 'Edit details';
export const yourDetailsAreSaved = 'Your details are saved.';
export const savingYourDetails = 'Saving your details…';
export const save = 'Save';
