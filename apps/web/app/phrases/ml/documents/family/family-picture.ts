export * from '../../../en/documents/family/family-picture.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const familyPicture = 'കുടുംബചിത്രം';
export const forTheSouvenirBook = 'സുവനീറിനു വേണ്ടി കുടുംബത്തിന്റെ ഒരു ചിത്രവും അതിനു താഴെ ചേർക്കാൻ ഒരു കുറിപ്പും അയയ്ക്കുക.';
export const yourFamilyPicture = 'നിങ്ങളുടെ കുടുംബചിത്രം';
export const note = 'കുറിപ്പ്';
export const noteHint = 'ചിത്രത്തിനു താഴെ അച്ചടിക്കും; ഉദാഹരണത്തിന്, ഇടത്തുനിന്ന് വലത്തോട്ട് ആരൊക്കെ.';
export const choosePicture = 'ചിത്രം തിരഞ്ഞെടുക്കുക';
export const chooseAnotherPicture = 'മറ്റൊരു ചിത്രം തിരഞ്ഞെടുക്കുക';
export const orDropItHere = 'അല്ലെങ്കിൽ ഇവിടേക്ക് വലിച്ചിടുക';
export const pictureHint = ({ megabytes }: { megabytes: number }) =>
  `jpg, jpeg, png അല്ലെങ്കിൽ gif; ${megabytes} MB-യിൽ താഴെ, 160 × 160 പിക്സലിൽ കൂടുതൽ`;
export const notSavedYet = 'ഈ ചിത്രം സേവ് ചെയ്തിട്ടില്ല.';
export const sendPicture = 'ചിത്രം സേവ് ചെയ്യുക';
export const replacePicture = 'ചിത്രം മാറ്റുക';
export const saveNote = 'കുറിപ്പ് സേവ് ചെയ്യുക';
export const discard = 'പഴയതു തന്നെ മതി';
export const doNotSend = 'ചിത്രം വേണ്ട';
export const sendingPicture = 'ചിത്രം അയയ്ക്കുന്നു';
export const deletePicture = 'ചിത്രം ഒഴിവാക്കുക';
export const deleteThePicture = 'കുടുംബചിത്രം ഒഴിവാക്കട്ടേ?';
export const deleteText = 'ചിത്രവും കുറിപ്പും എന്നേക്കുമായി മായ്ക്കും; സുവനീറിൽ ഉണ്ടാകില്ല.';
export const beingChecked = 'പരിശോധന കാത്തിരിക്കുന്നു';
export const inTheBook = 'അംഗീകരിച്ചു';
export const notInTheBook = 'അച്ചടിക്കില്ല';
export const whyHidden = ({ reason }: Values<'reason'>) => `കാരണം: ${reason}`;
export const onceConfirmed = 'കൺവെൻഷൻ ചിത്രങ്ങൾ ശേഖരിക്കുന്നുണ്ടെങ്കിൽ, രജിസ്ട്രേഷൻ ഉറപ്പായ ശേഷം ചിത്രം അയയ്ക്കാം.';
export const nothingCanBeChanged = 'ചിത്രം ഇനി മാറ്റാൻ കഴിയില്ല, ഒഴിവാക്കാം.';
