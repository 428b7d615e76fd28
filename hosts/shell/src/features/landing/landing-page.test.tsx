import { afterEach, expect, test } from '@jest/globals';
import { MemoryRouter } from '@lauda/vendor';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { coming } from '../../coming.ts';
import { LandingPage } from './index.ts';

afterEach(cleanup);

test('where a new account can be had it is the way in; else the way in is for who has one', () => {
  const ways = (signUp: boolean) => {
    show(signUp);
    const links = screen
      .getAllByRole('link', { name: /^(Criar conta|Entrar)$/ })
      .map(({ textContent, className }) => [textContent, className]);
    cleanup();
    return links.filter(([, look]) => look?.includes('solid')).map(([name]) => name);
  };
  expect(ways(true)).toEqual(['Criar conta', 'Criar conta']);
  expect(ways(false)).toEqual(['Entrar', 'Entrar']);
  show(false);
  expect(screen.queryByText('Criar conta')).toBeNull();
});

test('the plans open above the page; in a tab of their own they are a page', async () => {
  const asked: string[] = [];
  show(false, (source) => asked.push(source));
  await userEvent.click(screen.getByRole('link', { name: 'Planos' }));
  await userEvent.click(screen.getByRole('link', { name: 'Conhecer os planos' }));
  expect(asked).toEqual(['landing_top', 'landing_plans']);
  expect(screen.getByRole('link', { name: 'Planos' }).getAttribute('href')).toBe('/subscription-plans');
});

test('all that Premium is still to bring is named as coming', () => {
  show(false);
  const said = screen.getByText(/^Em preparo: /).textContent;
  expect(Object.values(coming).filter((what) => !said?.includes(what))).toEqual([]);
});

function show(signUp: boolean, onPlans: (source: string) => void = () => undefined) {
  render(
    <MemoryRouter>
      <LandingPage signUp={signUp} onPlans={onPlans} />
    </MemoryRouter>,
  );
}
