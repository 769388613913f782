import { Controller, Get } from '@nestjs/common';
import { Problem } from '../http/problem.ts';
import { Anyone } from '../session/access.ts';
import { Readiness } from './readiness.ts';

/** Reports to a supervisor whether the process is alive, and whether it is ready for requests. */
@Controller('health')
@Anyone()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** Answers as long as the process runs. */
  @Get('live')
  live(): { readonly status: 'alive' } {
    return { status: 'alive' };
  }

  /** Answers 200 only while the read models can be read and the process is not ending. */
  @Get('ready')
  async ready(): Promise<{ readonly status: 'ready' }> {
    if (!(await this.readiness.isReady())) throw new Problem('NotReady', { retryAfterSeconds: 1 });
    return { status: 'ready' };
  }
}
