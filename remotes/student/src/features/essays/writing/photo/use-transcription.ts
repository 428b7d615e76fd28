import { codeOf, serverMessage } from '@lauda/api-client/base';
import { useHost } from '@lauda/host-sdk';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { photoFlaw } from './photo-rules.ts';
import { useTranscribePhotoMutation } from './transcribe-photo.ts';

/** How far it is, in percent, once the tokens are checked and once it is done (spec §4). */
const progress = { asked: 0, checked: 30, done: 100 } as const;

/** Reads the handwriting of a photo. @param append takes what was read. */
export function useTranscription(essayId: string, append: (text: string) => void) {
  const host = useHost();
  const [percent, setPercent] = useState<number>();
  const [callServer] = useTranscribePhotoMutation();

  /** @throws what the server refused. */
  const read = async (photo: File): Promise<string> => {
    setPercent(progress.asked);
    await callServer({ essayId, action: 'check_tokens' }).unwrap();
    setPercent(progress.checked);
    const { text } = await callServer({ essayId, action: 'transcribe', imageData: await base64(photo) }).unwrap();
    if (!text) throw new Error('no text was read');
    setPercent(progress.done);
    return text;
  };
  const transcribe = async (photo: File) => {
    const flaw = photoFlaw(photo);
    if (flaw) return host.notify({ kind: 'error', ...texts.photoFlaws[flaw] });
    try {
      append(await read(photo));
      host.notify({ kind: 'success', title: texts.photoRead });
      void host.refreshUser();
    } catch (error) {
      host.notify(failureNotice(error));
    } finally {
      setPercent(undefined);
    }
  };
  return { percent, transcribe };
}

/** What the server says of the tokens is worth reading; of anything else the sentence of the specification is. */
function failureNotice(error: unknown) {
  const { title, text } = texts.photoFailed;
  return { kind: 'error', title, text: codeOf(error) === 'tokens-insuficientes' ? serverMessage(error, text) : text } as const;
}

/** The file's bytes, without the head of a data URL. */
function base64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'));
    reader.readAsDataURL(file);
  });
}
