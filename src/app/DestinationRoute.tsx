import { useLoaderData } from 'react-router-dom';
import type { Destination } from '#src/content/destinations/destination.ts';
import { DestinationPage } from '#src/pages/Destination/DestinationPage.tsx';

/** A guide's page, with the facts that its route has loaded. */
export function DestinationRoute() {
  return <DestinationPage destination={useLoaderData<Destination>()} />;
}
