import type { AgeGroup } from '@sangamam/contract/arrival/desk/age-group';
import type { GateTopic } from '@sangamam/contract/arrival/desk/arrival-gate';
import type { DeskRefusal } from '@sangamam/contract/arrival/desk/desk-endpoints';
import type { Standing } from '@sangamam/contract/arrival/desk/check-in-decision';
import { plural } from '@sangamam/contract/phrases/plural';
import type { ConsentAnswer } from '@sangamam/contract/arrival/desk/consent-answer';
import type { Values } from '@sangamam/contract/phrases/values';
import type { ReadinessActor } from '@sangamam/contract/reports/readiness/readiness';

export const arrivalDesk = 'Arrival desk';
export const convention = 'Convention';
export const thisDesk = 'Name of this desk';
export const noConventions = 'No registrations yet';
export const noConventionsText = 'Families appear here once the first registration has been submitted.';

export const peopleHere = 'People here';
export const hereOf = ({ here, expected }: { here: number; expected: number }) => `${here} of ${expected}`;
export const ageGroupNames: Readonly<Record<AgeGroup, string>> = {
  SMALL_CHILD: 'Under 5',
  CHILD: '5 to 12',
  TEENAGER: '13 to 17',
  ADULT: 'Adult',
  UNKNOWN: 'Age unknown',
};

export const searchLabel = 'Number, name or phone';
export const searchHint = 'One wrong character is fine, and so are other spellings of a name.';
export const searchKey = 'Press / to get here.';
export const scanCode = 'Scan a code';
export const foundCount = ({ count }: { count: number }) =>
  plural(count, { one: '1 family', other: `${count} families` });
export const foundCut = ({ count, total }: { count: number; total: number }) =>
  `${count} of ${total} families. Type another letter or name.`;
export const similarName = 'Similar name';
export const nobodyFound = 'No family found';
export const nobodyFoundText = 'Try the number on the receipt, or the name of somebody else in the family.';
export const registerFamily = 'Register a family that is not there';
export const askToRegister = 'Did they come without registering? A registrar can register them now.';
export const nobodyFoundOffline =
  'Without a connection only submitted registrations are found, by number or name. Try the number on the receipt.';
export const startTyping = 'Who is here?';
export const startTypingText = 'Scan the code on the receipt or badge, or type a number or name.';
export const hereOfFamily = ({ here, attending }: { here: number; attending: number }) =>
  `${here} of ${attending} here`;

export const standingNames: Readonly<Record<Standing, string>> = {
  CONFIRMED: 'Confirmed',
  NOT_CONFIRMED: 'Not confirmed',
  NOT_SUBMITTED: 'Not submitted',
  REJECTED: 'Rejected',
  CANCELLED: 'Cancelled',
};
export const standingTexts: Readonly<Record<Exclude<Standing, 'CONFIRMED'>, string>> = {
  NOT_CONFIRMED: 'Ask a registrar: only a registrar can check the family in.',
  NOT_SUBMITTED: 'The family has not sent its registration. Ask a registrar.',
  REJECTED: 'The officers rejected this registration. Ask a registrar.',
  CANCELLED: 'This registration was cancelled. Ask a registrar.',
};
export const notPaidText =
  'It is not paid. Send the family to the treasurer; meanwhile only a registrar can check it in.';
export const notApprovedText =
  'It is not approved. Ask a registrar: only a registrar can check the family in.';
export const checkInAnywayHint =
  'You can check the family in anyway. The history of the registration will say so.';
export const standingTitle = ({ standing }: Values<'standing'>) => `This registration is ${standing}`;

export const gate = 'Before they go in';
export const gateTopicNames: Readonly<Record<GateTopic, string>> = {
  APPROVAL: 'Approval',
  MONEY: 'Money',
  CONSENTS: 'Consent forms',
  HOTEL: 'Hotel',
};
export const gateMissing = 'Missing';
export const notPaid = 'Not paid: treasurer';
export const inOrder = ({ topics }: Values<'topics'>) => `In order: ${topics}`;
const actorNames: Readonly<Record<ReadinessActor, string>> = {
  FAMILY: 'family',
  REGISTRAR: 'registrar',
  TREASURER: 'treasurer',
  HOSPITALITY: 'hotel team',
};
export const askActor = (actor: ReadinessActor | null) =>
  actor === null ? 'After approval' : `Ask the ${actorNames[actor]}`;
