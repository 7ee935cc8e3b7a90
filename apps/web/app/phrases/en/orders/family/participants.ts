import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const confirmParticipants = 'Confirm Participants';
export const peopleAreComing = ({ count }: { count: number }) =>
  plural(count, { one: '1 person is coming', other: `${count} people are coming` });
export const proceed = 'Proceed';
export const email = 'Email';
export const mobile = 'Mobile';
export const country = 'Country';
export const parish = 'Parish';
export const attending = 'Attending';
export const notAttending = 'not attending';
export const isAttending = ({ name }: Values<'name'>) => `${name}: Attending`;
export const savingWhetherIsAttending = ({ name }: Values<'name'>) => `Saving whether ${name} is attending`;
export const edit = ({ name }: Values<'name'>) => `Edit ${name}`;
export const deleteLabel = ({ name }: Values<'name'>) => `Delete ${name}`;
export const mobileNumber = 'Mobile number';
export const bornAge = ({ born, age }: Values<'born' | 'age'>) => `${born} (${age})`;
export const years = ({ count }: { count: number }) =>
  plural(count, { one: '1 year', other: `${count} years` });
export const localUnit = 'Local unit';
export const editPerson = ({ edited }: Values<'edited'>) => `Edit ${edited}`;
export const addFamilyMember = 'Add Family Member';
export const orAdd = 'Or straight away:';
export const addAs = { SPOUSE: 'Your spouse', SON: 'A son', DAUGHTER: 'A daughter' } as const;
export const addYourSpouse = 'Add your spouse';
export const wasRemovedElsewhere = ({ name }: Values<'name'>) => `${name} was removed on another device`;
export const addAgainText = ({ name }: Values<'name'>) => `Add ${name} again? What you typed is still here.`;
export const addAgain = ({ name }: Values<'name'>) => `Add ${name} again`;
export const leaveItSo = 'No, close it';
export const theSamePeople = ({ count, year }: Values<'count' | 'year'>) =>
  `Register the same ${count} people as in ${year}?`;
export const lastTimeText =
  'Their details are as you left them. Untick whoever is not coming; you can change and add people afterwards.';
export const registerThese = ({ count }: { count: number }) =>
  plural(count, { one: 'Register this person', other: `Register these ${count}` });
export const savingWhoIsAttending = 'Saving who is attending';
export const iChooseMyself = 'No, I will choose myself';
export const attendingCount = ({ count }: { count: number }) => `${count} attending`;
export const loadFailed = "We couldn't load the lists this form needs";
export const loadingTheForm = 'Loading the form…';
export const confirmDeletion = 'Confirm Deletion';
export const deleteConfirm = 'Delete';
