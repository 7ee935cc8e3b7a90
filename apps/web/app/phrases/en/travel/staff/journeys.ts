import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';
import type { TravelDirection } from '@sangamam/contract/travel/plan/travel-plan';

export const transport = 'Transport';
export const convention = 'Convention';
export const noConfirmedFamilies = 'No confirmed families yet';
export const journeysAppearHere = 'As soon as families are confirmed, their journeys appear here.';
export const views = 'Views';
export const runsView = 'Shuttle runs';
export const journeysView = 'Journeys';
export const fleetView = 'Drivers and vehicles';
export const directions = { ARRIVAL: 'Arrival', DEPARTURE: 'Departure' } as const;
export const direction = 'Direction';
export const day = 'Day';
export const airport = 'Airport';
export const allAirports = 'All airports';
export const todo = 'What is missing';
export const withoutPlan = (count: number) =>
  plural(count, {
    one: 'confirmed family without a travel plan',
    other: 'confirmed families without a travel plan',
  });
export const incompleteFlights = (count: number) =>
  plural(count, { one: 'flight is incomplete', other: 'flights are incomplete' });
export const withoutSeats = (count: number) =>
  plural(count, { one: 'passenger without a seat', other: 'passengers without a seat' });

export const journeys = 'Journeys';
export const journeyCount = (count: number) =>
  plural(count, { one: '1 journey', other: `${count} journeys` });
/** `airport` and `day` may be empty. */
export const familiesWho = ({
  direction,
  airport,
  day,
}: Values<'airport' | 'day'> & { direction: TravelDirection | undefined }) => {
  const on = day && ` on ${day}`;
  if (direction === 'ARRIVAL') return `Families who arrive${airport && ` at ${airport}`}${on}`;
  if (direction === 'DEPARTURE') return `Families who leave${airport && ` from ${airport}`}${on}`;
  if (airport === '' && day === '') return 'Families of the list of journeys';
  return `Families who travel${airport && ` through ${airport}`}${on}`;
};
export const searchJourneys = 'Search by name, number or flight';
export const noJourneys = 'No journeys here';
export const nothingMatches = 'Nothing matches these filters.';
export const seats = 'Seats';
export const show = 'Show';
export const journeyViews = {
  ALL: 'All with transport',
  UNSEATED: 'Without seats',
  LOST_SEAT: 'Lost their seats, flight changed',
  SEATED: 'With seats',
  MISSING: 'Missing or incomplete',
  NO_PLAN: 'Without a travel plan',
  INCOMPLETE: 'With an incomplete flight',
  NOT_WANTED: 'Without transport',
} as const;
export const hours = 'Time of day';
export const hourRanges = {
  '00:00-05:59': 'Night, until 06:00',
  '06:00-11:59': 'Morning, until 12:00',
  '12:00-17:59': 'Afternoon, until 18:00',
  '18:00-23:59': 'Evening',
} as const;
export const family = 'Family';
export const flight = 'Flight';
export const passengers = 'Passengers';
export const phone = 'Phone';
export const notes = 'Notes';
export const noTravelPlan = 'No travel plan';
export const incomplete = 'Incomplete';
export const noTransport = 'No transport wanted';
export const seated = 'Seated';
export const seatedOf = ({ seated, of }: Values<'seated' | 'of'>) => `${seated} of ${of} seated`;
export const noPhone = 'No phone number';

