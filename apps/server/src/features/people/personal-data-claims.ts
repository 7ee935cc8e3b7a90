import type { downloadMyData } from '@sangamam/contract/people/own-data/own-data-endpoints';
import type { EndpointResult } from '@sangamam/contract/http/endpoint';

/** A section of the copy that people take away. */
type Section = Exclude<keyof EndpointResult<typeof downloadMyData>, 'exportedAt'>;

/** What becomes of rows that point at a person or an account. */
interface Claim {
  /** The section that has them; `null` for what staff did in their office, which is not data about that person. */
  exportedAs: Section | null;
  /** `deleted`: the rows go. `emptied`: they stay without what they say of people. `kept`: they say nothing of them. */
  onErasure: 'deleted' | 'emptied' | 'kept';
}

const kept: Claim = { exportedAs: null, onErasure: 'kept' };

/**
 * The registry of personal data: every column that points at `people` or `users`, as `table.column`. A test demands that
 * none is missing, that each section exists, and that an erasure deletes what is to be deleted.
 */
export const personalDataClaims: Readonly<Record<string, Claim>> = {
  'users.person_id': { exportedAs: 'account', onErasure: 'emptied' },
  'sessions.user_id': { exportedAs: 'sessions', onErasure: 'deleted' },
  // Secrets: they would open the account to whoever has the copy.
  'account_tokens.user_id': { exportedAs: null, onErasure: 'deleted' },
  'second_factors.user_id': { exportedAs: null, onErasure: 'deleted' },
  'recovery_codes.user_id': { exportedAs: null, onErasure: 'deleted' },
  'orders.user_id': { exportedAs: 'orders', onErasure: 'emptied' },
  'order_participants.person_id': { exportedAs: 'participants', onErasure: 'emptied' },
  'files.owner_id': { exportedAs: 'files', onErasure: 'deleted' },
  'outbox_mails.user_id': { exportedAs: 'mails', onErasure: 'emptied' },
  // What members of staff did.
  'audit_log.actor_id': kept,
  'payment_entries.actor_id': kept,
  'contact_messages.assigned_to': kept,
  'contact_answers.author_id': kept,
  'media.created_by': kept,
  'page_versions.created_by': kept,
  'page_versions.updated_by': kept,
  'staff_roles.user_id': kept,
  'staff_roles.granted_by': kept,
};
