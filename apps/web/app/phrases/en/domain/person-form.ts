export const address = 'Address';
export const streetHint = 'House number and street, or apartment.';
export const city = 'City';
export const state = 'State';
export const select = 'Select';
export const postalCode = 'Postal code';
export const province = 'Province';
export const provincesOfCanada = [
  'Alberta',
  'British Columbia',
  'Manitoba',
  'New Brunswick',
  'Newfoundland and Labrador',
  'Northwest Territories',
  'Nova Scotia',
  'Nunavut',
  'Ontario',
  'Prince Edward Island',
  'Quebec',
  'Saskatchewan',
  'Yukon',
] as const;
export const postalCodeHint = 'Such as M5V 2T6.';
export const zipCodeHint = 'ZIP code in the US';
export const nearbyBigCity = 'Nearby big city';
export const stateHint = 'Helps us find families near you.';
export const contactInformation = 'Contact Information';
export const localUnit = 'Local unit';
export const localUnitHint = 'The association that your family belongs to.';
export const country = 'Country';
export const whereYouLiveNow = 'Where you live now.';
export const mobileHint = '10 digits, without the country code.';
export const emailAddress = 'Email address';
export const fixedEmailHint = "You use this to sign in; it can't be changed here.";
export const emailHint = "You'll use this to sign in, and we'll write to you here.";
export const confirmEmailAddress = 'Confirm email address';
export const itStaysTheSame = 'It stays the same.';
export const typeItAgain = 'Type it again';
export const you = 'You';
export const yourRoots = 'Your roots';
export const whereYouLive = 'Where you live';
export const howToReachYou = 'How to reach you';
export const personalDetails = 'Personal Details';
export const houseNameHint = 'Your house name in Kerala, as your parish knows it.';
export const whatFriendsCallYou = 'What friends call you.';
export const nativePlaceHint = 'The town or village that your family comes from.';
export const notListedChooseOther = 'For verification. Not listed? Choose Other.';
export const nameOfYourParish = 'Name of your parish';
export const parishHint = "With its place, such as: St. Mary's, Kallara.";
export const loadingTheForm = 'Loading the form…';
