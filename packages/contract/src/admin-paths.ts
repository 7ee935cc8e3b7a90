import { segment } from './path-segment.ts';
import { paths } from './paths.ts';

/** Addresses of the admin pages, apart from those that visitors' pages link to: what is public does not load them. */
export const adminPaths = {
  home: paths.admin,
  registrations: '/admin/registrations',
  /** The families of an officer's local unit that wait for a decision. */
  unit: '/admin/unit',
  /** Registrations that may be of one family. */
  duplicates: '/admin/duplicates',
  /** The first registration stays, the other one ends. */
  mergeRegistrations: (orderId: string, otherOrderId: string) =>
    `/admin/duplicates/${segment(orderId)}/${segment(otherOrderId)}`,
  waitList: '/admin/wait-list',
  /** The list of a package, or of an option of an add-on, of a convention. */
  waitListOf: (conventionId: string, subjectId: string) =>
    `/admin/wait-list?conventionId=${segment(conventionId)}&of=${segment(subjectId)}`,
  /** A family that staff register. */
  registerFamily: '/admin/registrations/new',
  /** A family with an account that staff register. */
  registerKnownFamily: (userId: string) => `/admin/registrations/new?family=${segment(userId)}`,
  /** Evenings of local units on which families register. */
  kickOff: '/admin/kick-off',
  kickOffEvening: (eveningId: string) => `/admin/kick-off/${segment(eveningId)}`,
  /** The form of a new family, or of one with an account. */
  kickOffFamily: (eveningId: string, userId?: string) =>
    `/admin/kick-off/${segment(eveningId)}/family${userId === undefined ? '' : `?family=${segment(userId)}`}`,
  kickOffSlip: (eveningId: string, orderId: string) =>
    `/admin/kick-off/${segment(eveningId)}/slip/${segment(orderId)}`,
  kickOffForms: (eveningId: string) => `/admin/kick-off/${segment(eveningId)}/forms`,
  kickOffClosing: (eveningId: string) => `/admin/kick-off/${segment(eveningId)}/closing`,
  registrationLabels: '/admin/registrations/labels',
  registration: (orderId: string) => `/admin/registrations/${segment(orderId)}`,
  /** People, package and add-ons of a submitted registration as they are to be. */
  changeRequest: (orderId: string) => `/admin/registrations/${segment(orderId)}/change-request`,
  amendRegistration: (orderId: string) => `/admin/registrations/${segment(orderId)}/change`,
  /** Diets, allergies and access needs of a convention. */
  needs: '/admin/needs',
  /** What a convention asks beyond what the system knows. */
  questions: '/admin/questions',
  newQuestion: '/admin/questions/new',
  editQuestion: (questionId: string) => `/admin/questions/${segment(questionId)}/edit`,
  question: (questionId: string) => `/admin/questions/${segment(questionId)}`,
  /** Emergency contacts and health notes of all families, to print. */
  emergencySheet: '/admin/needs/emergency',
  /** A slip to hand over, with the code by which a family takes over its account. */
  claimSlip: (orderId: string) => `/admin/registrations/${segment(orderId)}/slip`,
  registrationMail: (orderId: string, mailId: string) =>
    `/admin/registrations/${segment(orderId)}/mails/${segment(mailId)}`,
  /** Texts that registrars and treasurers use again. */
  savedReplies: '/admin/saved-replies',
  /** Letters to many families. */
  letters: '/admin/letters',
  newLetter: '/admin/letters/new',
  letter: (letterId: string) => `/admin/letters/${segment(letterId)}`,
  editLetter: (letterId: string) => `/admin/letters/${segment(letterId)}/edit`,
  letterRecipients: (letterId: string) => `/admin/letters/${segment(letterId)}/recipients`,
  /** The texts of a convention's automatic mails. */
  mailTexts: '/admin/mail-texts',
  mailText: (kind: string) => `/admin/mail-texts/${segment(kind)}`,
  desk: '/admin/desk',
  /** Confirmed families who have not all arrived. */
  absentFamilies: '/admin/desk/absent',
  /** What families still need before the convention. */
  checklists: '/admin/checklists',
  conventions: '/admin/conventions',
  newConvention: '/admin/conventions/new',
  convention: (conventionId: string) => `/admin/conventions/${segment(conventionId)}`,
  conventionFacts: (conventionId: string) => `/admin/conventions/${segment(conventionId)}/facts`,
  /** `new` in place of an id is one that is added. */
  conventionPackage: (conventionId: string, packageId = 'new') =>
    `/admin/conventions/${segment(conventionId)}/packages/${segment(packageId)}`,
  conventionAddon: (conventionId: string, addonId = 'new') =>
    `/admin/conventions/${segment(conventionId)}/addons/${segment(addonId)}`,
  conventionMalayalam: (conventionId: string) => `/admin/conventions/${segment(conventionId)}/malayalam`,
  conventionDiscounts: (conventionId: string) => `/admin/conventions/${segment(conventionId)}/discounts`,
  conventionDiscount: (conventionId: string, discountId = 'new') =>
    `/admin/conventions/${segment(conventionId)}/discounts/${segment(discountId)}`,
  settings: '/admin/settings',
  localUnits: '/admin/settings/local-units',
  parishes: '/admin/settings/parishes',
  airports: '/admin/settings/airports',
  documents: '/admin/documents',
  missingConsents: '/admin/documents/missing',
  consent: (consentId: string) => `/admin/documents/consents/${segment(consentId)}`,
  familyPictures: '/admin/documents/pictures',
  payments: '/admin/payments',
  refunds: '/admin/refunds',
  statements: '/admin/payments/statements',
  statement: (statementId: string) => `/admin/payments/statements/${segment(statementId)}`,
  deposits: '/admin/payments/deposits',
  deposit: (slipId: string) => `/admin/payments/deposits/${segment(slipId)}`,
  books: '/admin/payments/books',
  paymentReminders: '/admin/payments/reminders',
  hotel: '/admin/hotel',
  hotelSettings: '/admin/hotel/settings',
  transport: '/admin/transport',
  transportManifest: '/admin/transport/manifest',
  hotelBlock: '/admin/hotel/block',
  /** The page of a shuttle's driver, open to whoever holds its token: staff hand it out. */
  driver: (token: string) => `/driver/${segment(token)}`,
  hotelNumbers: '/admin/hotel/numbers',
  hotelColumns: '/admin/hotel/columns',
  hotelLists: '/admin/hotel/lists',
  people: '/admin/people',
  person: (userId: string) => `/admin/people/${segment(userId)}`,
  mergePerson: (userId: string) => `/admin/people/${segment(userId)}/merge`,
  staff: '/admin/staff',
  staffMember: (userId: string) => `/admin/staff/${segment(userId)}`,
  messages: '/admin/messages',
  message: (messageId: string) => `/admin/messages/${segment(messageId)}`,
  pages: '/admin/pages',
  page: (designType: string) => `/admin/pages/${segment(designType)}`,
  media: '/admin/media',
  /** Who did what on the whole site. */
  log: '/admin/log',
  /** How the installation is. */
  system: '/admin/system',
  outbox: '/admin/outbox',
  outboxMail: (mailId: string) => `/admin/outbox/${segment(mailId)}`,
} as const;
