import { expect, test } from 'vitest';

import { loadParticipantList } from './load-participant-list.ts';

const id = '01970000-0000-7000-8000-000000000001';

test('a page of the participant list has ten people', async () => {
  const asked: string[] = [];
  const answer = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(`${pathname}${search}`);
    const answers: Record<string, unknown> = {
      '/v1/convention/participants/list': { docs: [], totalPages: 4, people: 31, families: 12 },
      '/v1/convention/participants/units': [{ id: 'u1', name: 'Chicago', people: 31 }],
    };
    const data = answers[pathname] ?? [{ id, name: 'Sangamam 2027' }];
    return Promise.resolve(Response.json({ success: true, data }));
  };
  const list = await loadParticipantList(answer, { convention: id, unit: 'u1', search: 'anna', page: 3 });
  expect(list).toMatchObject({ page: 3, totalPages: 4, chosen: { id }, count: { people: 31, families: 12 } });
  expect(asked).toEqual([
    '/v1/convention?active=true&participantDisplay=true',
    `/v1/convention/participants/list?conventionId=${id}&pageSize=10&offset=20&search=anna&unit=u1`,
    `/v1/convention/participants/units?conventionId=${id}`,
  ]);
});
