import { type FactoryProvider, Logger } from '@nestjs/common';
import { Clock } from '../ports/clock.ts';
import { Cryptography } from '../ports/cryptography.ts';
import { MailSuppressions } from '../ports/mail-suppressions.ts';
import { RateLimiter } from '../ports/rate-limiter.ts';
import { Telemetry } from '../ports/telemetry.ts';
import { SuppressedAddresses } from './suppressed-addresses.ts';
import { MailBounds } from './mail-bounds.ts';

/** Provides {@link MailBounds} from the process's ports. */
export function mailBounds(perAddressAndDay: number): FactoryProvider<MailBounds> {
  return {
    provide: MailBounds,
    // eslint-disable-next-line max-params -- the ports, injected by type
    useFactory: (
      limiter: RateLimiter,
      suppressions: MailSuppressions,
      cryptography: Cryptography,
      clock: Clock,
      telemetry: Telemetry,
    ) => {
      const suppressed = new SuppressedAddresses({ suppressions, cryptography, clock });
      const logger = new Logger('Notifications');
      return new MailBounds({
        ...{ limiter, suppressed, telemetry, perAddressAndDay },
        onLimitReached: (recipient) => {
          const whose = recipient === 'operator' ? 'the operator' : 'a traveller';
          logger.warn(
            `An e-mail to ${whose} was stopped: its address had reached the daily limit of e-mails.`,
          );
        },
      });
    },
    inject: [RateLimiter, MailSuppressions, Cryptography, Clock, Telemetry],
  };
}
