import { tourCategories } from '@contracts/tour/tour-categories.ts';
import { Link } from '../shared/ui/link.tsx';
import { toursPath } from '../features/tours/tour-filter.ts';
import './activity-links.css';

/** Links to the tour list filtered by each category. */
export function ActivityLinks() {
  return (
    <ul data-slot="activities">
      {tourCategories.map((category) => (
        <li key={category}>
          <Link to={toursPath({ category })}>{category}</Link>
        </li>
      ))}
    </ul>
  );
}
