import type { CataloguePackage } from '@sangamam/contract/conventions/packages/package';
import { describe, expect, it } from 'vitest';

import { choosePackages } from './chosen-packages.ts';

const offered = (name: string, changes: Partial<CataloguePackage> = {}): CataloguePackage => ({
  _id: name,
  conventionId: 'c',
  name,
  price: 100,
  cadPrice: 130,
  shortDescription: '',
  benefits: ['Room', 'Meals', name],
  offers: [],
  logoType: 'GOLD',
  placesLeft: null,
  eligibility: { minPeople: null, maxPeople: null, minAge: null, maxAge: null },
  clearedOnParticipantChange: false,
  ...changes,
});
const names = (packages: readonly CataloguePackage[]) => packages.map(({ name }) => name);

describe('packages of the home page', () => {
  it('shows the first three that can be had; the others follow, free ones are left out', () => {
    const { first, others } = choosePackages([
      offered('GOLD'),
      offered('DIAMOND', { placesLeft: 0 }),
      offered('CLERGY', { price: 0 }),
      offered('SILVER', { placesLeft: 1 }),
      offered('COUPLE'),
      offered('SINGLE'),
    ]);
    expect(names(first)).toEqual(['GOLD', 'SILVER', 'COUPLE']);
    expect(names(others)).toEqual(['DIAMOND', 'SINGLE']);
  });

  it('says what all of them have in common once', () => {
    const three = ['A', 'B', 'C'].map((name) => offered(name));
    expect(choosePackages(three).shared).toEqual(['Room', 'Meals']);
    expect(choosePackages([offered('A'), offered('B', { benefits: ['Meals'] })]).shared).toEqual(['Meals']);
  });

  it.each([[[]], [[offered('A')]]])('has nothing in common with fewer than two: %#', (packages) => {
    expect(choosePackages(packages).shared).toEqual([]);
  });
});
