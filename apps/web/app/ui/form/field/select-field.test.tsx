import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { SelectField } from './select-field.tsx';

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `v${index}`, label: `Entry ${index}` }));
const field = (count: number, value: string) => (
  <SelectField
    label="Entry"
    placeholder="Select"
    options={entries(count)}
    value={value}
    onChange={() => undefined}
  />
);
const box = document.createElement('div');
const labels = () => [...box.querySelectorAll('option')].map(({ label }) => label);

afterEach(() => box.remove());

describe('what a select arrives with from the server', () => {
  test.for([
    { count: 20, value: '', arrives: 21 },
    { count: 21, value: '', arrives: 1 },
    { count: 21, value: 'v7', arrives: 2 },
  ])('$count entries with $value chosen: $arrives options', ({ count, value, arrives }) => {
    box.innerHTML = renderToString(field(count, value));
    expect(labels()).toHaveLength(arrives);
  });

  test('the other entries are there once the page is taken over, the chosen one stays', async () => {
    box.innerHTML = renderToString(field(200, 'v7'));
    document.body.append(box);
    expect(labels()).toEqual(['Select', 'Entry 7']);
    const root = hydrateRoot(box, field(200, 'v7'));
    await expect.poll(labels).toHaveLength(201);
    await expect.element(page.getByLabelText('Entry')).toHaveValue('v7');
    root.unmount();
  });
});
