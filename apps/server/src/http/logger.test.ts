import { describe, expect, it } from 'vitest';

import { createLogger } from './logger.ts';

describe('the log', () => {
  function logged(facts: object): string {
    const lines: string[] = [];
    createLogger('info', { write: (line) => lines.push(line) }).info(facts, 'happened');
    return lines.join('');
  }

  it('hides passwords, tokens and birthdays, also inside', () => {
    const secret = 'do-not-tell';
    const line = logged({
      password: secret,
      body: { currentpassword: secret, token: secret, dob: secret },
      request: { headers: { authorization: secret } },
      city: 'Skokie',
    });
    expect(line).not.toContain(secret);
    expect(line).toContain('Skokie');
  });

  it('keeps what a statement was given out of its error', () => {
    const driver = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      constraint: 'people_email_unique',
      detail: 'Key (email)=(annamma@example.org) already exists.',
    });
    const error = new Error('Failed query: insert into people\nparams: annamma@example.org,1984-03-15', {
      cause: driver,
    });
    const line = logged({ err: error });
    expect(line).not.toContain('annamma@example.org');
    expect(line).not.toContain('1984');
    expect(line).toContain('people_email_unique');
    expect(line).toContain('insert into people');
  });
});
