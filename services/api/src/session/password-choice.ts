import { Inject, Injectable } from '@nestjs/common';
import type { SiteView } from '../../../libs/contracts/site/site-view.ts';
import { whyGuessable } from '../../../libs/application/passwords/guessable-password.ts';
import { Problem } from '../http/problem.ts';
import { Site } from '../site/site.ts';

/** Refuses passwords that are easy to guess. The field of the body checks the length. */
@Injectable()
export class PasswordChoice {
  constructor(@Inject(Site) private readonly site: SiteView) {}

  /**
   * @param chosen The password under the name of its field.
   * @throws Problem InvalidFields
   */
  async check(chosen: Readonly<Record<string, string>>, username: string): Promise<void> {
    for (const [field, password] of Object.entries(chosen)) {
      const message = await whyGuessable(password, [username, this.site.name]);
      if (message !== undefined)
        throw new Problem('InvalidFields', { errors: [{ field, message }] });
    }
  }
}
