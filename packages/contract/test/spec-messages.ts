/**
 * Every sentence of SPEC §5 about registration, family members, profile and passwords, to the letter, with what makes a form show it and
 * what makes the endpoint answer it. The form's test and the endpoint's test both run over this table. Where one of the
 * two cannot say a sentence, the row says why.
 */

/** What somebody does on an empty form: types or chooses, in this order, and sends it where that is needed. */
interface OnForm {
  typed?: readonly (readonly [field: string, value: string])[];
  sent?: true;
}

/** What a client sends: these values at their dotted paths in a body that is right otherwise; `at` is the field refused. */
interface OnWire {
  sent: Readonly<Record<string, unknown>>;
  at: string;
}

/** One side cannot say it; in words. */
interface Never {
  never: string;
}

export interface SpecMessage {
  /** The form's name for the field that the sentence stands at; `form` for one that heads the whole form. */
  field: string;
  sentence: string;
  form: OnForm | Never;
  wire: OnWire | Never;
}

const sent = { sent: true } as const;
const typed = (field: string, value: string): OnForm => ({ typed: [[field, value]] });
const wire = (at: string, value: unknown): OnWire => ({ sent: { [at]: value }, at });
const manyLetters = 'K'.repeat(121);

const everythingAtOnce: Never = {
  never: 'The wire answers every issue at its own field, all at once; what heads them is the form’s.',
};
const typedTwice: Never = { never: 'It is typed twice on the form alone: one value travels.' };
const neverTakenBack: Never = { never: 'One of a few is ticked; a tick cannot be taken back.' };
const asAtSubmit: Never = { never: 'What arrives empty was sent empty: it is mandatory.' };
const oneDate: Never = { never: 'One date travels, which says its own sentence when it is not there.' };

/** Fills a field in and empties it again. */
const emptied = (field: string, value: string): OnForm => ({
  typed: [
    [field, value],
    [field, ''],
  ],
});

/** The required texts of one form, and what each of them is called on the wire. */
const requiredTexts: readonly (readonly [field: string, at: string])[] = [
  ['firstName', 'firstName'],
  ['lastName', 'lastName'],
  ['familyName', 'familyName'],
  ['placeInKerala', 'placeInKerala'],
  ['addressLine1', 'address.addressLine1'],
  ['city', 'address.city'],
  ['state', 'address.state'],
  ['postCode', 'address.postCode'],
  ['nearByCity', 'nearByCity'],
  ['mobile-phoneNumber', 'mobile.phoneNumber'],
];

