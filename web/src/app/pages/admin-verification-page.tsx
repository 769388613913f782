import { Verification } from '../../features/admin-verification/verification.tsx';

export function AdminVerificationPage() {
  return <Verification />;
}
