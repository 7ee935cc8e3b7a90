import { badgesPerSheet, mostBadgesInFile } from '@sangamam/contract/arrival/badges/badge-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/arrival/staff/badges.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { TextField } from '#web/ui/form/field/text-field.tsx';
import { Row, Stack } from '#web/ui/layout/page/page.tsx';
import { LineIcon } from '#web/ui/primitives/icon/icon.tsx';

import { useBadgeCount, useRunOfBadges } from '../desk/api.ts';
import styles from '../desk/check-in.module.css';
import { PrintButton } from './print-button.tsx';

/** Badges in runs, printed before the convention: by local unit, by last name, eight or six on a sheet. */
export function BadgeRuns({ conventionId }: { conventionId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles['runs']} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{phrases.badgesInRuns}</summary>
      {isOpen && <Runs conventionId={conventionId} />}
    </details>
  );
}

function Runs({ conventionId }: { conventionId: string }) {
  const [unit, setUnit] = useState('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [perSheet, setPerSheet] = useState<(typeof badgesPerSheet)[number]>('8');
  const run = {
    conventionId,
    ...(unit !== '' && { unit }),
    ...(from.trim() !== '' && { from: from.trim() }),
    ...(to.trim() !== '' && { to: to.trim() }),
  };
  const count = useBadgeCount(run);
  const file = useRunOfBadges(run, perSheet);
  return (
    <Loaded query={count}>
      {({ badges, noPhotos, files, units }) => (
        <Stack>
          <p>{phrases.runsText}</p>
          <div className={styles['settings']}>
            <SelectField
              label={phrases.localUnit}
              placeholder={phrases.allUnits}
              options={units.map((name) => ({ value: name, label: name }))}
              value={unit}
              onChange={(event) => setUnit(event.target.value)}
            />
            <SelectField
              label={phrases.perSheet}
              options={badgesPerSheet.map((value) => ({ value, label: value }))}
              value={perSheet}
              onChange={(event) => setPerSheet(event.target.value === '6' ? '6' : '8')}
            />
            <TextField
              label={phrases.fromName}
              maxLength={20}
              value={from}
              onChange={(event) => setFrom(event.target.value)}
            />
            <TextField
              label={phrases.toName}
              maxLength={20}
              value={to}
              onChange={(event) => setTo(event.target.value)}
            />
          </div>
          <output>{phrases.badgeCount({ count: badges })}</output>
          <Legend count={noPhotos} />
          <Row>
            {Array.from({ length: files }, (_, place) => (
              <PrintButton
                key={place}
                id={`badges-${place}`}
                label={phrases.downloadBadges({
                  from: place * mostBadgesInFile + 1,
                  to: Math.min(badges, (place + 1) * mostBadgesInFile),
                })}
                what={place + 1}
                file={file}
              />
            ))}
          </Row>
        </Stack>
      )}
    </Loaded>
  );
}

/** What the mark on a badge means, and how many badges have it. */
function Legend({ count }: { count: number }) {
  return (
    <p className={styles['legend']}>
      <span className={styles['noPhotos']}>
        <LineIcon path={noPhotosIcon} size={16} />
        {phrases.noPhotos}
      </span>
      <span>
        {phrases.noPhotosLegend} {phrases.noPhotosCount({ count })}
      </span>
    </p>
  );
}

/** A camera that is struck through, as on the badges. */
const noPhotosIcon = 'M4 8h4l1.5-2.5h5L16 8h4v11H4zM9 13a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM3 21 21 4';
