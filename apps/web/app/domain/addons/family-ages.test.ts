import { expect, test } from 'vitest';

import { samplePerson, sampleWholeOrder } from '../../../test/sample-orders.ts';
import { familyAges } from './family-ages.ts';

test('adults are counted, and minors have the age of the first day, the oldest first', () => {
  const order = sampleWholeOrder();
  const born = (age: number, day: string) =>
    `${Number(order.conventionData.startDate.slice(0, 4)) - age}-${day}`;
  const participants = [
    samplePerson('Anna'),
    samplePerson('Riya', 'DAUGHTER', born(5, '01-01')),
    samplePerson('Jose', 'SON', born(12, '12-31')),
    { ...samplePerson('Leelamma', 'MOTHER'), isParticipated: false },
  ];
  expect(familyAges({ ...order, participants })).toEqual({ adults: 1, minors: [11, 5] });
});
