import type { CataloguePackage } from '@sangamam/contract/conventions/packages/package';

/** How the home page shows the catalogue. */
export interface ShownPackages {
  /** The first three that cost something and are to be had: the order of the catalogue is that of preference. */
  first: readonly CataloguePackage[];
  others: readonly CataloguePackage[];
  /** What all of the first have in common, said once. */
  shared: readonly string[];
}

const atFirst = 3;

/** Free packages are for guests whom the officers confirm one by one, so the home page does not advertise them. */
export function choosePackages(packages: readonly CataloguePackage[]): ShownPackages {
  const offered = packages.filter(({ price }) => price > 0);
  const available = offered.filter(({ placesLeft }) => placesLeft === null || placesLeft > 0);
  const first = available.slice(0, atFirst);
  const [one, ...rest] = first;
  const shared =
    rest.length === 0
      ? []
      : (one?.benefits ?? []).filter((benefit) => rest.every(({ benefits }) => benefits.includes(benefit)));
  return { first, others: offered.filter((each) => !first.includes(each)), shared };
}
