const dayMs = 86_400_000;

/** How many nights lie between two days, `YYYY-MM-DD`. */
export function nightsBetween(arrival: string, departure: string): number {
  return Math.round((Date.parse(departure) - Date.parse(arrival)) / dayMs);
}
