import { pino, type DestinationStream, type Logger } from 'pino';

const secrets = [
  'authorization',
  'cookie',
  'password',
  'currentpassword',
  'passwordHash',
  'token',
  'dob',
  'smtpUrl',
  'bounceMailbox',
];

/**
 * The log: one JSON object per line. Passwords, tokens and birthdays never appear in it: named fields are redacted, and
 * errors are written without the values in a statement or a database message.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    serializers: { err: (error: unknown) => describeError(error) },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    base: null,
  };
  return destination ? pino(options, destination) : pino(options);
}

/** The logged part of an error, including its causes. */
interface LoggedError {
  type: string;
  message: string;
  stack?: string | undefined;
  code?: unknown;
  constraint?: unknown;
  table?: unknown;
  cause?: LoggedError | undefined;
}

/**
 * Describes an error without personal data: the query builder's message ends with the statement's parameters, and
 * PostgreSQL's `detail` quotes the row.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  const { message, stack } = withoutParameters(error);
  const facts = error as { code?: unknown; constraint?: unknown; table?: unknown };
  return {
    type: error.name,
    message,
    stack: depth === 0 ? stack : undefined,
    code: facts.code,
    constraint: facts.constraint,
    table: facts.table,
    cause: error.cause instanceof Error && depth < 5 ? describeError(error.cause, depth + 1) : undefined,
  };
}

function withoutParameters(error: Error): { message: string; stack: string | undefined } {
  const cut = error.message.indexOf('\nparams: ');
  if (cut === -1) return { message: error.message, stack: error.stack };
  const message = error.message.slice(0, cut);
  return { message, stack: error.stack?.replace(error.message, message) };
}
