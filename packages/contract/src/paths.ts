import { segment } from './path-segment.ts';

/** Addresses of all pages (SPEC §2 and the admin area), so that links, redirects and tests agree. */
export const paths = {
  home: '/',
  programme: '/programme',
  travel: '/travel',
  committee: '/committee',
  faq: '/faq',
  conventionParticipants: '/convention-participants',
  contactUs: '/contactus',
  /** A file of the API: the days of a convention for the calendar of a phone. */
  conventionCalendar: (conventionId: string) => `/v1/convention/${segment(conventionId)}/calendar.ics`,
  /** A draft, by the token that an editor was given. */
  preview: (token: string) => `/preview/${segment(token)}`,
  register: '/register',
  privacyPolicy: '/privacypolicy',
  termsOfUse: '/termofuse',
  forgotPassword: '/forgot-password',
  /** Where the owner of an account without an email address takes it over; the code may follow as `#code`. */
  claim: '/claim',
  setPassword: (token: string) => `/set-password/${segment(token)}`,
  /** Where a family answers a question about its registration, by the token of its mail. */
  question: (token: string) => `/question/${segment(token)}`,
  /** Where the addressee of a letter stops letters, by the token of its mail. Mail programs post to it (RFC 8058). */
  unsubscribe: (token: string) => `/unsubscribe?token=${segment(token)}`,
  resetPassword: (token: string) => `/reset-password/${segment(token)}`,

  /** `from` is the page to return to; `passwordWasSet` shows the sentence that says so. */
  login: ({ from, passwordWasSet = false }: { from?: string; passwordWasSet?: boolean } = {}) =>
    `/login?setPassword=${passwordWasSet}${from ? `&from=${encodeURIComponent(from)}` : ''}`,

  /** The login as the header links to it (SPEC §2, to the letter). */
  headerLogin: '/login/?setPassword=false',

  error: '/error',
  errorCode: (code: number | string) => `/error/${segment(String(code))}`,

  /** Thanks and goodbye, once an account was closed. */
  accountClosed: '/account-closed',

  myAccount: '/my-account',
  security: '/my-account/security',
  yourData: '/my-account/your-data',
  documents: (orderId: string) => `/my-account/documents/${segment(orderId)}`,
  /** What each person of a registration needs, and whom to call. */
  cards: (orderId: string) => `/my-account/cards/${segment(orderId)}`,
  familyPicture: (orderId: string) => `/my-account/documents/${segment(orderId)}#family-picture`,
  /** Where a family changes a registration that was sent. */
  changeRegistration: (orderId: string) => `/my-account/change/${segment(orderId)}`,
  participants: '/participants',
  packages: '/packages',
  upgradePackage: '/upgrade-package',
  addons: '/addons',
  /** More add-ons for a registration that was sent, or another look at an add-on order that was not. */
  addonsOf: (orderId: string) => `/addons?order=${segment(orderId)}`,
  review: '/review',
  /** One order by its id, whichever registration is being worked on. */
  reviewOf: (orderId: string) => `/review?order=${segment(orderId)}`,
  confirmation: '/confirmation',
  confirmationOf: (orderId: string) => `/confirmation?order=${segment(orderId)}`,
  changePassword: '/change-password',
  payment: (orderId: string) => `/payment/${segment(orderId)}`,
  /**
   * Whom to pay, how much, by when, and what has arrived, at any time after the registration was sent. It goes on to the
   * payment page while something can be paid there, so that an old mail stays true.
   */
  howToPay: (orderId: string) => `/how-to-pay/${segment(orderId)}`,
  zellePayment: (orderId: string) => `/zelle-payment/${segment(orderId)}`,
  chequePayment: (orderId: string) => `/cheque-payment/${segment(orderId)}`,
  /** Where PayPal sends payers back to; open to whoever holds its token. */
  paypalReturn: (orderId: string) => `/payment/${segment(orderId)}/paypal-return`,
  arrivalDeparture: (orderId: string) => `/arrival-departure/${segment(orderId)}`,
  checkIn: (orderId: string) => `/check-in/${segment(orderId)}`,

  /** Where staff begin; the other pages of theirs are in `admin-paths.ts`. */
  admin: '/admin',
  /** The reader's own second factor. */
  adminSecurity: '/admin/security',
  /** The same page for somebody who has to set one up first; `from` is the page that they wanted. */
  adminSecurityFirst: (from: string) => `/admin/security?from=${encodeURIComponent(from)}`,
} as const;