/** `/register` and `POST /v1/user/registration` (SPEC §5 Registration). */
export const registrationMessages: readonly SpecMessage[] = [
  {
    field: 'firstName',
    sentence: 'First Name must be alphabetical !',
    form: typed('firstName', 'An'),
    wire: wire('firstName', 'An'),
  },
  {
    field: 'firstName',
    sentence: 'First Name must be alphabetical !',
    form: typed('firstName', 'Annamma 2'),
    wire: wire('firstName', 'Annamma 2'),
  },
  {
    field: 'lastName',
    sentence: 'Last Name is required!',
    form: typed('lastName', 'K'.repeat(41)),
    wire: wire('lastName', 'K'.repeat(41)),
  },
  {
    field: 'nickName',
    sentence: 'Nick Name must be 3 characters long!',
    form: typed('nickName', 'Jo'),
    wire: wire('nickName', 'Jo'),
  },
  { field: 'gender', sentence: 'Select your gender!', form: neverTakenBack, wire: wire('gender', 'OTHER') },
  {
    field: 'lastName',
    sentence: 'Last Name is required!',
    form: emptied('lastName', 'Chacko'),
    wire: asAtSubmit,
  },
  {
    field: 'firstName',
    sentence: 'First Name must be alphabetical !',
    form: emptied('firstName', 'Annamma'),
    wire: asAtSubmit,
  },
  {
    field: 'mobile-phoneNumber',
    sentence: 'Mobile Number is not valid!',
    form: emptied('mobile-phoneNumber', '3125550142'),
    wire: asAtSubmit,
  },
  {
    field: 'month',
    sentence: 'Month and year is mandatory !',
    form: emptied('month', '03'),
    wire: wire('dob', ''),
  },
  {
    field: 'year',
    sentence: 'Month and year is mandatory !',
    form: emptied('year', '1984'),
    wire: wire('dob', '1984-03'),
  },
  {
    field: 'familyName',
    sentence: 'Family Name must be 3 characters long! !',
    form: typed('familyName', 'Va'),
    wire: wire('familyName', 'Va'),
  },
  {
    field: 'placeInKerala',
    sentence: 'Place in kerala must be 3 characters long!!',
    form: typed('placeInKerala', 'K'),
    wire: wire('placeInKerala', 'K'),
  },
  {
    field: 'organization',
    sentence: 'Select your local unit!',
    form: emptied('organization', 'ORG10004'),
    wire: wire('organization', 'no unit'),
  },
  {
    field: 'addressLine1',
    sentence: 'Address is not valid!',
    form: typed('addressLine1', '14'),
    wire: wire('address.addressLine1', '14'),
  },
  {
    field: 'state',
    sentence: 'State is not valid!',
    form: {
      typed: [
        ['country', 'CAN'],
        ['state', 'Ontario 2'],
      ],
    },
    wire: wire('address.state', 'Ontario 2'),
  },
  {
    field: 'country',
    sentence: 'Select your country!',
    form: emptied('country', 'CAN'),
    wire: wire('country', 'Canada'),
  },
  {
    field: 'nearByCity',
    sentence: 'Select your Nearby Big City!',
    form: typed('nearByCity', 'Ch'),
    wire: wire('nearByCity', 'Ch'),
  },
  {
    field: 'city',
    sentence: 'City is not valid!',
    form: typed('city', 'Sk'),
    wire: wire('address.city', 'Sk'),
  },
  {
    field: 'postCode',
    sentence: 'Post code is not valid!',
    form: typed('postCode', '6007'),
    wire: wire('address.postCode', '6007'),
  },
  {
    field: 'mobile-phoneNumber',
    sentence: 'Mobile Number is not valid!',
    form: typed('mobile-phoneNumber', '000312555014'),
    wire: wire('mobile.phoneNumber', '000312555014'),
  },
  {
    field: 'email',
    sentence: 'Email is not valid!',
    form: typed('email', 'annamma@'),
    wire: wire('email', 'annamma@'),
  },
  {
    field: 'confirmEmail',
    sentence: 'Not Matching',
    form: {
      typed: [
        ['email', 'annamma@example.org'],
        ['confirmEmail', 'anamma@example.org'],
      ],
    },
    wire: typedTwice,
  },
  {
    // It has to be valid as well as equal.
    field: 'confirmEmail',
    sentence: 'Not Matching',
    form: {
      typed: [
        ['email', 'annamma@'],
        ['confirmEmail', 'annamma@'],
      ],
    },
    wire: typedTwice,
  },
  {
    field: 'familyFaith',
    sentence: 'Select your family faith!',
    form: neverTakenBack,
    wire: wire('familyFaith', 'Another'),
  },
  {
    field: 'parishInKerala',
    sentence: 'Select your parish in Kerala!',
    form: emptied('parishInKerala', 'Kallissery'),
    wire: wire('parishInKerala', manyLetters),
  },
  {
    field: 'maritalStatus',
    sentence: 'Select your marital status!',
    form: emptied('maritalStatus', 'MARRIED'),
    wire: wire('maritalStatus', 'ENGAGED'),
  },
  {
    field: 'otherParish',
    sentence: 'Enter your parish!',
    form: { typed: [['parishInKerala', 'Other']], sent: true },
    wire: { sent: { parishInKerala: 'Other', otherParish: '' }, at: 'otherParish' },
  },
  ...[...requiredTexts, ['email', 'email'] as const].map(([field, at]) => ({
    field,
    sentence: 'This Field is mandatory',
    form: sent,
    wire: wire(at, ' '),
  })),
  ...['gender', 'familyFaith', 'parishInKerala', 'maritalStatus', 'organization'].map((field) => ({
    field,
    sentence: 'This Field is mandatory',
    form: sent,
    wire: wire(field, ''),
  })),
  {
    field: 'country',
    sentence: 'This Field is mandatory',
    form: { typed: [['organization', 'ORG10024']], sent: true },
    wire: wire('country', ''),
  },
  ...['month', 'year'].map((field) => ({
    field,
    sentence: 'This Field is mandatory',
    form: sent,
    wire: oneDate,
  })),
  {
    field: 'confirmEmail',
    sentence: 'This Field is mandatory',
    form: sent,
    wire: typedTwice,
  },
  {
    field: 'termsAccepted',
    sentence: 'Please agree with the terms and conditions before submitting',
    form: sent,
    wire: { never: 'The call is the acceptance (DECISIONS §4): no flag travels.' },
  },
  {
    field: 'form',
    sentence: 'Error! Please check all the fields before submitting',
    form: sent,
    wire: everythingAtOnce,
  },
];

const required = 'This field is required';

