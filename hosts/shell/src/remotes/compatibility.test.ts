import { expect, test } from '@jest/globals';
import { whyIncompatible } from './compatibility.ts';

const shell = { host: 2, vendor: '1.4.0' };

test.each([
  { host: 2, vendor: '1.4.9' },
  { host: 1, vendor: '1.0.0' },
])('an older remote runs: %j', (remote) => expect(whyIncompatible(remote, shell)).toBeNull());

test.each([
  { host: 3, vendor: '1.4.0' },
  { host: 2, vendor: '1.5.0' },
  { host: 2, vendor: '2.0.0' },
  { host: 2, vendor: '0.9.0' },
  { host: 2, vendor: 'x' },
])('a remote built for what this shell lacks is refused: %j', (remote) => expect(whyIncompatible(remote, shell)).toMatch(/^needs/));
