import { at, times, type Fragment } from './drawing.ts';
import { ink } from './palette.ts';

/** A long boat with a high stern, rowers if asked for, and a lamp; about 600 wide. */
export function boat(
  x: number,
  y: number,
  scale: number,
  { rowers = 0, color = ink.greenDark }: { rowers?: number; color?: string } = {},
): Fragment {
  const crew = times(rowers, (index) => {
    const place = -190 + (index * 360) / Math.max(1, rowers - 1);
    const lift = Math.abs(place) ** 2 / 5200;
    return `<g transform="translate(${place} ${8 - lift})"><circle cy="-58" r="11" fill="#5b3a26"/><path d="M-14 0C-16 -30 -10 -46 0 -46S16 -30 14 0Z" fill="${ink.cloth}"/><path d="M-13 -14H13" stroke="${ink.gold}" stroke-width="4"/><path d="M6 -30L44 44" stroke="${ink.goldDark}" stroke-width="5"/></g>`;
  });
  return at(
    x,
    y,
    scale,
    `${crew}<path d="M-300 -96C-270 -18 -190 26 -20 30C150 34 236 6 296 -46C262 62 150 76 -10 74C-180 72 -286 44 -300 -96Z" fill="${color}"/><path d="M-292 -72C-254 -4 -180 36 -20 40C140 44 226 16 284 -28" fill="none" stroke="${ink.gold}" stroke-width="6"/><path d="M-300 -96C-312 -122 -300 -140 -284 -146C-292 -126 -292 -112 -300 -96Z" fill="${ink.gold}"/>`,
  );
}

/** A flame at the origin. */
export function flame(x: number, y: number, scale: number): Fragment {
  return at(
    x,
    y,
    scale,
    `<path d="M0 0C-16 -8 -16 -30 0 -58C16 -30 16 -8 0 0Z" fill="${ink.ember}"/><path d="M0 -2C-9 -8 -9 -22 0 -40C9 -22 9 -8 0 -2Z" fill="${ink.flame}"/><path d="M0 -4C-4 -8 -4 -14 0 -22C4 -14 4 -8 0 -4Z" fill="#fff4c9"/>`,
  );
}

/** A standing brass lamp with five flames, about 420 high. The glow `id` must be defined. */
export function lamp(
  x: number,
  y: number,
  scale: number,
  { id, tiers = 2 }: { id: string; tiers?: number },
): Fragment {
  const tier = (level: number) => {
    const top = -190 - level * 110;
    const reach = 96 - level * 26;
    const flames = [-1, -0.5, 0, 0.5, 1].map((side) =>
      flame(side * reach, top - 4 + Math.abs(side) * 2, 0.62 - level * 0.08),
    );
    return `<path d="M${-reach - 14} ${top}C${-reach * 0.6} ${top + 34} ${reach * 0.6} ${top + 34} ${reach + 14} ${top}Z" fill="${ink.gold}"/><path d="M${-reach - 14} ${top}H${reach + 14}" stroke="${ink.goldLight}" stroke-width="5"/>${flames.join('')}`;
  };
  return at(
    x,
    y,
    scale,
    `<circle cy="-250" r="330" fill="url(#${id})"/><path d="M-92 0C-80 -22 -50 -30 -18 -40H18C50 -30 80 -22 92 0Z" fill="${ink.goldDark}"/><path d="M-10 -40C-22 -70 -14 -92 -10 -110C-20 -130 -14 -156 -8 -180V${-190 - tiers * 110}H8V-180C14 -156 20 -130 10 -110C14 -92 22 -70 10 -40Z" fill="${ink.gold}"/>${times(tiers, tier)}${at(0, -200 - tiers * 110, 1, `<path d="M0 -62C-16 -40 -22 -20 -14 0H14C22 -20 16 -40 0 -62Z" fill="${ink.goldLight}"/><path d="M0 -84V-58M-10 -74H10" stroke="${ink.goldLight}" stroke-width="5"/>`)}`,
  );
}