export const noRunsYet = 'No runs on this day yet';
export const planOrAdd = 'Plan them automatically, or add one by hand.';
export const noFlightsYet = 'No family has told us a flight yet';
export const runsFollow = 'As soon as families enter their flights, you can plan their shuttle runs here.';
export const waitingForSeats = 'Without seats';
export const everybodyHasSeats = 'Everybody who wants transport on this day has a seat.';
export const planAutomatically = 'Plan automatically';
export const addRun = 'Add a run';
export const editRun = 'Edit run';
export const deleteRun = 'Delete run';
export const edit = 'Edit';
export const remove = 'Delete';
export const moreFor = ({ run }: Values<'run'>) => `: run of ${run}`;
export const leavesAt = ({ time }: Values<'time'>) => `Leaves ${time}`;
export const seatsTaken = ({ taken, seats }: Values<'taken' | 'seats'>) => `${taken} of ${seats} seats`;
export const free = ({ count }: Values<'count'>) => `${count} free`;
export const draft = 'Draft';
export const published = 'Published';
export const byHand = 'By hand';
export const nextRunThatFits = ({ run }: Values<'run'>) => `${run} – next that fits`;
export const runsOfDriver = ({ driver, runs }: { driver: string; runs: number }) =>
  `${driver}: ${plural(runs, { one: '1 run', other: `${runs} runs` })}`;
export const noDriver = 'No driver yet';
export const noMeetingPoint = 'No meeting point yet';
export const driver = 'Driver';
export const meetingPoint = 'Meeting point';
export const nobodyOnThisRun = 'Nobody is on this run yet.';
export const partOf = ({ passengers, of }: Values<'passengers' | 'of'>) =>
  `${passengers} of ${of} passengers`;
export const passengerCount = (count: number) =>
  plural(count, { one: '1 passenger', other: `${count} passengers` });
export const flightAt = ({ flight, time }: Values<'flight' | 'time'>) => `${flight} at ${time}`;
export const doesNotFitArrival = 'Lands after the run leaves';
export const doesNotFitDeparture = 'Too late for this flight';
export const notConfirmed = 'No longer confirmed';
export const states = {
  WAITING: 'Waiting',
  PICKED_UP: 'Picked up',
  NOT_THERE: 'Not there',
  DELAYED: 'Delayed',
} as const;
export const delayedBy = ({ minutes }: Values<'minutes'>) => `Delayed by ${minutes} min`;
export const moveTo = 'Move to…';
export const moveFamilyTo = ({ family }: Values<'family'>) => `Move ${family}`;
export const chooseARun = 'Choose a run';
export const runOption = ({ day, time, free }: Values<'day' | 'time' | 'free'>) =>
  `${day}, ${time} (${free})`;
export const noSeats = 'Without seats';
export const move = 'Move';
export const moved = ({ family }: Values<'family'>) => `${family} is moved`;
export const noOtherRun = 'There is no other run for this airport yet. Add one first.';
export const dragHint = 'Drag a family to another run, or use its button.';

export const publishDrafts = (count: number) =>
  plural(count, { one: 'Publish 1 draft', other: `Publish ${count} drafts` });
export const publishTitle = 'Publish these runs?';
export const publishWords = ({ runs, families }: Values<'runs' | 'families'>) =>
  `Runs: ${runs}. Families that get an email with the time, the meeting point and the driver: ${families}.`;
export const heldBack = (count: number) =>
  plural(count, {
    one: '1 run has no driver or no meeting point yet and stays a draft.',
    other: `${count} runs have no driver or no meeting point yet and stay drafts.`,
  });
export const nothingPublished = 'No run was published: each waits for its driver or meeting point.';
export const publishThemToo = 'Publish them, too';
export const publishUnfinished =
  'Their families get another email when you add the driver or the meeting point.';
export const publish = 'Publish';
export const runsPublished = 'The runs are published';
export const print = 'Print manifests';
export const printThis = 'Print';

export const runForm = 'Shuttle run';
export const save = 'Save';
export const runSaved = 'The run is saved';
export const runDeleted = 'The run is deleted';
export const notSaved = 'The run was not saved';
export const departsAt = 'Leaves at';
export const timeHint = '24-hour time, such as 14:30';
export const vehicle = 'Vehicle';
export const noVehicle = 'No vehicle yet';
export const vehicleWithSeats = ({ name, seats }: Values<'name' | 'seats'>) => `${name} (${seats} seats)`;
export const addDriversFirst = 'Drivers are added under “Drivers and vehicles”.';
export const familiesReadThis = 'Families and the driver read this.';
export const deleteTitle = 'Delete this run?';
export const deleteWords = ({ count }: Values<'count'>) =>
  `Families on it: ${count}. They will be without seats.`;
