import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { canRunNow, jobViews } from '../../../libs/application/jobs/job-views.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { JobQueue, JobQueueAway } from '../../../libs/application/ports/job-queue.ts';
import { JobRecords } from '../../../libs/application/ports/job-records.ts';
import type { ListView } from '../../../libs/contracts/answers.ts';
import type { JobView } from '../../../libs/contracts/operations/job-view.ts';
import { Problem } from '../http/problem.ts';
import { Only } from '../session/access.ts';

const retryAfterSeconds = 5;

/** Shows the clock jobs and their last results, and runs them. */
@Controller('api/admin/jobs')
@Only('owner')
export class AdminJobsController {
  constructor(
    private readonly records: JobRecords,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** Every job: when it ran last, its result, and when it runs next. */
  @Get()
  async list(): Promise<ListView<JobView>> {
    return { items: jobViews(await this.records.list(), this.clock.now()) };
  }

  /** Asks the workers to run a job now; the first free one runs it. */
  @Post(':name/run')
  @HttpCode(202)
  async run(@Param('name') name: string): Promise<void> {
    if (!canRunNow(name)) throw new Problem('NotFound');
    try {
      await this.queue.add([{ kind: 'run-clock-job', id: name }]);
    } catch (error) {
      if (!(error instanceof JobQueueAway)) throw error;
      throw new Problem('Unavailable', { retryAfterSeconds });
    }
  }
}
