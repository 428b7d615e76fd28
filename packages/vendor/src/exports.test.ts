import { expect, test } from '@jest/globals';
import vendorPackage from '../package.json';
import * as vendor from './index.ts';

/** What each minor version of the kit offers: a name added raises the minor, a name removed the major. */
const offered = {
  '1.0': [
    'BrowserRouter Link MemoryRouter NavLink Navigate Provider Route Routes configureStore createApi',
    'fetchBaseQuery skipToken useLocation useNavigate useNavigationType useParams useSearchParams',
  ].join(' '),
};

test('the kit offers exactly the names of its version', () => {
  const version = vendorPackage.version.split('.').slice(0, 2).join('.');
  expect({ [version]: Object.keys(vendor).toSorted().join(' ') }).toEqual(offered);
});
