import { defaultCancellation } from '@contracts/tour/cancellation-terms.ts';
import { defaultDurationHours, defaultSchedule } from '@contracts/tour/tour-defaults.ts';
import { tourLimits } from '@contracts/tour/tour-limits.ts';
import type { ReactNode } from 'react';
import { Panel } from '../../shared/console/panel.tsx';
import { ChoiceGroup } from '../../shared/ui/choice-group.tsx';
import { CheckPart } from './check-part.tsx';
import { CategoriesField } from './editors/categories-field.tsx';
import { fieldId } from './editors/editor-props.ts';
import { FaqEditor } from './editors/faq-editor.tsx';
import { ImageEditor } from './editors/images/image-editor.tsx';
import { pictureFields, picturesOf } from './editors/images/picture-fields.ts';
import { ItineraryEditor } from './editors/itinerary-editor.tsx';
import { LineListEditor } from './editors/line-list-editor.tsx';
import { PickupEditor } from './editors/pickup-editor.tsx';
import { PickupTimesEditor } from './editors/pickup-times-editor.tsx';
import { PricingEditor } from './editors/pricing/pricing-editor.tsx';
import { RichTextEditor } from './editors/rich-text/rich-text-editor.tsx';
import { SeasonField } from './editors/season-field.tsx';
import { WeekdaysField } from './editors/weekdays-field.tsx';
import { editorOf, type FormProps } from './form-props.ts';
import './form-sections.css';
import { NumberPart, TextPart } from './text-part.tsx';
import { sectionId, tourSections, type TourSectionId } from './tour-sections.ts';
import { fieldLabels } from './tour-words.ts';

/** Every field of a tour, section by section. */
export function FormSections(props: FormProps) {
  return tourSections.map(({ id, title }) => {
    const Section = sections[id];
    return (
      <div key={id} id={sectionId(id)} data-slot="tour-section" tabIndex={-1}>
        <Panel title={title}>
          <Section {...props} />
        </Panel>
      </div>
    );
  });
}

const sections: Readonly<Record<TourSectionId, (props: FormProps) => ReactNode>> = {
  basics: Basics,
  schedule: Schedule,
  seats: Seats,
  cancelling: Cancelling,
  meeting: MeetingPoint,
  price: Price,
  images: Images,
  story: Story,
  lists: Lists,
  day: Day,
  faq: Faq,
  publishing: Publishing,
};

function Basics(props: FormProps) {
  return (
    <>
      <TextPart {...props} name="title" required maxLength={tourLimits.titleLengthMax} />
      <CategoriesField {...editorOf(props, 'category')} />
      <TextPart
        {...props}
        name="badge"
        hint="A word or two on the tour’s card. Leave it empty for none."
        maxLength={tourLimits.badgeLengthMax}
      />
      <TextPart
        {...props}
        name="description"
        hint="Two sentences: lists and search engines show them."
        maxLength={tourLimits.descriptionLengthMax}
        isLong
      />
    </>
  );
}

function Schedule(props: FormProps) {
  return (
    <>
      <div data-slot="field-pair">
        <NumberPart
          {...props}
          name="durationHours"
          step={0.5}
          fallback={defaultDurationHours}
          hint={`In steps of half an hour: 3.5 is three and a half. ${String(defaultDurationHours)} if you enter no number.`}
        />
        <NumberPart
          {...props}
          name="bookingCutoffHours"
          fallback={defaultSchedule.bookingCutoffHours}
          hint="Bookings close this many hours before the start. 0: bookings are accepted until the start."
        />
      </div>
      <PickupTimesEditor {...editorOf(props, 'pickupTimes')} />
      <WeekdaysField {...editorOf(props, 'weekdays')} />
      <SeasonField {...editorOf(props, 'season')} />
    </>
  );
}

