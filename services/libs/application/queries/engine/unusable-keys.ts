import { Logger } from '@nestjs/common';
import type { CustomerKeyUnusable } from '../../event-log/sealing.ts';
import type { Telemetry } from '../../ports/telemetry.ts';

/** The largest number of customers that are logged. After a restart they are logged again. */
const loggedMax = 1_000;

/** Counts every use of an unusable key, and logs it once for each customer. */
export function unusableKeys(telemetry: Telemetry): (unusable: CustomerKeyUnusable) => void {
  const logger = new Logger('CustomerKeys');
  const told = new Set<string>();
  return ({ customerId, state, message }) => {
    telemetry.count('tours_customer_keys_unusable_total', { state });
    if (told.has(customerId) || told.size >= loggedMax) return;
    told.add(customerId);
    logger.error(message);
  };
}
