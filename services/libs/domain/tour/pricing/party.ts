/** A category with its permanent id, and its name at one time. */
export interface CategoryName {
  readonly categoryId: string;
  readonly category: string;
}

/**
 * How many travellers of one category of the tour's price table; the name is the one under which the category was sold.
 */
export interface PartyLine extends CategoryName {
  readonly count: number;
}

/** The travellers of one booking. Everybody takes a seat, infants too. */
export type Party = readonly PartyLine[];

/**
 * How many travellers of a category somebody asks for. The id determines the category, or the name if there
 * is no id.
 */
export interface AskedLine extends Partial<CategoryName> {
  readonly count: number;
}

/** The travellers that somebody asks for. Their categories may be unknown. */
export type AskedParty = readonly AskedLine[];

/** The only category of tours whose price does not depend on age: fixed and seasonal tables. */
export const travelersCategory: CategoryName = { categoryId: 'travelers', category: 'Travelers' };

/** The number of travellers, which is the number of seats the party takes. */
export function guestsOf(party: AskedParty): number {
  return party.reduce((guests, line) => guests + line.count, 0);
}

/** The category that a line asks for, by its id or, without one, by its name. */
export function categoryAsked<Known extends CategoryName>(
  { categoryId, category }: AskedLine,
  known: readonly Known[],
): Known | undefined {
  return known.find((each) =>
    categoryId === undefined ? each.category === category : each.categoryId === categoryId,
  );
}

/** Lines of a known category get its id; the others stay as they were asked for. */
export function withIds(party: AskedParty, known: readonly CategoryName[]): AskedParty {
  return party.map((line) => ({ ...line, ...idOf(categoryAsked(line, known)) }));
}

function idOf(found: CategoryName | undefined): Partial<CategoryName> {
  return found === undefined ? {} : { categoryId: found.categoryId };
}

/** The number of travellers whose lines ask for the category. */
export function countOf(party: AskedParty, category: CategoryName): number {
  return guestsOf(party.filter((line) => categoryAsked(line, [category]) !== undefined));
}
