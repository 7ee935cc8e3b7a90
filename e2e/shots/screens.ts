/** A screen to capture: its name, its URL, and the account that sees it (not signed in where absent). */
export interface Screen {
  name: string;
  path: string;
  as?: string;
  /** The account whose ids the URL contains; the one that sees the screen where absent. */
  about?: string;
  /** The account whose id is `{otherId}`. */
  beside?: string;
  /** The screen is behind the first link on the page whose address begins so. */
  opens?: string;
  /** What follows that address. */
  below?: string;
}

const choosing = 'jomon.tharayil@example.org';
const returning = 'siby.thottungal@example.org';
const reviewing = 'jerin.valiyaparambil@example.net';
const paying = 'saji.puthenpurackal@example.org';
const confirmed = 'mercy.padinjarekara@example.org';
const registrar = 'registrar@example.org';
const desk = 'desk@example.org';
const treasurer = 'treasurer@example.org';
const editor = 'editor@example.org';
const hospitality = 'hospitality@example.org';
const administrator = 'admin@example.org';

/**
 * Every screen; add new ones here. `{userId}` and `{orderId}` (the latest order) belong to the account that the screen
 * is about; `{conventionId}` is the open convention, `{packageId}` and `{addonId}` are its first ones.
 */
export const screens: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'programme', path: '/programme' },
  { name: 'travel', path: '/travel' },
  { name: 'committee', path: '/committee' },
  { name: 'faq', path: '/faq' },
  { name: 'participant-list', path: '/convention-participants' },
  { name: 'contact', path: '/contactus' },
  { name: 'privacy', path: '/privacypolicy' },
  { name: 'terms', path: '/termofuse' },
  { name: 'register', path: '/register' },
  { name: 'login', path: '/login?setPassword=false' },
  { name: 'login-after-password', path: '/login?setPassword=true' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'claim', path: '/claim' },
  { name: 'set-password-dead-link', path: '/set-password/no-such-link' },
  { name: 'reset-password-dead-link', path: '/reset-password/no-such-link' },
  { name: 'question-dead-link', path: '/question/no-such-link' },
  { name: 'unsubscribe-dead-link', path: '/unsubscribe?token=no-such-link-in-any-letter' },
  { name: 'preview-dead-link', path: '/preview/no-such-link' },
  { name: 'error', path: '/error' },
  { name: 'error-403', path: '/error/403' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'my-account-new', path: '/my-account', as: 'anu.kollaparambil@example.org' },
  { name: 'my-account-confirmed', path: '/my-account', as: 'cyril.thekkanatt@example.org' },
  { name: 'admin-needs', path: '/admin/needs', as: 'care@example.org' },
  { name: 'admin-unit', path: '/admin/unit', as: 'unit@example.org' },
  { name: 'admin-letters', path: '/admin/letters', as: registrar },
  { name: 'admin-letter', path: '/admin/letters', as: registrar, opens: '/admin/letters/0' },
  { name: 'admin-mail-texts', path: '/admin/mail-texts', as: administrator },
  {
    name: 'admin-mail-text',
    path: '/admin/mail-texts',
    as: administrator,
    opens: '/admin/mail-texts/order-approved',
  },
  { name: 'admin-questions', path: '/admin/questions', as: registrar },
  { name: 'admin-duplicates', path: '/admin/duplicates', as: registrar },
  { name: 'admin-wait-list', path: '/admin/wait-list', as: registrar },
  { name: 'admin-checklists', path: '/admin/checklists', as: registrar },
  { name: 'admin-checklist-reminders', path: '/admin/checklists?list=reminders', as: registrar },
  { name: 'my-account-cancelled', path: '/my-account', as: 'shiny.poothara@example.org' },
  { name: 'my-account-to-pay', path: '/my-account', as: paying },
  { name: 'my-account-rejected', path: '/my-account', as: 'prakash.nedumchira@example.com' },
  { name: 'my-account-edit', path: '/my-account?edit=profile', as: paying },
  { name: 'security', path: '/my-account/security', as: paying },
  { name: 'your-data', path: '/my-account/your-data', as: paying },
  { name: 'your-data-closable', path: '/my-account/your-data', as: 'anu.kollaparambil@example.org' },
  { name: 'account-closed', path: '/account-closed' },
  { name: 'participants', path: '/participants', as: choosing },
  { name: 'participants-again', path: '/participants', as: returning },
  { name: 'participants-add', path: '/participants?form=add', as: choosing },
  { name: 'packages', path: '/packages', as: choosing },
  { name: 'upgrade-package', path: '/upgrade-package', as: reviewing },
  { name: 'addons', path: '/addons', as: reviewing },
  { name: 'review', path: '/review', as: reviewing },
  { name: 'review-of-a-sent-registration', path: '/review?order={orderId}', as: confirmed },
  { name: 'buy-addons', path: '/addons?order={orderId}', as: confirmed },
  { name: 'arrival-departure', path: '/arrival-departure/{orderId}', as: confirmed },
  { name: 'driver-dead-link', path: '/driver/no-such-link-no-such-link' },
  { name: 'payment', path: '/payment/{orderId}', as: paying },
  { name: 'zelle-payment', path: '/zelle-payment/{orderId}', as: paying },
  { name: 'cheque-payment', path: '/cheque-payment/{orderId}', as: paying },
  { name: 'how-to-pay-the-rest', path: '/how-to-pay/{orderId}', as: 'biju.karottu@example.net' },
  { name: 'my-account-short', path: '/my-account', as: 'biju.karottu@example.net' },
  { name: 'how-to-pay', path: '/how-to-pay/{orderId}', as: 'tomy.illikkal@example.org' },
  { name: 'my-account-reported', path: '/my-account', as: 'tomy.illikkal@example.org' },
  { name: 'confirmation', path: '/confirmation?orderId={orderId}', as: 'tomy.illikkal@example.org' },
  {
    name: 'confirmation-cancelled-at-paypal',
    path: '/confirmation?order={orderId}&paymentType=PAYPAL&paymentStatus=CANCELLED',
    as: paying,
  },
  { name: 'paypal-return-unknown', path: '/payment/{orderId}/paypal-return?token=NOSUCHTOKEN', as: paying },
  { name: 'how-to-pay-when-paid', path: '/how-to-pay/{orderId}', as: confirmed },
  { name: 'documents', path: '/my-account/documents/{orderId}', as: confirmed },
  { name: 'documents-to-pay', path: '/my-account/documents/{orderId}', as: paying },
  { name: 'change-password', path: '/change-password', as: choosing },
  { name: 'admin', path: '/admin', as: administrator },
  { name: 'admin-registrations', path: '/admin/registrations', as: registrar },
  { name: 'admin-labels', path: '/admin/registrations/labels', as: registrar },
  { name: 'admin-registrations-empty', path: '/admin/registrations?search=nobody', as: registrar },
  { name: 'admin-registrations-all', path: '/admin/registrations?view=all', as: registrar },
  { name: 'admin-registration', path: '/admin/registrations/{orderId}', as: registrar, about: paying },
  {
    name: 'admin-registration-confirmed',
    path: '/admin/registrations/{orderId}',
    as: registrar,
    about: confirmed,
  },
  { name: 'admin-kick-off', path: '/admin/kick-off', as: registrar },
  { name: 'admin-kick-off-evening', path: '/admin/kick-off', as: desk, opens: '/admin/kick-off/0' },
  {
    name: 'admin-kick-off-forms',
    path: '/admin/kick-off',
    as: registrar,
    opens: '/admin/kick-off/0',
    below: '/forms',
  },
  { name: 'admin-register-family', path: '/admin/registrations/new', as: registrar },
  {
    name: 'admin-change-registration',
    path: '/admin/registrations/{orderId}/change',
    as: registrar,
    about: confirmed,
  },
  {
    name: 'admin-registration-mail',
    path: '/admin/registrations/{orderId}',
    as: registrar,
    about: confirmed,
    opens: '/admin/registrations/{orderId}/mails/',
  },
  { name: 'admin-desk', path: '/admin/desk', as: desk },
  { name: 'admin-desk-family', path: '/admin/desk?family={orderId}', as: desk, about: confirmed },
  { name: 'admin-consents', path: '/admin/documents', as: registrar },
  { name: 'admin-missing-consents', path: '/admin/documents/missing', as: registrar },
  { name: 'admin-family-pictures', path: '/admin/documents/pictures', as: editor },
  { name: 'admin-conventions', path: '/admin/conventions', as: administrator },
  { name: 'admin-new-convention', path: '/admin/conventions/new', as: administrator },
  { name: 'admin-convention', path: '/admin/conventions/{conventionId}', as: administrator },
  { name: 'admin-convention-facts', path: '/admin/conventions/{conventionId}/facts', as: administrator },
  {
    name: 'admin-convention-package',
    path: '/admin/conventions/{conventionId}/packages/{packageId}',
    as: administrator,
  },
  {
    name: 'admin-convention-addon',
    path: '/admin/conventions/{conventionId}/addons/{addonId}',
    as: administrator,
  },
  { name: 'admin-new-addon', path: '/admin/conventions/{conventionId}/addons/new', as: administrator },
  { name: 'admin-discounts', path: '/admin/conventions/{conventionId}/discounts', as: administrator },
  { name: 'admin-new-discount', path: '/admin/conventions/{conventionId}/discounts/new', as: administrator },
  { name: 'admin-new-package', path: '/admin/conventions/{conventionId}/packages/new', as: administrator },
  { name: 'admin-settings', path: '/admin/settings', as: administrator },
  { name: 'admin-local-units', path: '/admin/settings/local-units', as: administrator },
  { name: 'admin-parishes', path: '/admin/settings/parishes', as: administrator },
  { name: 'admin-airports', path: '/admin/settings/airports', as: administrator },
  { name: 'admin-payments', path: '/admin/payments', as: treasurer },
  { name: 'admin-refunds', path: '/admin/refunds', as: treasurer },
  { name: 'admin-deposits', path: '/admin/payments/deposits', as: treasurer },
  { name: 'admin-statements', path: '/admin/payments/statements', as: treasurer },
  { name: 'admin-payment-reminders', path: '/admin/payments/reminders', as: treasurer },
  { name: 'admin-books', path: '/admin/payments/books', as: treasurer },
  { name: 'check-in', path: '/check-in/{orderId}', as: confirmed },
  { name: 'admin-hotel', path: '/admin/hotel', as: hospitality },
  { name: 'admin-hotel-block', path: '/admin/hotel/block', as: hospitality },
  { name: 'admin-hotel-numbers', path: '/admin/hotel/numbers', as: hospitality },
  { name: 'admin-hotel-columns', path: '/admin/hotel/columns', as: hospitality },
  { name: 'admin-hotel-settings', path: '/admin/hotel/settings', as: hospitality },
  { name: 'admin-people', path: '/admin/people', as: registrar },
  { name: 'admin-people-empty', path: '/admin/people?search=nobody-at-all', as: registrar },
  { name: 'admin-person', path: '/admin/people/{userId}', as: registrar, about: paying },
  { name: 'admin-person-unknown', path: '/admin/people/no-such-person', as: registrar },
  { name: 'admin-merge', path: '/admin/people/{userId}/merge', as: registrar, about: paying },
  {
    name: 'admin-merge-compare',
    path: '/admin/people/{userId}/merge?duplicate={otherId}',
    as: registrar,
    about: paying,
    beside: choosing,
  },
  { name: 'admin-staff', path: '/admin/staff', as: administrator },
  { name: 'admin-staff-member', path: '/admin/staff/{userId}', as: administrator, about: treasurer },
  { name: 'admin-security', path: '/admin/security', as: treasurer },
  { name: 'admin-not-for-role', path: '/admin/staff', as: editor },
  { name: 'admin-pages', path: '/admin/pages', as: editor },
  { name: 'admin-page', path: '/admin/pages/HOME_PAGE', as: editor },
  { name: 'admin-media', path: '/admin/media', as: editor },
  { name: 'admin-messages', path: '/admin/messages', as: editor },
  { name: 'admin-message', path: '/admin/messages', as: editor, opens: '/admin/messages/' },
  { name: 'admin-outbox', path: '/admin/outbox', as: administrator },
  { name: 'admin-mail', path: '/admin/outbox', as: administrator, opens: '/admin/outbox/' },
  { name: 'admin-transport', path: '/admin/transport?conventionId={conventionId}', as: hospitality },
  {
    name: 'admin-transport-journeys',
    path: '/admin/transport?conventionId={conventionId}&view=journeys',
    as: hospitality,
  },
  {
    name: 'admin-transport-manifest',
    path: '/admin/transport/manifest?conventionId={conventionId}',
    as: hospitality,
  },
];
