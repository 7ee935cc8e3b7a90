import { login } from '@sangamam/contract/accounts/account-endpoints';
import { uploadMedia } from '@sangamam/contract/content/media/media-admin-endpoints';
import { getPaymentSummary, getTreasurer } from '@sangamam/contract/collection/reporting/payment-endpoints';
import { describe, expect, it } from 'vitest';

import { faultsOfCall, faultsOfRefusal, readAnswer } from './check-exchange.ts';

const orderId = '01970000-0000-7000-8000-000000000003';
const nothing = { params: {}, query: {}, body: undefined };

describe('a call', () => {
  it('a call that fits the contract has no faults', () => {
    const body = { username: 'anna@example.org', password: 'Sangamam-2026!' };
    expect(faultsOfCall(login, { ...nothing, body })).toEqual([]);
    expect(faultsOfCall(getTreasurer, { ...nothing, params: { orderId } })).toEqual([]);
  });

  it('the faults of a call name each part and field that the contract refuses', () => {
    expect(faultsOfCall(getTreasurer, { ...nothing, params: { orderId: 'open' } })).toEqual([
      'GET /v1/order/{orderId}/treasurer was sent params orderId: Invalid UUID',
    ]);
    expect(faultsOfCall(login, { ...nothing, body: { username: 'anna' } })).toEqual([
      expect.stringMatching(/^POST \/v1\/user\/login was sent body password: /u),
    ]);
  });

  it('the faults of a call name parts and files that the endpoint does not take', () => {
    const call = { params: { orderId }, query: { page: '2' }, body: { file: new File(['x'], 'x.pdf') } };
    expect(faultsOfCall(getTreasurer, call)).toEqual([
      'GET /v1/order/{orderId}/treasurer was sent query that it does not take: {"page":"2"}',
      'GET /v1/order/{orderId}/treasurer was sent files that it does not take',
    ]);
  });

  it('the files of a call are checked for the number and size that the endpoint takes', () => {
    const pageErrorsOf = (body: object) =>
      faultsOfCall(uploadMedia, { ...nothing, body }).filter((fault) => fault.includes('file'));
    const { maxBytes } = uploadMedia.upload ?? { maxBytes: 0 };
    expect(pageErrorsOf({})).toEqual([expect.stringContaining('0 files of 1 to')]);
    expect(pageErrorsOf({ file: new File(['x'], 'x.png') })).toEqual([]);
    expect(pageErrorsOf({ file: new File([new Uint8Array(maxBytes + 1)], 'x.png') })).toEqual([
      expect.stringContaining(`a file of more than ${maxBytes} bytes`),
    ]);
  });
});

describe('an answer', () => {
  it('an answer is trimmed to what the endpoint answers', () => {
    const treasurer = {
      fullName: 'Stephen Mukalel',
      payableTo: 'Sangamam Convention',
      email: 'treasurer@example.org',
      mobile: { countryCode: '+1', phoneNumber: '4075550142' },
      treasurerAddress: { line1: 'a', line2: 'b', line3: 'c' },
    };
    expect(readAnswer(getTreasurer, { ...treasurer, note: 'private' })).toEqual({
      data: treasurer,
      faults: [],
    });
  });

  it('the faults of an answer name what the endpoint cannot answer', () => {
    expect(readAnswer(getTreasurer, { fullName: 'Stephen' }).faults).toContain(
      'GET /v1/order/{orderId}/treasurer cannot answer email: Invalid input: expected string, received undefined',
    );
  });
});

it('a refusal that the endpoint never gives is a fault', () => {
  expect(faultsOfRefusal(getPaymentSummary, 'ORDER_NOT_FOUND')).toEqual([]);
  expect(faultsOfRefusal(getPaymentSummary, 'UNAUTHORIZED')).toEqual([]);
  expect(faultsOfRefusal(getPaymentSummary, 'SOLD_OUT')).toEqual([
    'GET /v1/order/{orderId}/payment never refuses with SOLD_OUT',
  ]);
});
