import { describe, expect, it } from 'vitest';

import { bodyFault, bodyParts, faultText, subjectFault } from './mail-text.ts';
import {
  blocksOf,
  mailBlocks,
  mailTextKindNames,
  mailTextKindOf,
  placeholdersOf,
} from './mail-text-kinds.ts';

const whole = '<p>{details}</p><p>{next step}</p><p>{button}</p>';

describe('the body of a mail', () => {
  it.each([
    [
      `<p>Hello</p>${whole}<p>Bye</p>`,
      [
        { html: '<p>Hello</p>' },
        { block: 'details' },
        { block: 'next' },
        { block: 'button' },
        { html: '<p>Bye</p>' },
      ],
    ],
    ['<p>&nbsp;{ Next Step } </p>', [{ block: 'next' }]],
    ['<p>a<br>b</p><p>{button}</p>', [{ html: '<p>a<br>b</p>' }, { block: 'button' }]],
    ['<ul><li><p>{button}</p></li></ul>', [{ html: '<ul><li><p>{button}</p></li></ul>' }]],
    ['<p>Press {button}</p>', [{ html: '<p>Press {button}</p>' }]],
    ['', []],
    ['<p>{button}</p><p></p>', [{ block: 'button' }]],
  ])('%s is in parts', (body, parts) => {
    expect(bodyParts(body)).toEqual(parts);
  });

  it.each([
    [whole, undefined],
    [`<p>{first name}, {family name|all}</p>${whole}`, undefined],
    ['<p>{details}</p><p>{next step}</p>', { kind: 'MISSING', block: 'button' }],
    [`${whole}<p>{details}</p>`, { kind: 'TWICE', block: 'details' }],
    [`<p>See {details}</p>${whole}`, { kind: 'NOT_ALONE', block: 'details' }],
    [`<p>{cancellation terms}</p>${whole}`, { kind: 'UNKNOWN', written: '{cancellation terms}' }],
    [`<p>{open amount}</p>${whole}`, { kind: 'UNKNOWN', written: '{open amount}' }],
    [`<p>{shoe size}</p>${whole}`, { kind: 'UNKNOWN', written: '{shoe size}' }],
    [`<p>{family name}</p>${whole}`, { kind: 'EMPTY', placeholder: 'familyName' }],
    [`<p><a href="https://example.org/{number}">x</a></p>${whole}`, { kind: 'IN_LINK' }],
  ])('%s', (body, fault) => {
    expect(bodyFault('order-approved', body)).toEqual(fault);
  });

  it.each([
    ['hotel-number-withdrawn', '<p>{button}</p>', 'happened'],
    ['payment-reversed', '<p>{details}</p><p>{next step}</p><p>{button}</p>', 'happened'],
    ['travel-seats-cancelled', '<p>{next step}</p><p>{button}</p>', 'happened'],
    ['refund-sent', '<p>{amount}</p><p>{next step}</p><p>{button}</p>', 'details'],
  ] as const)('of %s cannot leave out what it is about', (kind, body, block) => {
    expect(bodyFault(kind, body)).toEqual({ kind: 'MISSING', block });
  });

  it('has the blocks of its own kind', () => {
    for (const kind of mailTextKindNames) {
      const body = blocksOf(kind)
        .map((block) => `<p>{${mailBlocks[block].written}}</p>`)
        .join('');
      expect(bodyFault(kind, body)).toBeUndefined();
      expect(placeholdersOf(kind)).toContain('firstName');
    }
  });
});

describe('a subject', () => {
  it.each([
    ['{open amount} is open', undefined],
    ['{package}', { kind: 'UNKNOWN', written: '{package}' }],
    ['{button}', { kind: 'UNKNOWN', written: '{button}' }],
  ])('%s', (subject, fault) => {
    expect(subjectFault('payment-reminder', subject)).toEqual(fault);
  });
});

it('a fault is said with the braces that people wrote', () => {
  expect(faultText({ kind: 'MISSING', block: 'next' })).toBe(
    '{next step} is missing. This mail must have it',
  );
  expect(faultText({ kind: 'EMPTY', placeholder: 'familyName' })).toBe(
    '{family name} may be empty. Say what to write then: {family name|other words}',
  );
});

it('a mail of the outbox is found by its name', () => {
  expect(mailTextKindOf('order.approval-taken-back')).toBe('order-approval-taken-back');
  expect(mailTextKindOf('wait-list.offered')).toBe('wait-list-offered');
  expect(mailTextKindOf('account.reset-password')).toBeUndefined();
});
