import type { PlacedBookingAnswer } from '../../../services/libs/contracts/booking/booking-view.ts';
import type { ErasureView } from '../../../services/libs/contracts/customer/customer-view.ts';
import { book, spiceFarm } from '../stories/booking-requests.ts';
import { type Answered, freshKey, type Visitor } from '../stories/visitor.ts';

/** Twenty texts that one person writes, or that are written about them, each found nowhere else. */
export const planted = {
  name: 'Zubedaquill Plantwright',
  correctedName: 'Zubedacorrected Plantwright',
  email: 'zubedaquill@planted-first.example',
  correctedEmail: 'zubedacorrected@planted-second.example',
  phone: '+255 701 987 111',
  correctedPhone: '+255 701 987 222',
  pickupPlace: 'Pickupwhistle guest house',
  correctedPickupPlace: 'Pickupbramble bungalows',
  message: 'Messagethistle for dinner',
  correctedMessage: 'Messagefennel for dinner',
  note: 'Notewillow was written down',
  secondNote: 'Notesorrel was written down',
  placingReason: 'Reasonacorn on the phone',
  changingReason: 'Reasonhazel on the phone',
  rebookingReason: 'Reasonrowan on the phone',
  cancellingReason: 'Reasonmaple at the airport',
  ownReason: 'Reasonjuniper at home',
  senderName: 'Senderalder Plantwright',
  contactMessage: 'Contactyarrow about the dhow',
  secondContactMessage: 'Contactclover about the dhow',
} as const;

/** The forms in which a planted text can be found: its words and its digits. */
const forms = Object.values(planted).flatMap((text) => {
  const digits = text.replaceAll(/\D/g, '');
  return [text.toLowerCase(), ...(digits.length < 9 ? [] : [digits])];
});

/** The planted texts in a text. */
export function plantedIn(text: string): readonly string[] {
  const lower = text.toLowerCase();
  return forms.filter((form) => lower.includes(form));
}

function must<Body>(answer: Answered<Body>, ...statuses: readonly number[]): Answered<Body> {
  if (!statuses.includes(answer.status)) {
    throw new Error(`Answered with ${answer.status}: ${answer.text}`);
  }
  return answer;
}

const customer = { name: planted.name, email: planted.email, phone: planted.phone };

/** Writes every planted text, in bookings, changes and messages; resolves to the person's bookings. */
export async function plantPerson(
  visitor: Visitor,
  staff: Visitor,
): Promise<readonly PlacedBookingAnswer[]> {
  const first = await book(visitor, {
    customer,
    pickupPlace: planted.pickupPlace,
    message: planted.message,
  });
  const at = (path: string) => `/api/admin/bookings/${first.reference}${path}`;
  const latest = async () => ({
    'if-match': (await staff.get<{ revision: string }>(at(''))).body.revision,
    'idempotency-key': freshKey(),
  });
  must(await staff.post(at('/notes'), { text: planted.note }, await latest()), 200, 201);
  const override = (reason: string) => ({ override: { reason } });
  // The reason for an override is stored only if a rule was set aside, so the departures are closed first.
  for (const day of ['2026-12-01', '2026-12-02', '2026-12-03']) {
    const closure = `/api/admin/departures/spice-farm-tour_${day}_0900/closure`;
    must(await staff.post(closure, { reason: 'The road is closed' }), 200);
  }
  const moved = { date: '2026-12-02', ...override(planted.changingReason) };
  must(await staff.patch(at(''), moved, await latest()), 200);
  const corrected = {
    contact: {
      name: planted.correctedName,
      email: planted.correctedEmail,
      phone: planted.correctedPhone,
    },
    pickupPlace: planted.correctedPickupPlace,
    message: planted.correctedMessage,
  };
  must(await staff.patch(at(''), corrected, await latest()), 200);
  const cancelled = { reason: planted.cancellingReason, tellTraveller: true };
  must(await staff.post(at('/cancellation'), cancelled, await latest()), 200);
  const again = { date: '2026-12-03', ...override(planted.rebookingReason) };
  must(await staff.post(at('/rebooking'), again, await latest()), 200);
  must(await staff.post(at('/notes'), { text: planted.secondNote }, await latest()), 200, 201);

  const second = must(
    await staff.post<PlacedBookingAnswer>(
      '/api/admin/bookings',
      {
        ...spiceFarm,
        customer: { ...customer, email: planted.correctedEmail },
        ...override(planted.placingReason),
      },
      { 'idempotency-key': freshKey() },
    ),
    201,
  ).body;
  const own = `/api/bookings/${second.reference}`;
  must(await visitor.post(`${own}/proof`, { email: planted.correctedEmail }), 200, 204);
  const { revision } = (await visitor.get<{ revision: string }>(own)).body;
  must(
    await visitor.post(
      `${own}/cancellation`,
      { reason: planted.ownReason },
      { 'if-match': revision, 'idempotency-key': freshKey() },
    ),
    200,
  );
  const write = (name: string, email: string, message: string) =>
    visitor.post('/api/contact', { name, email, message }, { 'idempotency-key': freshKey() });
  must(await write(planted.senderName, planted.correctedEmail, planted.contactMessage), 202);
  must(await write(planted.senderName, planted.email, planted.secondContactMessage), 202);
  return [first, second];
}