export const moneyOpen = ({ amount }: Values<'amount'>) => `${amount} open`;

export const specialRequest = 'Special request';
export const bookings = 'What the family booked';
export const packageOf = 'Package';
export const toHandOut = 'To hand out';
export const addonCount = ({ name, quantity }: { name: string; quantity: number }) =>
  quantity === 1 ? name : `${quantity} × ${name}`;
export const anAddon = 'An add-on';
export const handedOut = 'Handed out';
export const handedOutAt = ({ time, desk, name }: Values<'time' | 'desk' | 'name'>) =>
  `At ${time} · ${desk} · ${name}`;
export const numberChanged = ({ out, booked }: { out: number; booked: number }) =>
  `The number has changed: ${out} handed out, ${booked} booked now.`;
export const hotel = 'Hotel';
export const shuttleNames = { ARRIVAL: 'Shuttle here', DEPARTURE: 'Shuttle back' } as const;
export const family = 'Family';
export const notAttending = 'Not attending';
export const here = 'Here';
export const hereSince = ({ time, desk, name }: Values<'time' | 'desk' | 'name'>) =>
  `Since ${time} · ${desk} · ${name}`;
export const waitingToBeSent = 'Waiting to be sent';
export const undo = 'Undo';
export const undoFor = ({ name }: Values<'name'>) => `Undo the check-in of ${name}`;
export const checkInOne = ({ name }: Values<'name'>) => `Check in ${name}`;
export const checkInCount = ({ count }: { count: number }) => `Check in ${count} people`;
export const checkInEverybody = ({ count }: { count: number }) => `Check in all ${count}`;
export const checkInAnyway = 'Check in anyway';
export const checkInAnywayTitle = 'Check in a family that is not confirmed?';
export const checkInAnywayText = ({ count, family: name }: { count: number; family: string }) =>
  `${plural(count, { one: '1 person', other: `${count} people` })} of ${name} will be marked as here. The history of the registration will say that it was not confirmed.`;
export const lacksConsent = 'No consent form';
export const allergicTo = ({ foods }: Values<'foods'>) => `Allergic to ${foods}: tell the kitchen`;
export const atTheDoor = ({ needs }: Values<'needs'>) => `At the door: ${needs}`;
export const moreInWords = 'More in words: the care team has it';
export const askWhatIsNeeded = 'Told of food or access needs: ask what they are';
export const consentQuestion = ({ count }: { count: number }) =>
  plural(count, { one: '1 minor without a consent form', other: `${count} minors without a consent form` });
export const consentAnswerLabel = 'What about the form?';
export const consentAnswerNames: Readonly<Record<ConsentAnswer, string>> = {
  SIGNED_HERE: 'It was signed here',
  ADULT_HERE: 'A responsible adult is here',
  LATER: 'The family brings it later',
};
export const consentSaid: Readonly<Record<ConsentAnswer, string>> = {
  SIGNED_HERE: 'Form signed here',
  ADULT_HERE: 'Responsible adult is here',
  LATER: 'Form comes later',
};
export const consentIsRecorded = 'The answer is recorded under your name.';
export const checkIn = 'Check in';
export const photoOfForm = 'Photo of the form';
export const photoOfFormFor = ({ name }: Values<'name'>) => `Add a photo of the consent form of ${name}`;
export const sendingPhoto = 'Sending…';
export const photoNeedsConnection = 'A photo can be sent once the connection is back.';
export const takenBack = ({ name }: Values<'name'>) => `The check-in of ${name} was taken back.`;
export const checkInAgain = 'Check in again';
export const nameThisDesk = 'What is this desk called?';
export const nameThisDeskText =
  'Other desks see the name beside what was done here. You are asked once on this device.';
export const deskExample = 'For example Desk 2, or Lobby left';
export const saveAndContinue = 'Save and continue';
export const nobodySelected = 'Select who is here';
export const everybodyIsHere = 'Everybody is here.';
export const nextFamily = 'Next family';
export const backToTheFamily = 'Back to the family';
export const backToTheSearch = 'Back to the search';
export const quickerDesk = ({ name, desk, time, by }: Values<'name' | 'desk' | 'time' | 'by'>) =>
  `${name} was already checked in at ${time} at ${desk} by ${by}.`;
