import { imageBytesMax } from '@contracts/image/image-limits.ts';
import { tourLimits } from '@contracts/tour/tour-limits.ts';
import type { PictureView } from '@contracts/tour/tour-view.ts';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { Glyph } from '../../../../shared/ui/glyph.tsx';
import { type EditorProps, fieldId } from '../editor-props.ts';
import './image-editor.css';
import { PictureList } from './picture-list.tsx';
import { UploadList } from './upload-list.tsx';
import { useOfferedFiles } from './use-offered-files.ts';
import { useUploads } from './use-uploads.ts';

export type ImageEditorProps = EditorProps<readonly PictureView[]> & {
  /** Called when uploads begin and when all have ended. A save before the end does not contain their pictures. */
  onBusyChange?: (isBusy: boolean) => void;
};

/** The pictures of a tour, up to seven: chosen, dropped or pasted. The first one is featured. */
export function ImageEditor(props: ImageEditorProps) {
  const { value, problems = [], isDisabled = false, onBusyChange } = props;
  const frame = useRef<HTMLFieldSetElement>(null);
  const hintId = useId();
  const { uploads, refusal, notice, add, queue } = useUploads(props);
  const isOver = useOfferedFiles(frame, (files) => {
    if (!isDisabled) add(files);
  });
  useBusy(
    uploads.some(({ state }) => state === 'waiting' || state === 'sending'),
    onBusyChange,
  );
  const said =
    refusal ?? problems.find(({ field }) => /^(?:images|pictures)\b/.test(field))?.message;
  return (
    <fieldset
      ref={frame}
      data-slot="image-editor"
      data-over={isOver || undefined}
      id={fieldId('images')}
      tabIndex={-1}
      disabled={isDisabled}
    >
      <legend>
        Images ({value.length} of {tourLimits.imagesMax})
      </legend>
      <PictureList {...props} />
      <UploadList uploads={uploads} queue={queue} />
      {said !== undefined && <p data-slot="field-error">{said}</p>}
      <p data-slot="field-hint" role="status" hidden={notice === undefined}>
        {notice}
      </p>
      <FileChoice hintId={hintId} onFiles={add} />
      <p data-slot="field-hint" id={hintId}>
        JPEG, PNG, WebP or AVIF, up to {imageBytesMax / 1024 / 1024} MB each. You can also drop or
        paste them here.
      </p>
    </fieldset>
  );
}

type FileChoiceProps = { hintId: string; onFiles: (files: readonly File[]) => void };

function FileChoice({ hintId, onFiles }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label="Images"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Allows the same file to be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button
        kind="quiet"
        data-part="add"
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        <Glyph name="plus" size={14} />
        Add images
      </Button>
    </>
  );
}

function useBusy(isBusy: boolean, onBusyChange: ImageEditorProps['onBusyChange']) {
  const tell = useEffectEvent((now: boolean) => {
    onBusyChange?.(now);
  });
  useEffect(() => {
    tell(isBusy);
  }, [isBusy]);
}
