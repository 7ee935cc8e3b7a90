import { useLocation } from 'react-router';

/** A stand-in for the page that a test navigates to. It shows the URL and the navigation state. */
export function Elsewhere() {
  const location = useLocation();
  return (
    <main>
      <h1>{location.pathname + location.search}</h1>
      <output>{JSON.stringify(location.state)}</output>
    </main>
  );
}
