import { defineEndpoint } from '@sangamam/contract/http/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';

import { mockEndpoint } from '../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../test/render-app.tsx';
import { createMutationHook, createQueryHook } from './endpoint-hooks.ts';

const listBoats = defineEndpoint({
  method: 'GET',
  path: '/v1/test/boats',
  summary: 'Boats',
  tag: 'Test',
  access: 'signed-in',
  query: z.object({ pageSize: z.string() }),
  data: z.object({ total: z.number(), names: z.array(z.string()) }),
});

const renameBoats = defineEndpoint({
  method: 'PUT',
  path: '/v1/test/boats',
  summary: 'Rename boats',
  tag: 'Test',
  access: 'signed-in',
  body: z.object({ name: z.string() }),
  data: z.object({ total: z.number(), names: z.array(z.string()) }),
});

const useBoats = createQueryHook(listBoats, (pageSize: string | undefined) =>
  pageSize === undefined ? undefined : { query: { pageSize } },
);
const useBoatCount = createQueryHook(listBoats, (pageSize: string) => ({ query: { pageSize } }), {
  select: ({ total }) => total,
});
const useRenameBoats = createMutationHook(renameBoats, () => (name: string) => ({ body: { name } }), {
  answers: () => useBoats.options('1'),
});

test('two hooks with the same input share one call and select their own data', async () => {
  const calls = mockEndpoint(listBoats, () => ({ total: 7, names: ['Snake boat'] }));
  function Harbour() {
    const { data: count } = useBoatCount('1');
    const { data: boats } = useBoats('1');
    return (
      <p>
        {count} boats, {boats?.names.join()}
      </p>
    );
  }
  await renderPiece(<Harbour />);
  await expect.element(page.getByText('7 boats, Snake boat')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a query without input makes no call', async () => {
  const calls = mockEndpoint(listBoats, () => ({ total: 0, names: [] }));
  function Harbour() {
    return <p>{useBoats(undefined).fetchStatus}</p>;
  }
  await renderPiece(<Harbour />);
  await expect.element(page.getByText('idle')).toBeVisible();
  expect(calls).toHaveLength(0);
});

test('the response of a mutation becomes the data of the query it names', async () => {
  const calls = mockEndpoint(listBoats, () => ({ total: 1, names: ['Snake boat'] }));
  mockEndpoint(renameBoats, ({ body }) => ({ total: 1, names: [body.name] }));
  function Harbour() {
    const { data } = useBoats('1');
    const rename = useRenameBoats();
    return (
      <button type="button" onClick={() => rename.mutate('Canoe')}>
        {data?.names.join()}
      </button>
    );
  }
  await renderPiece(<Harbour />);
  await page.getByRole('button', { name: 'Snake boat' }).click();
  await expect.element(page.getByRole('button', { name: 'Canoe' })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a mutation that refreshes everything does not refetch steady queries', async () => {
  const calls = mockEndpoint(listBoats, () => ({ total: 1, names: [] }));
  mockEndpoint(renameBoats, () => ({ total: 1, names: [] }));
  const useSteadyBoats = createQueryHook(listBoats, () => ({ query: { pageSize: '9' } }), {
    ignoresMutations: true,
  });
  const useRefreshingRename = createMutationHook(renameBoats, () => (name: string) => ({ body: { name } }), {
    refreshes: 'everything',
  });
  function Harbour() {
    const { data: boats } = useBoats('1');
    const { data: steady } = useSteadyBoats();
    const rename = useRefreshingRename();
    const client = useQueryClient();
    const rounds = client.getQueryState(useBoats.options('1').queryKey)?.dataUpdateCount;
    return (
      <button type="button" disabled={!boats || !steady} onClick={() => void rename.mutateAsync('Canoe')}>
        {rename.isSuccess ? `asked ${rounds ?? 0} times` : 'Rename'}
      </button>
    );
  }
  await renderPiece(<Harbour />);
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect.element(page.getByRole('button', { name: 'asked 2 times' })).toBeVisible();
  expect(calls.map((call) => call.query.pageSize)).toEqual(['1', '9', '1']);
});
