import { searchFamilies } from '@sangamam/contract/arrival/desk/desk-endpoints';
import { numberInCode } from '@sangamam/contract/arrival/desk/number-search';
import { searchRoster } from '@sangamam/contract/arrival/desk/search-roster';
import { useRef, useState } from 'react';

import * as phrases from '#phrases/arrival/staff/desk.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';

import { ScanDialog } from '../scan/scan-dialog.tsx';
import type { Desk } from '../use-desk.ts';
import { FamilyResults } from './family-results.tsx';
import { SearchBar } from './search-bar.tsx';
import { useFamilySearch } from './use-family-search.ts';

/** Finds the next family by typing or by a scan. */
export function FamilySearch({
  conventionId,
  desk,
  search,
  mayRegister,
  onSearch,
  onOpen,
}: {
  conventionId: string;
  desk: Desk;
  /** What is searched for at first. */
  search: string;
  /** May register a family that comes without notice. */
  mayRegister: boolean;
  /** Hears what is searched for, once typing pauses. */
  onSearch: (search: string) => void;
  /** Gets the family with what found it. */
  onOpen: (orderId: string, search?: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(search);
  const [scans, setScans] = useState(false);
  const [scanned, setScanned] = useState<{ message?: string; isLooking?: boolean }>({});
  const found = useFamilySearch({ conventionId, text, known: desk.families, onSearch });
  const openCode = async (code: string) => {
    const number = numberInCode(code);
    if (number === undefined) return setScanned({ message: phrases.codeWithoutNumber });
    setScanned({ isLooking: true });
    const family = searchRoster(desk.families ?? [], number)[0] ?? (await askServer(conventionId, number));
    if (family === 'unreachable') return setScanned({ message: phrases.codeUnknownOffline({ number }) });
    if (!family) return setScanned({ message: phrases.codeUnknown({ number }) });
    setScans(false);
    return onOpen(family._id);
  };
  const [only] = found.families.length === 1 ? found.families : [];
  return (
    <>
      <SearchBar
        field={field}
        text={text}
        onText={setText}
        onEnter={() => only && onOpen(only._id, text)}
        onScan={() => {
          setScanned({});
          setScans(true);
        }}
      />
      {text.trim().length < 2 ? (
        <EmptyState title={phrases.startTyping}>
          <p>{phrases.startTypingText}</p>
        </EmptyState>
      ) : (
        <FamilyResults
          found={found}
          text={text}
          isConnected={desk.isConnected}
          waiting={desk.queue.state.waiting}
          mayRegister={mayRegister}
          onOpen={(orderId) => onOpen(orderId, text)}
        />
      )}
      <ScanDialog
        opened={scans}
        message={scanned.message}
        isLooking={scanned.isLooking ?? false}
        onCode={(code) => void openCode(code)}
        onClose={() => setScans(false)}
      />
    </>
  );
}

/** The family with a number that this device does not know, such as that of an add-on order. */
async function askServer(conventionId: string, search: string) {
  return callEndpoint(searchFamilies, { query: { conventionId, search } }).then(
    ({ families }) => families[0],
    () => 'unreachable' as const,
  );
}
