import { passwordMessages } from '../accounts/passwords/password-messages.ts';
import { stepRefusals } from '../orders/step-refusals.ts';

/**
 * Every error of the product: its code on the wire, its HTTP status, and the sentence that people read. Sentences of
 * the specification are here to the letter, including odd spellings and spaces (SPEC §8).
 */
export const errorCatalogue = {
  RQST_PARAMS_INVALID: { status: 400, message: 'Please check the highlighted fields.' },
  UNAUTHORIZED: { status: 401, message: 'Please sign in to continue.' },
  FORBIDDEN: { status: 403, message: 'Your account may not do this.' },
  PROOF_REQUIRED: { status: 403, message: "Please confirm it's you before you do this." },
  SECOND_FACTOR_SETUP_REQUIRED: {
    status: 403,
    message: 'Your role requires a second factor. Please set it up first.',
  },
  NOT_FOUND: { status: 404, message: 'We could not find what you are looking for.' },
  ORDER_NOT_FOUND: { status: 404, message: 'The registration could not be found.' },
  USER_NOT_FOUND: { status: 404, message: "We don't have an account with this email address." },
  USER_EXIST: { status: 409, message: 'A user with this email address already exists' },
  ...stepRefusals,
  CONVENTION_NOT_READY: { status: 409, message: 'This convention is not ready to open.' },
  RELATIONSHIP_TAKEN: {
    status: 409,
    message: 'This relationship is already in your list and can be added only once.',
  },
  FAMILY_TOO_LARGE: {
    status: 409,
    message: 'A registration has room for 30 people. Please write to us if your family is larger.',
  },
  PARTICIPANT_REQUIRED: { status: 409, message: 'Select at least one participant to proceed...' },
  SPOUSE_REQUIRED: {
    status: 409,
    message:
      'Please add your Spouse details to proceed. In case Spouse is not attending the convention, after adding the details, you may unselect him / her from the list.',
  },
  PACKAGE_NOT_AVAILABLE: {
    status: 409,
    message: 'This package is not offered to your group. Please choose another one.',
  },
  ADDON_NOT_AVAILABLE: {
    status: 409,
    message: 'One of the chosen add-ons is no longer offered. Please choose again.',
  },
  ADDON_ALREADY_BOUGHT: {
    status: 409,
    message: 'You have one of the chosen add-ons already, and it is sold once. Please choose again.',
  },
  ADDONS_NOT_POSSIBLE: {
    status: 409,
    message: 'Add-ons can be bought while the registration waits for approval or is confirmed.',
  },
  PAYMENT_NOT_POSSIBLE: { status: 409, message: 'This registration cannot be paid now.' },
  REASON_REQUIRED: {
    status: 409,
    message: 'The amount that came is less than what is due. Please give a reason.',
  },
  TRANSITION_NOT_POSSIBLE: {
    status: 409,
    message: 'This cannot be done in the state that the registration is in now. Please look again.',
  },
  WAIVED_FEE_REASON: {
    status: 409,
    message: 'The cancellation terms keep a fee. Please say why nothing is kept.',
  },
  NOT_COVERED: {
    status: 409,
    message: 'This is less than what is due. Record the money, then approve it with a reason.',
  },
  UNDO_TOO_LATE: {
    status: 409,
    message:
      "This can't be undone any more: its minute is over, and the email has left. Use the actions that are offered now.",
  },
  CHECK_IN_NOT_OPEN: { status: 409, message: 'Check-in at the hotel is not open yet.' },
  REGISTERED_ALREADY: {
    status: 409,
    message: 'The family is registered for this convention already. Change that registration instead.',
  },
  EVENING_CLOSED: {
    status: 409,
    message: 'This evening is closed. An administrator can open it again.',
  },
  DIFFERENCE_REASON: {
    status: 409,
    message: 'The envelope differs from what was noted. Please say why.',
  },
  ANOTHER_REGISTRATION: {
    status: 409,
    message: 'The family has another registration for this convention. Please cancel that one first.',
  },
  FAMILY_TOLD: {
    status: 409,
    message: 'The family has been told of the approval. Please give a reason that it will read.',
  },
  CORRECTION_TOO_LOW: {
    status: 409,
    message:
      'This is less than the payment must keep. Reverse an approved payment instead, or discard its open refund first.',
  },
  REFUND_OPEN: {
    status: 409,
    message: 'A refund of this payment is open. Send it or discard it first.',
  },
  MORE_THAN_HELD: {
    status: 409,
    message: 'This is more than we hold and do not need for this payment. Please look again.',
  },
  MOVE_NOT_POSSIBLE: {
    status: 409,
    message: 'Money can be moved only to an active registration that has a price in the same currency.',
  },
  CHECK_NOT_DEPOSITABLE: {
    status: 409,
    message: 'One of these checks is on a deposit slip already, or was taken back. Please look again.',
  },
  BOOKED_ALREADY: {
    status: 409,
    message:
      'This transfer was booked already, from another import. Set it aside, or confirm that it is a second transfer.',
  },
  CHECK_RECORDED: {
    status: 409,
    message:
      'A check with this number of this bank was recorded before. Please confirm that this is another one.',
  },
  SLIP_MATCHED: {
    status: 409,
    message: 'The bank has confirmed this deposit. To change it, undo the import of its line first.',
  },
  SLIP_TAKEN_BACK: { status: 409, message: 'This deposit slip was taken back. Please look again.' },
  DAY_NOT_BEGUN: { status: 409, message: 'This day has not begun yet where the convention is.' },
  SOLD_OUT: { status: 409, message: 'The last place has just been taken. Please choose another one.' },
  VOUCHED_AGAINST: {
    status: 409,
    message: 'The local unit does not know this family. Please give a reason for approving it.',
  },
  CANCEL_REQUESTS_CLOSED: {
    status: 409,
    message: 'The last day to ask for a cancellation has passed. Please write to us.',
  },
  KEPT_FEE_CHANGED: {
    status: 409,
    message: 'What is kept has changed meanwhile. Please look at the amounts again.',
  },
  WAIT_LIST_OFF: { status: 409, message: 'There is no wait list. Please choose something else.' },
  PLACES_LEFT: { status: 409, message: 'There are places left. Please choose one of them.' },
  PRICE_CHANGED: {
    status: 409,
    message: 'The price has changed since you looked. Please review the new total before you submit.',
  },
  DISCOUNT_CODE_UNKNOWN: {
    status: 409,
    message: "We don't know this code. Please compare it with what you were given.",
  },
  DISCOUNT_CODE_NOT_YET: { status: 409, message: 'This discount code cannot be used yet.' },
  DISCOUNT_CODE_EXPIRED: { status: 409, message: 'This discount code has expired.' },
  DISCOUNT_CODE_USED_UP: { status: 409, message: 'This discount code has been used up.' },
  DISCOUNT_CODE_NOT_FOR_THIS: {
    status: 409,
    message: 'This discount code is not for the package or add-ons that you have chosen.',
  },
  ADJUSTMENT_BELOW_ZERO: { status: 409, message: 'The price would fall below 0. Please enter less.' },
  ADJUSTMENT_GIVES_NOTHING: { status: 409, message: 'Nothing is left to pay of the package.' },
  AMENDMENT_CHANGES_NOTHING: {
    status: 409,
    message: 'This changes nothing. Choose what should be different.',
  },
  CHANGE_NOT_OFFERED: {
    status: 409,
    message: 'This can no longer be changed here. Please write to the officers.',
  },
  CHANGE_ALREADY_REQUESTED: {
    status: 409,
    message: 'You asked for a change already. Take that request back first, or wait for the answer.',
  },
  CHANGE_REQUEST_DECIDED: { status: 409, message: 'This request was answered or taken back already.' },
  KEPT_FEE_TOO_HIGH: { status: 409, message: 'You can keep at most what the change gives back.' },
  CURRENCY_FIXED: {
    status: 409,
    message:
      'The currency stays: a payment was reported, or the price has a discount or an amount that exists in this currency alone.',
  },
  NO_OPEN_PAYMENT: { status: 409, message: 'No payment is open whose day could be moved.' },
  DUE_DATE_PAST: { status: 409, message: 'This day has passed. Choose today or a later one.' },
  ADJUSTMENT_ABOVE_RECEIVED: {
    status: 409,
    message:
      'The payment is approved, and the new total would be more than what was received. Sell an add-on instead, or reverse the payment first.',
  },
  MINOR_WITHOUT_ADULT: {
    status: 409,
    message: 'A child would sleep in a room without an adult of the family.',
  },
  CONSENT_NAMES_NOBODY: {
    status: 409,
    message: 'This form does not say which child it is for. Please choose the child first.',
  },
  NO_BADGES: { status: 409, message: 'Nobody here has a badge: choose families that are confirmed.' },
  CONFLICT: { status: 409, message: 'Somebody else changed this in the meantime. Please look again.' },
  RUN_FULL: { status: 409, message: 'This shuttle run does not have enough free seats.' },
  DRIVER_BUSY: { status: 409, message: 'This driver is on another shuttle run at that time.' },
  VEHICLE_BUSY: { status: 409, message: 'This vehicle is on another shuttle run at that time.' },
  DRIVER_HAS_RUNS: {
    status: 409,
    message: 'This driver still has shuttle runs. Please give them to another driver first.',
  },
  RUN_ELSEWHERE: {
    status: 409,
    message: 'This shuttle run goes in another direction or to another airport.',
  },
  LABEL_NAME_TAKEN: { status: 409, message: 'There is a label with this name already.' },
  VIEW_NAME_TAKEN: { status: 409, message: 'There is a view with this name already.' },
  TOO_MANY_VIEWS: {
    status: 409,
    message: 'There is no room for another view of this list. Please delete one that nobody needs.',
  },
  REPLY_NAME_TAKEN: { status: 409, message: 'There is a saved reply with this name already.' },
  TOO_MANY_REPLIES: {
    status: 409,
    message: 'There is no room for another saved reply. Please delete one that nobody needs.',
  },
  LETTER_NOT_POSSIBLE: {
    status: 409,
    message: 'This letter has moved on, so that this is not possible any more.',
  },
  LETTER_NOT_PREPARED: {
    status: 409,
    message: 'Nobody gets this letter yet. Please find its recipients first.',
  },
  LETTER_NEEDS_APPROVAL: { status: 409, message: 'This letter needs the approval of a second person.' },
  LETTER_OWN_APPROVAL: {
    status: 409,
    message: 'Please let somebody else approve this letter: you wrote it or asked for it.',
  },
  ALREADY_THERE: { status: 409, message: 'This is in the list already.' },
  IN_USE: { status: 409, message: 'This is in use and cannot be deleted. Hide it instead.' },
  PAGE_UNFINISHED: {
    status: 409,
    message: 'Parts of this page are not finished. Finish or remove them before you publish it.',
  },
  PAGE_SCHEDULED: {
    status: 409,
    message: 'This version waits for its time. Take it off the schedule before you change it.',
  },
  MEDIA_IN_USE: {
    status: 409,
    message: 'A page or a convention still uses this file. Take it out there first.',
  },
  LAST_ADMINISTRATOR: {
    status: 409,
    message: 'Somebody else must be an administrator without an end date first.',
  },
  REGISTRATIONS_ALIVE: {
    status: 409,
    message:
      'You have a registration for a convention that is still to come. Please have it cancelled first.',
  },
  MERGE_NOT_POSSIBLE: { status: 409, message: 'These two cannot be merged.' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    message: 'This was sent before with other contents. Please send it again as a new entry.',
  },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'What you sent is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'This kind of content is not accepted here.' },
  INVALID_CREDENTIALS: { status: 422, message: 'Username or password is incorrect !' },
  SECOND_FACTOR_REQUIRED: { status: 422, message: 'Please enter the code of your authenticator app.' },
  SECOND_FACTOR_UNAVAILABLE: {
    status: 409,
    message: 'This site is not set up for second factors yet. Whoever runs it has to give it a key first.',
  },
  SECOND_FACTOR_INVALID: {
    status: 422,
    message: 'This code is not right, or was used before. Please try the next one.',
  },
  PASSKEY_INVALID: { status: 422, message: 'This passkey could not be checked. Please try again.' },
  PASSKEY_TAKEN: { status: 409, message: 'This passkey is stored here already.' },
  TOO_MANY_PASSKEYS: {
    status: 409,
    message: 'You have as many passkeys as one account can have. Please remove one first.',
  },
  QUESTION_ANSWERED: {
    status: 409,
    message:
      'Someone in your family has answered this already. What you wrote is still here: please send it to us with the contact form.',
  },
  QUESTION_CLOSED: {
    status: 409,
    message: 'This question is closed: no answer is needed any more.',
  },
  QUESTION_HAS_ANSWERS: {
    status: 409,
    message:
      'Families have answered this question. Its kind, whom it asks and its options stay as they are. You can retire it and add another one.',
  },
  TOO_MANY_QUESTIONS: {
    status: 409,
    message: 'A convention asks at most 20 questions at a time. Please retire one first.',
  },
  CARD_NOT_SEALED: {
    status: 409,
    message: 'This site cannot keep health notes and contacts safely yet. Please leave them out.',
  },
  CARD_UNREADABLE: {
    status: 409,
    message: 'The key that sealed this is lost. Please ask the family again.',
  },
  CLAIM_CODE_INVALID: {
    status: 422,
    message:
      'We do not know this code, or it is no longer good. Please look at the slip again, or ask the officers for a new one.',
  },
  CLAIM_NOT_NEEDED: {
    status: 409,
    message: 'This family has an email address already: it sets its password by the link that we mail.',
  },
  INVALID_TOKEN: { status: 422, message: passwordMessages.invalidToken },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many attempts. Please wait a little and try again.' },
  INTERNAL_ERROR: { status: 500, message: 'Something went wrong. Please try again later.' },
  PAYPAL_REFUSED: { status: 409, message: 'PayPal refused this. Please look on PayPal’s pages.' },
  PAYPAL_UNAVAILABLE: {
    status: 503,
    message: 'PayPal is not answering at the moment. Please try again in a minute.',
  },
  GOOGLE_WALLET_UNAVAILABLE: {
    status: 503,
    message: 'Google Wallet takes no passes at the moment. Please try again later.',
  },
  MAINTENANCE: {
    status: 503,
    message: 'The site is closed for maintenance. Nothing you saved is lost. Please try again later.',
  },
  SERVICE_UNAVAILABLE: { status: 503, message: 'We are busy for a moment. Please try again shortly.' },
} as const satisfies Record<string, { status: number; message: string }>;

/** An error code, as sent in `errors[].code`. */
export type ErrorCode = keyof typeof errorCatalogue;

/** Errors of any endpoint, which no endpoint needs to declare. */
export const universalErrors = [
  'RQST_PARAMS_INVALID',
  'NOT_FOUND',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'MAINTENANCE',
  'SERVICE_UNAVAILABLE',
] as const satisfies readonly ErrorCode[];
