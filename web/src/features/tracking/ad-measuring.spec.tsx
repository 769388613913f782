import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openSite, quietServer, sampleSite } from '../../../test-support/open-site.tsx';
import { decide } from './consent.ts';

const thanks = (reference: string) =>
  `/thank-you?tour=Spice+Farm+Tour&date=2031-05-17&guests=3&email=asha%40example.com&reference=${reference}`;

/** Opens the thank-you page in the browser that made the booking. */
function openThanks(reference: string, server?: ReturnType<typeof quietServer>) {
  const site = openSite(thanks(reference), server);
  history.replaceState({ usr: { booked: { ...booked, reference } } }, '');
  return site;
}
const booked = {
  meetingPoint: 'Darajani market',
  meetingPointLink: null,
  totalPrice: 90,
  currency: 'USD',
  whatToBring: [],
};

function measuringServer() {
  const adsConversionId = 'AW-123456789/AbC';
  return quietServer().on('GET /site', { ...sampleSite, adsConversionId });
}

/** The commands that the tag received. */
function told(): readonly (readonly unknown[])[] {
  const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] };
  return dataLayer.map((command) => Array.from(command));
}
const purchases = () => told().filter(([command]) => command === 'event');
const tag = () => document.getElementById('ad-tag');

describe('ad measurement', () => {
  let site: ReturnType<typeof openSite>;
  afterEach(() => {
    site.leave();
    jest.restoreAllMocks();
    tag()?.remove();
    Reflect.deleteProperty(window, 'dataLayer');
    decide('undecided');
    localStorage.clear();
  });

  it('is off without a configured id: visitors are not asked, and a warning is logged', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    site = openThanks('ZBL-10000001');
    await screen.findByText('ZBL-10000001');
    await waitFor(() => {
      expect(warned).toHaveBeenCalledWith(expect.stringContaining('No conversion id'));
    });
    expect(screen.queryByText('May we measure our ads?')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ad measurement' })).toBeNull();
    expect(tag()).toBeNull();
  });

  it('asks first, and loads nothing before the answer or after a refusal', async () => {
    site = openThanks('ZBL-10000002', measuringServer());
    const no = await screen.findByRole('button', { name: 'Decline' });
    expect(screen.getByRole('button', { name: 'Accept' })).toHaveAttribute(
      'data-kind',
      no.getAttribute('data-kind'),
    );
    expect(tag()).toBeNull();
    await site.user.click(no);
    expect(screen.queryByText('May we measure our ads?')).toBeNull();
    expect(tag()).toBeNull();
    expect(told()).toEqual([]);
  });

  it('reports a purchase once, and sends only its reference', async () => {
    site = openThanks('ZBL-10000003', measuringServer());
    await site.user.click(await screen.findByRole('button', { name: 'Accept' }));
    await waitFor(() => {
      expect(purchases()).toHaveLength(1);
    });
    expect(tag()).toHaveAttribute(
      'src',
      'https://www.googletagmanager.com/gtag/js?id=AW-123456789',
    );
    expect(purchases()[0]?.[2]).toMatchObject({
      send_to: 'AW-123456789/AbC',
      transaction_id: 'ZBL-10000003',
    });
    expect(JSON.stringify(told())).not.toMatch(/asha|Spice|2031-05-17/);

    site.leave();
    site = openThanks('ZBL-10000003', measuringServer());
    await screen.findByText('ZBL-10000003');
    expect(screen.queryByText('May we measure our ads?')).toBeNull();
    await waitFor(() => {
      expect(site.stub.calls('GET /site').length).toBeGreaterThan(0);
    });
    expect(purchases()).toHaveLength(1);
  });

  it('does not report a purchase for an address that somebody typed', async () => {
    decide('accepted');
    site = openSite(thanks('ZBL-10000005'), measuringServer());
    await screen.findByRole('link', { name: 'WhatsApp us' });
    expect(site.stub.calls('GET /site').length).toBeGreaterThan(0);
    expect(purchases()).toEqual([]);
    site.leave();
    site = openThanks('ZBL-10000005', measuringServer());
    await waitFor(() => {
      expect(purchases()).toHaveLength(1);
    });
  });

  it('can be declined later at the foot of every page', async () => {
    decide('accepted');
    site = openSite('/', measuringServer());
    await site.user.click(await screen.findByRole('button', { name: 'Ad measurement' }));
    await site.user.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(told().at(-1)).toEqual([
      'consent',
      'update',
      expect.objectContaining({ ad_storage: 'denied', ad_user_data: 'denied' }),
    ]);
    expect(localStorage.getItem('ad-measuring.1')).toBe('declined');
  });

  it('keeps the answer while the page is open if the browser stores nothing', async () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // The favourites log an error.
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    site = openThanks('ZBL-10000004', measuringServer());
    await site.user.click(await screen.findByRole('button', { name: 'Accept' }));
    await waitFor(() => {
      expect(purchases()).toHaveLength(1);
    });
    expect(screen.queryByText('May we measure our ads?')).toBeNull();
  });
});
