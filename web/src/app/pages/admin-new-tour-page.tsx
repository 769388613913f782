import { NewTour } from '../../features/admin-tours/tour-form.tsx';

export function AdminNewTourPage() {
  return <NewTour />;
}
