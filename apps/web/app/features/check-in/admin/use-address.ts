import { useState } from 'react';

/** What the address of the desk says: which convention, and the family that is open. */
interface DeskAddress {
  convention: string | undefined;
  family: string | undefined;
}

/**
 * The address, so that a reload and a link open the same family. The router is not asked: it would load the page's data
 * anew, which fails without a connection.
 */
export function useAddress(): [DeskAddress, (next: DeskAddress) => void] {
  const [address, setAddress] = useState(readAddress);
  return [
    address,
    (next) => {
      setAddress(next);
      const search = new URLSearchParams(
        Object.entries(next).filter((entry): entry is [string, string] => entry[1] !== undefined),
      );
      history.replaceState(history.state, '', `${location.pathname}?${search}`);
    },
  ];
}

function readAddress(): DeskAddress {
  const search = new URLSearchParams(location.search);
  return { convention: search.get('convention') ?? undefined, family: search.get('family') ?? undefined };
}
