/** What happens every day and would hide the changes in a record's history; the table has it for an investigation. */
export const everydayActions = [
  'person.read',
  'order.read',
  'account.signed-in',
  'account.signed-out',
  'account.proved',
  'account.password-chosen',
  'account.data-exported',
];
