import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  type PageSpeedCounts,
  type PageSpeedRequest,
  PageSpeeds,
  type SpeedMetric,
  speedMetrics,
} from '../../../application/ports/page-speeds.ts';
import type { LateWrites } from '../log/late-writes.ts';

/** The name of the row that counts the views of a page; each metric has other rows. */
const viewsRow = 'views';

/** Counters of page speeds in the file of {@link openOperationsFile}. */
export class SqlitePageSpeeds extends PageSpeeds {
  readonly #database: DatabaseSync;
  readonly #late: LateWrites;
  readonly #add: StatementSync;

  constructor(database: DatabaseSync, late: LateWrites) {
    super();
    this.#database = database;
    this.#late = late;
    this.#add = database.prepare(
      'INSERT INTO page_speed VALUES (?, ?, ?, ?, ?, 1) ON CONFLICT DO UPDATE SET times = times + 1',
    );
  }

  override count(day: string, view: PageSpeedRequest): Promise<void> {
    const { page, width } = view;
    return this.#late.add(() => {
      this.#add.run(day, page, width, viewsRow, 0);
      for (const metric of speedMetrics) {
        const bucket = view[metric];
        if (bucket !== undefined) this.#add.run(day, page, width, metric, bucket);
      }
    });
  }

  override between(from: string, to: string): Promise<readonly PageSpeedCounts[]> {
    this.#late.store();
    const rows = this.#database
      .prepare(
        `SELECT page, width, metric, bucket, sum(times) AS times FROM page_speed
         WHERE day BETWEEN ? AND ? GROUP BY page, width, metric, bucket`,
      )
      .all(from, to);
    const ofViews = rows.filter(({ metric }) => metric === viewsRow);
    return Promise.resolve(
      ofViews.map(({ page, width, times }) => {
        const own = rows.filter((row) => row.page === page && row.width === width);
        const buckets = (metric: SpeedMetric) =>
          new Map(
            own
              .filter((row) => row.metric === metric)
              .map((row) => [Number(row.bucket), Number(row.times)]),
          );
        return {
          page: page as PageSpeedCounts['page'],
          width: width as PageSpeedCounts['width'],
          views: Number(times),
          ...{ lcp: buckets('lcp'), inp: buckets('inp'), cls: buckets('cls') },
        };
      }),
    );
  }

  override forgetBefore(day: string): Promise<void> {
    this.#late.store();
    this.#database.prepare('DELETE FROM page_speed WHERE day < ?').run(day);
    return Promise.resolve();
  }
}
