import { describe, expect, it } from 'vitest';

import { todayUtc } from '../../fields/dates/date-of-birth.ts';
import { participantForm, type ParticipantFormInput } from './participant-form.ts';
import { participantMessages as say } from './participant-messages.ts';
import { participantPayload } from './participant-payload.ts';
import { freeRelationships } from './relationship-rules.ts';

const year = Number(todayUtc().slice(0, 4));
const month = todayUtc().slice(5, 7);

const anna: ParticipantFormInput = {
  firstName: 'Anna',
  lastName: 'Mathew',
  familyName: 'Puthenpurackal',
  relationShip: 'DAUGHTER',
  maritalStatus: 'SINGLE',
  localUnit: 'ORG10001',
  parishInKerala: '',
  otherParish: '',
  country: 'USA',
  email: '',
  mobileCountryCode: '+1',
  mobileNumber: '',
  receiveNotification: false,
  month: '05',
  year: '2010',
  day: '',
};

function firstSentence(change: Partial<Record<keyof ParticipantFormInput, unknown>>, field: string) {
  const result = participantForm.safeParse({ ...anna, ...change });
  return result.error?.issues.find(({ path }) => path.join('.') === field)?.message;
}

describe('the form of a family member', () => {
  it('accepts a complete form', () => {
    expect(participantForm.safeParse(anna).error).toBeUndefined();
  });

  it.each<[keyof ParticipantFormInput, unknown, string]>([
    ['firstName', '', say.required],
    ['firstName', 'An', say.firstName],
    ['firstName', 'Ann4', say.firstName],
    ['firstName', '...', say.firstName],
    ['firstName', 'A'.repeat(41), say.firstName],
    ['lastName', '  ', say.required],
    ['lastName', 'L'.repeat(41), say.lastName],
    ['familyName', '', say.required],
    ['familyName', 'Pu', say.familyName],
    ['familyName', 'P'.repeat(81), say.familyName],
    ['localUnit', '', say.required],
    ['relationShip', '', say.required],
    ['maritalStatus', '', say.required],
    ['mobileNumber', '12345', say.mobile],
    ['email', 'anna@', say.email],
    ['month', '', say.required],
    ['year', '', say.required],
  ])('%s %j is told %j', (field, value, sentence) => {
    expect(firstSentence({ [field]: value }, field)).toBe(sentence);
  });

  it('requires the parish of a spouse, and the typed parish for *Other*', () => {
    expect(firstSentence({ relationShip: 'SPOUSE' }, 'parishInKerala')).toBe(say.spouseParish);
    expect(firstSentence({ parishInKerala: 'Other' }, 'otherParish')).toBe(say.otherParish);
  });

  it('requires an e-mail address or phone number for notifications', () => {
    expect(firstSentence({ receiveNotification: true }, 'receiveNotification')).toBe(say.notification);
    expect(
      firstSentence({ receiveNotification: true, mobileNumber: '0212-555-0101' }, 'receiveNotification'),
    ).toBeUndefined();
  });

  it('refuses a month of birth in the future', () => {
    expect(firstSentence({ year: String(year), month: '12' }, 'month')).toBe(
      month === '12' ? undefined : say.futureDate,
    );
    expect(firstSentence({ year: String(year), month }, 'month')).toBeUndefined();
  });

  it('reports rules across fields also while single fields are invalid', () => {
    expect(firstSentence({ firstName: '', relationShip: 'SPOUSE' }, 'parishInKerala')).toBe(say.spouseParish);
  });

  it.each(["Mary D'Souza", 'Mary D’Souza', 'ആൻ മരിയ', 'Zoë-Anne'])('accepts the name %s', (firstName) => {
    expect(firstSentence({ firstName }, 'firstName')).toBeUndefined();
  });
});

describe('the payload of a family member', () => {
  const id = '0199a6f2-1f4e-7c3a-8d2b-5a4c3b2a1f0e';
  const payload = {
    primaryUserId: id,
    conventionId: id,
    firstName: 'Anna',
    lastName: 'Mathew',
    familyName: 'Puthenpurackal',
    relationShip: 'DAUGHTER',
    maritalStatus: 'SINGLE',
    organization: 'ORG10001',
    dob: '2010-05-15',
  };

  it('keeps the digits and the dial code of a phone number', () => {
    const parsed = participantPayload.parse({
      ...payload,
      mobile: { countryCode: '+1111', phoneNumber: '0416 555-0101' },
    });
    expect(parsed.mobile).toEqual({ countryCode: '+1', phoneNumber: '4165550101' });
  });

  it('accepts a baby born this month without a day', () => {
    const dob = `${todayUtc().slice(0, 7)}-15`;
    expect(participantPayload.safeParse({ ...payload, dob }).error).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['dob', `${year + 1}-01-01`],
    ['dob', `${year - 101}-01-01`],
    ['dob', '2010-02-30'],
    ['email', 'x'],
    ['isParticipated', true],
    ['mobile', { countryCode: '+1', phoneNumber: '' }],
    ['receiveNotification', 'true'],
    ['firstName', 5],
  ])('refuses %s %j', (field, value) => {
    expect(participantPayload.safeParse({ ...payload, [field]: value }).success).toBe(false);
  });
});

it('the free relationships are those not taken, and always sons and daughters', () => {
  expect(freeRelationships([])).not.toContain('SELF');
  expect(freeRelationships(['SELF', 'SPOUSE', 'SON', 'MOTHER'])).toEqual([
    'FATHER',
    'SON',
    'DAUGHTER',
    'FATHER_IN_LAW',
    'MOTHER_IN_LAW',
  ]);
});
