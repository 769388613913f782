import { CustomerScreen } from '../../features/admin-customers/customer-screen.tsx';
import { EmailItems } from '../../features/admin-notifications/email-items.tsx';

export function AdminCustomerPage() {
  return <CustomerScreen renderEmails={(emails) => <EmailItems items={emails} />} />;
}
