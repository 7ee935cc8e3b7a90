/** Airports near the convention by code, nearest first. */
export const airports: Readonly<Record<string, string>> = {
  MCO: 'Orlando International (MCO)',
  SFB: 'Orlando Sanford International (SFB)',
  MLB: 'Melbourne Orlando International (MLB)',
  DAB: 'Daytona Beach International (DAB)',
  TPA: 'Tampa International (TPA)',
};
