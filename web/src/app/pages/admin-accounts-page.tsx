import { AccountManagement } from '../../features/admin-accounts/account-management.tsx';

export function AdminAccountsPage() {
  return <AccountManagement />;
}
