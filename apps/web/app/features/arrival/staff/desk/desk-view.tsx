import type { StaffRole } from '@sangamam/contract/accounts/roles';
import type { listDeskConventions } from '@sangamam/contract/arrival/desk/desk-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import { hasAbility } from '@sangamam/contract/staff/abilities';
import { useState, useEffect, useEffectEvent, useRef } from 'react';

import * as phrases from '#phrases/arrival/staff/desk.ts';
import { useStoredConvention, storeConvention } from '#web/domain/conventions/stored-convention.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';

import { useDeskConventions } from './api.ts';
import { ArrivalCounters } from './arrival-counters.tsx';
import { BadgeRuns } from '../badges/badge-runs.tsx';
import { DeskSettings } from './desk-settings.tsx';
import { OpenFamily } from './family/open-family.tsx';
import { QueueStrip } from './queue-strip.tsx';
import { FamilySearch } from './search/family-search.tsx';
import { useDesk } from './use-desk.ts';

/** The arrival desk: one family after the other, found by typing or by a scan, also without a connection. */
export function DeskView({ roles }: { roles: readonly StaffRole[] }) {
  return (
    <Loaded query={useDeskConventions()}>
      {([first, ...others]) =>
        first ? (
          <Desk
            conventions={[first, ...others]}
            mayOverride={hasAbility(roles, 'override-arrival-gate')}
            mayRegister={hasAbility(roles, 'decide-registrations')}
          />
        ) : (
          <EmptyState title={phrases.noConventions}>
            <p>{phrases.noConventionsText}</p>
          </EmptyState>
        )
      }
    </Loaded>
  );
}

function Desk({
  conventions,
  mayOverride,
  mayRegister,
}: {
  conventions: EndpointData<typeof listDeskConventions>;
  mayOverride: boolean;
  mayRegister: boolean;
}) {
  const [address, setAddress] = useAddress();
  const stored = useStoredConvention();
  const known = (id: string | undefined) => conventions.find(({ _id }) => _id === id)?._id;
  const conventionId = known(address.convention) ?? known(stored) ?? conventions[0]?._id ?? '';
  useSharedConvention(known(address.convention), (chosen) => {
    if (known(chosen) !== undefined && chosen !== conventionId)
      setAddress({ convention: chosen, family: undefined });
  });
  const desk = useDesk(conventionId);
  const open = (family: string, search?: string) => setAddress({ convention: conventionId, family, search });
  const find = (search: string | undefined) =>
    setAddress({ convention: conventionId, family: undefined, search });
  return (
    <Stack>
      {address.family === undefined && <ArrivalCounters desk={desk} />}
      <QueueStrip desk={desk} onOpen={open} />
      {address.family === undefined ? (
        <>
          <FamilySearch
            key={conventionId}
            conventionId={conventionId}
            desk={desk}
            search={address.search ?? ''}
            mayRegister={mayRegister}
            onSearch={find}
            onOpen={open}
          />
          <BadgeRuns key={`badges-${conventionId}`} conventionId={conventionId} />
          <DeskSettings
            conventions={conventions}
            conventionId={conventionId}
            onConvention={(convention) => setAddress({ convention, family: undefined })}
          />
        </>
      ) : (
        <OpenFamily
          orderId={address.family}
          desk={desk}
          mayOverride={mayOverride}
          onNext={(hasArrived) => find(hasArrived ? undefined : address.search)}
        />
      )}
    </Stack>
  );
}

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
function useAddress(): [DeskAddress, (next: DeskAddress) => void] {
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

/**
 * Keeps the desk and the convention switch of the admin area together: the convention that the desk's address names is the
 * one that the switch shows, and `onChosen` is told when another one is chosen there.
 */
function useSharedConvention(named: string | undefined, onChosen: (convention: string) => void): void {
  const stored = useStoredConvention();
  const seen = useRef(stored);
  const follow = useEffectEvent(onChosen);
  useEffect(() => {
    if (named !== undefined) storeConvention(named);
  }, [named]);
  useEffect(() => {
    if (stored === seen.current) return;
    seen.current = stored;
    follow(stored);
  }, [stored]);
}
