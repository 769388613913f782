import { ConsoleLogger, type LogLevel } from '@nestjs/common';

/** From the most important to the least. */
const levels = ['fatal', 'error', 'warn', 'log', 'debug', 'verbose'] as const satisfies LogLevel[];

/** What the framework tells about its own start, which is of interest to nobody else. */
const framework = new Set([
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
]);

/** What the process has to say, line by line, down to the level of LOG_LEVEL. */
export class ProcessLog extends ConsoleLogger {
  constructor(level: (typeof levels)[number]) {
    super({ logLevels: levels.slice(0, levels.indexOf(level) + 1), prefix: 'Tours' });
  }

  override log(message: unknown, ...more: unknown[]): void {
    const context = more.at(-1);
    if (typeof context === 'string' && framework.has(context) && !this.isLevelEnabled('debug')) {
      return;
    }
    super.log(message, ...more);
  }
}
