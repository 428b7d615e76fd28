import { type ChangeEvent, useRef } from 'react';
import { PremiumButton } from '../../shared/premium-button.tsx';
import { texts } from '../texts.ts';
import { photoTypes } from './photo-rules.ts';
import { useTranscription } from './use-transcription.ts';
import './photo-button.css';

type PhotoButtonProps = { essayId: string; isWritable: boolean; append: (text: string) => void };

/** Chooses a photo of a handwritten page, whose text is appended (spec §2.5, §5). */
export function PhotoButton({ essayId, isWritable, append }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const { percent, transcribe } = useTranscription(essayId, append);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const photo = target.files?.[0];
    // The same file may be chosen again.
    target.value = '';
    if (photo) void transcribe(photo);
  };
  return (
    <>
      <PremiumButton source="photo" disabled={!isWritable} busy={percent !== undefined} onClick={() => input.current?.click()}>
        {texts.photo}
      </PremiumButton>
      <input ref={input} type="file" hidden accept={photoTypes.join()} aria-label={texts.photoFile} onChange={take} />
      <p className="photo-progress" role="status">
        {percent !== undefined && (
          <>
            <span>{texts.photoReading(percent)}</span>
            <progress max={100} value={percent} aria-hidden="true" />
          </>
        )}
      </p>
    </>
  );
}
