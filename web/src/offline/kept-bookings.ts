/** A booking that a traveller keeps on this device, in the words of its page. It has no token and no proof. */
export interface KeptBooking {
  readonly reference: string;
  readonly title: string;
  /** The names and texts that the page showed, in order. */
  readonly facts: readonly (readonly [name: string, text: string])[];
  /** When the booking was read, for people: `14:05, Fri, Nov 27, 2026`. */
  readonly asOf: string;
  /** The instant from which the copy is removed. */
  readonly removeAt: string;
  /** The address of its voucher, whose file is in the cache of vouchers. */
  readonly voucher: string | null;
}

const storageKey = 'zanzibar-day-trips-kept-bookings';
const voucherCache = 'kept-vouchers';

/** Returns whether this browser can keep bookings. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis;
}

/** The kept bookings. Copies whose time is over are removed; unreadable storage is an empty list. */
export function keptBookings(now: Date): readonly KeptBooking[] {
  const stored = readAll();
  const current = stored.filter(({ removeAt }) => now.toISOString() < removeAt);
  for (const each of stored) if (!current.includes(each)) forgetBooking(each.reference);
  return current;
}

/** Stores a booking with its voucher. Throws if the browser refuses to store it. */
export async function keepBooking(booking: KeptBooking): Promise<void> {
  await storeVoucher(booking);
  write(booking);
}

/** Replaces the copy of a booking by a newer one, unless the traveller removed it meanwhile. */
export async function renewBooking(booking: KeptBooking): Promise<void> {
  await storeVoucher(booking);
  const { reference, voucher } = booking;
  if (readAll().some((kept) => kept.reference === reference)) write(booking);
  else await removeVoucher(voucher);
}

/** Removes the copy of a booking and its voucher, if there are any. */
export function forgetBooking(reference: string): void {
  const all = readAll();
  const kept = all.find((each) => each.reference === reference);
  if (kept === undefined) return;
  writeAll(all.filter((each) => each !== kept));
  void removeVoucher(kept.voucher);
}

/** The file of a kept voucher. */
export async function keptVoucher(address: string): Promise<Blob | undefined> {
  const cache = await caches.open(voucherCache);
  return (await cache.match(address))?.blob();
}

async function storeVoucher({ voucher }: KeptBooking): Promise<void> {
  if (voucher !== null) await (await caches.open(voucherCache)).add(voucher);
}

async function removeVoucher(voucher: string | null): Promise<void> {
  if (voucher !== null) await (await caches.open(voucherCache)).delete(voucher);
}

function write(booking: KeptBooking): void {
  writeAll([...readAll().filter(({ reference }) => reference !== booking.reference), booking]);
}

function readAll(): readonly KeptBooking[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return []; // storage is blocked, or another program wrote into it
  }
}

function writeAll(all: readonly KeptBooking[]): void {
  localStorage.setItem(storageKey, JSON.stringify(all));
}

function isKept(value: unknown): value is KeptBooking {
  const { reference, title, facts, asOf, removeAt, voucher } = (value ?? {}) as Partial<
    Record<keyof KeptBooking, unknown>
  >;
  return (
    [reference, title, asOf, removeAt].every((each) => typeof each === 'string') &&
    Array.isArray(facts) &&
    facts.every((fact) => Array.isArray(fact) && fact.every((each) => typeof each === 'string')) &&
    (voucher === null || typeof voucher === 'string')
  );
}
