/** Converts a contract path to the router's syntax: `/v1/user/id/{id}` becomes `/v1/user/id/:id`. */
export function routerPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/gu, ':$1');
}
