import type { AdminTourView } from '@contracts/tour/tour-view.ts';
import type { ReactNode } from 'react';
import { ErrorSummary } from '../../shared/ui/error-summary.tsx';
import { EditingDialogs } from './editing-dialogs.tsx';
import { EditingNotices } from './editing-notices.tsx';
import { FormSections } from './form-sections.tsx';
import { SaveBar } from './save-bar.tsx';
import { SectionNavigation } from './section-navigation.tsx';
import './tour-editor.css';
import { problemsIn, sectionId, tourSections } from './tour-sections.ts';
import { useTourEditing } from './use-tour-editing.ts';

/** A section of the page below the form. The form does not save it. */
export type PartBelow = {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
};

export type TourEditorProps = {
  /** Undefined for a new tour. */
  tour?: AdminTourView;
  below?: readonly PartBelow[];
};

const formId = 'tour-form';

/** The form of a tour: edited in sections, kept as a draft, and previewed before it is saved. */
export function TourEditor({ tour, below = [] }: TourEditorProps) {
  const editing = useTourEditing(tour);
  const { form, saving, isDisabled } = editing;
  const { errors, problems } = saving;
  const parts = tourSections.map((section) => ({
    id: sectionId(section.id),
    title: section.title,
    problems: problemsIn(section, problems),
  }));
  const others = below.map(({ id, title }) => ({ id: sectionId(id), title, problems: 0 }));
  return (
    <div data-slot="tour-editor">
      <SectionNavigation label="Parts of the form" sections={[...parts, ...others]} />
      <div data-part="column">
        <EditingNotices tour={tour} editing={editing} />
        <form
          id={formId}
          noValidate
          aria-label={tour === undefined ? 'New Tour' : `Edit ${tour.title}`}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isDisabled) editing.submit();
          }}
        >
          <ErrorSummary errors={errors} />
          <FormSections
            draft={form.draft}
            onChange={form.change}
            problems={problems}
            isDisabled={isDisabled}
            onUploading={editing.setIsUploading}
          />
        </form>
        {below.map(({ id, content }) => (
          <div key={id} id={sectionId(id)} data-slot="tour-section" tabIndex={-1}>
            {content}
          </div>
        ))}
        <SaveBar
          form={formId}
          isNew={tour === undefined}
          isDirty={form.isDirty}
          isBusy={saving.isBusy}
          isDisabled={isDisabled}
          onCancel={editing.leave}
        />
      </div>
      <EditingDialogs editing={editing} />
    </div>
  );
}
