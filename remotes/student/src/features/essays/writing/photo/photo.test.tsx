import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { resetStore } from '@lauda/api-client/store';
import { withTheme } from '@lauda/contracts/examples';
import type { User } from '@lauda/contracts/types';
import { renderRemote } from '@lauda/web-testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { App } from '#app/remote-app.tsx';
import { photoFlaw } from './photo-rules.ts';

beforeEach(() => {
  localStorage.clear();
  resetStore();
});
afterEach(resetStore);

const path = `/essays/${withTheme.id}/upload`;
const essay = { ...withTheme, content: 'Era uma vez.\n' };
const photo = new File(['tinta'], 'redacao.jpg', { type: 'image/jpeg' });

const showDesk = (role: User['role'] = 'premium') => renderRemote(App, { path, user: { role }, answers: { getEssay: () => essay } });
const sheet = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Texto da redação' });

async function choose(person: ReturnType<typeof showDesk>['person'], file: File): Promise<void> {
  await person.upload(await screen.findByLabelText('Foto da redação manuscrita'), file);
}

/** Puts a transcription in the place of the server's, which has none yet. @returns what it was asked, and what lets the reading end. */
function withTranscription(read: Response | Promise<Response>) {
  const others = globalThis.fetch;
  const asked: unknown[] = [];
  globalThis.fetch = async (input, init) => {
    const request = input as Request;
    if (!request.url.endsWith('/api/essays/transcribe')) return others(input, init);
    const body = (await request.json()) as { action: string };
    asked.push(body);
    if (body.action === 'check_tokens') return Response.json({ ok: true });
    return Promise.race([read, new Promise<never>((_, reject) => (request.signal.onabort = () => reject(request.signal.reason)))]);
  };
  return asked;
}

describe('who may', () => {
  test('§2.5.37 §2.5.38 §6.7 a trial user reads an upgrade dialog, which leads to the plans', async () => {
    const { person, host } = showDesk('trial');
    await person.click(await screen.findByRole('button', { name: 'Foto Premium' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Ver planos' }));
    expect(host.asked.plans).toEqual(['photo']);
  });

  test.each(['premium', 'admin'] as const)('§2.5.37 to %s Foto has no badge and asks for a file', async (role) => {
    const { person } = showDesk(role);
    const input = await screen.findByLabelText<HTMLInputElement>('Foto da redação manuscrita');
    let opened = 0;
    input.click = () => void opened++;
    await person.click(screen.getByRole('button', { name: 'Foto' }));
    expect(opened).toBe(1);
  });
});

describe('what may be chosen', () => {
  test.each([
    ['image/jpeg', 10 * 1024 * 1024, undefined],
    ['image/png', 1, undefined],
    ['image/png', 10 * 1024 * 1024 + 1, 'size'],
    ['image/gif', 1, 'format'],
    ['application/pdf', 1, 'format'],
    ['', 1, 'format'],
  ] as const)('§9.2 §9.3 a file of type "%s" and %d bytes: %s', (type, size, flaw) => {
    expect(photoFlaw({ type, size })).toBe(flaw);
  });

  test('§5.25 another kind of file: Formato não suportado, and nothing is asked', async () => {
    const { host } = showDesk();
    const asked = withTranscription(Response.json({}));
    const input = await screen.findByLabelText<HTMLInputElement>('Foto da redação manuscrita');
    // As a person does who asks the file dialog for all files.
    fireEvent.change(input, { target: { files: [new File(['%PDF'], 'redacao.pdf', { type: 'application/pdf' })] } });
    expect(host.asked.notices).toEqual([{ kind: 'error', title: 'Formato não suportado', text: 'Use apenas arquivos JPG ou PNG.' }]);
    expect(asked).toEqual([]);
  });

  test('§5.27 more than 10 MB: Arquivo muito grande', async () => {
    const { person, host } = showDesk();
    const big = new File(['x'], 'redacao.png', { type: 'image/png' });
    Object.defineProperty(big, 'size', { value: 10 * 1024 * 1024 + 1 });
    await choose(person, big);
    expect(host.asked.notices).toEqual([{ kind: 'error', title: 'Arquivo muito grande', text: 'O arquivo deve ter no máximo 10MB.' }]);
  });
});

describe('reading', () => {
  test('§4.42 §5.29 §8.33 the tokens are checked first, then 30% shows, and the text is appended', async () => {
    const { person, host } = showDesk();
    let answer = (_read: Response): void => undefined;
    const asked = withTranscription(new Promise((resolve) => (answer = resolve)));
    await choose(person, photo);
    expect(await screen.findByText('Lendo a foto: 30%')).toBeTruthy();
    answer(Response.json({ text: 'E então leu.' }));
    await waitFor(() => expect(host.asked.notices).toEqual([{ kind: 'success', title: 'Foto transcrita com sucesso!' }]));
    expect((await sheet()).value).toBe('Era uma vez.\n\nE então leu.');
    expect(asked).toEqual([
      { essayId: essay.id, action: 'check_tokens' },
      { essayId: essay.id, action: 'transcribe', imageData: btoa('tinta') },
    ]);
  });

  test('a photo is read for a minute at most', async () => {
    const { host } = showDesk();
    withTranscription(new Promise(() => undefined));
    const input = await screen.findByLabelText('Foto da redação manuscrita');
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
    fireEvent.change(input, { target: { files: [photo] } });
    await act(() => jest.advanceTimersByTimeAsync(59_000));
    expect(screen.getByText('Lendo a foto: 30%')).toBeTruthy();
    expect(host.asked.notices).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    jest.useRealTimers();
    expect(host.asked.notices).toMatchObject([{ kind: 'error', title: 'Erro na transcrição' }]);
  });

  test('§8.32 a server without transcription: Erro na transcrição, and the text stays', async () => {
    const { person, host } = showDesk();
    await choose(person, photo);
    await waitFor(() =>
      expect(host.asked.notices).toEqual([{ kind: 'error', title: 'Erro na transcrição', text: 'Erro ao processar a foto.' }]),
    );
    expect((await sheet()).value).toBe('Era uma vez.\n');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Foto' }).getAttribute('aria-busy')).toBe('false');
  });
});
