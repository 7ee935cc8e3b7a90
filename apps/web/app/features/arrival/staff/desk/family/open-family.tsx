import { numberOf, type DeskFamily, type OpenedFamily } from '@sangamam/contract/arrival/desk/desk-family';
import { formatDate } from '@sangamam/contract/fields/dates/format-date';

import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import * as phrases from '#phrases/arrival/staff/desk.ts';

import { useOpenedFamily } from '../api.ts';
import { FamilyBadges } from '../../badges/family-badges.tsx';
import { newDeviceId } from '#web/lib/new-device-id.ts';
import { addonsWithWaiting, withWaiting } from '../device/pending.ts';
import { useDeskName } from '../device/use-desk-name.tsx';
import type { Desk } from '../use-desk.ts';
import { FamilyPanel } from './family-panel.tsx';
import { FamilyPeople, type Act } from './family-people.tsx';
import { HandOuts, type HandOutAct } from './hand-outs.tsx';
import styles from '../check-in.module.css';

/** One family at the desk: as the server has it, or as the device knows it while there is no connection. */
export function OpenFamily({
  orderId,
  desk,
  mayOverride,
  onNext,
}: {
  orderId: string;
  desk: Desk;
  mayOverride: boolean;
  onNext: (hasArrived: boolean) => void;
}) {
  const query = useOpenedFamily(orderId);
  const known = desk.familyOf(orderId);
  const { withName, question } = useDeskName();
  const show = (family: DeskFamily, { open, needs }: Pick<OpenedFamily, 'open' | 'needs'>) => {
    const newEvent = (name: string) => ({
      id: newDeviceId(),
      at: new Date().toISOString(),
      desk: name,
      number: numberOf(family),
      refusal: null,
      orderId,
    });
    const act: Act = (people, kind, { overrides, consent }) =>
      withName(
        (name) =>
          void desk.queue.add(
            people.map(({ _id: personId, lacksConsent }) => ({
              ...newEvent(name),
              personId,
              kind,
              overrides,
              consent: lacksConsent ? consent : null,
            })),
          ),
      );
    const handOut: HandOutAct = ({ _id: addonLineId }, kind, { overrides }) =>
      withName((name) => void desk.queue.add([{ ...newEvent(name), addonLineId, kind, overrides }]));
    return (
      <FamilyPanel key={orderId} family={family} open={open} mayOverride={mayOverride}>
        {desk.quickerDesks(orderId).map((sentence) => (
          <Callout key={sentence} live>
            <p>{sentence}</p>
          </Callout>
        ))}
        <FamilyPeople
          family={family}
          people={withWaiting(family, desk.queue.state.waiting)}
          needs={needs}
          mayOverride={mayOverride}
          onAct={act}
          onNext={onNext}
          isConnected={desk.isConnected}
        />
        {question}
        <HandOuts
          addons={addonsWithWaiting(family, desk.queue.state.waiting)}
          mayOverride={mayOverride}
          onAct={handOut}
        />
        <FamilyBookings family={family} />
        {isActive(family) && <FamilyBadges orderId={orderId} />}
      </FamilyPanel>
    );
  };
  if (!query.data && known) return show(known, { open: null, needs: [] });
  return <Loaded query={query}>{(family) => show(family, family)}</Loaded>;
}

const isActive = ({ standing }: DeskFamily) => standing === 'CONFIRMED' || standing === 'NOT_CONFIRMED';

/** What the family booked besides what is handed out: package, hotel and shuttles. Renders nothing without any. */
function FamilyBookings({
  family: { packageName, hotel, shuttles },
}: {
  family: Pick<DeskFamily, 'packageName' | 'hotel' | 'shuttles'>;
}) {
  const lines = [
    ...(packageName === null ? [] : [{ name: phrases.packageOf, texts: [packageName] }]),
    ...(hotel === null
      ? []
      : [{ name: phrases.hotel, texts: [hotel.name, ...hotel.numbers].filter((text) => text !== '') }]),
    ...shuttles.map(({ direction, day, time, meetingPoint }) => ({
      name: phrases.shuttleNames[direction],
      texts: [`${formatDate(day)}, ${time}`, meetingPoint].filter((text) => text !== ''),
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <dl className={styles['bookings']} aria-label={phrases.bookings}>
      {lines.map(({ name, texts }) => (
        <div key={`${name} ${texts.join(' ')}`}>
          <dt>{name}</dt>
          <dd>{texts.join(' · ')}</dd>
        </div>
      ))}
    </dl>
  );
}
