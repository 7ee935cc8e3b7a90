import type { Values } from '@sangamam/contract/phrases/values';

export const passkeysIntro =
  'With a passkey you sign in by fingerprint, face or the code of your device. Your password works as before.';
export const loadingPasskeys = 'Loading your passkeys…';
export const addAPasskey = 'Add a passkey';
export const followYourDevice = 'Please follow your device…';
export const passkeyAdded = 'The passkey was added';
export const alreadyHere = 'This device has a passkey for your account already.';
export const nothingWasAdded = 'No passkey was added. You can try again whenever you like.';
export const addedOn = ({ createdAt }: Values<'createdAt'>) => `Added ${createdAt}`;
export const synced = 'On all your devices';
export const neverUsed = 'Not used yet';
export const lastUsed = ({ lastUsedAt }: Values<'lastUsedAt'>) => `Last used ${lastUsedAt}`;
export const rename = 'Rename';
export const renameOf = ({ name }: Values<'name'>) => `Rename ${name}`;
export const renameTitle = 'Rename the passkey';
export const renameFailed = 'The name was not saved';
export const renamed = 'The name is saved';
export const passkeyName = 'Name';
export const passkeyNameHint = 'Such as “Anna’s phone”.';
export const saveName = 'Save';
export const remove = 'Remove';
export const removeOf = ({ name }: Values<'name'>) => `Remove ${name}`;
export const removeTitle = 'Remove this passkey?';
export const removeThePasskey = 'Remove the passkey';
export const removeConsequence = ({ name }: Values<'name'>) =>
  `“${name}” no longer signs you in here. Your device may still list it: you can delete it there, too.`;
export const passkeyRemoved = 'The passkey was removed';
export const signInWithPasskey = 'Sign in with a passkey';
export const passkeyRefused = "This passkey didn't work here. Please sign in with your password.";
export const nothingWasPicked = 'No passkey was used. You can try again, or sign in with your password.';