export const deleteTells =
  'The run is published: its families get an email that their seats are planned again.';

export const giveBack = 'Return to planning';
export const giveBackTitle = 'Return this run to planning?';
export const giveBackWords = 'The next plan may replace it, with its driver and meeting point.';
export const gaveBack = 'The next plan may replace the run';
export const plannedWith = ({ waitingMinutes, seats }: Values<'waitingMinutes' | 'seats'>) =>
  `Planning: ${seats} seats in a van, and at most ${waitingMinutes} minutes between the flights of a run.`;

export const planTitle = 'Plan runs automatically';
export const planIntro =
  'Flights of the same airport are grouped. Families stay together, and runs that you changed or published stay as they are. Each run gets a vehicle and a driver who are free.';
export const longestWait = 'Longest wait between flights, in minutes';
export const seatsOfAVan = 'Seats of a van';
export const luggage = 'From landing to leaving, in minutes';
export const lead = 'From leaving to the flight, in minutes';
export const preview = 'Preview';
export const planned = 'The plan';
export const planSummary = ({ runs, journeys }: Values<'runs' | 'journeys'>) =>
  `${runs} runs for ${journeys} journeys.`;
export const planBound = ({ fewest }: Values<'fewest'>) => `No plan can do it with fewer than ${fewest}.`;
export const vansNeeded = ({ vans, day, time }: Values<'vans' | 'day' | 'time'>) =>
  `Most vans on the road at once: ${vans}, on ${day} from ${time}.`;
export const vansThereAre = (count: number) =>
  plural(count, { one: 'You have 1 vehicle.', other: `You have ${count} vehicles.` });
export const noVehiclesListed = 'Add vehicles to see for which runs they are enough.';
export const withoutVehicle = (count: number) =>
  plural(count, {
    one: '1 run has no vehicle: all that are large enough are on the road then.',
    other: `${count} runs have no vehicle: all that are large enough are on the road then.`,
  });
export const withoutDriver = (count: number) =>
  plural(count, { one: '1 run has no driver.', other: `${count} runs have no driver.` });
export const crew = 'Driver and vehicle';
export const nobodyFree = 'None';
export const planKeeps = ({ kept, replaced }: Values<'kept' | 'replaced'>) =>
  `Runs that stay: ${kept}. Drafts that are replaced: ${replaced}.`;
export const planSplits = ({ count }: Values<'count'>) =>
  `Families larger than a van, split over several: ${count}.`;
export const acceptPlan = 'Accept this plan';
export const planAccepted = 'The plan is accepted';
export const notPlanned = 'This was not planned';
export const nothingToPlan = 'Nothing to plan: every journey has its seats.';
export const leaves = 'Leaves';
export const families = 'Families';
export const wait = 'Wait';
export const minutes = ({ minutes }: Values<'minutes'>) => `${minutes} min`;

export const driverLink = 'Driver’s link';
export const driverLinkTitle = 'Link for the driver';
export const driverLinkWords =
  'Whoever has this link sees the names and phone numbers on this run, and can say who is picked up. It works until the day is over. It is shown only now.';
export const makeLink = 'Make a new link';
export const revokeLink = 'Revoke the link';
export const linkRevoked = 'The link is revoked';
export const hasLink = 'A link is in use. A new one replaces it.';
export const copyLink = 'Copy the link';
export const linkCode = 'The link as a QR code';
export const close = 'Close';

export const manifests = 'Manifests';
export const manifestOf = ({ direction, airport }: Values<'direction' | 'airport'>) =>
  `${direction}: ${airport}`;
export const backToTransport = 'Back to transport';
export const noManifests = 'No runs to print';
export const chooseAnotherDay = 'Choose another day or direction.';
export const signed = 'Here';
export const totalPassengers = ({ count }: Values<'count'>) => `Passengers in total: ${count}`;
