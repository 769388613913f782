import { Logger } from '@nestjs/common';
import type { CustomerKeyUnusable } from '../event-log/sealing.ts';
import type { Telemetry } from '../ports/telemetry.ts';

/** Customers remembered as told; a restart tells of them again. */
const toldMax = 1_000;

/** Counts every time that a key could not be used, and says so in the log once for each customer. */
export function unusableKeys(telemetry: Telemetry): (unusable: CustomerKeyUnusable) => void {
  const logger = new Logger('CustomerKeys');
  const told = new Set<string>();
  return ({ customerId, state, message }) => {
    telemetry.count('tours_customer_keys_unusable_total', { state });
    if (told.has(customerId) || told.size >= toldMax) return;
    told.add(customerId);
    logger.error(message);
  };
}
