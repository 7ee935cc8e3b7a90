import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { fromRevision, revision } from '../../fields/revision.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { listPage, pageQuery, searchText } from '../../http/list-page.ts';
import { decisionReason } from '../../orders/registrations/registration-admin-endpoints.ts';
import { orderStatuses } from '../../orders/order-status.ts';
import { consentActions, consentStates } from './consent-decisions.ts';
import { resource } from '../../http/resource.ts';

const tag = 'Admin: documents';
const access = { ability: 'review-consents' } as const;
const params = z.object({ consentId: entityId });

const ofRegistration = {
  orderId: z.string(),
  /** The permanent number, or the temporary one before. */
  number: z.string(),
  registrantName: z.string(),
  familyName: z.string().nullable(),
  conventionName: z.string(),
};

const row = {
  _id: z.string(),
  ...ofRegistration,
  /** `null` while nobody has said whom the form is for. */
  minorName: z.string().nullable(),
  /** In whole years on the first day of the convention; `null` without a name, and once the date of birth was erased. */
  minorAge: z.int().nullable(),
  responsibleName: z.string(),
  state: z.enum(consentStates),
  reason: z.string().nullable(),
  sentAt: z.string(),
  decidedAt: z.string().nullable(),
  decidedByName: z.string().nullable(),
  revision,
  /** What can be done now; `delete` is the family's and never listed. */
  actions: z.array(z.enum(consentActions)),
};

/** A consent form in the list of staff. */
export const consentRow = z.object(row);
export type ConsentRow = z.output<typeof consentRow>;

/** A consent form with its file. */
export const consentDetail = z.object({
  ...row,
  fileName: z.string(),
  contentType: z.string(),
  byteSize: z.int(),
  /** Opens the form for anyone for five minutes. */
  url: z.string(),
  /** The form that waits longest besides this one. */
  nextId: z.string().nullable(),
  /** Whom a form that names nobody can be for, where that is not clear; empty for every other form. */
  possibleMinors: z.array(z.object({ _id: z.string(), name: z.string() })),
});
export type ConsentDetail = z.output<typeof consentDetail>;

const listQuery = {
  conventionId: entityId.optional(),
  /** Part of a name or registration number. */
  search: searchText,
  ...pageQuery(),
};

const consents = resource({
  path: '/v1/admin/consents',
  tag: 'Admin: documents',
  access: { ability: 'review-consents' },
});

export const listConsents = consents.get('', {
  summary: 'Consent forms, the oldest first',
  query: z.object({ state: z.enum(consentStates).optional(), ...listQuery }),
  data: listPage(consentRow),
});

/** Minors of submitted registrations that are neither cancelled nor rejected, of conventions that are not over. */
export const listMissingConsents = consents.get('/missing', {
  summary: 'Minors whose consent form is missing, by convention and name',
  query: z.object(listQuery),
  data: listPage(
    z.object({
      ...ofRegistration,
      email: z.string().nullable(),
      status: z.enum(orderStatuses),
      minorId: z.string(),
      minorName: z.string(),
      why: z.enum(['NOT_SENT', 'RETURNED']),
    }),
  ),
});
export type MissingConsentRow = z.output<typeof listMissingConsents.data>['docs'][number];

/** The audit log records that the actor read it. */
export const getConsent = consents.get('/{consentId}', {
  summary: 'A consent form',
  params,
  data: consentDetail,
  errors: ['NOT_FOUND'],
});

const decision = {
  method: 'POST',
  tag,
  access,
  params,
  data: consentRow,
  errors: ['NOT_FOUND', 'CONFLICT', 'TRANSITION_NOT_POSSIBLE'],
} as const;

/**
 * Mails the family once the forms of all its minors are accepted. A form that names nobody, where several minors could be
 * meant, is CONSENT_NAMES_NOBODY.
 */
export const acceptConsent = defineEndpoint({
  ...decision,
  errors: [...decision.errors, 'CONSENT_NAMES_NOBODY'],
  path: '/v1/admin/consents/{consentId}/accept',
  summary: 'Accept a consent form',
  body: z.strictObject(fromRevision),
});

/** Mails the family the reason. */
export const returnConsent = defineEndpoint({
  ...decision,
  path: '/v1/admin/consents/{consentId}/return',
  summary: 'Return a consent form to its family',
  body: z.strictObject({ reason: decisionReason, ...fromRevision }),
});

/** Says whom a form is for that names nobody. Repeated it changes nothing; CONFLICT when it names another child. */
export const nameConsentChildForStaff = defineEndpoint({
  ...decision,
  path: '/v1/admin/consents/{consentId}/child',
  summary: 'Say whom a consent form is for',
  body: z.strictObject({ minorId: entityId }),
});

export const undoConsent = defineEndpoint({
  ...decision,
  path: '/v1/admin/consents/{consentId}/undo',
  summary: 'Take the acceptance of a consent form back',
  body: z.strictObject(fromRevision),
});
