import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const protectYourAccountWithASecond = 'Protect your account with a second step';
export const yourRolesReachOtherPeoplesMoney = "Your roles reach other people's money or data. ";
export const setUpASecondFactor = 'Set up a second factor';
export const itTakesTwoMinutes = '; it takes two minutes.';
export const copyingIsNotAllowedHerePlease = 'Copying is not allowed here: please select it yourself.';
export const secondFactorOn = 'Second factor: on';
export const afterThePasswordSignInAsks =
  'After the password, sign-in asks for a code from your authenticator app.';
export const pleaseGetNewOnesWithoutApp =
  'Please get new ones: without the app and the codes, only an administrator can let you in again.';
export const newRecoveryCodes = 'New recovery codes';
export const turnItOff = 'Turn it off';
export const turnTheSecondFactorOff = 'Turn the second factor off?';
export const theCodesWereNotRenewed = 'The codes were not renewed';
export const theOnesYouHaveNowStop = 'The ones you have now stop working.';
export const getNewCodes = 'Get new codes';
export const turnTheSecondFactorOff2 = 'Turn the second factor off';
export const itWasNotTurnedOff = 'It was not turned off';
export const thisIsNotYourPassword = 'This is not your password';
export const theSecondFactorIsOff = 'The second factor is off';
export const yourPasswordAloneWillOpenYour = 'Your password alone will open your account again.';
export const yourPassword = 'Your password';
export const code = 'Code';
export const fromYourAuthenticatorAppOrA = 'From your authenticator app, or a recovery code.';
export const cancel = 'Cancel';
export const secondFactor = 'Second factor';
export const theSettingsWereNotSaved = 'The settings were not saved';
export const theSettingsAreSaved = 'The settings are saved';
export const anyoneWithOneOfTheseRoles =
  'Anyone with one of these roles must set up an authenticator app before the admin area opens. This applies from their next click.';
export const saveSecondFactor = 'Save second factor';
export const continueLabel = 'Continue';
export const connectYourAuthenticatorApp = 'Connect your authenticator app';
export const scanThisWithTheAppOn =
  'Scan this with the app. If the app is on this phone, type in the key instead.';
export const qrCodeForYourAuthenticatorApp = 'QR code for your authenticator app';
export const theKeyToType = 'The key to type';
export const keyCopied = 'Key copied';
export const copyTheKey = 'Copy the key';
export const thatDidntWork = "That didn't work";
export const codeFromTheApp = 'Code from the app';
export const theSixDigitsItShowsNow = 'The six digits it shows now.';
export const turnItOn = 'Turn it on';
export const back = 'Back';
export const sangamamRecoveryCodesOfYourAccount = ({
  codes,
}: Values<'codes'>) => `Sangamam: recovery codes of your account
Each one works once instead of the app.

${codes}
`;
export const yourRecoveryCodes = 'Your recovery codes';
export const theyAreShownOnlyOnce = 'They are shown only once';
export const eachOneWorksOnce =
  'Each one works once instead of the app. Keep them where you will find them if you lose your phone, and no one else will.';
export const recoveryCodes = 'Recovery codes';
export const recoveryCodesCopied = 'Recovery codes copied';
export const copy = 'Copy';
export const saveAsAFile = 'Save as a file';
export const iveSavedThem = "I've saved them";
export const theAdminAreaOpensOnceYou = 'The admin area opens once you have set this up';
export const pleaseSetOneUp = 'Please set one up';
export const yourRolesOpenOtherPeoplesMoney =
  "Your roles open other people's money or data. A stolen password should not be enough.";
export const secondFactorOff = 'Second factor: off';
export const youSignInByPasswordAlone =
  'You sign in by password alone. With a second factor, sign-in also asks for six digits that an authenticator app on your phone shows, such as Google Authenticator, Microsoft Authenticator or 2FAS.';
export const weCouldntBegin = "We couldn't begin";
export const soWeKnowItsYou = "So we know it's you.";
export const recoveryCodesLeft = (count: number) =>
  plural(count, { one: `One recovery code is left.`, other: `${count} recovery codes are left.` });
export const pleaseConfirmItsYou = "Please confirm it's you";
export const confirmItsYou = "Confirm it's you";
export const weCouldntConfirmItsYou = "We couldn't confirm it's you";
export const thisStepNeedsYourPassword =
  "This step needs your password once more. We won't ask again for ten minutes.";
export const thisStepNeedsYourPasswordAndACode =
  "This step needs your password and a code once more. We won't ask again for ten minutes.";
export const yourRoleRequiresASecondFactor =
  'Your role requires a second factor. It takes two minutes and a phone.';
