import { tourLimits } from '@contracts/tour/tour-limits.ts';
import type { PictureView } from '@contracts/tour/tour-view.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Field } from '../../../../shared/ui/field.tsx';
import { TextInput } from '../../../../shared/ui/text-input.tsx';
import { fieldId, type FieldProblem, problemAt } from '../editor-props.ts';
import { FocusField } from './focus-field.tsx';
import './picture-details.css';
import { withAlt, withFocus } from './picture-fields.ts';
import { PicturePreviews } from './picture-previews.tsx';

export type PictureDetailsProps = {
  picture: PictureView;
  index: number;
  problems: readonly FieldProblem[] | undefined;
  onChange: (picture: PictureView) => void;
  onMakeMain: () => void;
  onClose: () => void;
};

/** One picture of a tour: its focus, its alternative text, and how travellers see it. */
export function PictureDetails(props: PictureDetailsProps) {
  const { picture, index, problems, onChange, onMakeMain, onClose } = props;
  const alt = `pictures.${String(index)}.alt`;
  return (
    <section data-slot="picture-details" aria-label={`Image ${String(index + 1)}`}>
      <h3>Image {index + 1}</h3>
      <div data-part="columns">
        <div data-part="column">
          <p data-slot="field-hint">
            Click or tap what must stay in view where the picture is cropped.
          </p>
          <FocusField
            url={picture.url}
            focus={picture.focus}
            onChange={(focus) => {
              onChange(withFocus(picture, focus));
            }}
          />
        </div>
        <div data-part="column">
          <Field
            id={fieldId(alt)}
            label="Alternative text"
            hint="Say what the picture shows, for people who cannot see it. If it is empty, pages use the title of the tour."
            error={problemAt(problems, alt)}
          >
            <TextInput
              value={picture.alt ?? ''}
              maxLength={tourLimits.altLengthMax}
              onChange={({ currentTarget }) => {
                onChange(withAlt(picture, currentTarget.value));
              }}
            />
          </Field>
          <PicturePreviews picture={picture} />
          <div data-part="buttons">
            {index > 0 && (
              <Button kind="quiet" onClick={onMakeMain}>
                Make main picture
              </Button>
            )}
            <Button kind="quiet" onClick={onClose}>
              Close
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
