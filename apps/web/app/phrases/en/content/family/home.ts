import type { Values } from '@sangamam/contract/phrases/values';

export const registrationIsOpen = 'Registration is open';
export const registerNow = 'Register now';
export const goToMyAccount = 'Go to my account';
export const seeThePackages = 'See the packages';
export const when = 'When';
export const where = 'Where';
export const costs = 'What it costs';
export const fromTo = ({ least, most }: Values<'least' | 'most'>) => `${least} to ${most}`;
export const onePackageForAll = 'for all of you, by package';
export const registerBy = 'Register by';
export const earlyBirdUntil = 'Early bird until';
export const lastDay = 'last day today';
export const oneDayLeft = '1 day left';
export const daysLeft = ({ days }: Values<'days'>) => `${days} days left`;
export const saveUpTo = ({ left, amount }: Values<'left' | 'amount'>) => `${left} · save up to ${amount}`;
export const howToRegister = 'How to register';
export const howItWorksIntro = ({ deadline }: Values<'deadline'>) =>
  `It takes about 10 minutes. You can stop and continue later. Register by ${deadline}.`;
export const haveAccount = 'I already have an account';
export const signUp = 'Sign up';
export const signUpText = "Tell us who you are. We'll email you a link to set your password.";
export const addYourFamily = 'Add your family';
export const addFamilyText =
  'Enter each person once, then choose one package and any add-ons for all of you.';
export const sendForApproval = 'Send for approval';
export const sendForApprovalText = 'Check the summary and send it. Our registrars review every registration.';
export const payAndPack = 'Pay and pack';
export const payAndPackText = "Pay by Zelle or by check. Once your payment arrives, you're confirmed.";
export const noConventionTitle = 'The next convention is being prepared';
export const noConventionText =
  "Registration isn't open at the moment. As soon as the next convention opens, you'll find it here.";
export const login = 'Login';
export const myAccount = 'My account';
export const packages = 'Packages';
export const packagesIntro = "One package covers everyone. You'll choose it after adding your family.";
export const noPackages = 'The packages are being put together. They will appear here soon.';
export const familyCost = 'What it costs a family like yours';
export const oneMoment = 'One moment…';
export const howManyPeople = 'How many of you?';
export const howOld = 'How old are you?';
export const allAges = 'Of all ages';
export const allFrom = ({ age }: Values<'age'>) => `All of us ${age} or over`;
export const allBetween = ({ min, max }: Values<'min' | 'max'>) => `All of us ${min} to ${max}`;
export const allTo = ({ age }: Values<'age'>) => `All of us ${age} or under`;
export const whereYouLive = 'Where do you live?';
export const unitedStates = 'United States';
export const canada = 'Canada';
export const sayHowMany = 'Tell us how many of you will come.';
export const noPackageFits = 'No package fits so many of you.';
export const askUs = 'Ask us';
export const eachPerson = ({ amount }: Values<'amount'>) => `about ${amount} each`;
export const morePackagesFit = ({ count, amount }: Values<'count' | 'amount'>) =>
  count === 1 ? `One more package fits, for ${amount}.` : `${count} more packages fit, from ${amount}.`;
export const addonsAreExtra = 'Add-ons are extra.';
export const usd = 'USD';
export const cad = 'CAD';
export const forFamiliesInCanada = 'for families in Canada';
export const soldOut = 'Sold out';
export const onePlaceLeft = 'One place left';
export const placesLeft = ({ left }: Values<'left'>) => `${left} places left`;
export const comeWithUsTo = ({ name, days, location }: Values<'name' | 'days' | 'location'>) =>
  `Come with us to ${name}, ${days}, in ${location}:`;
export const seeAllPackages = ({ count }: Values<'count'>) => `See all ${count} packages`;
export const showFewer = 'Show fewer';
export const everyPackageHere = 'All three include';
export const earlyBirdSave = ({ until, amount }: Values<'until' | 'amount'>) =>
  `Early bird until ${until}: save ${amount}`;
export const questions = 'Questions';
export const whatFamiliesAskFirst = 'What families ask first.';
export const allQuestions = 'All questions and answers';
export const theProgramme = ({ count }: Values<'count'>) =>
  count === 4 ? 'The programme in four days' : 'The programme';
export const wholeProgramme = 'See the whole programme';
export const hotelAndTravel = 'Hotel & travel';
