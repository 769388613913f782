import { type BrowserStory, type OpenPage, openPage } from '../browser.ts';
import { CountedPresses } from '../counted-presses.ts';
import { owner } from '../processes/start-system.ts';
import type { Task } from './days-work-tasks.ts';

/** A page of the console in which presses are counted. */
export type ClerksPage = OpenPage & { readonly counted: CountedPresses };

/** Opens a page as the owner, except the sign-in page. With `morning`, the clock of the device shows this time. */
export async function openForClerk(
  { browser, system }: BrowserStory,
  width: number,
  path: string,
  morning?: Date,
): Promise<ClerksPage> {
  const opened = await openPage(browser, width);
  const { context, page } = opened;
  if (morning !== undefined) {
    await context.clock.setFixedTime(morning);
    await context.addInitScript(setTimeOfServer, morning.toUTCString());
  }
  const counted = await CountedPresses.in(context);
  if (path !== '/auth') {
    await context.request.post(`${system.url}/api/auth/sign-in`, { data: owner });
  }
  await page.goto(`${system.url}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { ...opened, counted };
}

/** Runs in the page before its own scripts: the page reads this time in every answer as the time of the server. */
function setTimeOfServer(at: string): void {
  globalThis.Headers.prototype.get = function get(this: Headers, name: string) {
    return name.toLowerCase() === 'date'
      ? at
      : ([...this].find(([each]) => each === name.toLowerCase())?.[1] ?? null);
  };
}

/** The tasks that were done, as a table. */
export class DaysWork {
  readonly #rows = [
    '| Task | Starts | Presses then | Presses now | Seconds now | How |',
    '| --- | --- | --- | --- | --- | --- |',
  ];

  get table(): string {
    return this.#rows.join('\n');
  }

  /** Does the task until its result is on the screen, and resolves with the number of presses. */
  async measure(task: Task, { counted }: ClerksPage, act: () => Promise<unknown>): Promise<number> {
    const { presses, seconds } = await counted.effortOf(act);
    const before = task.before === undefined ? 'not possible' : String(task.before);
    const figures = [before, String(presses), seconds.toFixed(1)];
    this.#rows.push(`| ${[task.task, task.where, ...figures, task.how].join(' | ')} |`);
    return presses;
  }
}
