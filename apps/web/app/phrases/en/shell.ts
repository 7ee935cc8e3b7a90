import type { Values } from '@sangamam/contract/phrases/values';

export const somethingWentWrong = 'Something went wrong';
export const crashText =
  'Nothing you saved is lost. Reload the page; if this happens again, tell us what you did last.';
export const reload = 'Reload';
export const goHome = 'Go to the home page';
export const noConnection = 'No connection';
export const noConnectionText =
  "We couldn't reach the server. Nothing you saved is lost; the page loads as soon as you are online again.";
export const details = 'Details';
export const theServerAnswered = ({ status, statusText }: Values<'status' | 'statusText'>) =>
  `The server answered: ${status} ${statusText}`;
export const anUnknownErrorOccurred = 'An unknown error occurred.';
export const supportHint = ' Questions about your registration? Write to us at ';
export const call = ({ phone }: Values<'phone'>) => `Call ${phone}`;
export const footer = 'Footer';
export const elsewhere = 'Elsewhere';
export const switchColorScheme = 'Switch between light and dark';
export const logout = 'Logout';
export const home = 'Home';
export const committee = 'Committee';
export const participants = 'Participants';
export const contactUs = 'Contact us';
export const privacyPolicy = 'Privacy policy';
export const termsOfUse = 'Terms of use';
export const videos = 'Videos';
export const communityPage = 'Community page';
export const sitesAroundUs = 'Sites around us and languages';
export const pages = 'Pages';
export const account = 'Account';
export const login = 'Login';
export const signUp = 'Sign Up';
export const changePassword = 'Change password';
export const myAccount = 'My account';
export const admin = 'Admin';
export const menu = 'Menu';
export const loadingThePage = 'Loading the page…';
export const skipToTheContent = 'Skip to the content';
export const programme = 'Programme';
export const hotelAndTravel = 'Hotel & travel';
