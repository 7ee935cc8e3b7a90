import { at, type Fragment } from './drawing.ts';
import { ink } from './palette.ts';

/** The appearance of a person. */
export interface Looks {
  skin: string;
  hair: string;
  cloth: string;
  border?: string;
}

/** Eyes and a smile, on a head whose centre is at this height. */
function face(y: number): Fragment {
  return `<g stroke="#2a1a12" stroke-linecap="round" fill="none"><path d="M-11 ${y - 3}C-9.5 ${y - 6} -6.5 ${y - 6} -5 ${y - 3}M5 ${y - 3}C6.5 ${y - 6} 9.5 ${y - 6} 11 ${y - 3}" stroke-width="2.6"/><path d="M-7 ${y + 9}C-3 ${y + 13} 3 ${y + 13} 7 ${y + 9}" stroke-width="2.4"/></g>`;
}

/** A person in a white mundu, standing on the origin, about 240 high. */
export function man(
  x: number,
  y: number,
  scale: number,
  { skin, hair, cloth, border = ink.gold }: Looks,
): Fragment {
  return at(
    x,
    y,
    scale,
    `<path d="M-38 0L-30 -110H30L38 0Z" fill="${ink.cloth}"/><path d="M-38 -10H38" stroke="${border}" stroke-width="9"/><path d="M-40 -100C-46 -160 -28 -182 0 -184C28 -182 46 -160 40 -100Z" fill="${cloth}"/><circle cy="-208" r="27" fill="${skin}"/><path d="M-28 -212C-28 -240 28 -240 28 -212C20 -226 -16 -228 -28 -212Z" fill="${hair}"/>${face(-206)}`,
  );
}

/** A person in a saree, standing on the origin, about 230 high. */
export function woman(
  x: number,
  y: number,
  scale: number,
  { skin, hair, cloth, border = ink.gold }: Looks,
): Fragment {
  return at(
    x,
    y,
    scale,
    `<path d="M-48 0C-40 -70 -34 -130 -26 -176C-10 -186 10 -186 26 -176C34 -130 40 -70 48 0Z" fill="${cloth}"/><path d="M-48 -8H48" stroke="${border}" stroke-width="10"/><path d="M-22 -178C10 -130 26 -90 30 -20" fill="none" stroke="${border}" stroke-width="11"/><circle cy="-200" r="26" fill="${skin}"/><path d="M-29 -194C-34 -238 34 -238 29 -194C32 -176 26 -168 24 -176C28 -206 10 -222 -4 -220C-22 -216 -26 -196 -24 -176C-28 -168 -32 -178 -29 -194Z" fill="${hair}"/>${face(-198)}`,
  );
}

/** A child, standing on the origin, about 150 high. */
export function child(
  x: number,
  y: number,
  scale: number,
  { skin, hair, cloth, border = ink.gold }: Looks,
): Fragment {
  return at(
    x,
    y,
    scale,
    `<path d="M-34 0L-22 -96C-10 -104 10 -104 22 -96L34 0Z" fill="${cloth}"/><path d="M-34 -8H34" stroke="${border}" stroke-width="7"/><circle cy="-120" r="23" fill="${skin}"/><path d="M-24 -122C-24 -150 24 -150 24 -122C14 -134 -12 -136 -24 -122Z" fill="${hair}"/>${face(-118)}`,
  );
}

/** Skin tones of the people in the artwork. */
export const skinColours = ['#8a5a3c', '#a06a47', '#7a4b31', '#b57f58', '#94623f'] as const;
export const hairColours = ['#1f1712', '#2b211b', '#5d5a57', '#c9c5bf', '#3a2a1e'] as const;
