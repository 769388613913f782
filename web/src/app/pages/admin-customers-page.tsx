import { CustomersData } from '../../features/admin-customers/customers-data.tsx';

export function AdminCustomersPage() {
  return <CustomersData />;
}
