import { PickupPlaces } from '../../features/admin-pickup-places/pickup-places.tsx';

export function AdminPickupPlacesPage() {
  return <PickupPlaces />;
}
