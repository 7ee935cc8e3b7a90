import { expect, it } from 'vitest';

import { auditActions, auditCatalogue, auditedAction } from './audit-catalogue.ts';

it('knows each action by its name, and no other', () => {
  expect(auditedAction('order.approved')).toBe(auditCatalogue['order.approved']);
  expect(auditedAction('order.of-a-newer-version')).toBeUndefined();
  expect(auditedAction('constructor')).toBeUndefined();
});

it('tells the family of decisions and questions, and shares the reasons of those that it reads', () => {
  expect(auditActions(({ timeline }) => timeline !== undefined)).toEqual([
    'order.approved',
    'order.approval-taken-back',
    'order.rejected',
    'order.reopened',
    'order.cancelled',
    'order.cancel-asked',
    'order.cancel-request-taken-back',
    'order.cancel-declined',
    'order.reinstated',
    'order.asked',
    'order.answered',
    'order.change-asked',
    'order.change-requested',
    'order.change-withdrawn',
    'order.change-declined',
    'order.amended',
    'order.adjusted',
    'order.adjustment-removed',
  ]);
  expect(auditActions(({ entity, reason }) => entity === 'order' && reason === 'shared')).not.toContain(
    'order.noted',
  );
});
