import { type CustomerLinks, isMerged } from '../../../domain/customer/customer-merge.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { type CustomerCard, customers } from '../../projections/customer/customers.projection.ts';

/** Returns what one customer's stream says about merges; undefined if there is no such customer. */
export type LinksOf = (customerId: string) => Promise<CustomerLinks | undefined>;

/**
 * Returns everybody who was merged with a customer, and the customer. The first represents all of them; its id is the
 * smallest. A merge counts only if both streams agree.
 */
export async function customerFamily(
  customerId: string,
  linksOf: LinksOf,
): Promise<readonly [string, ...string[]]> {
  const known = remembered(linksOf);
  const root = await rootOf(customerId, known);
  const family: [string, ...string[]] = [root];
  for (const member of family) {
    for (const each of (await known(member)).absorbed) {
      if (await isBelieved(member, each, known)) family.push(each);
    }
  }
  return family;
}

type KnownLinks = (customerId: string) => Promise<CustomerLinks>;

async function rootOf(customerId: string, known: KnownLinks): Promise<string> {
  const { mergedInto } = await known(customerId);
  if (mergedInto === undefined || !(await isBelieved(mergedInto, customerId, known))) {
    return customerId;
  }
  return await rootOf(mergedInto, known);
}

async function isBelieved(survivor: string, other: string, known: KnownLinks): Promise<boolean> {
  const linksOf = { survivor: await known(survivor), other: await known(other) };
  return isMerged({ survivor, other }, linksOf);
}

/** Each customer is looked up once. */
function remembered(linksOf: LinksOf): KnownLinks {
  const kept = new Map<string, CustomerLinks>();
  return async (customerId) => {
    const links = kept.get(customerId) ?? (await linksOf(customerId)) ?? { absorbed: [] };
    kept.set(customerId, links);
    return links;
  };
}

/**
 * Returns the cards of everybody who was merged with a customer, and the customer's card. The first card represents all
 * of them. Returns undefined if there never was such a customer.
 */
export async function familyCards(
  readStore: Pick<ReadStore, 'get'>,
  customerId: string,
): Promise<readonly [CustomerCard, ...CustomerCard[]] | undefined> {
  const cards = new Map<string, CustomerCard>();
  const family = await customerFamily(customerId, async (id) => {
    const card = await readStore.get(customers.collection, id);
    if (card === undefined) return undefined;
    cards.set(id, card);
    const { mergedInto, absorbed } = card;
    return {
      ...(mergedInto === undefined ? {} : { mergedInto }),
      absorbed: absorbed.map((each) => each.customerId),
    };
  });
  const [root, ...others] = family.flatMap((id) => cards.get(id) ?? []);
  return root && [root, ...others];
}
