import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const adviceTitle = 'Protect your account with a second step';
export const adviceText = "Your roles reach other people's money or data. ";
export const setUp = 'Set up a second factor';
export const itTakesTwoMinutes = '; it takes two minutes.';
export const copyFailed = 'Copying is not allowed here: please select it yourself.';
export const secondFactorOn = 'Second factor: on';
export const enrolledText = 'After the password, sign-in asks for a code from your authenticator app.';
export const fewCodesText =
  'Please get new ones: without the app and the codes, only an administrator can let you in again.';
export const newRecoveryCodes = 'New recovery codes';
export const turnItOff = 'Turn it off';
export const turnOffTitle = 'Turn the second factor off?';
export const renewFailed = 'The codes were not renewed';
export const renewText = 'The ones you have now stop working.';
export const getNewCodes = 'Get new codes';
export const turnOffLabel = 'Turn the second factor off';
export const turnOffFailed = 'It was not turned off';
export const wrongPassword = 'This is not your password';
export const turnedOff = 'The second factor is off';
export const turnOffText = 'Your password alone will open your account again.';
export const yourPassword = 'Your password';
export const code = 'Code';
export const codeHint = 'From your authenticator app, or a recovery code.';
export const secondFactor = 'Second factor';
export const saveFailed = 'The settings were not saved';
export const saved = 'The settings are saved';
export const policyHint =
  'Anyone with one of these roles must set up an authenticator app before the admin area opens. This applies from their next click.';
export const saveSecondFactor = 'Save second factor';
export const connectYourAuthenticatorApp = 'Connect your authenticator app';
export const scanText = 'Scan this with the app. If the app is on this phone, type in the key instead.';
export const qrCodeLabel = 'QR code for your authenticator app';
export const theKeyToType = 'The key to type';
export const keyCopied = 'Key copied';
export const copyTheKey = 'Copy the key';
export const thatDidntWork = "That didn't work";
export const codeFromTheApp = 'Code from the app';
export const appCodeHint = 'The six digits it shows now.';
export const turnItOn = 'Turn it on';
export const back = 'Back';
export const recoveryCodesFile = ({ codes }: Values<'codes'>) => `Sangamam: recovery codes of your account
Each one works once instead of the app.

${codes}
`;
export const yourRecoveryCodes = 'Your recovery codes';
export const shownOnceTitle = 'They are shown only once';
export const shownOnceText =
  'Each one works once instead of the app. Keep them where you will find them if you lose your phone, and no one else will.';
export const recoveryCodes = 'Recovery codes';
export const recoveryCodesCopied = 'Recovery codes copied';
export const copy = 'Copy';
export const saveAsAFile = 'Save as a file';
export const iveSavedThem = "I've saved them";
export const requiredTitle = 'The admin area opens once you have set this up';
export const pleaseSetOneUp = 'Please set up a second factor';
export const recommendedText =
  "Your roles open other people's money or data. A stolen password should not be enough.";
export const secondFactorOff = 'Second factor: off';
export const setUpIntro =
  'You sign in by password alone. With a second factor, sign-in also asks for six digits that an authenticator app on your phone shows, such as Google Authenticator, Microsoft Authenticator or 2FAS.';
export const weCouldntBegin = "We couldn't begin";
export const passwordHint = "So we know it's you.";
export const recoveryCodesLeft = (count: number) =>
  plural(count, { one: `One recovery code is left.`, other: `${count} recovery codes are left.` });
export const requiredText = 'Your role requires a second factor. It takes two minutes and a phone.';
