import { ImportScreen } from '../../features/admin-import/import-screen.tsx';

export function AdminImportPage() {
  return <ImportScreen />;
}
