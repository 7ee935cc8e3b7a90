import type { ProgrammeAge, ProgrammeItem, ProgrammeLanguage } from '@sangamam/contract/content/programme';
import { addDays } from '@sangamam/contract/fields/dates/calendar-date';

import type { SeedPage } from '../page-writer.ts';

/** A line of the programme: its times, what it is, its hall; the rest where it differs. */
type Line = [
  times: string,
  title: string,
  hall: string,
  rest?: { note?: string; ages?: ProgrammeAge; language?: ProgrammeLanguage; highlight?: true },
];

const thursday: Line[] = [
  [
    '12:00-20:00',
    'Arrival desk opens',
    'Lobby',
    { note: 'Badges, room keys, help with luggage', highlight: true },
  ],
  ['14:00-17:00', 'Shuttles from the airport', 'Main entrance', { note: 'Every half hour' }],
  [
    '15:00-17:30',
    'Finding your unit',
    'Lake foyer',
    { note: 'Tables of all local units, with tea and vattayappam' },
  ],
  ['16:00-17:30', 'Playroom and drawing table', 'Jasmine room', { ages: 'CHILDREN' }],
  ['18:00-18:45', 'Lighting of the lamp', 'Grand hall', { language: 'MALAYALAM', highlight: true }],
  ['18:45-20:00', 'Welcome supper', 'Lotus hall'],
  [
    '20:00-21:30',
    'Songs that grandmother knew',
    'Grand hall',
    { note: 'Old Knanaya wedding songs, sung together', language: 'MALAYALAM', highlight: true },
  ],
  ['20:30-22:30', 'Youth meet and mingle', 'Terrace', { ages: 'YOUTH', language: 'ENGLISH' }],
  ['21:30-22:00', 'Night prayer', 'Chapel', { language: 'MALAYALAM' }],
];

const friday: Line[] = [
  ['06:30-07:15', 'Holy Qurbana', 'Chapel', { language: 'MALAYALAM' }],
  ['07:30-09:30', 'Breakfast', 'Lotus hall'],
  [
    '09:00-18:00',
    'Day at the park',
    'Main entrance',
    { note: 'Buses leave at nine. With the add-on ticket', ages: 'YOUTH', highlight: true },
  ],
  [
    '09:30-10:45',
    'From Kodungallur to Chicago',
    'Grand hall',
    { note: 'Seventeen centuries in an hour, with pictures', language: 'ENGLISH', highlight: true },
  ],
  [
    '10:00-11:30',
    'Puppets: the ship of Knai Thoma',
    'Jasmine room',
    { ages: 'CHILDREN', language: 'ENGLISH' },
  ],
  ['10:00-11:00', 'Chair exercises', 'Garden room', { ages: 'SENIORS', language: 'MALAYALAM' }],
  ['11:00-12:00', 'Raising children between two cultures', 'Hall B', { ages: 'ADULTS', language: 'ENGLISH' }],
  ['12:30-14:00', 'Lunch', 'Lotus hall'],
  [
    '14:00-15:30',
    'Memory circle',
    'Garden room',
    { note: 'Those over 65 tell; the young record it', ages: 'SENIORS', language: 'MALAYALAM' },
  ],
  ['14:30-16:00', 'Learn Margamkali in an afternoon', 'Hall B', { note: 'No experience needed' }],
  ['15:00-16:30', 'Treasure hunt', 'Lake lawn', { ages: 'CHILDREN', language: 'ENGLISH' }],
  ['16:30-17:30', 'Doctors of the community answer', 'Hall B', { ages: 'ADULTS', language: 'MALAYALAM' }],
  ['18:30-20:00', 'Supper on the lawn', 'Lake lawn'],
  [
    '20:00-22:30',
    'Chenda, Margamkali and Purattu',
    'Grand hall',
    { note: 'Drums, dances and a folk play', language: 'MALAYALAM', highlight: true },
  ],
  ['22:00-00:30', 'Youth night', 'Terrace', { ages: 'YOUTH', language: 'ENGLISH' }],
];

const saturday: Line[] = [
  ['07:00-07:45', 'Morning prayer', 'Chapel', { language: 'ENGLISH' }],
  ['07:30-09:30', 'Breakfast', 'Lotus hall'],
  [
    '09:00-12:00',
    'Family photographs',
    'Lake foyer',
    { note: 'By unit; your time is on your badge', highlight: true },
  ],
  ['09:30-11:00', 'Children’s choir rehearsal', 'Jasmine room', { ages: 'CHILDREN', language: 'MALAYALAM' }],
  [
    '10:00-11:30',
    'First jobs, first homes',
    'Hall B',
    { note: 'Young professionals answer', ages: 'YOUTH', language: 'ENGLISH' },
  ],
  ['10:30-12:00', 'General assembly', 'Grand hall', { ages: 'ADULTS', language: 'MALAYALAM' }],
  ['12:30-14:00', 'Lunch', 'Lotus hall'],
  ['14:30-17:00', 'Stage shows of the units', 'Grand hall', { highlight: true }],
  ['15:00-16:00', 'Tea with the bishops', 'Garden room', { ages: 'SENIORS', language: 'MALAYALAM' }],
  ['15:00-17:00', 'Pool games', 'Pool', { ages: 'CHILDREN', language: 'ENGLISH' }],
  ['18:30-22:30', 'Banquet', 'Lotus hall', { note: 'Festive dress', highlight: true }],
  ['20:00-21:00', 'The children sing', 'Lotus hall', { language: 'MALAYALAM' }],
];

const sunday: Line[] = [
  ['07:30-09:30', 'Breakfast', 'Lotus hall'],
  [
    '10:00-11:45',
    'Holy Qurbana',
    'Grand hall',
    { note: 'With the bishops of the community', highlight: true },
  ],
  ['10:00-11:45', 'Children’s liturgy', 'Jasmine room', { ages: 'CHILDREN', language: 'ENGLISH' }],
  ['12:00-14:00', 'Feast on banana leaves', 'Lotus hall', { highlight: true }],
  ['13:30-18:00', 'Shuttles to the airport', 'Main entrance', { note: 'Your time is on My Account' }],
  ['14:00-14:30', 'Farewell and the next host', 'Grand hall', { highlight: true }],
];

const malayalam = {
  Programme: 'പരിപാടികൾ',
  'Lighting of the lamp': 'വിളക്കു തെളിയിക്കൽ',
  'Holy Qurbana': 'വിശുദ്ധ കുർബാന',
  'Morning prayer': 'പ്രഭാത പ്രാർത്ഥന',
  'Night prayer': 'രാത്രി പ്രാർത്ഥന',
  Breakfast: 'പ്രഭാതഭക്ഷണം',
  Lunch: 'ഉച്ചഭക്ഷണം',
};

/** The programme of the four days. */
export function programmePage({ startDate }: { startDate: string }): SeedPage {
  return {
    title: 'Programme',
    description: 'Four days from the lighting of the lamp on Thursday to the feast on Sunday.',
    sections: [
      {
        sectionType: 'PROGRAMME',
        sectionTitle: '',
        programme: [thursday, friday, saturday, sunday].flatMap((lines, day) =>
          lines.map((line) => itemOf(line, addDays(startDate, day))),
        ),
      },
    ],
    malayalam,
  };
}

function itemOf([times, title, hall, rest = {}]: Line, date: string): ProgrammeItem {
  const [startTime = '', endTime = ''] = times.split('-');
  const plain = { note: '', ages: 'EVERYONE', language: 'ANY', highlight: false } as const;
  return { date, startTime, endTime, title, hall, ...plain, ...rest };
}
