import { useLocation } from 'react-router';

/** Stands for any page that another one leads to: its address, and what it was told. */
export function Elsewhere() {
  const location = useLocation();
  return (
    <main>
      <h1>{location.pathname + location.search}</h1>
      <output>{JSON.stringify(location.state)}</output>
    </main>
  );
}
