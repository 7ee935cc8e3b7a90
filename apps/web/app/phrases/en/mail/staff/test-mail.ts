import type { Values } from '@sangamam/contract/phrases/values';

export const testEmail = 'Test email';
export const intro =
  'Send one email to your own address, before all others, and see what the mail server answers.';
export const noServerHint = 'No mail server is set (SMTP_URL), so no email leaves.';
export const sendATestEmail = 'Send a test email';
export const outcomes = {
  waiting: 'Waiting for the mail server',
  accepted: 'The mail server accepted your test email',
  refused: 'The mail server refused your test email',
  'no-connection': "Your test email wasn't sent: no connection to the mail server",
  'no-answer': "Your test email wasn't sent: the mail server didn't answer in time",
  failed: "Your test email wasn't sent",
};
export const queued = ({ to, at }: Values<'to' | 'at'>) =>
  `Written ${at} to ${to}. An answer can take half a minute.`;
export const acceptedAt = ({ to, at }: Values<'to' | 'at'>) =>
  `Sent ${at} to ${to}. If it doesn't arrive, look in the spam folder and in the log of the mail server.`;
export const lastAccepted = ({ at }: Values<'at'>) => `The mail server accepted the last one ${at}.`;
export const triedAt = ({ to, at }: Values<'to' | 'at'>) =>
  `Tried ${at} to ${to}, with the settings SMTP_URL and MAIL_FROM. What came back:`;
