import { TourList } from '../../features/admin-tours/tour-list.tsx';

export function AdminToursPage() {
  return <TourList />;
}
