import { CustomersData } from '../../features/admin-customers/customers-data.tsx';

export function AdminCustomersDataPage() {
  return <CustomersData />;
}
