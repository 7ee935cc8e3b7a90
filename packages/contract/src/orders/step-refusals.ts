/**
 * Entries of the error catalogue that the steps of a registration also show without asking the server (SPEC §8): their pages
 * load these few instead of all.
 */
export const stepRefusals = {
  ORDER_LOCKED: {
    status: 409,
    message: 'This registration has been submitted and can no longer be changed here.',
  },
  REGISTRATION_CLOSED: { status: 409, message: 'Registration for this convention is closed.' },
  PACKAGE_REQUIRED: { status: 409, message: 'Please select any package to continue' },
  ADDON_REQUIRED: { status: 409, message: 'Please choose an add-on or tell us your request.' },
} as const;
