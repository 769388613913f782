import { given } from '../../../../test/support/stories/decider-story.ts';
import type { RecordTourViews } from './commands/record-tour-views.ts';
import type { StartWhatsAppEnquiry } from './commands/start-whatsapp-enquiry.ts';
import { engagementDecider } from './engagement.decider.ts';
import type { EngagementEvent } from './engagement.events.ts';

const recordViews: RecordTourViews = {
  type: 'RecordTourViews',
  tourExists: true,
  count: 12,
  from: '2026-11-20T10:00:00.000Z',
  to: '2026-11-20T10:01:00.000Z',
};
const recorded: EngagementEvent = {
  type: 'TourViewsRecorded',
  data: { count: 12, from: '2026-11-20T10:00:00.000Z', to: '2026-11-20T10:01:00.000Z' },
};
const enquire: StartWhatsAppEnquiry = {
  type: 'StartWhatsAppEnquiry',
  tourExists: true,
  tourTitle: 'Spice Farm Tour',
  userAgent: 'Mozilla/5.0',
};
const enquired: EngagementEvent = {
  type: 'WhatsAppEnquiryStarted',
  data: { tourTitle: 'Spice Farm Tour', userAgent: 'Mozilla/5.0' },
};

describe('the engagement of a tour', () => {
  it('has no state, because no command depends on earlier events', () => {
    expect([recorded, enquired].reduce(engagementDecider.evolve, null)).toBeNull();
  });
});

describe('recording the views of a tour', () => {
  it('stores the count of a window of a minute or longer', () => {
    given(engagementDecider, []).when(recordViews).then([recorded]);
    const to = '2026-11-20T11:30:00.000Z';
    given(engagementDecider, [])
      .when({ ...recordViews, to })
      .then([{ type: 'TourViewsRecorded', data: { ...recorded.data, to } }]);
  });

  it('stores overlapping windows, because each process counts separately', () => {
    given(engagementDecider, [recorded, enquired]).when(recordViews).then([recorded]);
  });

  it('stores no event for an empty window', () => {
    given(engagementDecider, [])
      .when({ ...recordViews, count: 0 })
      .thenNothing();
  });

  it.each([-1, 1.5, NaN, 2 ** 53])('is refused for %d views', (count) => {
    given(engagementDecider, [])
      .when({ ...recordViews, count })
      .thenRefused({ code: 'InvalidCount' });
  });

  it.each(['2026-11-20T10:00:59.999Z', '2026-11-20T10:00:00.000Z', '2026-11-20T09:00:00.000Z', ''])(
    'is refused for a window that ends at %j, less than a minute after it started',
    (to) => {
      given(engagementDecider, [])
        .when({ ...recordViews, to })
        .thenRefused({ code: 'InvalidWindow', secondsMin: 60 });
    },
  );

  it('is refused for an unknown tour', () => {
    given(engagementDecider, [])
      .when({ ...recordViews, tourExists: false, count: -1 })
      .thenRefused({ code: 'TourNotFound' });
  });
});

describe('starting a WhatsApp enquiry', () => {
  it('stores the tour’s title as shown to the visitor, and the browser', () => {
    given(engagementDecider, []).when(enquire).then([enquired]);
    given(engagementDecider, [enquired]).when(enquire).then([enquired]);
  });

  it('stores that the browser did not identify itself', () => {
    given(engagementDecider, [])
      .when({ ...enquire, userAgent: null })
      .then([{ ...enquired, data: { tourTitle: 'Spice Farm Tour', userAgent: null } }]);
  });

  it('cuts a long browser name, and never inside a character', () => {
    given(engagementDecider, [])
      .when({ ...enquire, userAgent: `${'x'.repeat(399)}🐬` })
      .then([
        {
          type: 'WhatsAppEnquiryStarted',
          data: { tourTitle: 'Spice Farm Tour', userAgent: `${'x'.repeat(399)}\ufffd` },
        },
      ]);
  });

  it('is refused for an unknown tour', () => {
    given(engagementDecider, [])
      .when({ ...enquire, tourExists: false })
      .thenRefused({ code: 'TourNotFound' });
  });
});