/** The profile's dialog and `PUT /v1/user/` (SPEC §5 Profile edit). */
export const profileEditMessages: readonly SpecMessage[] = [
  {
    field: 'firstName',
    sentence: 'First Name must be alphabetical (3-40 chars)!',
    form: typed('firstName', 'Annamma 2'),
    wire: wire('firstName', 'Annamma 2'),
  },
  {
    field: 'nickName',
    sentence: 'Nickname must be 3-40 chars!',
    form: typed('nickName', 'Jo'),
    wire: wire('nickName', 'Jo'),
  },
  {
    field: 'state',
    sentence: 'State is not valid!',
    form: {
      typed: [
        ['country', 'CAN'],
        ['state', 'Ontario 2'],
      ],
    },
    wire: wire('address.state', 'Ontario 2'),
  },
  {
    field: 'city',
    sentence: 'City is not valid!',
    form: typed('city', 'Sk'),
    wire: wire('address.city', 'Sk'),
  },
  {
    field: 'postCode',
    sentence: 'Invalid postal code!',
    form: {
      typed: [
        ['country', 'USA'],
        ['postCode', '6007'],
      ],
    },
    wire: wire('address.postCode', '6007'),
  },
  {
    field: 'mobile-phoneNumber',
    sentence: 'Mobile must be 10 digits!',
    form: typed('mobile-phoneNumber', '312555014'),
    wire: wire('mobile.phoneNumber', '312555014'),
  },
  {
    field: 'email',
    sentence: 'Email is invalid!',
    form: { never: 'The field is disabled and shows the account’s own address (SPEC §5).' },
    wire: wire('email', 'annamma@'),
  },
  {
    field: 'confirmEmail',
    sentence: 'Emails do not match!',
    form: {
      never: 'Both fields are disabled and show the same address; the schema’s own test holds the sentence.',
    },
    wire: typedTwice,
  },
  ...requiredTexts.map(([field, at]) => ({ field, sentence: required, form: sent, wire: wire(at, ' ') })),
  ...['organization', 'gender', 'familyFaith', 'parishInKerala', 'maritalStatus', 'country'].map((field) => ({
    field,
    sentence: required,
    form: sent,
    wire: wire(field, ''),
  })),
  { field: 'month', sentence: required, form: sent, wire: wire('dob', '') },
  {
    field: 'year',
    sentence: required,
    form: { typed: [['month', '03']], sent: true },
    wire: wire('dob', '1984-03'),
  },
  {
    field: 'otherParish',
    sentence: required,
    form: { typed: [['parishInKerala', 'Other']], sent: true },
    wire: { sent: { parishInKerala: 'Other', otherParish: '' }, at: 'otherParish' },
  },
  {
    field: 'form',
    sentence: 'Please fix all errors before saving.',
    form: sent,
    wire: everythingAtOnce,
  },
];

const rule =
  'Password must be of 8 characters with at least one Uppercase, one Number and one Special Character';

/** Too short, and without uppercase, lowercase, digit and special character in turn. */
const weakPasswords = ['Sang-27', 'sangamam-27', 'SANGAMAM-27', 'Sangamam-xx', 'Sangamam27'];

/** `/set-password` and `/reset-password` with their endpoints (SPEC §5 Passwords). */
export const choosePasswordMessages: readonly SpecMessage[] = [
  ...weakPasswords.map((password) => ({
    field: 'password',
    sentence: rule,
    form: typed('password', password),
    wire: wire('password', password),
  })),
  {
    field: 'retyped',
    sentence: 'Passwords are not the same',
    form: {
      typed: [
        ['password', 'Sangamam-27'],
        ['retyped', 'Sangamam-28'],
      ],
    },
    wire: typedTwice,
  },
];

/** `/change-password` and `PATCH /v1/user/change-password`; the account's password on the wire is `Lantern-River-1911!`. */
export const changePasswordMessages: readonly SpecMessage[] = [
  {
    field: 'currentPassword',
    sentence: rule,
    form: typed('currentPassword', 'sangamam'),
    wire: {
      never: 'Old passwords may be older than the rule: the wire only says whether it is the right one.',
    },
  },
  ...weakPasswords.map((password) => ({
    field: 'newPassword',
    sentence: rule,
    form: typed('newPassword', password),
    wire: wire('password', password),
  })),
  {
    field: 'confirmPassword',
    sentence: rule,
    form: typed('confirmPassword', 'sangamam'),
    wire: typedTwice,
  },
  {
    field: 'confirmPassword',
    sentence: 'Doesnot match with the new password',
    form: {
      typed: [
        ['newPassword', 'Sangamam-27'],
        ['confirmPassword', 'Sangamam-28'],
      ],
    },
    wire: typedTwice,
  },
  {
    field: 'newPassword',
    sentence: 'New password should not be same as old password ',
    form: {
      typed: [
        ['currentPassword', 'Lantern-River-1911!'],
        ['newPassword', 'Lantern-River-1911!'],
      ],
    },
    wire: wire('password', 'Lantern-River-1911!'),
  },
];

