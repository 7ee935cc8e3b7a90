/**
 * Paths at which a mailed link is checked (SPEC §7). Apart from the endpoints, so that the page which opens a link can
 * ask before it has loaded any rules.
 */
export const linkAddresses = {
  /** A link that sets the first password. */
  set: { method: 'GET', path: '/v1/user/verify-email/{token}' },
  /** A link that sets a new one. */
  reset: { method: 'GET', path: '/v1/user/verify-token/{token}' },
} as const;
