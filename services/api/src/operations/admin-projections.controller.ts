import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import { ProjectionControl } from '../../../libs/application/ports/projection-control.ts';
import { ReadStore } from '../../../libs/application/ports/read-store.ts';
import {
  getParkedDocuments,
  getProjections,
  isProjection,
} from '../../../libs/application/queries/reports/get-projections.ts';
import type { WholeNumber } from '../../../libs/contracts/whole-number.ts';
import type { ListView } from '../../../libs/contracts/answers.ts';
import type {
  ParkedDocumentView,
  ProjectionView,
} from '../../../libs/contracts/operations/projection-view.ts';
import { Problem } from '../http/problem.ts';
import { Optional, Texts } from '../input/field-kinds.ts';
import { Only } from '../session/access.ts';

/** A longer list is of no use to staff; a retry includes all parked documents. */
const parkedShownMax = 100;

/** The body of POST /api/admin/projections/{name}/rebuild. */
export class RebuildBody {
  /** Ids of events that may park their documents instead of stopping the rebuild. */
  @Optional()
  @Texts({ max: 64, count: 100 })
  readonly acknowledged?: readonly string[];
}

/** Shows the state of the read models, and rebuilds them. */
@Controller('api/admin/projections')
@Only('owner')
export class AdminProjectionsController {
  constructor(
    private readonly readStore: ReadStore,
    private readonly log: EventLogReader,
    private readonly control: ProjectionControl,
    private readonly clock: Clock,
  ) {}

  /** Every projection: its version, its position, and the documents that it could not fold. */
  @Get()
  async list(): Promise<ListView<ProjectionView>> {
    return { items: await getProjections(this.readStore, this.log, this.clock) };
  }

  /** The parked documents of a projection, the first hundred of them. */
  @Get(':name/parked')
  async parked(@Param('name') name: string): Promise<ListView<ParkedDocumentView>> {
    const items = await getParkedDocuments(this.readStore, name, parkedShownMax);
    if (items === undefined) {
      throw new Problem('ProjectionNotFound');
    }
    return { items };
  }

  /** Rebuilds a projection beside the one that serves; the new one takes over when it has caught up. */
  @Post(':name/rebuild')
  @HttpCode(202)
  async rebuild(
    @Param('name') name: string,
    @Body() { acknowledged = [] }: RebuildBody,
  ): Promise<void> {
    if (!(await this.control.rebuild(name, acknowledged))) {
      throw new Problem('ProjectionNotFound');
    }
  }

  /** Folds the parked documents again; returns how many of them continue. */
  @Post(':name/retry')
  @HttpCode(200)
  async retry(@Param('name') name: string): Promise<{ readonly resumed: WholeNumber }> {
    if (!isProjection(name)) {
      throw new Problem('ProjectionNotFound');
    }
    return { resumed: await this.control.retryParked(name) };
  }
}
