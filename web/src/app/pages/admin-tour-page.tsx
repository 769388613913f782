import { EditTour } from '../../features/admin-tours/tour-form.tsx';

export function AdminTourPage() {
  return <EditTour />;
}
