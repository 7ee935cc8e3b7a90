import { Logger } from 'graphile-worker';

/** What the jobs write to; pino's logger fits. */
export interface JobsLog {
  error(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  info(facts: object, message: string): void;
  debug(facts: object, message: string): void;
}

/** Lets the queue write to our log. Its everyday chatter is for debugging only. */
export function workerLogger(log: JobsLog): Logger {
  return new Logger((scope) => (level, message) => {
    const facts = { task: scope.taskIdentifier, job: scope.jobId };
    // A failed statement's message goes on with its parameters, which are people's.
    const [text = ''] = message.split('\nparams: ', 1);
    if (level === 'error') log.warn(facts, text);
    else if (level === 'warning') log.info(facts, text);
    else log.debug(facts, text);
  });
}
