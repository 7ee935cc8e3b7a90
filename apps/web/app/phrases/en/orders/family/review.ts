import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const selectedUpgrades = 'Selected add-ons';
export const editTheUpgrades = 'Edit the add-ons';
export const addOnsCaption = 'Add-ons with their prices, and the total';
export const noUpgradesChosen = 'No add-ons chosen.';
export const feeDependsHint = 'Depends on how you pay';
export const feeRatesHint = ({ zelle, check }: Values<'zelle' | 'check'>) =>
  `Depends on how you pay: Zelle ${zelle}, check ${check}`;
export const noFee = 'none';
export const percentFee = ({ percent, amount }: Values<'percent' | 'amount'>) => `${percent}% (${amount})`;
export const youSave = ({ amount }: Values<'amount'>) => `You save ${amount}`;
export const specialRequests = 'Special requests';
export const editTheSpecialRequests = 'Edit the special requests';
export const none = 'None.';
export const forThesePeople = 'For these people';
export const years = ({ count }: { count: number }) =>
  plural(count, { one: '1 year', other: `${count} years` });
export const basicInfo = 'Basic Info:';
export const email = 'Email';
export const mobile = 'Mobile';
export const parish = 'Parish';
export const localUnit = 'Local unit';
export const address = 'Address';
export const country = 'Country';
export const noAdultIsAttending = 'No adult is attending';
export const responsibleAdultText =
  'Children need a responsible adult at the convention: someone aged 18 or over who travels with them, stays in the same hotel and looks after them day and night. Please name this person in the consent form, and add a phone number in your special requests. The registrar will ask you about it before approving.';
export const minorsTitle = 'Someone under 18 is attending';
export const consentFormText =
  'Each minor needs a custodian consent form, signed by a parent. Upload it from My Account once your registration is sent. ';
export const openTheForm = 'Open the form';
export const inANewTab = '(in a new tab)';
export const basicInfoTitle = 'Basic Info';
export const editWhoIsAttending = 'Edit who is attending';
export const packageLabel = 'Package';
export const editThePackage = 'Edit the package';
export const price = 'Price';
export const packageCaption = 'Package and add-ons with their prices, and the total';
export const edit = 'Edit';
export const securityGuidelines = 'Security guidelines';
export const securitySummary =
  'Curfew is from 1:00 AM to 6:00 AM. Under-21s may not leave the hotel after 11:30 PM. Parents are responsible for their children at all times.';
export const readMore = 'READ MORE';
export const curfewRule =
  'From 1:00 AM to 6:00 AM everyone must be in their room; the corridors, halls and grounds are closed.';
export const youngAdultsRule = 'Anyone under 21 must stay in the hotel after 11:30 PM, even with a parent.';
export const badgeRule =
  'Wear your badge at all events. It lets you into the halls and tells helpers whom to call.';
export const minorsRule =
  'Minors come with a parent, or with a custodian whom a parent has named in writing.';
export const instructionsRule =
  'Do what the security team asks. Anyone who puts others at risk must leave, with no refund.';
export const agreeToThe = 'I have read and agree to the ';
export const termsAndConditions = 'terms and conditions';
export const newTabHint = '(opens in a new tab)';
export const agreeToTerms = 'I have read and agree to the terms and conditions';
export const sendForApproval = 'Send for approval:';
export const sendForApprovalText =
  'the registrar reviews it. You can pay later, before or after the approval.';
export const makePayment = 'Make payment:';
export const makePaymentText = 'sends it, and you can pay right away.';
export const goToMyAccount = 'Go to my account page';
export const sendingIt = 'Sending it…';
export const sendForApprovalButton = 'Send for approval';
export const makePaymentButton = 'Make payment';
export const thePriceHasChanged = 'The price has changed';
export const itWas = 'It was';
export const priceBeforeAndIs = 'when you looked, and is ';
export const newPriceText =
  'now. Nothing has been sent. Please check the new total and send it again if you agree.';
export const noResponseTitle = "We didn't get a response";
export const noResponseText =
  "We can't tell whether it arrived. Check your connection and send it again: it will count only once.";
export const notSentTitle = 'Your registration was not sent';
export const addOnSoldOut = 'An add-on has just sold out';
export const viewAddOns = 'View add-ons';
export const packageSoldOut = 'Your package has just sold out';
export const viewPackages = 'View packages';
export const packageNoLongerFits = 'Your package no longer fits';
export const chooseAnotherPackage = 'Choose another package';
export const aPackageIsMissing = 'A package is missing';
export const chooseAPackage = 'Choose a package';
export const nothingIsChosenYet = 'Nothing is chosen yet';
export const addOnAlreadyBought = 'You have this add-on already';
export const addOnNotOffered = 'An add-on is no longer offered';
export const nobodySelected = 'No one is selected yet';
export const chooseWhoIsAttending = 'Choose who is attending';
export const yourSpouseIsMissing = 'Your spouse is missing';
export const addYourSpouse = 'Add your spouse';
export const discountCode = 'Discount code';
export const code = 'Code';
export const codeHint = 'If you were given one. Capitals, spaces and dashes do not matter.';
export const applyTheCode = 'Apply';
export const codeRejected = 'The code was not accepted';
export const codeIsApplied = ({ code, title }: Values<'code' | 'title'>) => `${code} is applied: ${title}.`;
export const yourCodeGivesNothing = ({ code }: Values<'code'>) => `${code} takes nothing off now`;
export const removeItOrChange =
  'Remove it before you send your registration, or change what you have chosen.';
export const removeTheCode = 'Remove the code';
export const listOurNames = "Show our adults' names on the public participant list";
export const childrenAreNeverShown =
  'Once your registration is confirmed. Children are never shown. You can change this later under Your data.';
