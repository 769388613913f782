import {
  type PageSpeedCounts,
  type PageSpeedRequest,
  PageSpeeds,
  type SpeedMetric,
  speedMetrics,
} from '../../../application/ports/page-speeds.ts';
import type { MongoDatabase } from './mongo-database.ts';
import { is, isDuplicate, plain } from './mongo-values.ts';

/** How often each bucket was counted, by its number. */
type Buckets = Readonly<Record<string, number>>;

/** One document for each day, kind of page and width class; the `_id` begins with the day. */
interface StoredSpeeds
  extends
    Pick<PageSpeedRequest, 'page' | 'width'>,
    Readonly<Partial<Record<SpeedMetric, Buckets>>> {
  readonly _id: string;
  readonly views: number;
}

/** Counters of page speeds in MongoDB. */
export class MongoPageSpeeds extends PageSpeeds {
  readonly #database: MongoDatabase;

  constructor(database: MongoDatabase) {
    super();
    this.#database = database;
  }

  override async count(day: string, view: PageSpeedRequest): Promise<void> {
    const { page, width } = view;
    const added: Record<string, number> = { views: 1 };
    for (const metric of speedMetrics) {
      const bucket = view[metric];
      if (bucket !== undefined) added[`${metric}.${String(bucket)}`] = 1;
    }
    const add = () =>
      this.#speeds.updateOne(
        { _id: is(`${day} ${page} ${width}`) },
        { $inc: added, $setOnInsert: { page: plain(page), width: plain(width) } },
        { upsert: true },
      );
    try {
      await add();
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      // Another process inserted the first view of the day at the same moment.
      await add();
    }
  }

  override async between(from: string, to: string): Promise<readonly PageSpeedCounts[]> {
    const sums = new Map<string, PageSpeedCounts>();
    // The character after a space: so the pages of the last day are included.
    const days = { $gte: plain(from), $lt: plain(`${to}!`) };
    for await (const { page, width, views, ...stored } of this.#speeds.find({ _id: days })) {
      const known = sums.get(`${page} ${width}`);
      sums.set(`${page} ${width}`, {
        ...{ page, width },
        views: (known?.views ?? 0) + views,
        lcp: sumOf(known?.lcp, stored.lcp),
        inp: sumOf(known?.inp, stored.inp),
        cls: sumOf(known?.cls, stored.cls),
      });
    }
    return [...sums.values()];
  }

  override async forgetBefore(day: string): Promise<void> {
    await this.#speeds.deleteMany({ _id: { $lt: plain(day) } });
  }

  get #speeds() {
    return this.#database.collection<StoredSpeeds>('page-speeds');
  }
}

function sumOf(
  known: ReadonlyMap<number, number> = new Map(),
  more: Buckets = {},
): ReadonlyMap<number, number> {
  const sums = new Map(known);
  for (const [bucket, times] of Object.entries(more)) {
    sums.set(Number(bucket), (sums.get(Number(bucket)) ?? 0) + times);
  }
  return sums;
}
