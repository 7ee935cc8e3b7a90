import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import { relationshipNames } from '@sangamam/contract/orders/participants/participant';

import * as phrases from '#phrases/documents/registration-forms.ts';
import * as malayalam from '#server/phrases/ml/documents/registration-forms.ts';

import type { FormOfFamily } from './form-content.ts';
import { area, drawBox, drawHeading, drawLine, ruled, styles, type FormPage } from './form-page.ts';

/** Where the parts of a row are, from its left edge. */
interface Columns {
  away: number;
  name: number;
  /** Absent where there is no room for it. */
  relationship?: number;
  birth: number;
  width: number;
}

const whole: Columns = { away: 50, name: 112, relationship: 330, birth: 422, width: area.width };
/** Of a large family, whose rows are in two columns. */
const half: Columns = { away: 34, name: 72, birth: 188, width: 250 };

/** Room that a large family leaves to packages and add-ons at least, in points. */
const offersLeast = 170;
const tallest = 22;
const lowest = 15;
const columnHeads = 19;
const end = 8;

/** Rows for those who are new, of a family and of one that nobody knows. */
const spareRows = { known: { most: 4, least: 2 }, blank: { most: 8, least: 5 } };

/**
 * Draws the people with boxes to tick, and empty rows; `below` is what packages and add-ons take. Returns the y below the
 * rows.
 */
export function drawPeople(
  page: FormPage,
  { family }: FormOfFamily,
  { top, bottom, below }: { top: number; bottom: number; below: number },
): number {
  const people = family?.people ?? [];
  const first = drawHeading(page, [phrases.who, malayalam.who], top, { hint: phrases.whoHint }) + columnHeads;
  const { most, least } = family ? spareRows.known : spareRows.blank;
  const room = bottom - first - end;
  const isLarge = people.length + least > (room - Math.min(below, offersLeast)) / lowest;
  const columns = isLarge ? half : whole;
  const sets = isLarge ? [area.left, area.right - half.width] : [area.left];
  const fits = Math.floor((room - below) / tallest) * sets.length - people.length;
  const rows = people.length + Math.max(least, Math.min(most, fits));
  const perSet = Math.ceil(rows / sets.length);
  const height = Math.max(lowest, Math.min(tallest, (room - below) / perSet));
  sets.forEach((left, set) => {
    drawColumns(page, columns, { left, top: first, bottom: first + perSet * height });
    for (let row = 0; row < perSet; row += 1) {
      const person = people[set * perSet + row];
      drawRow(page, columns, { left, top: first + row * height, height, person });
    }
  });
  return first + perSet * height + end;
}

type Person = NonNullable<FormOfFamily['family']>['people'][number];

function drawRow(
  page: FormPage,
  { away, name, relationship, birth, width }: Columns,
  { left, top, height, person }: { left: number; top: number; height: number; person: Person | undefined },
): void {
  const edge = Math.min(11, height - 5);
  const boxes = top + (height - edge) / 2;
  drawBox(page, left + 8, boxes, edge);
  drawBox(page, left + away + 8, boxes, edge);
  page.strokes.push((doc) =>
    doc
      .lineWidth(0.4)
      .moveTo(left, top + height)
      .lineTo(left + width, top + height)
      .stroke(ruled),
  );
  if (!person) return;
  const y = top + (height - 14) / 2;
  const text = (
    words: string,
    from: number,
    to: number,
    style = styles.text as typeof styles.text | typeof styles.strong,
  ) => drawLine(page, words, style, { x: left + from, y, width: to - from - 8 });
  text(person.name, name, relationship ?? birth, styles.strong);
  if (relationship !== undefined) text(relationshipNames[person.relationship], relationship, birth);
  if (person.dob !== null) text(shortDate(person.dob), birth, width + 8);
}

/** The heads of the columns, and the lines between them. */
function drawColumns(
  page: FormPage,
  { away, name, relationship, birth, width }: Columns,
  { left, top, bottom }: { left: number; top: number; bottom: number },
): void {
  const isWide = relationship !== undefined;
  const heads: [english: string, malayalam: string, from: number, to: number][] = [
    [phrases.comes, malayalam.comes, 0, away],
    [isWide ? phrases.staysAway : phrases.no, malayalam.staysAway, away, name],
    [phrases.name, malayalam.name, name, relationship ?? birth],
    ...(isWide
      ? [
          [phrases.relationship, malayalam.relationship, relationship, birth] as [
            string,
            string,
            number,
            number,
          ],
        ]
      : []),
    [isWide ? `${phrases.birth} ${phrases.birthHint}` : phrases.born, malayalam.birth, birth, width],
  ];
  for (const [english, second, from, to] of heads) {
    const place = { x: left + from, width: to - from };
    drawLine(page, english, styles.label, { ...place, y: top - 21 });
    drawLine(page, second, styles.label, { ...place, y: top - 12 });
  }
  page.strokes.push((doc) => {
    doc
      .lineWidth(0.8)
      .moveTo(left, top)
      .lineTo(left + width, top)
      .stroke(ruled);
    doc.lineWidth(0.4);
    for (const from of [name, birth, ...(isWide ? [relationship] : [])])
      doc
        .moveTo(left + from - 5, top)
        .lineTo(left + from - 5, bottom)
        .stroke(ruled);
  });
}
