import type { OverviewPlot } from '@sangamam/contract/reports/plots/plot-endpoints';

export const plots = 'Plots';
export const loadingThePlots = 'Loading the plots…';
export const chooseAConvention = 'Choose one convention to see its plots.';
export const nothingToPlot = 'Nothing to show yet.';

export const titles: Readonly<Record<OverviewPlot, string>> = {
  OVER_TIME: 'Families registered over time',
  BY_STATUS: 'Registrations by status',
  BY_UNIT: 'Families by local unit',
  BY_PACKAGE: 'Families by package',
  BY_AGE: 'People attending by age',
  TRAVEL: 'Arrivals and departures by hour',
  ROOMS: 'Hotel rooms by night',
};

export const pointShown: Readonly<Record<OverviewPlot, string>> = {
  OVER_TIME: 'Week',
  BY_STATUS: 'Status',
  BY_UNIT: 'Local unit',
  BY_PACKAGE: 'Package',
  BY_AGE: 'Age',
  TRAVEL: 'Hour',
  ROOMS: 'Night',
};
