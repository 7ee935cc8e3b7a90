export const yourPhotoIsSaved = 'Your photo is saved.';
export const yourPhoto = 'Your photo';
export const sendingYourPhoto = 'Sending your photo';
export const sendingYourPhoto2 = 'Sending your photo…';
export const savePhoto = 'Save photo';
export const cancel = 'Cancel';
export const changePhoto = 'Change photo';
export const addPhoto = 'Add photo';
export const removePhoto = 'Remove photo';
export const photo = 'Photo';
export const removeYourPhoto = 'Remove your photo?';
export const yourInitialsAreShownInsteadYou =
  'Your initials are shown instead. You can add another photo at any time.';
