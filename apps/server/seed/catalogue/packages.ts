import type { LogoType } from '@sangamam/contract/conventions/packages/package';

/** A package of the demo in whole dollars; `[US, Canadian]`. */
export interface DemoPackage {
  name: string;
  logoType: LogoType;
  price: [number, number];
  earlyBird?: [number, number];
  shortDescription: string;
  benefits: string[];
  people?: { min?: number; max?: number };
  ages?: { min?: number; max?: number };
  /** Capacity, where it is small. */
  capacity?: number;
}

const room = 'Three nights at the convention hotel';
const meals = 'All meals from Thursday dinner to Sunday lunch';

/** The packages, most popular first. */
export const demoPackages: readonly DemoPackage[] = [
  {
    name: 'GOLD FAMILY',
    logoType: 'GOLD',
    price: [1650, 2260],
    earlyBird: [1450, 1985],
    shortDescription: 'A two-room suite for three generations',
    benefits: [
      room,
      meals,
      'Reserved seats at the inauguration',
      'Family photograph',
      'Banquet for everyone',
    ],
    people: { min: 3, max: 8 },
  },
  {
    name: 'SILVER FAMILY',
    logoType: 'SILVER',
    price: [1200, 1645],
    earlyBird: [1050, 1440],
    shortDescription: 'One room with two queen beds for parents and children',
    benefits: [room, meals, 'Family photograph', 'Banquet for everyone'],
    people: { min: 2, max: 5 },
  },
  {
    name: 'PLATINUM FAMILY',
    logoType: 'PLATINUM',
    price: [1950, 2670],
    earlyBird: [1750, 2400],
    shortDescription: 'Two connecting rooms on the quiet side of the hotel',
    benefits: [room, meals, 'Front rows at every stage show', 'Family photograph', 'Banquet for everyone'],
    people: { min: 3, max: 8 },
  },
  {
    name: 'DIAMOND FAMILY',
    logoType: 'DIAMOND',
    price: [2400, 3290],
    earlyBird: [2150, 2945],
    shortDescription: 'A lakeside suite with a balcony (only a few available)',
    benefits: [
      room,
      meals,
      'Front rows at every stage show',
      'Breakfast on the balcony',
      'Late check-out on Sunday',
    ],
    people: { min: 2, max: 8 },
    capacity: 3,
  },
  {
    // The house in which an extended family lives under one roof.
    name: 'THARAVADU',
    logoType: 'LOGO_RED',
    price: [2950, 4040],
    earlyBird: [2650, 3630],
    shortDescription: 'Three connecting rooms for grandparents, parents and cousins together',
    benefits: [
      room,
      meals,
      'A table of your own at the banquet',
      'Family photograph',
      'Banquet for everyone',
    ],
    people: { min: 6, max: 14 },
  },
  {
    name: 'COUPLE',
    logoType: 'LOGO_GREEN',
    price: [900, 1235],
    earlyBird: [790, 1080],
    shortDescription: 'One room with a king bed for two',
    benefits: [room, meals, 'Banquet for two'],
    people: { min: 2, max: 2 },
  },
  {
    name: 'SINGLE REGISTRATION',
    logoType: 'LOGO_BLUE',
    price: [450, 615],
    earlyBird: [390, 535],
    shortDescription: 'For one person, in a room shared by two',
    benefits: [room, meals, 'Banquet'],
    people: { min: 1, max: 1 },
  },
  {
    name: 'SENIOR CITIZEN',
    logoType: 'LOGO_RASPBERRY',
    price: [320, 440],
    earlyBird: [280, 385],
    shortDescription: 'For one guest aged 65+, near the elevators',
    benefits: [room, meals, 'Help with luggage', 'Reserved seats in the hall'],
    people: { min: 1, max: 1 },
    ages: { min: 65 },
  },
  {
    name: 'YOUTH GROUP',
    logoType: 'LOGO_CYAN',
    price: [980, 1345],
    shortDescription: 'One room for three or four young people',
    benefits: [room, meals, 'Youth night on Friday'],
    people: { min: 3, max: 4 },
    ages: { min: 18, max: 35 },
  },
  {
    name: 'DAY VISITORS',
    logoType: 'LOGO_GREY',
    price: [240, 330],
    shortDescription: 'Saturday only, no room, up to 5 people',
    benefits: ['Lunch and dinner on Saturday', 'All stage shows of the day'],
    people: { max: 5 },
  },
  {
    name: 'CLERGY AND RELIGIOUS',
    logoType: 'LOGO_YELLOW',
    price: [0, 0],
    shortDescription: 'Guests of the community. Each registration is confirmed by the officers.',
    benefits: [room, meals],
    people: { min: 1, max: 1 },
    ages: { min: 21 },
  },
];

/** The packages of the previous convention; it is over, so the list is short. */
export const pastPackages: readonly DemoPackage[] = [
  {
    name: 'SILVER FAMILY',
    logoType: 'SILVER',
    price: [1100, 1490],
    shortDescription: 'One room with two queen beds for parents and children',
    benefits: [room, meals],
  },
];
