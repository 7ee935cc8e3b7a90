export * from '../../../../en/people/family/profile/photo.ts';

export const yourPhotoIsSaved = 'ഫോട്ടോ സേവ് ചെയ്തു.';
export const yourPhoto = 'നിങ്ങളുടെ ഫോട്ടോ';
export const sendingYourPhoto = 'ഫോട്ടോ അയയ്ക്കുന്നു';
export const sendingPhoto = 'ഫോട്ടോ അയയ്ക്കുന്നു…';
export const savePhoto = 'ഫോട്ടോ സേവ് ചെയ്യുക';
export const changePhoto = 'ഫോട്ടോ മാറ്റുക';
export const addPhoto = 'ഫോട്ടോ ചേർക്കുക';
export const removePhoto = 'ഫോട്ടോ ഒഴിവാക്കുക';
export const photo = 'ഫോട്ടോ';
export const removeYourPhoto = 'ഫോട്ടോ ഒഴിവാക്കട്ടേ?';
export const removeText = 'പകരം പേരിന്റെ ആദ്യാക്ഷരങ്ങൾ കാണിക്കും. എപ്പോൾ വേണമെങ്കിലും മറ്റൊരു ഫോട്ടോ ചേർക്കാം.';
