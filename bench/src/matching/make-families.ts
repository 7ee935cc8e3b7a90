import { formatRegistrationNumber, permanentNumberFor } from '@sangamam/contract/orders/registration-number';
import type { Family, OpenBalance, PersonName } from '@sangamam/server/src/features/bank/matching/family.ts';

import { houses, menNames, womenNames } from './names.ts';
import type { Seeded } from './seeded.ts';

const packages = [450, 650, 850, 950, 1200, 1500, 1850, 2100];

/** Families with open balances: common names, children, told addresses, add-on orders and some in Canadian dollars. */
export function makeFamilies(random: Seeded, count: number): Family[] {
  let serial = random.integer(1_000_000);
  const number = () => formatRegistrationNumber('T', (serial += 1 + random.integer(40)));
  return Array.from({ length: count }, (_, at): Family => {
    const people = makePeople(random);
    const [self] = people;
    const email = `${self?.first ?? ''}.${self?.last ?? ''}${at}@example.org`.toLowerCase();
    const currency = random.chance(0.12) ? 'CAD' : 'USD';
    const order = (net: number, place: number): OpenBalance => {
      const temporary = number();
      const reported = random.chance(0.6);
      return {
        orderId: `order-${at}-${place}`,
        numbers: random.chance(0.2) ? [temporary, permanentNumberFor(temporary)] : [temporary],
        currency,
        balance: net,
        balanceWithoutFee: net,
        submittedOn: day(random.integer(60)),
        reportedOn: reported ? day(60 + random.integer(30)) : null,
        payerEmail: reported && random.chance(0.5) ? email : null,
      };
    };
    const net = random.pick(packages) + 25 * random.integer(12);
    const balances = [order(net, 0)];
    if (random.chance(0.12)) balances.push(order(25 + 25 * random.integer(16), 1));
    return { familyId: `family-${at}`, people, emails: [email], balances };
  });
}

function makePeople(random: Seeded): PersonName[] {
  const house = random.pick(houses);
  const father = random.pick(menNames);
  const last = random.chance(0.5) ? house : random.pick(menNames);
  const one = (first: string, surname: string): PersonName => ({ first, last: surname, nick: null, house });
  const people = [one(random.chance(0.25) ? `${father} ${random.pick(menNames)}` : father, last)];
  if (random.chance(0.85)) people.push(one(random.pick(womenNames), random.chance(0.5) ? last : father));
  const children = random.integer(4);
  for (let child = 0; child < children; child += 1)
    people.push(
      one(random.pick(random.chance(0.5) ? menNames : womenNames), random.chance(0.6) ? last : father),
    );
  if (random.chance(0.25)) people.push(one(random.pick(menNames), house));
  return people;
}

/** The `at`-th day of the year in which the statements are set. */
export function day(at: number): string {
  return new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
}
