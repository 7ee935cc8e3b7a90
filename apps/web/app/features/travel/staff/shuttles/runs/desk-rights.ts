/** What the reader may do at the transport desk. */
export interface DeskRights {
  /** Plan, change, move and publish. */
  manage: boolean;
  /** Open registrations. */
  seeOrders: boolean;
}
