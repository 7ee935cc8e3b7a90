import type { getTestMail } from '@sangamam/contract/mail/test-mail/test-mail-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';

type TestMail = NonNullable<EndpointData<typeof getTestMail>['mail']>;

/** What became of a test mail. `failed` is what neither the server nor the network said, such as a certificate. */
export type TestMailOutcome = 'waiting' | 'accepted' | 'refused' | 'no-connection' | 'no-answer' | 'failed';

/** True while the mail server has not answered. */
export function isUnanswered(mail: TestMail | null): boolean {
  return mail !== null && outcomeOf(mail) === 'waiting';
}

/** The outcome by the words that are stored with it: those of the mail server, of the network or of the mailer. */
export function outcomeOf({
  sentAt,
  deadAt,
  lastError,
}: Pick<TestMail, 'sentAt' | 'deadAt' | 'lastError'>): TestMailOutcome {
  if (sentAt !== null) return 'accepted';
  if (deadAt === null) return 'waiting';
  const words = lastError ?? '';
  // The code of a reply (RFC 5321), not a part of an address.
  if (/(?<![.:\d])[45]\d\d[ -]/u.test(words)) return 'refused';
  if (/timeout|timed out|ETIMEDOUT|never received/iu.test(words)) return 'no-answer';
  if (/ECONN|ENOTFOUND|EAI_AGAIN|UNREACH|EPIPE|connection closed/iu.test(words)) return 'no-connection';
  return 'failed';
}
