export const changePassword = 'Change password';
export const youveBeenSignedOutOnAll = "You've been signed out on all other devices.";
export const admin = 'Admin';
export const myAccount = 'My account';
export const loadingYourProfile = 'Loading your profile…';
export const yourData = 'Your data';
export const loadingYourRegistrations = 'Loading your registrations…';
export const upcomingEvents = 'Upcoming events';
export const registrationIsNotOpenAtThe = 'Registration is not open at the moment';
export const asSoonAsTheNextConvention =
  'As soon as the next convention opens, you can register for it here.';
export const registeredEvents = 'Registered events';
export const noRegistrationsYet = 'No registrations yet';
export const whenYouRegisterYoullSeeYour =
  "When you register, you'll see your number, its status and the next step here.";
export const signInAndDevices = 'Sign-in and devices';
export const thisIsAStaffAccount = 'This is a staff account';
export const openAdmin = 'Open admin';
export const familiesRegisterWithTheirOwnAccounts =
  'Families register with their own accounts. Your work is in the admin area.';
export const home = 'Home';
export const whereYouAreSignedInAnd = 'Where you are signed in, and your password.';
export const whereYouAreSignedIn = 'Where you are signed in';
export const loadingYourDevices = 'Loading your devices…';
export const password = 'Password';
export const changingItSignsYouOutOn = 'Changing it signs you out on all other devices.';
export const whatWeStoreWhoSeesIt = 'What we store, who sees it, and how to get a copy. More is in our ';
export const privacyPolicy = 'privacy policy';
export const itHoldsNoRegistrationsAnAdministrator =
  'It holds no registrations. An administrator can end its access.';
export const takeYourDataWithYou = 'Take your data with you';
export const thePublicList = 'The public list';
export const closeYourAccount = 'Close your account';
export const loadingYourHotel = 'Loading your hotel…';
export const checkInIsNotOpenYet = 'Check-in is not open yet';
export const itOpensWhenTheHotelHasGiven =
  'It opens when your registration is confirmed and the hotel has given us your confirmation number. We email you then.';
export const documents = 'Documents';
export const loadingYourDocuments = 'Loading your documents';
export const registrationNotFound = 'Registration not found';
export const thisRegistrationCouldNotBeFound =
  'The registration could not be found. It may belong to another account.';
export const noDocumentsNow = 'Documents are not needed';
export const notApprovedSoNoDocuments =
  'This registration was not approved, so it needs no forms and no picture.';
export const goToMyAccount = 'Go to My Account Page';
