import { defaultCountry } from '@sangamam/contract/fields/places/country-codes';

/** The values of the contact form. */
export interface ContactTyped {
  fullname: string;
  mobile: { countryCode: string; phoneNumber: string };
  country: string;
  emailAddress: string;
  messageSubject: string;
  messageBody: string;
}

export const emptyContact: ContactTyped = {
  fullname: '',
  mobile: { countryCode: '+1', phoneNumber: '' },
  country: defaultCountry,
  emailAddress: '',
  messageSubject: '',
  messageBody: '',
};

/** The form's field for each field of the payload. */
export const contactFieldNames = {
  'emailParams.fullname': 'fullname',
  'emailParams.countryCode': 'mobile',
  'emailParams.phoneNumber': 'mobile.phoneNumber',
  'emailParams.country': 'country',
  'emailParams.emailAddress': 'emailAddress',
  'emailParams.messageSubject': 'messageSubject',
  'emailParams.messageBody': 'messageBody',
} as const;
