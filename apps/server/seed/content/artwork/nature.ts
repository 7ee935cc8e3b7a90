import { at, scatter, times, type Fragment } from './drawing.ts';
import { ink } from './palette.ts';

/** A coconut palm that stands on the origin, about 300 high. */
export function palm(
  x: number,
  y: number,
  scale: number,
  color: string = ink.greenDark,
  lean = 40,
): Fragment {
  const fronds = times(11, (index) => {
    const angle = -190 + index * 19;
    const length = 118 + (index % 3) * 16;
    return `<path transform="translate(${lean} -290) rotate(${angle})" d="M0 0C${length * 0.4} -30 ${length * 0.8} -16 ${length} 26C${length * 0.7} 2 ${length * 0.35} -6 0 0Z"/>`;
  });
  const nuts = times(
    4,
    (index) => `<circle cx="${lean - 12 + index * 8}" cy="${-282 + (index % 2) * 8}" r="8"/>`,
  );
  return at(
    x,
    y,
    scale,
    `<g fill="${color}"><path d="M-9 0C-6 -110 ${lean * 0.3} -200 ${lean - 5} -290L${lean + 5} -288C${lean * 0.5} -190 10 -100 9 0Z"/>${fronds}${nuts}</g>`,
  );
}

/** A bank in the water, `wide` from its middle to either end, on which trees stand: earth above, its shadow below. */
export function bank(x: number, y: number, wide: number, color: string): Fragment {
  const shore = (reach: number, rise: number, depth: number) =>
    `M${-reach} 6C${-reach * 0.7} ${-rise} ${reach * 0.6} ${-rise * 1.3} ${reach} 6C${reach * 0.7} ${depth} ${-reach * 0.5} ${depth * 1.15} ${-reach} 6Z`;
  return at(
    x,
    y,
    1,
    `<path d="${shore(wide * 1.06, 4, 30)}" fill="#0b3027" opacity=".45"/><path d="${shore(wide, 22, 16)}" fill="${color}"/>`,
  );
}

/** A ridge of hills across `width`, its foot at `y`. */
export function hills(width: number, y: number, height: number, color: string, seed: number): Fragment {
  const next = scatter(seed);
  const steps = 7;
  let path = `M0 ${y}`;
  let last = y - height * (0.3 + next() * 0.5);
  path += `L0 ${last}`;
  for (let step = 1; step <= steps; step += 1) {
    const to = y - height * (0.25 + next() * 0.75);
    const from = ((step - 1) * width) / steps;
    const end = (step * width) / steps;
    path += `C${from + width / steps / 2} ${last} ${end - width / steps / 2} ${to} ${end} ${to}`;
    last = to;
  }
  return `<path fill="${color}" d="${path}L${width} ${y}Z"/>`;
}

/** Light on water below `y`: short strokes, denser towards `x`. */
export function ripples(
  width: number,
  y: number,
  depth: number,
  { color, x, seed }: { color: string; x: number; seed: number },
): Fragment {
  const next = scatter(seed);
  return times(90, () => {
    const down = next() ** 1.4;
    const reach = 60 + down * width * 0.45;
    const from = x + (next() - 0.5) * 2 * reach;
    const length = 14 + next() * 90 * (0.4 + down);
    return `<rect x="${from}" y="${y + down * depth}" width="${length}" height="${1.5 + down * 3}" rx="2" fill="${color}" opacity="${0.12 + next() * 0.45}"/>`;
  });
}

/** A sun or moon with its glow. The gradient `id` must be defined. */
export function orb(
  x: number,
  y: number,
  radius: number,
  { id, color }: { id: string; color: string },
): Fragment {
  return `<circle cx="${x}" cy="${y}" r="${radius * 3.4}" fill="url(#${id})"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`;
}

/** Stars over the upper part of a sky. */
export function stars(width: number, height: number, seed: number): Fragment {
  const next = scatter(seed);
  return times(80, () => {
    const radius = 0.8 + next() ** 3 * 2.6;
    return `<circle cx="${next() * width}" cy="${next() ** 1.3 * height}" r="${radius}" fill="#fff6dc" opacity="${0.35 + next() * 0.6}"/>`;
  });
}

/** A lotus on the water. */
export function lotus(x: number, y: number, scale: number): Fragment {
  const petal = (angle: number, color: string, length: number) =>
    `<path transform="rotate(${angle})" fill="${color}" d="M0 0C-22 -${length * 0.4} -14 -${length * 0.8} 0 -${length}C14 -${length * 0.8} 22 -${length * 0.4} 0 0Z"/>`;
  return at(
    x,
    y,
    scale,
    `<ellipse cx="0" cy="6" rx="92" ry="16" fill="${ink.greenMid}"/>` +
      [-66, 66].map((angle) => petal(angle, '#d98b74', 78)).join('') +
      [-40, 40].map((angle) => petal(angle, '#e8a58f', 88)).join('') +
      [-18, 18].map((angle) => petal(angle, '#f3c4b1', 92)).join('') +
      petal(0, '#fbe3d8', 96),
  );
}
