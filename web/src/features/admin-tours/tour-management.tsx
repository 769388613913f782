import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { usePageActions } from '../../shared/console/page-actions.ts';
import { useStaff } from '../../shared/console/staff.ts';
import { Tabs } from '../../shared/console/tabs.tsx';
import { useGetAdminToursQuery } from './admin-tours-api.ts';
import { newTourPath, toursPath } from './tour-words.ts';

export type TourManagementProps = {
  tab: 'list' | 'form';
  /** The label of the form's tab: "New Tour" unless a tour is open. */
  formLabel?: 'New Tour' | 'Edit Tour';
  /** The title of the browser tab. */
  tabTitle?: string;
  children: ReactNode;
};

/** The two tabs of the catalogue: all tours, and the form. Each has its own address. */
export function TourManagement(props: TourManagementProps) {
  const { tab, formLabel = 'New Tour', tabTitle = 'Tour Management', children } = props;
  const { data: tours } = useGetAdminToursQuery('present');
  const { canChange } = useStaff();
  const navigate = useNavigate();
  usePageActions(
    canChange && tab === 'list'
      ? [{ label: 'New tour', keys: 'n', run: () => void navigate(newTourPath) }]
      : [],
  );
  return (
    <ConsolePage title="Tour Management" tabTitle={tabTitle}>
      <Tabs
        label="Tours"
        tabs={[
          { id: 'list', label: 'All Tours', count: tours?.length },
          ...(canChange || tab === 'form'
            ? [{ id: 'form' as const, label: formLabel, isCounted: false }]
            : []),
        ]}
        chosen={tab}
        onChoose={(id) => {
          if (id !== tab) void navigate(id === 'list' ? toursPath : newTourPath);
        }}
      >
        {children}
      </Tabs>
    </ConsolePage>
  );
}