/** A festival umbrella with tassels; its pole stands on the origin, about 320 high. */
export function umbrella(x: number, y: number, scale: number, color: string): Fragment {
  const tassels = times(9, (index) => {
    const place = -128 + index * 32;
    return `<path d="M${place} -186V-160" stroke="${ink.goldLight}" stroke-width="3"/><circle cx="${place}" cy="-156" r="6" fill="${ink.gold}"/>`;
  });
  return at(
    x,
    y,
    scale,
    `<path d="M0 0V-320" stroke="${ink.goldDark}" stroke-width="8"/><path d="M-130 -186C-120 -270 -60 -306 0 -306S120 -270 130 -186C100 -200 70 -200 44 -188C16 -200 -16 -200 -44 -188C-70 -200 -100 -200 -130 -186Z" fill="${color}"/><path d="M-44 -188C-40 -250 -20 -296 0 -306C20 -296 40 -250 44 -188" fill="none" stroke="${ink.goldLight}" stroke-width="4"/><path d="M-130 -186C-100 -200 -70 -200 -44 -188C-16 -200 16 -200 44 -188C70 -200 100 -200 130 -186" fill="none" stroke="${ink.gold}" stroke-width="9"/>${tassels}<circle cy="-322" r="12" fill="${ink.gold}"/>`,
  );
}

/** A church front in the style of Kerala: curved gable, three doors, a cross; about 420 high. */
export function church(x: number, y: number, scale: number, wall: string = ink.cloth): Fragment {
  const door = (place: number, width: number, height: number) =>
    `<path d="M${place - width / 2} 0V${-height + width / 2}A${width / 2} ${width / 2} 0 0 1 ${place + width / 2} ${-height + width / 2}V0Z" fill="${ink.green}"/>`;
  return at(
    x,
    y,
    scale,
    `<path d="M-170 0V-210H-150C-150 -246 -110 -246 -104 -276C-84 -276 -76 -300 -70 -322C-34 -322 -26 -366 0 -384C26 -366 34 -322 70 -322C76 -300 84 -276 104 -276C110 -246 150 -246 150 -210H170V0Z" fill="${wall}"/><path d="M-170 -210H170M-118 -276H118" stroke="${ink.gold}" stroke-width="7"/>${door(0, 66, 128)}${door(-104, 46, 96)}${door(104, 46, 96)}<circle cy="-250" r="26" fill="${ink.green}"/><circle cy="-250" r="26" fill="none" stroke="${ink.gold}" stroke-width="6"/><path d="M-60 -150V-186M60 -150V-186M0 -150V-190" stroke="${ink.green}" stroke-width="20" stroke-linecap="round"/><path d="M0 -384V-440M-18 -418H18" stroke="${ink.gold}" stroke-width="9"/>`,
  );
}

/** A drum on its strap, lying on its side. */
export function drum(x: number, y: number, scale: number, turn = 0): Fragment {
  const ropes = times(
    7,
    (index) =>
      `<path d="M${-78 + index * 24} -62L${-66 + index * 24} 62M${-66 + index * 24} -62L${-78 + index * 24} 62" stroke="${ink.cloth}" stroke-width="4"/>`,
  );
  return at(
    x,
    y,
    scale,
    `<rect x="-96" y="-66" width="192" height="132" rx="20" fill="${ink.accent}"/>${ropes}<ellipse cx="-96" rx="26" ry="70" fill="${ink.clothSunk}" stroke="${ink.gold}" stroke-width="8"/><ellipse cx="-96" rx="12" ry="34" fill="#3b2618"/><ellipse cx="96" rx="22" ry="68" fill="${ink.goldDark}"/>`,
    `rotate(${turn})`,
  );
}

/** The border of the cloth along the lower edge: gold bands with a row of lozenges. */
export function kasavu(width: number, height: number, band: number): Fragment {
  const top = height - band;
  const count = Math.ceil(width / band);
  const row = times(count, (index) => {
    const x = (index + 0.5) * band;
    const half = band * 0.24;
    const y = top + band * 0.5;
    return `<path d="M${x - half} ${y}L${x} ${y - half}L${x + half} ${y}L${x} ${y + half}Z" fill="${ink.green}"/>`;
  });
  return `<rect y="${top}" width="${width}" height="${band}" fill="${ink.gold}"/><rect y="${top + band * 0.14}" width="${width}" height="${band * 0.72}" fill="${ink.goldLight}"/>${row}`;
}
