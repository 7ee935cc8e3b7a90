/**
 * Parts of the web app and libraries that share a file of the build, because pages load them together: many small files
 * compress worse than one. Each entry is the beginning of a path from the root of the repository.
 */
export const chunkGroups: readonly { name: string; files: readonly string[] }[] = [
  {
    name: 'react',
    files: [
      'node_modules/react/',
      'node_modules/react-dom/',
      'node_modules/scheduler/',
      'node_modules/react-router/',
      'node_modules/cookie/',
      'node_modules/set-cookie-parser/',
    ],
  },
  {
    name: 'shell',
    files: [
      'apps/web/app/config',
      'apps/web/app/shell',
      'apps/web/app/nonce',
      'apps/web/app/domain/site-settings/site-facts',
      'apps/web/app/domain/site-settings/page-head',
      'apps/web/app/lib/class-names',
      'apps/web/app/lib/modules/import-with-retry',
      'apps/web/app/lib/modules/missing-module',
      'apps/web/app/lib/document-address',
      'apps/web/app/lib/use-hydrated',
      'apps/web/app/lib/session/session',
      'apps/web/app/lib/session/return-path',
      'apps/web/app/lib/api/navigate',
      'apps/web/app/lib/api/busy-notice',
      'apps/web/app/lib/api/api-error',
      'apps/web/app/lib/api/lazy-call-endpoint',
      'apps/web/app/lib/text/page-title',
      'apps/web/app/ui/layout/page/page.',
      'apps/web/app/ui/layout/breadcrumbs/',
      'apps/web/app/ui/primitives/brand',
      'apps/web/app/ui/primitives/button',
      'apps/web/app/ui/primitives/icon',
      'apps/web/app/ui/primitives/kasavu',
      'apps/web/app/ui/primitives/ornament/ornament',
      'apps/web/app/ui/primitives/spinner',
      'apps/web/app/ui/form/leaving/leave-guard',
      'apps/web/app/ui/form/leaving/unsaved-forms',
      'apps/web/app/ui/feedback/status-page',
      'apps/web/app/ui/feedback/toast/toast.ts',
    ],
  },
  {
    name: 'residence',
    files: [
      'apps/web/app/domain/reference-data/residence-choices',
      'apps/web/app/domain/reference-data/packed-places',
      'apps/web/app/domain/reference-data/parish-option',
      'apps/web/app/domain/person-form/person-options',
      'packages/contract/src/conventions/reference-data/residence',
      'packages/contract/src/conventions/reference-data/local-unit-ids',
      'packages/contract/src/fields/person-enumerations',
      'packages/contract/src/fields/text-patterns',
      'packages/contract/src/people/person-fields',
      'apps/web/app/phrases/en/domain/person-field-labels',
      'apps/web/app/phrases/ml/domain/person-field-labels',
      'packages/contract/src/fields/places/country-codes',
      'packages/contract/src/fields/places/dial-codes',
      'packages/contract/src/accounts/registrant-age',
    ],
  },
  // Used without a form, too: on their own, so that a page with a select alone does not load the form library.
  {
    name: 'field',
    files: [
      'apps/web/app/ui/form/field/field-frame',
      'apps/web/app/ui/form/field/select-field',
      'apps/web/app/ui/form/field/text-field',
      'apps/web/app/phrases/en/ui-fields',
      'apps/web/app/phrases/en/ui-steps',
      'apps/web/app/phrases/ml/ui-fields',
      'apps/web/app/phrases/ml/ui-steps',
    ],
  },
  // What login and sign-up share: one small file compresses better than five.
  {
    name: 'account',
    files: [
      'apps/web/app/features/accounts/family/terms-sentence',
      'apps/web/app/features/accounts/family/use-leave-when-known',
      'apps/web/app/features/accounts/family/api/account-endpoints',
      'apps/web/app/lib/language/chosen-language',
      'packages/contract/src/phrases/language',
    ],
  },
  // Months are written on public pages, too: without a file of their own they would bring the form library along.
  {
    name: 'dates',
    files: [
      'packages/contract/src/fields/dates/date-of-birth',
      'packages/contract/src/fields/dates/date-words',
      'packages/contract/src/fields/dates/format-date',
      'apps/web/app/lib/text/date-text',
      'apps/web/app/phrases/en/dates',
      'apps/web/app/phrases/ml/dates',
    ],
  },
  // Used on public pages, too: without files of their own, they would bring along what they are used with.
  {
    name: 'states',
    files: ['apps/web/app/ui/feedback/empty-state', 'apps/web/app/ui/feedback/error-state'],
  },
  {
    name: 'password-messages',
    files: ['packages/contract/src/accounts/passwords/password-messages'],
  },
  {
    name: 'card',
    files: ['apps/web/app/ui/feedback/callout/', 'apps/web/app/ui/layout/card/'],
  },
  {
    name: 'call',
    files: [
      'apps/web/app/lib/api/call-endpoint',
      'packages/contract/src/accounts/links/link-addresses.ts',
      'packages/contract/src/http/envelope.ts',
      'packages/contract/src/http/possible-refusals.ts',
    ],
  },
  // What every page behind the login loads, and none before it: many small files compress worse than one.
  {
    name: 'portal',
    files: [
      'node_modules/@tanstack/',
      'apps/web/app/lib/query',
      'apps/web/app/lib/session/require-session',
      'apps/web/app/ui/feedback/loaded',
    ],
  },
  {
    name: 'schemas',
    files: [
      'node_modules/zod/',
      'packages/contract/src/fields/entity-id.ts',
      'packages/contract/src/fields/text.ts',
      'packages/contract/src/fields/revision.ts',
      'packages/contract/src/fields/dates/calendar-date.ts',
      'packages/contract/src/http/endpoint.ts',
      'packages/contract/src/http/query-fields.ts',
      'packages/contract/src/people/wire-person.ts',
      'packages/contract/src/orders/order-status.ts',
      'packages/contract/src/orders/participants/participant.ts',
    ],
  },
  {
    name: 'order',
    files: [
      'packages/contract/src/orders/order.ts',
      'packages/contract/src/casework/questions/question.ts',
      'packages/contract/src/conventions/addons/addon.ts',
      'packages/contract/src/conventions/packages/package.ts',
      'packages/contract/src/travel/plan/travel-plan.ts',
    ],
  },
  {
    name: 'form',
    files: [
      'node_modules/react-hook-form/',
      'apps/web/app/ui/form/form-fields.tsx',
      'apps/web/app/ui/form/form-error-summary.tsx',
      'apps/web/app/ui/form/form-id.ts',
      'apps/web/app/ui/form/form.tsx',
      'apps/web/app/ui/form/use-app-form',
      'apps/web/app/ui/form/steps/form-steps-context',
      'apps/web/app/ui/form/field/checkbox-field',
      'apps/web/app/ui/form/field/choice-field',
      'apps/web/app/ui/form/field/date-of-birth-field',
      'apps/web/app/ui/form/field/phone-field',
      'apps/web/app/lib/forms/adopt-typed',
      'apps/web/app/lib/forms/form-draft',
      'apps/web/app/lib/forms/form-errors',
      'apps/web/app/lib/forms/merge-typed',
    ],
  },
  // A group takes along what its files import, so these come after theirs.
  {
    name: 'sign-in',
    files: [
      'apps/web/app/features/accounts/family/account-card',
      'apps/web/app/ui/form/form-password',
      'apps/web/app/ui/form/field/password-field',
    ],
  },
  {
    name: 'password',
    files: [
      'apps/web/app/features/accounts/family/api/inspect-token',
      'apps/web/app/features/accounts/family/passwords/mailed-link-page',
      'apps/web/app/features/accounts/family/passwords/password-hints',
    ],
  },
];

/** Matches the modules of a group, with the separators of every system. */
export function chunkPattern(files: readonly string[]): RegExp {
  const starts = files.map((file) => file.replaceAll('.', String.raw`\.`).replaceAll('/', String.raw`[\\/]`));
  return new RegExp(starts.join('|'), 'u');
}
