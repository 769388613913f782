import { Link } from './link.tsx';

export type BreadcrumbProps = {
  /** The pages above this one, from the home page; `current` is the page itself. */
  trail: readonly { label: string; to: string }[];
  current: string;
};

export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav data-slot="breadcrumb" aria-label="Breadcrumb">
      <ol>
        {trail.map(({ label, to }) => (
          <li key={to}>
            <Link data-slot="breadcrumb-link" to={to}>
              {label}
            </Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
