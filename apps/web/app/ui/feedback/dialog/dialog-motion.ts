/**
 * How long a dialog and its backdrop take to appear, in milliseconds: 700 and 1300 (SPEC §9), and 150 for staff, who open
 * many in a row.
 */
export function dialogMotion(pathname: string): { content: number; backdrop: number } {
  const isForStaff = pathname === '/admin' || pathname.startsWith('/admin/');
  return isForStaff ? { content: 150, backdrop: 150 } : { content: 700, backdrop: 1_300 };
}