function Seats(props: FormProps) {
  const { draft, onChange, isDisabled } = props;
  return (
    <>
      <div data-slot="field-pair">
        <NumberPart {...props} name="maxGuests" hint="How many travellers one booking may have." />
        <NumberPart
          {...props}
          name="capacity"
          hint="All bookings together. Leave it empty for no limit."
        />
      </div>
      <CheckPart
        {...props}
        name="allowsMinorsAlone"
        hint="Otherwise every booking needs a traveller of a category for adults. Staff can still book without one."
      />
      <ChoiceGroup
        id={fieldId('confirmation')}
        legend={fieldLabels.confirmation}
        value={draft.confirmation}
        onChange={(confirmation) => {
          onChange({ confirmation: confirmation === 'by-hand' ? 'by-hand' : 'instant' });
        }}
        choices={[
          {
            value: 'instant',
            label: 'At once',
            note: 'Everyone who books has a seat',
            disabled: isDisabled,
          },
          {
            value: 'by-hand',
            label: 'By hand',
            note: 'Staff confirm each booking',
            disabled: isDisabled,
          },
        ]}
      />
    </>
  );
}

function Cancelling(props: FormProps) {
  return (
    <div data-slot="field-pair">
      <NumberPart
        {...props}
        name="freeCancellationHours"
        fallback={defaultCancellation.freeUntilHours}
        hint="Until then travellers cancel free of charge."
      />
      <NumberPart
        {...props}
        name="cancellationChargePercent"
        fallback={defaultCancellation.chargePercentMax}
        hint="100: up to the full price. New bookings keep the terms of the day they are made."
      />
    </div>
  );
}

function MeetingPoint(props: FormProps) {
  return (
    <>
      <TextPart {...props} name="meetingPoint" maxLength={tourLimits.meetingPointLengthMax} />
      <TextPart
        {...props}
        name="meetingPointLink"
        type="url"
        hint="A link to the place on a map. It begins with https://."
        maxLength={tourLimits.urlLengthMax}
      />
      <PickupEditor {...editorOf(props, 'pickup')} />
    </>
  );
}

function Price(props: FormProps) {
  const { maxGuests } = props.draft;
  return <PricingEditor {...editorOf(props, 'pricingStructure')} maxGuests={maxGuests} />;
}

function Images(props: FormProps) {
  const { draft, onChange, onUploading } = props;
  return (
    <ImageEditor
      {...editorOf(props, 'images')}
      value={picturesOf(draft)}
      onChange={(pictures) => {
        onChange(pictureFields(pictures));
      }}
      onBusyChange={onUploading}
    />
  );
}

function Story(props: FormProps) {
  return <RichTextEditor {...editorOf(props, 'fullDescription')} />;
}

function Lists(props: FormProps) {
  return (
    <div data-slot="tour-lists">
      <LineListEditor
        {...editorOf(props, 'highlights')}
        field="highlights"
        label={fieldLabels.highlights}
        itemName="highlight"
      />
      <LineListEditor
        {...editorOf(props, 'whatToBring')}
        field="whatToBring"
        label={fieldLabels.whatToBring}
        itemName="thing to bring"
      />
      <LineListEditor
        {...editorOf(props, 'includes')}
        field="includes"
        label={fieldLabels.includes}
        itemName="thing included"
      />
      <LineListEditor
        {...editorOf(props, 'excludes')}
        field="excludes"
        label={fieldLabels.excludes}
        itemName="thing not included"
      />
    </div>
  );
}

function Day(props: FormProps) {
  return <ItineraryEditor {...editorOf(props, 'itinerary')} />;
}

function Faq(props: FormProps) {
  return <FaqEditor {...editorOf(props, 'faq')} />;
}

function Publishing(props: FormProps) {
  return (
    <>
      <CheckPart {...props} name="isActive" hint="It is on the site and can be booked." />
      <CheckPart {...props} name="isFeatured" hint="Shown on the home page (up to eight tours)." />
    </>
  );
}
