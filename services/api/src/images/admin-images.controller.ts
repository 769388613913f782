import { Controller, Post, Req } from '@nestjs/common';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { type RateLimit, RateLimiter } from '../../../libs/application/ports/rate-limiter.ts';
import type { ImageView } from '../../../libs/contracts/image/image-view.ts';
import { AttemptCounter } from '../http/attempt-counter.ts';
import { InTurn } from '../http/in-turn.ts';
import { tooManyRequests } from '../http/too-many-requests.ts';
import { unlessUnavailable } from '../http/unless-unavailable.ts';
import { Only } from '../session/access.ts';
import type { RecognisedRequest } from '../session/recognised-request.ts';
import { Images } from './images.ts';
import { readUploadedFile } from './uploaded-file.ts';

/** Enough for all pictures of the catalogue in an hour, and too few to fill the disk in a night. */
const perAccount: RateLimit = { attemptsMax: 200, windowMs: 3_600_000 };

/** How many uploads are held in memory at once, at 10 MB each; the others wait unread. */
const turns = { atOnce: 6, waitingMax: 50 } as const;

/** Staff upload pictures of tours here. */
@Controller('api/admin/images')
@Only('owner', 'staff')
export class AdminImagesController {
  readonly #attempts: AttemptCounter;
  readonly #turns = new InTurn(turns);

  constructor(
    private readonly images: Images,
    limiter: RateLimiter,
    cryptography: Cryptography,
  ) {
    this.#attempts = new AttemptCounter(limiter, cryptography);
  }

  /**
   * Stores one picture. The same content has the same address even if it is sent many times.
   *
   * @upload A JPEG, PNG, WebP or AVIF picture of at most 10 MB and 40 million pixels.
   */
  @Post()
  async upload(@Req() request: RecognisedRequest): Promise<ImageView> {
    const name = `image by ${request.signedIn?.accountId ?? ''}`;
    const counted = await this.#attempts.count([{ name, limit: perAccount }]);
    if (!counted.isAllowed) throw tooManyRequests(counted, { reason: 'upload' });
    return await unlessUnavailable(counted, () =>
      this.#turns.run(async () => this.images.keep(await readUploadedFile(request))),
    );
  }
}
