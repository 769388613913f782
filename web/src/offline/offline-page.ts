import { type KeptBooking, keptBookings, keptVoucher } from './kept-bookings.ts';

/*
 * The page that the service worker shows without a connection (offline.html). It is separate from the site's
 * code, so that it needs only its own small files.
 */

const list = document.getElementById('kept-bookings');
const wanted = /^\/manage-booking\/([^/]+)/.exec(location.pathname)?.[1]?.toUpperCase();
const kept = keptBookings(new Date());
const shown = kept.filter(({ reference }) => wanted === undefined || reference === wanted);

for (const booking of shown.length > 0 ? shown : kept) list?.append(articleOf(booking));

const again = document.getElementById('try-again');
if (again instanceof HTMLAnchorElement) again.href = location.href;
addEventListener('online', () => {
  location.reload();
});

function articleOf(booking: KeptBooking): HTMLElement {
  const article = element('article');
  const facts = element('dl');
  for (const [name, text] of booking.facts) facts.append(element('dt', name), element('dd', text));
  article.append(
    element('h2', booking.title),
    element('p', `Kept on this phone, as of ${booking.asOf}`),
    facts,
  );
  if (booking.voucher !== null) void addVoucher(article, booking.reference, booking.voucher);
  return article;
}

async function addVoucher(article: HTMLElement, reference: string, address: string) {
  const file = await keptVoucher(address);
  if (file === undefined) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${reference}.pdf`;
  link.textContent = 'Voucher (PDF)';
  article.append(link);
}

function element(name: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
