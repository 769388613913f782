import type {
  AdminBookingView,
  MoneyTakenInView,
} from '../../../contracts/booking/admin-booking-view.ts';
import type { TravellersView } from '../../../contracts/booking/booking-view.ts';
import { currencies } from '../../../contracts/currencies.ts';
import type {
  DaySheetMoneyView,
  DaySheetTotalsView,
  DaySheetView,
} from '../../../contracts/departure/day-sheet-view.ts';
import type { DepartureView } from '../../../contracts/departure/departure-view.ts';
import { toMajor, toMinor } from '../../../domain/money/minor-units.ts';

/** Returns a departure with its bookings, sorted by the order of pick-ups and then by name. */
export function daySheet(
  departure: DepartureView,
  bookings: readonly AdminBookingView[],
): DaySheetView {
  // Requests without seats are left out, because their travellers are not expected.
  const named = bookings.filter(({ seats }) => seats === undefined).toSorted(byPickupAndName);
  const live = named.filter(({ status }) => status !== 'cancelled');
  const cancelled = named.filter(({ status }) => status === 'cancelled');
  return {
    ...departure,
    bookings: live,
    cancelled,
    totals: totalsOf(live, cancelled),
  };
}

/**
 * Returns the numbers of travellers and the amounts of money.
 *
 * @param bookings The bookings that take place.
 * @param cancelled The cancelled bookings; their travellers may get money back.
 */
export function totalsOf(
  bookings: readonly AdminBookingView[],
  cancelled: readonly AdminBookingView[] = [],
): DaySheetTotalsView {
  const missing = bookings.filter(({ attendance }) => attendance.isNoShow);
  return {
    guests: sumOf(bookings, ({ guests }) => guests),
    byCategory: byCategory(bookings.flatMap(({ travellers }) => travellers)),
    checkedIn: sumOf(bookings, ({ attendance }) => attendance.checkedIn ?? 0),
    noShow: sumOf(missing, ({ guests }) => guests),
    money: currencies.flatMap((currency) => moneyIn(currency, bookings, cancelled) ?? []),
    ...tenderedPart(bookings),
  };
}

/** The amounts in the currencies of payment, if a booking was paid in a currency that is not its own. */
function tenderedPart(bookings: readonly AdminBookingView[]): Pick<DaySheetTotalsView, 'tendered'> {
  if (bookings.every(({ payments }) => payments.tendered === undefined)) return {};
  const all = bookings.flatMap(tenderedFor);
  const tendered = currencies.flatMap((currency) => {
    const taken = all.filter((each) => each.currency === currency);
    const collected = amountOf(taken, (each) => each.collected);
    const refunded = amountOf(taken, (each) => each.refunded);
    return collected === 0 ? [] : { currency, collected, refunded };
  });
  return { tendered };
}

function tenderedFor({ currency, payments }: AdminBookingView): readonly MoneyTakenInView[] {
  return payments.tendered ?? [{ ...payments, currency }, ...(payments.otherCurrencies ?? [])];
}

/** Bookings may have different names for the same category. The name in the last booking is used. */
function byCategory(travellers: readonly TravellersView[]): readonly TravellersView[] {
  const lines = new Map<string, TravellersView>();
  for (const line of travellers) {
    const before = lines.get(line.categoryId)?.count ?? 0;
    lines.set(line.categoryId, { ...line, count: before + line.count });
  }
  return [...lines.values()];
}

/** Returns undefined if no booking has an amount in the currency. */
function moneyIn(
  currency: string,
  bookings: readonly AdminBookingView[],
  cancelled: readonly AdminBookingView[],
): DaySheetMoneyView | undefined {
  const taken = bookings.flatMap((booking) => accountsIn(currency, booking));
  const balances = [...taken, ...cancelled.flatMap((booking) => accountsIn(currency, booking))];
  const toRefund = amountOf(balances, ({ due }) => Math.max(-due, 0));
  if (taken.length === 0 && toRefund === 0) return undefined;
  const writtenOff = amountOf(taken, (each) => each.writtenOff ?? 0);
  return {
    currency,
    total: amountOf(taken, ({ total }) => total),
    collected: amountOf(taken, ({ collected }) => collected),
    refunded: amountOf(taken, ({ refunded }) => refunded),
    due: amountOf(balances, ({ due }) => Math.max(due, 0)),
    toRefund,
    ...(writtenOff === 0 ? {} : { writtenOff }),
  };
}

/** The price of a booking in a currency, and the amounts that were paid for it in this currency. */
function accountsIn(
  currency: string,
  { currency: own, totalPrice, payments }: AdminBookingView,
): readonly Omit<DaySheetMoneyView, 'toRefund'>[] {
  const others = payments.otherCurrencies ?? [];
  return [
    ...(own === currency ? [{ ...payments, currency, total: totalPrice }] : []),
    ...others
      .filter((other) => other.currency === currency)
      .map((other) => ({ ...other, total: 0, due: other.refunded - other.collected })),
  ];
}

function sumOf<Each>(list: readonly Each[], of: (each: Each) => number): number {
  return list.reduce((sum, each) => sum + of(each), 0);
}

/** Adds in minor units, because sums of decimal numbers get rounding errors. */
function amountOf<Each>(list: readonly Each[], of: (each: Each) => number): number {
  return toMajor(sumOf(list, (each) => toMinor(of(each)) ?? 0));
}

/** Travellers who are picked up come first, then travellers who come to the meeting point. */
function byPickupAndName(one: AdminBookingView, other: AdminBookingView): number {
  return pickupKey(one).localeCompare(pickupKey(other)) || byName(one, other);
}

function pickupKey({ pickup }: AdminBookingView): string {
  return pickup === undefined ? 'z' : `${pickup.date} ${pickup.from} ${pickup.to} ${pickup.zone}`;
}

/** Sorts bookings by the traveller's name. Bookings of erased travellers come at the end. */
function byName(one: AdminBookingView, other: AdminBookingView): number {
  const [name, otherName] = [one.customer?.name, other.customer?.name];
  if (name === undefined || otherName === undefined) {
    return Number(name === undefined) - Number(otherName === undefined);
  }
  return name.localeCompare(otherName, 'en') || one.bookingNumber - other.bookingNumber;
}
