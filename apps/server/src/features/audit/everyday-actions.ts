/** Frequent actions that would hide the changes in a history of a record. They stay in the table for investigations. */
export const everydayActions = [
  'person.read',
  'order.read',
  'account.signed-in',
  'account.signed-out',
  'account.proved',
  'account.password-chosen',
  'account.data-exported',
  'table.exported',
];
