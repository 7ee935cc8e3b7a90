import {
  foreignLocalUnitId,
  guestLocalUnitId,
} from '@sangamam/contract/conventions/reference-data/reference-endpoints';

/** Local units of North America by code, named after their location. Accounts store the codes: never reuse one. */
export const localUnits: Readonly<Record<string, string>> = {
  ORG10001: 'Atlanta',
  ORG10002: 'Austin',
  ORG10003: 'Central Florida, Tampa',
  ORG10004: 'Chicago',
  ORG10005: 'Connecticut',
  ORG10006: 'Dallas',
  ORG10007: 'Detroit',
  ORG10008: 'Houston',
  ORG10009: 'Las Vegas',
  ORG10010: 'Los Angeles',
  ORG10011: 'Minnesota',
  ORG10012: 'New England, Boston',
  ORG10013: 'New York',
  ORG10014: 'Philadelphia',
  ORG10015: 'Phoenix',
  ORG10016: 'Rockland',
  ORG10017: 'Sacramento',
  ORG10018: 'San Antonio',
  ORG10019: 'San Jose',
  ORG10020: 'South Florida, Miami',
  ORG10021: 'Toronto',
  ORG10022: 'Washington DC',
  ORG10023: 'Western Canada, Edmonton',
  ORG10026: 'North Carolina',
  ORG10027: 'Western New York, Buffalo',
};

/** Units for people from elsewhere, at the end of the list. */
export const unitsOutsideRegions: Readonly<Record<string, string>> = {
  [foreignLocalUnitId]: 'Outside the USA and Canada',
  [guestLocalUnitId]: 'Guest of the community',
};
