import { anyError, failed, mandatory } from './sign-up-sentences.ts';

/** The specification's sentences about sign-up and profile, to the letter (SPEC §5, §8). */
export const signUpMessages = {
  mandatory,
  firstName: 'First Name must be alphabetical !',
  lastName: 'Last Name is required!',
  nickName: 'Nick Name must be 3 characters long!',
  gender: 'Select your gender!',
  monthAndYear: 'Month and year is mandatory !',
  age: 'You must be between 18 and 99 years old to register.',
  familyName: 'Family Name must be 3 characters long! !',
  placeInKerala: 'Place in kerala must be 3 characters long!!',
  localUnit: 'Select your local unit!',
  address: 'Address is not valid!',
  state: 'State is not valid!',
  country: 'Select your country!',
  nearByCity: 'Select your Nearby Big City!',
  city: 'City is not valid!',
  postCode: 'Post code is not valid!',
  mobile: 'Mobile Number is not valid!',
  email: 'Email is not valid!',
  confirmEmail: 'Not Matching',
  familyFaith: 'Select your family faith!',
  parishInKerala: 'Select your parish in Kerala!',
  maritalStatus: 'Select your marital status!',
  otherParish: 'Enter your parish!',
  terms: 'Please agree with the terms and conditions before submitting',
  anyError,
  failed,
} as const;

/**
 * The message of an emptied field while somebody types; on submit it is the one for mandatory fields (SPEC §5
 * Registration).
 */
export const signUpEmptied = {
  required: signUpMessages.mandatory,
  sentences: {
    firstName: signUpMessages.firstName,
    lastName: signUpMessages.lastName,
    gender: signUpMessages.gender,
    month: signUpMessages.monthAndYear,
    year: signUpMessages.monthAndYear,
    familyName: signUpMessages.familyName,
    familyFaith: signUpMessages.familyFaith,
    placeInKerala: signUpMessages.placeInKerala,
    parishInKerala: signUpMessages.parishInKerala,
    maritalStatus: signUpMessages.maritalStatus,
    organization: signUpMessages.localUnit,
    country: signUpMessages.country,
    addressLine1: signUpMessages.address,
    city: signUpMessages.city,
    state: signUpMessages.state,
    postCode: signUpMessages.postCode,
    nearByCity: signUpMessages.nearByCity,
    'mobile.phoneNumber': signUpMessages.mobile,
    email: signUpMessages.email,
    confirmEmail: signUpMessages.confirmEmail,
  },
} as const;
