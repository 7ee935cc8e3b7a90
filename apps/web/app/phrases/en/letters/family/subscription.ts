export const lettersTitle = 'Letters from the organisers';
export const openingTheLink = 'Opening the link…';
export const question = ({ address }: { address?: string }) =>
  address === undefined ? 'Stop letters to your address?' : `Stop letters to ${address}?`;
export const whatStillComes =
  'Emails about your own registration, payments, documents and account always come: you need them.';
export const stopLetters = 'Stop letters';
export const stopped = ({ address }: { address?: string }) =>
  address === undefined ? 'You get no more letters' : `No more letters go to ${address}`;
export const getThemAgain = 'Get them again';
export const notSaved = 'Your choice was not saved';
export const linkDoesNotWork = 'This link does not work';
export const otherWaysToStop =
  'It was perhaps not copied whole. You can also stop letters on “Your data” in My Account, or write to us.';
export const couldNotLook = "We couldn't open the link";
export const checkYourConnection = 'Please check your connection and try again.';
export const tryAgain = 'Try again';
export const yourData = 'Your data';
export const contactUs = 'Contact us';
export const sendMeLetters = 'Send me letters from the organisers';
export const lettersStopped = 'You get no more letters.';
export const lettersComeAgain = 'You get letters again.';
