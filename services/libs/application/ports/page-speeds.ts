import type { PageSpeedRequest, SpeedMetric } from '../../contracts/page-speed/page-speed.ts';
import type { LocalDate } from '../../domain/calendar/instants.ts';

export {
  type PageSpeedRequest,
  type SpeedMetric,
  speedMetrics,
} from '../../contracts/page-speed/page-speed.ts';

/** How many days the counts are kept. */
export const pageSpeedDaysKept = 90;

/** The values of a kind of page and a width class, counted by bucket. */
export interface PageSpeedCounts
  extends
    Pick<PageSpeedRequest, 'page' | 'width'>,
    Readonly<Record<SpeedMetric, ReadonlyMap<number, number>>> {
  readonly views: number;
}

/**
 * How fast visitors' browsers showed the public pages. It has only counters: one for each day, kind of page, width
 * class and bucket. So its size is limited, regardless of what browsers send. It is kept outside the log, for {@link
 * pageSpeedDaysKept} days, and its loss affects only these figures.
 */
export abstract class PageSpeeds {
  /** Adds one view to the counters of the day. */
  abstract count(day: LocalDate, view: PageSpeedRequest): Promise<void>;

  /**
   * The sums of the days from the first to the last, both included. Only pages with views are included, in any order.
   */
  abstract between(from: LocalDate, to: LocalDate): Promise<readonly PageSpeedCounts[]>;

  /** Removes all counters of days before this one. */
  abstract forgetBefore(day: LocalDate): Promise<void>;
}
