/** `/v1/user/id/{id}` of the contract as the router writes it: `/v1/user/id/:id`. */
export function routerPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/gu, ':$1');
}
