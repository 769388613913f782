import {
  bucketOf,
  desktopFromPx,
  type SpeedMetric,
  type SpeedPageKind,
} from '@contracts/page-speed/page-speed.ts';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { pageKindOf } from './page-kind.ts';

/**
 * Measures how fast the opened page was, until it is hidden for the first time, and then sends it once. Pages
 * that the visitor then opens by links inside the site count towards the first page. Only kinds and buckets
 * are sent, so the request says nothing about the visitor, and two requests cannot be connected.
 */
export function measurePageSpeed(): void {
  const page = pageKindOf(location.pathname);
  if (page === undefined) return;
  const values = new Map<SpeedMetric, number>();
  const keep = ({ name, value }: Pick<Metric, 'name' | 'value'>) => {
    const metric = name.toLowerCase() as SpeedMetric;
    values.set(metric, bucketOf(metric, value));
  };
  onLCP(keep);
  onINP(keep);
  onCLS(keep);
  const sendIfHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', sendIfHidden);
    send(page, values);
  };
  // The library reports its last values at this event too. Its listener was added first, so it runs first.
  addEventListener('visibilitychange', sendIfHidden);
}

function send(page: SpeedPageKind, values: ReadonlyMap<SpeedMetric, number>): void {
  if (values.size === 0) return;
  const width = innerWidth < desktopFromPx ? 'phone' : 'desktop';
  const body = JSON.stringify({ page, width, ...Object.fromEntries(values) });
  navigator.sendBeacon('/api/page-speed', new Blob([body], { type: 'application/json' }));
}
