import { baseApi } from '@lauda/api-client/base';
import { photoWaitMs } from '@lauda/contracts/vocabulary';

/** Both steps of a transcription (spec §7). */
type Asked = { essayId: string; action: 'check_tokens' } | { essayId: string; action: 'transcribe'; imageData: string };

const transcriptions = baseApi.injectEndpoints({
  endpoints: (build) => ({
    transcribePhoto: build.mutation<{ text?: string }, Asked>({
      query: (body) => ({ url: '/api/essays/transcribe', method: 'POST', body, timeout: photoWaitMs }),
    }),
  }),
});

export const { useTranscribePhotoMutation } = transcriptions;
