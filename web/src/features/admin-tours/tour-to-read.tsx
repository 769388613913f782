import type { AdminTourView } from '@contracts/tour/tour-view.ts';
import { Fragment } from 'react';
import { Panel } from '../../shared/console/panel.tsx';
import type { PartBelow } from './tour-editor.tsx';
import { TourFacts } from './tour-facts.tsx';
import './tour-to-read.css';

export type TourToReadProps = { tour: AdminTourView; below: readonly PartBelow[] };

/** The contents of the form as text, for accounts that only read: a form with disabled buttons would add nothing. */
export function TourToRead({ tour, below }: TourToReadProps) {
  return (
    <div data-slot="tour-to-read">
      <Panel title="Tour">
        <TourFacts tour={tour} />
      </Panel>
      {below.map(({ id, content }) => (
        <Fragment key={id}>{content}</Fragment>
      ))}
    </div>
  );
}
