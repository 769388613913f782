import {
  bucketEnds,
  type PageSpeedRequest,
  pageKinds,
  type SpeedPageKind,
  type WidthClass,
  widthClasses,
} from '../../../libs/contracts/page-speed/page-speed.ts';
import { OneOf, Optional, WholeNumber } from '../input/field-kinds.ts';

/** The body of POST /api/page-speed: numbers of buckets, no measured values. */
export class PageSpeedBody implements PageSpeedRequest {
  @OneOf(...pageKinds)
  readonly page!: SpeedPageKind;

  @OneOf(...widthClasses)
  readonly width!: WidthClass;

  @Optional()
  @WholeNumber({ min: 0, max: bucketEnds.lcp.length })
  readonly lcp?: number;

  @Optional()
  @WholeNumber({ min: 0, max: bucketEnds.inp.length })
  readonly inp?: number;

  @Optional()
  @WholeNumber({ min: 0, max: bucketEnds.cls.length })
  readonly cls?: number;
}