export const quickerHandOut = ({ name, desk, time, by }: Values<'name' | 'desk' | 'time' | 'by'>) =>
  `${name}: already handed out at ${time} at ${desk} by ${by}.`;

export const noConnection = 'No connection';
export const noConnectionText =
  'The desk goes on, and what you do is sent later. Keep this page open: it cannot be loaded again until the connection is back. What is not sent yet stays on this device.';
export const noConnectionEmpty =
  'The list of families has not been loaded on this device, so nobody can be found until the connection is back.';
export const waitingCount = ({ count }: { count: number }) => `${count} waiting to be sent`;
export const ofOthersCount = ({ count }: { count: number }) =>
  plural(count, {
    one: '1 entry of somebody else waits on this device',
    other: `${count} entries of somebody else wait on this device`,
  });
export const ofOthersText =
  'They are sent when that person signs in here and opens the desk. If nobody will, send them under your name.';
export const sendAsMine = 'Send under my name';
export const unsentTitle = ({ count }: { count: number }) =>
  plural(count, { one: '1 entry is not sent yet', other: `${count} entries are not sent yet` });
export const unsentStays =
  'Connect this device and wait until they are sent. If you log out now, they stay on this device until you sign in here again and open the desk.';
export const unsentIsLost =
  'This browser stores nothing for this site: they are lost if you log out now. Connect this device and wait until they are sent.';
export const logOutAnyway = 'Log out anyway';
export const staySignedIn = 'Stay signed in';
export const unsentAfterTheEnd = ({ count }: { count: number }) =>
  plural(count, {
    one: '1 entry of the arrival desk waits on this device. Sign in again and open the desk to send it.',
    other: `${count} entries of the arrival desk wait on this device. Sign in again and open the desk to send them.`,
  });
export const sendNow = 'Send now';
export const sending = 'Sending…';
export const notStored =
  'This browser stores nothing for this site. Keep this page open until everything is sent.';
export const refusedTitle = ({ count }: { count: number }) =>
  plural(count, { one: '1 entry was not accepted', other: `${count} entries were not accepted` });
export const refusedLine = ({ name, number }: Values<'name' | 'number'>) => `${name} (${number})`;
export const somebody = 'Somebody';
export const refusalTexts: Readonly<Record<DeskRefusal, string>> = {
  UNKNOWN: 'The person or the registration is no longer there.',
  NOT_BOOKED: 'The family has not booked this.',
  CANCELLED: 'The registration was cancelled meanwhile.',
  REJECTED: 'The registration was rejected meanwhile.',
  NOT_SUBMITTED: 'The registration was not submitted.',
  NOT_ATTENDING: 'This person is not registered as attending.',
  NOT_CONFIRMED: 'The registration is not confirmed.',
  CHANGED_LATER: 'Another desk changed this later. That change counts.',
};
export const addonRefusalTexts: Readonly<Record<DeskRefusal, string>> = {
  ...refusalTexts,
  UNKNOWN: 'The registration is no longer there.',
  CANCELLED: 'The order with this add-on was cancelled meanwhile.',
  REJECTED: 'The order with this add-on was rejected meanwhile.',
  NOT_CONFIRMED: 'The order with this add-on is not confirmed.',
};
export const openThisFamily = 'Open family';
export const gotIt = 'Got it';

export const scanTitle = 'Scan a code';
export const scanText = 'Hold the code of a receipt or badge in front of the camera.';
export const cameraStarting = 'Starting the camera';
export const cameraRefused =
  'This page may not use the camera. Allow it in the settings of the browser, or type the number.';
export const cameraMissing = 'No camera was found. Type the number that is printed under the code.';
export const cameraFailed = 'The camera could not be started. Another app may be using it.';
export const codeWithoutNumber = 'This code has no registration number. Try another one.';
export const codeUnknown = ({ number }: Values<'number'>) => `No family of this convention has ${number}.`;
export const codeUnknownOffline = ({ number }: Values<'number'>) =>
  `${number} is not on this device. Try again when the connection is back.`;
export const lookingForFamily = 'Looking for the family';
export const viewOfCamera = 'View of the camera';
