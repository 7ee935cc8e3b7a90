// Setup and teardown of every browser test.
// First, before React looks at the console.
import './without-traces.ts';

import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import {
  endPresence,
  listPresence,
  reportPresence,
} from '@sangamam/contract/casework/presence/presence-endpoints';

import { markSignedIn } from '#web/lib/session/session.ts';
import { clearToasts } from '#web/ui/feedback/toast/toast.ts';

import { beginToAnswer, endAnswering, mockEndpoint } from './mock-endpoint.ts';

let complaints: string[] = [];
const { error: realError } = console;

// All test files share one page, and its pointer: it is left where nothing is shown.
beforeAll(async () => {
  await page.viewport(414, 896);
  await userEvent.hover(document.documentElement, { position: { x: 0, y: 0 } });
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // The document's own marks of whoever was signed in before, on which style rules depend.
  markSignedIn();
  beginToAnswer();
  // Every record of the admin area reports that it is open. Nobody else has it, unless a test says so.
  mockEndpoint(reportPresence, () => ({ others: [] }));
  mockEndpoint(endPresence, () => ({ ended: true as const }));
  mockEndpoint(listPresence, () => []);
  complaints = [];
  console.error = (...words: unknown[]) => complaints.push(words.map(String).join(' '));
});

afterEach(async () => {
  await cleanup();
  clearToasts();
  console.error = realError;
  const { unplanned, faults } = endAnswering();
  expect(unplanned, 'requests that the test did not plan').toEqual([]);
  expect(faults, 'calls, answers and refusals that the contract does not know').toEqual([]);
  expect(complaints, 'errors on the console').toEqual([]);
});
