import {
  bucketEnds,
  type PageKindSpeedView,
  type SpeedMetric,
  speedMetrics,
  type SpeedPageKind,
  type SpeedValueView,
  type SpeedVerdict,
  type WidthClass,
  widthClasses,
} from '@contracts/page-speed/page-speed.ts';
import { EmptyState } from '../../shared/console/empty-state.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { Panel } from '../../shared/console/panel.tsx';
import { Badge, type BadgeTone } from '../../shared/ui/badge.tsx';
import { useGetPageSpeedQuery } from './page-speed-api.ts';
import './visitor-speed.css';

const pageWords: Readonly<Record<SpeedPageKind, string>> = {
  home: 'Home',
  tours: 'List of tours',
  tour: 'A tour',
  book: 'Booking form',
  'thank-you': 'Thank you',
  manage: 'Manage booking',
  guide: 'Guides',
  other: 'Other pages',
};

const widthWords: Readonly<Record<WidthClass, string>> = { phone: 'Phones', desktop: 'Desktops' };

const metricWords: Readonly<Record<SpeedMetric, string>> = {
  lcp: 'Content shown (LCP)',
  inp: 'Reaction to a tap (INP)',
  cls: 'Layout shift (CLS)',
};

const verdictWords: Readonly<Record<SpeedVerdict, readonly [tone: BadgeTone, word: string]>> = {
  good: ['ok', 'good'],
  'needs-work': ['warn', 'needs work'],
  poor: ['error', 'poor'],
};

/** How fast the public pages were in visitors' browsers, over the last four weeks. */
export function VisitorSpeed() {
  const { data, isError, refetch } = useGetPageSpeedQuery();
  return (
    <Panel title="Speed for visitors">
      <p>
        Measured in visitors’ browsers over the last 28 days. For each figure, three of four page
        views were this fast or faster. Good is up to 2.5 s, 200 ms and 0.1; poor is above 4 s, 500
        ms and 0.25. The figures of a page include what the visitor opened from it without a new
        page load.
      </p>
      {data === undefined && (
        <NotLoaded {...{ isError, refetch }} what="the page speeds" rows={3} rowHeight="3rem" />
      )}
      {data?.pages.length === 0 && <EmptyState message="No page views were measured yet." />}
      {widthClasses.map((width) => {
        const pages = data?.pages.filter((each) => each.width === width) ?? [];
        const caption = widthWords[width];
        return pages.length > 0 && <SpeedTable key={width} {...{ caption, pages }} />;
      })}
    </Panel>
  );
}

function SpeedTable({ caption, pages }: { caption: string; pages: readonly PageKindSpeedView[] }) {
  return (
    <table data-slot="visitor-speed">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col">Views</th>
          {speedMetrics.map((metric) => (
            <th key={metric} scope="col">
              {metricWords[metric]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pages.map((each) => (
          <tr key={each.page}>
            <th scope="row">{pageWords[each.page]}</th>
            <td>{each.views.toLocaleString('en-US')}</td>
            {speedMetrics.map((metric) => (
              <td key={metric}>
                <SpeedValue metric={metric} value={each[metric]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SpeedValue({ metric, value }: { metric: SpeedMetric; value: SpeedValueView | null }) {
  if (value === null) return 'not measured';
  const [tone, word] = verdictWords[value.verdict];
  return (
    <>
      {valueWords(metric, value.p75)} <Badge tone={tone}>{word}</Badge>
    </>
  );
}

/** The figure with its unit. A value above the end of the last bucket is shown as "over" this end. */
function valueWords(metric: SpeedMetric, p75: number | null): string {
  const end = p75 ?? bucketEnds[metric].at(-1) ?? 0;
  const words = {
    lcp: `${(end / 1000).toLocaleString('en-US', { minimumFractionDigits: 1 })} s`,
    inp: `${end.toLocaleString('en-US')} ms`,
    cls: end.toLocaleString('en-US', { maximumFractionDigits: 3 }),
  }[metric];
  return p75 === null ? `over ${words}` : words;
}
