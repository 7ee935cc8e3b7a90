import type { ErrorCode } from '@sangamam/contract/http/error-catalogue';

/** The refusal for each violated constraint. An unlisted violation is a bug of ours and answers 500. */
const refusalByConstraint: Record<string, { code: ErrorCode; field?: string }> = {
  people_email_unique: { code: 'USER_EXIST', field: 'email' },
  people_local_unit_id_fkey: { code: 'RQST_PARAMS_INVALID', field: 'organization' },
  order_participants_relationship_once: { code: 'RELATIONSHIP_TAKEN', field: 'relationShip' },
  orders_one_living_per_convention: { code: 'ANOTHER_REGISTRATION' },
  packages_seats_within_capacity: { code: 'SOLD_OUT' },
  addon_options_taken_within_capacity: { code: 'SOLD_OUT' },
  page_version_media_media_id_fkey: { code: 'MEDIA_IN_USE' },
  media_poster_id_fkey: { code: 'MEDIA_IN_USE' },
  organizations_name_unique: { code: 'ALREADY_THERE', field: 'name' },
  labels_name_unique: { code: 'LABEL_NAME_TAKEN', field: 'name' },
  saved_views_own_name_unique: { code: 'VIEW_NAME_TAKEN', field: 'name' },
  saved_views_shared_name_unique: { code: 'VIEW_NAME_TAKEN', field: 'name' },
  saved_replies_name_unique: { code: 'REPLY_NAME_TAKEN', field: 'name' },
  discount_codes_folded_code_unique: { code: 'ALREADY_THERE', field: 'code' },
  discount_codes_used_within_limits: { code: 'DISCOUNT_CODE_USED_UP' },
  deposit_slip_checks_on_one_slip: { code: 'CHECK_NOT_DEPOSITABLE' },
  // Two concurrent inserts compute the same code.
  organizations_pkey: { code: 'CONFLICT' },
  airports_pkey: { code: 'ALREADY_THERE', field: 'code' },
  // Somebody deleted the airport while a family chose it.
  travel_legs_airport_code_fkey: { code: 'CONFLICT' },
  passkeys_credential_id_unique: { code: 'PASSKEY_TAKEN' },
  // The session ended while it began to add a passkey.
  passkey_challenges_session_id_fkey: { code: 'UNAUTHORIZED' },
  // The session ended while a tab reported what it shows.
  presence_session_id_fkey: { code: 'UNAUTHORIZED' },
  staff_roles_unit_id_fkey: { code: 'RQST_PARAMS_INVALID', field: 'roles' },
  staff_roles_convention_id_fkey: { code: 'RQST_PARAMS_INVALID', field: 'roles' },
  kick_off_evenings_local_unit_id_fkey: { code: 'RQST_PARAMS_INVALID', field: 'localUnitId' },
  cancel_requests_one_open: { code: 'CONFLICT' },
  orders_package_id_fkey: { code: 'PACKAGE_NOT_AVAILABLE' },
};

/** The name of the constraint that `error` violated, found behind whatever wraps the driver's error. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint;
  }
  return undefined;
}

/** Translates a violated constraint into its refusal, or answers nothing when `error` is something else. */
export function constraintRefusal(error: unknown): { code: ErrorCode; field?: string } | undefined {
  const constraint = violatedConstraint(error);
  return constraint === undefined ? undefined : refusalByConstraint[constraint];
}
