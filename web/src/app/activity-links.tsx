import { toursPath } from '../features/tours/tour-filter.ts';
import { useGetSiteQuery } from '../shared/site/site-api.ts';
import { Link } from '../shared/ui/link.tsx';
import './activity-links.css';

/** Links to the tour list filtered by each category that has tours. */
export function ActivityLinks() {
  const { data: site } = useGetSiteQuery();
  return (
    <ul data-slot="activities">
      {site?.listedCategories.map((category) => (
        <li key={category}>
          <Link to={toursPath({ category })}>{category}</Link>
        </li>
      ))}
    </ul>
  );
}