/** Sends requests that fail with the person's texts, which a log could then contain. */
export async function goWrong(visitor: Visitor, staff: Visitor): Promise<void> {
  const hostile = Object.values(planted).join(' ');
  const requests = [
    visitor.post('/api/bookings', { ...spiceFarm, customer: { ...customer, email: hostile } }),
    visitor.post('/api/bookings', { ...spiceFarm, date: hostile, customer }),
    visitor.post('/api/bookings', { ...spiceFarm, tourId: hostile, [hostile]: hostile }),
    visitor.post('/api/contact', { name: hostile, email: hostile, message: hostile }),
    visitor.post('/api/contact', { name: planted.name, email: planted.email, message: '' }),
    visitor.post('/api/auth/sign-in', { username: planted.email, password: hostile }),
    visitor.post('/api/bookings/ZBL-12345678/proof', { email: planted.email }),
    visitor.post('/api/bookings/ZBL-12345678/proof', { email: hostile }),
    visitor.get(`/api/bookings/${encodeURIComponent(planted.email)}`),
    visitor.get(`/api/tours/${encodeURIComponent(planted.name)}`),
    visitor.get(`/${encodeURIComponent(hostile)}?email=${encodeURIComponent(planted.email)}`),
    visitor.get(`/tours?search=${encodeURIComponent(planted.name)}`),
    staff.get(`/api/admin/bookings?search=${encodeURIComponent(planted.name)}`),
    staff.get(`/api/admin/bookings?search=${encodeURIComponent(planted.email)}&cursor=wrong`),
    staff.get(`/api/admin/bookings?${encodeURIComponent(planted.name)}=1`),
    staff.get(`/api/admin/exports/bookings.csv?search=${encodeURIComponent(planted.phone)}`),
    staff.post('/api/admin/bookings/search', { search: planted.name }),
    staff.post('/api/admin/bookings/search', { search: planted.email, cursor: 'wrong' }),
    staff.post('/api/admin/bookings/counts', { search: planted.email, status: planted.name }),
    staff.post('/api/admin/exports/bookings.csv', { search: planted.phone }),
    staff.get(`/api/admin/audit?subject=${encodeURIComponent(planted.name)}`),
    staff.get(`/api/admin/customers/export?email=${encodeURIComponent(hostile)}`),
    staff.get(`/api/admin/customers/export?email=${encodeURIComponent(planted.email)}`),
    staff.get(`/api/admin/customers/export?email=${encodeURIComponent(planted.correctedEmail)}`),
    staff.post('/api/admin/customers/erasure/preview', { email: hostile }),
    staff.post('/api/admin/customers/erasure/preview', { email: planted.correctedEmail }),
    staff.post('/api/admin/customers/erasure', { email: `nobody-${planted.email}` }),
  ];
  await Promise.all(requests);
}

/** Every answer in which staff or travellers could read about the person, by its path. */
export async function everyAnswer(
  visitor: Visitor,
  staff: Visitor,
  bookings: readonly PlacedBookingAnswer[],
): Promise<ReadonlyMap<string, string>> {
  const said = new Map<string, string>();
  const ask = async (who: Visitor, path: string) => {
    const { text } = await who.get(path);
    said.set(path, text);
    return text;
  };
  for (const { reference } of bookings) {
    await ask(visitor, `/api/bookings/${reference}`);
    await ask(visitor, `/api/bookings/${reference}/history`);
    await ask(staff, `/api/admin/bookings/${reference}`);
    await ask(staff, `/api/admin/bookings/${reference}/history`);
  }
  for (const word of [planted.name, planted.correctedName, planted.correctedPhone]) {
    await ask(staff, `/api/admin/bookings?search=${encodeURIComponent(word)}`);
  }
  await ask(staff, '/api/admin/bookings?limit=50');
  await ask(staff, '/api/admin/exports/bookings.csv');
  await ask(staff, '/api/admin/exports/audit.csv');
  await ask(staff, '/api/admin/audit?limit=100');
  await ask(staff, '/api/admin/dashboard?from=2026-11-20&to=2026-12-05');
  await ask(staff, '/api/admin/departures/spice-farm-tour_2026-12-03_0900');
  await ask(staff, '/api/admin/customers/erasures');
  const mails = JSON.parse(await ask(staff, '/api/admin/notifications?limit=100')) as {
    readonly items: readonly { readonly id: string }[];
  };
  for (const { id } of mails.items) {
    await ask(staff, `/api/admin/notifications/${id}`);
    await ask(staff, `/api/admin/notifications/${id}/message`);
  }
  return said;
}

export function erase(
  staff: Visitor,
  email: string,
  key = freshKey(),
): Promise<Answered<ErasureView>> {
  return staff.post('/api/admin/customers/erasure', { email }, { 'idempotency-key': key });
}
