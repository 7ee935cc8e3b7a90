import { adminPaths } from '@sangamam/contract/admin-paths';
import { Link } from 'react-router';

/** A family, linked to its registration for roles that may open it. */
export function FamilyName({
  orderId,
  familyName,
  maySeeOrders,
}: {
  orderId: string;
  familyName: string;
  maySeeOrders: boolean;
}) {
  return maySeeOrders ? <Link to={adminPaths.registration(orderId)}>{familyName}</Link> : familyName;
}
