import { afterEach, expect, test } from '@jest/globals';
import { MemoryRouter } from '@lauda/vendor';
import { cleanup, render, screen } from '@testing-library/react';
import { coming } from '../../coming.ts';
import { LandingPage } from './index.ts';

afterEach(cleanup);

test('all that Premium is still to bring is named as coming', () => {
  render(
    <MemoryRouter>
      <LandingPage />
    </MemoryRouter>,
  );
  const said = screen.getByText(/^Em preparo: /).textContent;
  expect(Object.values(coming).filter((what) => !said?.includes(what))).toEqual([]);
});
