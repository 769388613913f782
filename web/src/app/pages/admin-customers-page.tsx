import { CustomerList } from '../../features/admin-customers/customer-list.tsx';

export function AdminCustomersPage() {
  return <CustomerList />;
}
