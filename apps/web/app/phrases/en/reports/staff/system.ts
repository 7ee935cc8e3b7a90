import type { FindingLevel } from '@sangamam/contract/reports/system/system-endpoints';
import type { Values } from '@sangamam/contract/phrases/values';

export const systemStatus = 'System status';
export const intro =
  'How the installation is doing, looked at again every ten seconds. The same report, with mail server and backups, comes from: npm run site -- doctor';
export const asOf = 'As of';
export const versions = 'Versions';
export const site = 'Sangamam';
export const node = 'Node';
export const postgresql = 'PostgreSQL';
export const processes = 'Processes at work';
export const mailsWaiting = 'Emails waiting';
export const mailsGivenUp = 'Emails given up';
export const openTheOutbox = 'Send again or discard in the outbox';
export const checks = 'Checks';
export const check = 'Check';
export const state = 'State';
export const finding = 'What was found';
export const levels: Readonly<Record<FindingLevel, string>> = {
  ok: 'OK',
  warning: 'Look at it',
  error: 'Broken',
};
export const queue = 'Jobs by kind';
export const kind = 'Kind';
export const waiting = 'Waiting';
export const failed = 'Failed';
export const oldest = 'Oldest due since';
export const noJobs = 'No jobs are waiting';
export const noJobsText = 'Everything that was queued is done.';
export const failedJobs = 'Failed jobs';
export const job = 'Job';
export const lastTried = 'Last tried';
export const attempts = 'Attempts';
export const whatWentWrong = 'What went wrong';
export const actions = 'Actions';
export const retry = 'Try again';
export const retryJob = ({ name }: Values<'name'>) => `Try again: ${name}`;
export const discard = 'Discard';
export const discardJob = ({ name }: Values<'name'>) => `Discard ${name}`;
export const discardQuestion = ({ name }: Values<'name'>) => `Discard ${name}?`;
export const discardText = 'What it should have done stays undone.';
export const noFailedJobs = 'No failed jobs';
export const noFailedJobsText = 'Jobs that fail every time are listed here.';
export const nightly = 'Nightly runs';
export const run = 'Run';
export const lastRun = 'Last queued';
export const never = 'Not yet';
