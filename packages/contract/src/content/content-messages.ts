/** What editors read beside a field that does not fit. */
export const contentMessages = {
  mandatory: 'This Field is mandatory',
  tooLong: (max: number) => `Please keep this under ${max} characters`,
  link: 'Please enter an address that begins with https:// or with / for a page of this site',
  imageLink: 'Please choose a picture of the media library',
  unknownMedia: 'This is not in the media library (any more)',
  email: 'Email is not valid!',
  phone: 'Please enter a phone number',
  buttonLink: 'A button needs an address',
  slides: 'A banner needs at least one slide',
  carousel: 'A carousel needs at least one entry',
  members: 'Add at least one member',
  questions: 'Add at least one question',
  publishAt: 'Please choose a time in the future',
  altText: 'Please describe the picture in a few words, for people who cannot see it',
  crop: 'The rectangle must lie within the picture',
  sections: 'A page has at most 40 sections',
} as const;
