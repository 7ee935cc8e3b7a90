import type { Values } from '@sangamam/contract/phrases/values';

export const signedOutThere = 'Signed out there.';
export const signedIn = ({ createdAt }: Values<'createdAt'>) => `Signed in ${createdAt}`;
export const lastUsed = ({ lastUsedAt }: Values<'lastUsedAt'>) => `Last used ${lastUsedAt}`;
export const thisDevice = 'This device';
export const signOutLastUsed = ({ device, lastUsedAt }: Values<'device' | 'lastUsedAt'>) =>
  `Sign out ${device}, last used ${lastUsedAt}`;
export const signOut = 'Sign out';
export const noOtherSessions = "You're not signed in anywhere else.";
export const signOutEverywhereElse = 'Sign out everywhere else';
export const signOutThere = 'Sign out there?';
export const signOutConsequence = 'is signed out at once. What was typed there and not saved is lost.';
export const signOutEverywhereTitle = 'Sign out everywhere else?';
export const signedOutEverywhereElse = 'Signed out everywhere else.';
export const signOutEverywhereText =
  "Only this device stays signed in. If you don't recognize one of the others, change your password too.";
