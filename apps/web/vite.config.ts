import { reactRouter } from '@react-router/dev/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { retryImports } from './retry-imports.ts';
import { malayalamPhrases, siteLanguage } from './site-language.ts';

export default defineConfig(({ command }) => ({
  // A separate cache: several Vite apps in one repository would invalidate each other's dependencies.
  cacheDir: '.vite',
  // React Router's plugin cannot load single components in a test.
  plugins: [
    siteLanguage === 'ml' && malayalamPhrases(),
    process.env['VITEST'] ? react() : reactRouter(),
    retryImports(),
  ],
  build: {
    target: 'es2022',
    // Ornaments are separate, cached files; inlined they would add to the size of every page.
    assetsInlineLimit: 0,
    // Phrases without values are inlined as text where they are used, so the catalogue adds nothing to a page.
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all' } },
      output: { codeSplitting: { groups: vendorGroups } },
    },
  },
  optimizeDeps: {
    entries: ['app/**/*.{ts,tsx}'],
    // Loaded only after a click. Discovered late, they would bundle a second copy of React.
    include: ['@tiptap/react', '@tiptap/starter-kit', 'react-easy-crop'],
  },
  ssr: { noExternal: command === 'build' ? [/^@mantine\//u] : [] },
}));

/** Few files for a first visit: one for React and the router, one for the code that every page shares. */
const vendorGroups = [
  {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|cookie|set-cookie-parser)[\\/]/u,
  },
  {
    name: 'shell',
    test: /apps[\\/]web[\\/]app[\\/](?:config|shell|nonce|domain[\\/]site-settings[\\/](?:site-facts|page-head)|lib[\\/](?:class-names|modules[\\/](?:import-with-retry|missing-module)|document-address|use-hydrated|session[\\/](?:session|return-path)|api[\\/](?:navigate|api-error|lazy-call-endpoint)|text[\\/]page-title)|ui[\\/](?:layout[\\/](?:page|breadcrumbs)[\\/]|primitives[\\/](?:brand|button|icon|kasavu|ornament[\\/]ornament|spinner)|form[\\/]leaving[\\/](?:leave-guard|unsaved-forms)|feedback[\\/](?:status-page|toast[\\/]toast\.ts)))/u,
  },
  {
    name: 'residence',
    test: /apps[\\/]web[\\/]app[\\/]domain[\\/]reference-data[\\/](?:residence-choices|packed-places|parish-option)|apps[\\/]web[\\/]app[\\/]domain[\\/]person-form[\\/]person-options|packages[\\/]contract[\\/]src[\\/](?:reference-data[\\/](?:residence|local-unit-ids)|fields[\\/](?:person-enumerations|places[\\/](?:country-codes|dial-codes))|accounts[\\/]registrant-age)/u,
  },
  // Used without a form, too: on their own, so that a page with a select alone does not load the form library.
  {
    name: 'field',
    test: /apps[\\/]web[\\/]app[\\/](?:ui[\\/]form[\\/]field[\\/](?:field-frame|select-field|text-field)|phrases[\\/](?:en|ml)[\\/]ui-(?:fields|steps))/u,
  },
  // What login and sign-up share: one small file compresses better than five.
  {
    name: 'account',
    test: /apps[\\/]web[\\/]app[\\/](?:features[\\/]accounts[\\/](?:terms-sentence|use-leave-when-known|api[\\/]account-endpoints)|lib[\\/]language[\\/]chosen-language)|packages[\\/]contract[\\/]src[\\/]phrases[\\/]language/u,
  },
  // Months are written on public pages, too: without a file of their own they would bring the form library along.
  {
    name: 'dates',
    test: /packages[\\/]contract[\\/]src[\\/]fields[\\/]dates[\\/](?:date-of-birth|date-words|format-date)|apps[\\/]web[\\/]app[\\/](?:lib[\\/]text[\\/]date-text|phrases[\\/](?:en|ml)[\\/]dates)/u,
  },
  // Used on public pages, too: without files of their own, they would bring along what they are used with.
  { name: 'states', test: /apps[\\/]web[\\/]app[\\/]ui[\\/]feedback[\\/](?:empty|error)-state/u },
  { name: 'password-messages', test: /packages[\\/]contract[\\/]src[\\/]accounts[\\/]password-messages/u },
  {
    name: 'card',
    test: /apps[\\/]web[\\/]app[\\/]ui[\\/](?:feedback[\\/]callout|primitives[\\/]card|layout[\\/]card)[\\/]/u,
  },
  {
    name: 'call',
    test: /apps[\\/]web[\\/]app[\\/]lib[\\/]api[\\/]call-endpoint|packages[\\/]contract[\\/]src[\\/](?:accounts[\\/]link-addresses|http[\\/](?:envelope|possible-refusals))\.ts/u,
  },
  // What every page behind the login loads, and none before it: many small files compress worse than one.
  {
    name: 'portal',
    test: /node_modules[\\/]@tanstack[\\/]|apps[\\/]web[\\/]app[\\/](?:lib[\\/](?:query|session[\\/]require-session)|ui[\\/]feedback[\\/]loaded)/u,
  },
  {
    name: 'schemas',
    test: /node_modules[\\/]zod[\\/]|packages[\\/]contract[\\/]src[\\/](?:fields[\\/](?:entity-id|text|revision|dates[\\/]calendar-date)|http[\\/](?:endpoint|query-fields)|people[\\/]wire-person|orders[\\/](?:order-status|participants[\\/]participant))\.ts/u,
  },
  {
    name: 'order',
    test: /packages[\\/]contract[\\/]src[\\/](?:orders[\\/](?:order|questions[\\/]question)|addons[\\/]addon|packages[\\/]package|travel[\\/]travel-plan)\.ts/u,
  },
  {
    name: 'form',
    test: /node_modules[\\/]react-hook-form[\\/]|apps[\\/]web[\\/]app[\\/](?:ui[\\/]form[\\/](?:form(?:-fields|-error-summary|-id)?\.tsx?|use-app-form|steps[\\/]form-steps-context|field[\\/](?:checkbox|choice|date-of-birth|phone)-field)|lib[\\/]forms[\\/](?:adopt-typed|form-draft|form-errors|merge-typed))/u,
  },
  // A group takes along what its files import, so these come after theirs.
  {
    name: 'sign-in',
    test: /apps[\\/]web[\\/]app[\\/](?:features[\\/]accounts[\\/]account-card|ui[\\/]form[\\/](?:form-password|field[\\/]password-field))/u,
  },
  {
    name: 'password',
    test: /apps[\\/]web[\\/]app[\\/]features[\\/]accounts[\\/](?:api[\\/]inspect-token|password-form[\\/](?:mailed-link-page|password-hints))/u,
  },
];
