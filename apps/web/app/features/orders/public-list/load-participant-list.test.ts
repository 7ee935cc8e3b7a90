import { expect, test } from 'vitest';

import { loadParticipantList } from './load-participant-list.ts';

const id = '01970000-0000-7000-8000-000000000001';

test('a page of the participant list has ten people', async () => {
  const asked: string[] = [];
  const answer = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(`${pathname}${search}`);
    const data = pathname.endsWith('/list') ? { docs: [], totalPages: 4 } : [{ id, name: 'Sangamam 2027' }];
    return Promise.resolve(Response.json({ success: true, data }));
  };
  const list = await loadParticipantList(answer, { convention: id, page: 3 });
  expect(list).toMatchObject({ page: 3, totalPages: 4, chosen: { id } });
  expect(asked).toEqual([
    '/v1/convention?active=true&participantDisplay=true',
    `/v1/convention/participants/list?conventionId=${id}&pageSize=10&offset=20`,
  ]);
});