/** `/forgot-password` and `PATCH /v1/user/forgot-password` (SPEC §5 Other). */
export const forgotPasswordMessages: readonly SpecMessage[] = [
  {
    field: 'username',
    sentence: 'Email is not valid!',
    form: typed('username', 'annamma@'),
    wire: wire('username', 'annamma@'),
  },
];

const familyRequired = 'This field is required ';
const thisYear = new Date().getUTCFullYear();
const isDecember = new Date().getUTCMonth() === 11;

/** The form of a new family member and `PATCH /v1/order/add-participant` (SPEC §5 Add/edit participant). */
export const familyMemberMessages: readonly SpecMessage[] = [
  ...['An', 'Annamma 2', 'K'.repeat(41)].map((name) => ({
    field: 'firstName',
    sentence: 'First Name must be alphabetical !',
    form: typed('firstName', name),
    wire: wire('firstName', name),
  })),
  ...['Ki', 'K'.repeat(81)].map((name) => ({
    field: 'familyName',
    sentence: 'Family Name is not valid!',
    form: typed('familyName', name),
    wire: wire('familyName', name),
  })),
  {
    field: 'lastName',
    sentence: 'Last Name is required',
    form: typed('lastName', 'K'.repeat(41)),
    wire: wire('lastName', 'K'.repeat(41)),
  },
  ...(
    [
      ['firstName', 'First Name must be alphabetical !', 'Annamma'],
      ['familyName', 'Family Name is not valid!', 'Kizhakkekara'],
      ['lastName', 'Last Name is required', 'Chacko'],
      ['month', 'Month and year is mandatory !', '05'],
      ['year', 'Month and year is mandatory !', '2010'],
    ] as const
  ).map(([field, sentence, value]) => ({
    field,
    sentence,
    form: emptied(field, value),
    wire: asAtSubmit,
  })),
  {
    field: 'mobileNumber',
    sentence: 'Mobile Number is not valid!',
    form: typed('mobileNumber', '000312555014'),
    wire: {
      sent: { mobile: { countryCode: '+1', phoneNumber: '000312555014' } },
      at: 'mobile.phoneNumber',
    },
  },
  {
    field: 'email',
    sentence: 'Email is not valid!',
    form: typed('email', 'annamma@'),
    wire: wire('email', 'annamma@'),
  },
  {
    field: 'maritalStatus',
    sentence: 'Select your marital status!',
    form: emptied('maritalStatus', 'MARRIED'),
    wire: wire('maritalStatus', 'ENGAGED'),
  },
  {
    field: 'relationShip',
    sentence: 'Select your relationship with the participant',
    form: emptied('relationShip', 'SON'),
    wire: wire('relationShip', 'COUSIN'),
  },
  {
    field: 'parishInKerala',
    sentence: "Select your spouse's Parish in Kerala ",
    form: { typed: [['relationShip', 'SPOUSE']], sent: true },
    wire: { sent: { relationShip: 'SPOUSE', parishInKerala: '' }, at: 'parishInKerala' },
  },
  {
    field: 'otherParish',
    sentence: 'Enter your parish!',
    form: { typed: [['parishInKerala', 'Other']], sent: true },
    wire: { sent: { parishInKerala: 'Other', otherParish: '' }, at: 'otherParish' },
  },
  {
    field: 'month',
    sentence: 'Please enter correct date',
    form: isDecember
      ? { never: 'In December no month of the year is still to come.' }
      : {
          typed: [
            ['month', '12'],
            ['year', String(thisYear)],
          ],
        },
    wire: wire('dob', `${thisYear + 1}-05-15`),
  },
  {
    field: 'receiveNotification',
    sentence: 'Please enter your email or mobile number',
    form: { typed: [['receiveNotification', 'on']], sent: true },
    wire: wire('receiveNotification', true),
  },
  ...(
    [
      ['localUnit', 'organization'],
      ['familyName', 'familyName'],
      ['firstName', 'firstName'],
      ['lastName', 'lastName'],
      ['relationShip', 'relationShip'],
      ['maritalStatus', 'maritalStatus'],
    ] as const
  ).map(([field, at]) => ({ field, sentence: familyRequired, form: sent, wire: wire(at, '') })),
  ...['month', 'year'].map((field) => ({ field, sentence: familyRequired, form: sent, wire: oneDate })),
  {
    field: 'dob',
    sentence: 'Month and year is mandatory !',
    form: { never: 'The selects offer no year before it, and no day that a month does not have.' },
    wire: wire('dob', `${thisYear - 101}-05-15`),
  },
  {
    field: 'form',
    sentence: 'Error! Please check all fields before submitting',
    form: sent,
    wire: everythingAtOnce,
  },
];
