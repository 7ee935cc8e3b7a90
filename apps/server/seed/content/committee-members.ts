import type { Face } from './artwork/portraits.ts';

/** A member of the demo's committee. All of them are fictional. */
export interface SeededMember {
  name: string;
  role: string;
  /** The local part before `@example.org`. */
  mailbox: string;
  /** From the numbers reserved for fiction. */
  phoneNumber: string;
  face: Face;
}

const green = '#0f4a37';
const ivory = '#fffdf7';

/** Thirteen: four rows of three, and one centred in the last row. */
export const committeeMembers: readonly SeededMember[] = [
  {
    name: 'Kuruvilla Mekkattu',
    role: 'Chair of the convention',
    mailbox: 'chair',
    phoneNumber: '+1 312-555-0110',
    face: {
      style: 'short',
      hair: 3,
      skin: 0,
      cloth: green,
      backdrop: '#e9d292',
      glasses: true,
      moustache: true,
    },
  },
  {
    name: 'Elsamma Thekkanatt',
    role: 'Vice chair',
    mailbox: 'vice.chair',
    phoneNumber: '+1 416-555-0111',
    face: { style: 'bun', hair: 0, skin: 3, cloth: '#9f3f18', backdrop: '#b7d6c4' },
  },
  {
    name: 'Jacob Pulikkottil',
    role: 'General secretary',
    mailbox: 'secretary',
    phoneNumber: '+1 713-555-0112',
    face: { style: 'short', hair: 0, skin: 2, cloth: '#2c4a58', backdrop: '#f4edda', moustache: true },
  },
  {
    name: 'Lizy Cherian',
    role: 'Registrar',
    mailbox: 'registrar',
    phoneNumber: '+1 972-555-0113',
    face: { style: 'long', hair: 1, skin: 1, cloth: '#185f47', backdrop: '#f0bf78', glasses: true },
  },
  {
    name: 'Stephen Mukalel',
    role: 'Treasurer',
    mailbox: 'treasurer',
    phoneNumber: '+1 630-555-0114',
    face: { style: 'bald', hair: 2, skin: 2, cloth: '#f4edda', backdrop: '#8cc2a4', beard: true },
  },
  {
    name: 'Sister Deepa Maria',
    role: 'Spiritual programme',
    mailbox: 'prayer',
    phoneNumber: '+1 914-555-0115',
    face: { style: 'veil', hair: 0, skin: 4, cloth: ivory, backdrop: '#c8684a' },
  },
  {
    name: 'Roy Uthup',
    role: 'Hospitality and hotel',
    mailbox: 'hospitality',
    phoneNumber: '+1 407-555-0116',
    face: {
      style: 'short',
      hair: 4,
      skin: 1,
      cloth: '#c8684a',
      backdrop: '#dcebe1',
      glasses: true,
      beard: true,
    },
  },
  {
    name: 'Anila Vadakkedath',
    role: 'Stage and programme',
    mailbox: 'programme',
    phoneNumber: '+1 201-555-0117',
    face: { style: 'long', hair: 0, skin: 3, cloth: '#7a2f52', backdrop: '#f8efd4' },
  },
  {
    name: 'Tijo Karakunnel',
    role: 'Youth',
    mailbox: 'youth',
    phoneNumber: '+1 905-555-0118',
    face: { style: 'short', hair: 0, skin: 4, cloth: '#b68a2f', backdrop: '#b7d6c4', beard: true },
  },
  {
    name: 'Mercy Ottathengil',
    role: 'Food',
    mailbox: 'food',
    phoneNumber: '+1 813-555-0119',
    face: { style: 'bun', hair: 2, skin: 0, cloth: green, backdrop: '#e9d292', glasses: true },
  },
  {
    name: 'Chacko Kora',
    role: 'Transport',
    mailbox: 'transport',
    phoneNumber: '+1 281-555-0120',
    face: { style: 'bald', hair: 3, skin: 1, cloth: '#185f47', backdrop: '#f0bf78', moustache: true },
  },
  {
    name: 'Teena Simon',
    role: 'Website and souvenir book',
    mailbox: 'editor',
    phoneNumber: '+1 215-555-0121',
    face: { style: 'long', hair: 4, skin: 3, cloth: '#2c4a58', backdrop: '#dcebe1' },
  },
  {
    name: 'Prakash Elanjimattom',
    role: 'Safety and first aid',
    mailbox: 'safety',
    phoneNumber: '+1 469-555-0122',
    face: {
      style: 'short',
      hair: 1,
      skin: 2,
      cloth: '#a5482a',
      backdrop: '#f4edda',
      moustache: true,
      glasses: true,
    },
  },
];
