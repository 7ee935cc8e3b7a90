/** Whether the arguments of a query ask if the site is closed. */
export function asksForMaintenance([statement, values]: readonly unknown[]): boolean {
  const { values: own } = (statement ?? {}) as { values?: unknown };
  return [values, own].some((list) => Array.isArray(list) && list[0] === 'maintenance');
}
