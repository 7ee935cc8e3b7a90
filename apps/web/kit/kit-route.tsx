import { Kit } from './kit.tsx';

/** The kit within the development server, which has the rest of the site around it. */
export default function KitRoute() {
  return <Kit />;
}
