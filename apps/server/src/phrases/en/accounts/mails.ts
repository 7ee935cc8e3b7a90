import type { Values } from '@sangamam/contract/phrases/values';

export const chooseANewPassword = 'Choose a new password';
export const contactUs = 'Contact us';

export const welcomeSubject = ({ siteName }: Values<'siteName'>) => `${siteName}: please set your password`;
export const welcome = ({ siteName }: Values<'siteName'>) =>
  `Welcome to ${siteName}! Thank you for signing up. Please confirm your email address by choosing a password.`;
export const setMyPassword = 'Set my password';
export const welcomeLinkExpires =
  "The link works once, for 48 hours. If you didn't sign up, you can ignore this email.";

export const invitationSubject = ({ siteName }: Values<'siteName'>) =>
  `You're invited to join the ${siteName} team`;
export const invitation = ({ siteName }: Values<'siteName'>) =>
  `An administrator has added you to the ${siteName} team. Please choose a password to get started.`;
export const chooseMyPassword = 'Choose my password';
export const invitationLinkExpires =
  'The link works once, for 48 hours. If it has expired, ask an administrator for a new one.';

export const resetPasswordSubject = ({ siteName }: Values<'siteName'>) => `Reset your ${siteName} password`;
export const resetPassword = 'Someone, hopefully you, asked to reset the password of your account.';
export const resetPasswordLinkExpires =
  "The link works once, for one hour. If it wasn't you, ignore this email; your password stays the same.";

export const passwordChangedSubject = ({ siteName }: Values<'siteName'>) =>
  `Your ${siteName} password was changed`;
export const passwordChanged =
  'The password of your account was changed, and all other devices were signed out.';
export const passwordChangedByOther = "If this wasn't you, please choose a new password right away.";

export const secondFactorSubject = ({ siteName }: Values<'siteName'>) =>
  `Your second factor for ${siteName} was changed`;
export const secondFactorOn =
  'From now on, you need a code from your authenticator app as well as your password to sign in.';
export const secondFactorOff = 'From now on, you need only your password to sign in.';
export const recoveryCodesReplaced =
  'You have new recovery codes for your account. The old ones no longer work.';
export const ifNotYou =
  "If this wasn't you, please choose a new password right away and tell an administrator.";

export const passkeySubject = ({ siteName }: Values<'siteName'>) =>
  `The passkeys of your ${siteName} account were changed`;
export const passkeyAdded = ({ name }: Values<'name'>) =>
  `A passkey was added to your account: ${name}. Whoever unlocks that device can sign in with it.`;
export const passkeyRemoved = ({ name }: Values<'name'>) =>
  `A passkey was removed from your account: ${name}. It no longer signs you in; your password still does.`;
export const passkeyByOther =
  "If this wasn't you, please change your password and remove every passkey that you don't know.";
export const seeYourPasskeys = 'See your passkeys';

export const emailChangedSubject = ({ siteName }: Values<'siteName'>) =>
  `The email address of your ${siteName} account was changed`;
export const emailChanged = ({ email }: Values<'email'>) =>
  `The registration office changed the email address of your account. From now on, please sign in as ${email}.`;
export const emailChangedByOther = "If you didn't ask for this, please contact us right away.";

export const emailClaimedSubject = ({ firstName }: Values<'firstName'>) =>
  `The email address of ${firstName} in your family`;
export const emailClaimed = ({ firstName, email }: Values<'firstName' | 'email'>) =>
  `In your family's details, ${firstName} had the email address ${email}. Its owner has now confirmed it for an account of their own, and an address can belong to only one person. So we removed it from ${firstName}'s details.`;
export const emailClaimedWhatNext = "Everything else stays the same, and you don't need to do anything.";
export const emailClaimedOtherAddress = ({ firstName }: Values<'firstName'>) =>
  `If ${firstName} has another email address, you can write to us.`;

export const accountClosedSubject = ({ siteName }: Values<'siteName'>) =>
  `Your ${siteName} account was closed`;
export const accountClosed =
  'As you asked, we closed your account and erased what we knew about you and your family.';
export const paymentsAreKept = 'Our books still show the amounts that were paid, without your name.';
export const accountClosedByOther = "If you didn't ask for this, please contact us.";
