import type { PricingStructureView } from '@contracts/tour/pricing-view.ts';
import type { ItineraryStepView, PictureView, TourFields } from '@contracts/tour/tour-view.ts';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { CategoriesField } from '../../features/admin-tours/editors/categories-field.tsx';
import { FaqEditor } from '../../features/admin-tours/editors/faq-editor.tsx';
import { ImageEditor } from '../../features/admin-tours/editors/images/image-editor.tsx';
import { ItineraryEditor } from '../../features/admin-tours/editors/itinerary-editor.tsx';
import { LineListEditor } from '../../features/admin-tours/editors/line-list-editor.tsx';
import { PickupTimesEditor } from '../../features/admin-tours/editors/pickup-times-editor.tsx';
import { PricingEditor } from '../../features/admin-tours/editors/pricing/pricing-editor.tsx';
import { RichTextEditor } from '../../features/admin-tours/editors/rich-text/rich-text-editor.tsx';
import { SeasonField } from '../../features/admin-tours/editors/season-field.tsx';
import { WeekdaysField } from '../../features/admin-tours/editors/weekdays-field.tsx';
import { LiveContext } from '../../shared/console/live.ts';
import { Panel } from '../../shared/console/panel.tsx';
import { makeStore } from '../store.ts';

const live = { state: 'live', today: '2026-11-22' } as const;
const store = makeStore();

const groupTable: PricingStructureView = {
  type: 'group',
  currency: 'USD',
  groupRates: [
    {
      minSize: 1,
      maxSize: 3,
      ageRates: [
        { ageCategory: 'Adults (10+)', price: 60, minAge: 10, maxAge: null },
        { ageCategory: '3-9 years', price: 30, minAge: 3, maxAge: 9 },
      ],
    },
    {
      minSize: 4,
      maxSize: 8,
      ageRates: [
        { ageCategory: 'Adults (10+)', price: 45.5, minAge: 10, maxAge: null },
        { ageCategory: '3-9 years', price: 20, minAge: 3, maxAge: 9 },
      ],
    },
  ],
};

/** The editors that staff write a tour with. */
export function TourEditors() {
  return (
    <Provider store={store}>
      <LiveContext value={live}>
        <section data-slot="gallery-console" data-surface="console">
          <h2>The editors of a tour</h2>
          <Prices />
          <Pictures />
          <Words />
          <Choices />
        </section>
      </LiveContext>
    </Provider>
  );
}

function Prices() {
  const [value, onChange] = useState(groupTable);
  return (
    <Panel title="Prices">
      <PricingEditor value={value} onChange={onChange} maxGuests={12} />
    </Panel>
  );
}

function Pictures() {
  const [value, onChange] = useState<readonly PictureView[]>(
    ['%23bfe7df', '%23f0b12e', '%23cfe3b4'].map((colour) => ({ url: pictureOf(colour) })),
  );
  return (
    <Panel title="Pictures">
      <ImageEditor value={value} onChange={onChange} />
    </Panel>
  );
}

function pictureOf(colour: string): string {
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 44 30'%3E%3Cpath fill='${colour}' d='M0 0h44v30H0z'/%3E%3C/svg%3E`;
}

function Words() {
  const [text, setText] = useState(
    '<p>Seven hours on a <strong>hand-built</strong> dhow.</p><h3>The day</h3><ul><li><p>The reef</p></li><li><p>The sandbank</p></li></ul>',
  );
  const [lines, setLines] = useState<readonly string[]>(['Snorkel the reef', 'Lunch on the boat']);
  const [stops, setStops] = useState<readonly ItineraryStepView[]>([
    { minutesFromStart: -30, text: 'Pick-up at the hotel' },
    { minutesFromStart: 0, text: 'The boat leaves' },
  ]);
  const [faq, setFaq] = useState<TourFields['faq']>([
    { question: 'Is there shade on board?', answer: 'Yes, a sail over the benches.' },
  ]);
  return (
    <Panel title="Words">
      <RichTextEditor value={text} onChange={setText} />
      <LineListEditor
        field="highlights"
        label="Highlights"
        itemName="highlight"
        value={lines}
        onChange={setLines}
        problems={[{ field: 'highlights.1', message: 'Use at most 300 characters' }]}
      />
      <ItineraryEditor value={stops} onChange={setStops} />
      <FaqEditor value={faq} onChange={setFaq} />
    </Panel>
  );
}

function Choices() {
  const [times, setTimes] = useState<readonly string[]>(['08:30', '14:00']);
  const [categories, setCategories] = useState<readonly string[]>(['Day Trips']);
  const [days, setDays] = useState<readonly number[]>([1, 2, 3, 4, 5, 6, 7]);
  const [season, setSeason] = useState<TourFields['season']>(null);
  return (
    <Panel title="Choices">
      <PickupTimesEditor value={times} onChange={setTimes} />
      <CategoriesField value={categories} onChange={setCategories} />
      <WeekdaysField value={days} onChange={setDays} />
      <SeasonField value={season} onChange={setSeason} />
    </Panel>
  );
}
