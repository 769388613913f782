import { customerDecider } from '../../domain/customer/customer.decider.ts';
import type { CustomerEvent } from '../../domain/customer/customer.events.ts';
import type { CustomerLinks } from '../../domain/customer/customer-merge.ts';
import { decode, type RecordedEvent } from '../event-log/recorded-event.ts';
import { customerStream } from '../event-log/stream-names.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import { customerFamily } from '../queries/customer/customer-family.ts';

/** The customers of people, and the customers with whom they were merged, according to the log. */
export interface MergedCustomers {
  /** The requested customers come first. */
  readonly customers: readonly string[];
  /** Everybody whom the stream of a customer names, also if the other stream does not agree. */
  readonly seenIn: (customerId: string) => readonly string[];
}

/**
 * Returns these customers and everybody who was merged with them. This reads the log, because an erasure must not
 * depend on how far the read models are.
 */
export async function mergedWith(
  log: Pick<EventLogReader, 'readStream'>,
  asked: readonly string[],
): Promise<MergedCustomers> {
  const links = new Map<string, CustomerLinks>();
  const linksOf = async (customerId: string) => {
    const found = links.get(customerId) ?? (await linksIn(log, customerId));
    links.set(customerId, found);
    return found;
  };
  const customers = new Set(asked);
  for (const customerId of asked) {
    for (const each of await customerFamily(customerId, linksOf)) customers.add(each);
  }
  return {
    customers: [...customers],
    seenIn: (customerId) => {
      const { mergedInto, absorbed = [] } = links.get(customerId) ?? {};
      return mergedInto === undefined ? absorbed : [...absorbed, mergedInto];
    },
  };
}

async function linksIn(
  log: Pick<EventLogReader, 'readStream'>,
  customerId: string,
): Promise<CustomerLinks> {
  const stored = await log.readStream(customerStream(customerId));
  return stored
    .map((each) => decode(each) as RecordedEvent<CustomerEvent>)
    .reduce(customerDecider.evolve, customerDecider.initialState);
}
