/** The requirements of the password rule one by one, so that a form can show what is missing. */
export const passwordRequirements: readonly { name: string; isMet: (password: string) => boolean }[] = [
  { name: '8 characters or more', isMet: (password) => password.length >= 8 },
  { name: 'an uppercase letter', isMet: (password) => /\p{Lu}/u.test(password) },
  { name: 'a lowercase letter', isMet: (password) => /\p{Ll}/u.test(password) },
  { name: 'a digit', isMet: (password) => /\p{Nd}/u.test(password) },
  { name: 'a special character, like ! or #', isMet: (password) => /[^\p{L}\p{N}\s]/u.test(password) },
];
