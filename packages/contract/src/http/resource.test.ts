import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { resource } from './resource.ts';

const ofBoat = z.object({ boatId: z.string() });
const boats = resource({
  path: '/v1/admin/boats/{boatId}',
  tag: 'Boats',
  access: { ability: 'enter-admin' },
  params: ofBoat,
  errors: ['NOT_FOUND'],
});

describe('an endpoint of a resource', () => {
  it('has what its resource says once, and its own refusals besides', () => {
    expect(
      boats.put('/name', { summary: 'Rename a boat', data: z.object({}), errors: ['CONFLICT'] }),
    ).toMatchObject({
      method: 'PUT',
      path: '/v1/admin/boats/{boatId}/name',
      tag: 'Boats',
      access: { ability: 'enter-admin' },
      params: ofBoat,
      errors: ['NOT_FOUND', 'CONFLICT'],
    });
  });

  it('may be for others and take other parameters', () => {
    const params = ofBoat.extend({ day: z.string() });
    const own = boats.get('/days/{day}', {
      summary: 'A day',
      access: 'anonymous',
      params,
      data: z.object({}),
    });
    expect(own).toMatchObject({ access: 'anonymous', params, errors: ['NOT_FOUND'] });
  });

  it('is a download where it answers a file', () => {
    const file = boats.download('/papers', { summary: 'Papers of a boat', caching: 'private' });
    expect(file).toMatchObject({ kind: 'download', method: 'GET', params: ofBoat, errors: ['NOT_FOUND'] });
  });
});
