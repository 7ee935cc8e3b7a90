import { Logger } from 'graphile-worker';

/** The logger of the jobs; compatible with pino. */
export interface JobsLog {
  error(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  info(facts: object, message: string): void;
  debug(facts: object, message: string): void;
}

/** Connects the queue to our log. Its routine messages are logged at debug level only. */
export function workerLogger(log: JobsLog): Logger {
  return new Logger((scope) => (level, message) => {
    const facts = { task: scope.taskIdentifier, job: scope.jobId };
    // The message of a failed statement continues with its parameters, which may be personal data.
    const [text = ''] = message.split('\nparams: ', 1);
    if (level === 'error') log.warn(facts, text);
    else if (level === 'warning') log.info(facts, text);
    else log.debug(facts, text);
  });
}
