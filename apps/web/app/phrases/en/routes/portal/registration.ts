import type { Values } from '@sangamam/contract/phrases/values';

export const reviewTheDetails = 'Review the details';
export const registrationSummary = 'Registration Summary';
export const myAccount = 'My account';
export const buyAdditionalAddons = 'Buy Additional Addons';
export const addOnReviewIntro = ({ name }: Values<'name'>) => `Add-ons for your registration to ${name}.`;
export const loadingTheReview = 'Loading the review…';
export const goToMyAccount = 'Go to my account page';
export const loadingTheAddOns = 'Loading the add-ons…';
export const addOnsIntro = 'Add-ons upgrade your package, for the whole family. You need none of them.';
export const packageLabel = 'Package';
export const backToThePackages = 'Back to the packages';
export const upgradePackage = 'Upgrade package';
export const buyAddOnsIntro = ({ name }: Values<'name'>) =>
  `For your ${name} registration. Your package and who is attending stay as they are.`;
export const noAddOnsTitle = 'No add-ons are available right now';
export const noAddOnsText = 'You keep everything you have already bought.';
export const backToMyAccount = 'Back to my account';
export const chooseAPackage = 'Choose a package';
export const packagesIntro = 'One package covers everyone attending. These fit your group.';
export const loadingThePackages = 'Loading the packages…';
export const packageSavedSuccessfully = 'Package saved successfully';
export const noPackageTitle = 'No package fits this group';
export const changeWhoIsAttending = 'Change who is attending';
export const noPackageText = 'Each package is for a number of people, and some are for certain ages.';
export const packageLostTitle = 'Your package is no longer available';
export const packageLostText =
  'It no longer fits your group, or its last place was taken. Please choose another one.';
export const savingYourPackage = 'Saving your package…';
export const saveAndReview = 'Save and go to review page';
export const optionalUpgrades = 'Optional Upgrades';
export const backToPeople = 'Back to people';
export const skip = 'Skip';
export const otherParticipants = 'Other Participants';
export const participantsIntro =
  "Add everyone in your family, then tick who's coming. You can change this until you send your registration.";
export const loadingYourFamily = 'Loading your family…';
export const theChosenPackage = 'The chosen package';
export const continueLabel = 'Continue';
export const wasRemoved = ({ clearedPackage }: Values<'clearedPackage'>) => `${clearedPackage} was removed`;
export const packageClearedText =
  'This package depends on who is attending, and that has changed. Please choose a package again on the next page.';
export const yourRegistration = 'Your registration';
export const pleaseCheckEverything = ({ name, days, location }: Values<'name' | 'days' | 'location'>) =>
  `Please check everything. ${name} · ${days} · ${location}`;
export const home = 'Home';
export const print = 'Print';
