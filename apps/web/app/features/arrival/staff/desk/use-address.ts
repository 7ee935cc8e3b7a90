import { useState } from 'react';

/** What the address of the desk says: which convention, the family that is open, and what is searched for. */
interface DeskAddress {
  convention: string | undefined;
  family: string | undefined;
  search?: string | undefined;
}

/**
 * The address, so that a reload and a link show the same family, or the same hits. The router is not asked: it would load
 * the page's data anew, which fails without a connection.
 */
export function useAddress(): [DeskAddress, (next: DeskAddress) => void] {
  const [address, setAddress] = useState(readAddress);
  return [
    address,
    (next) => {
      setAddress(next);
      const search = new URLSearchParams(
        Object.entries(next).filter((entry): entry is [string, string] => Boolean(entry[1])),
      );
      history.replaceState(history.state, '', `${location.pathname}?${search}`);
    },
  ];
}

function readAddress(): DeskAddress {
  const search = new URLSearchParams(location.search);
  return {
    convention: search.get('convention') ?? undefined,
    family: search.get('family') ?? undefined,
    search: search.get('search')?.slice(0, 200),
  };
}
