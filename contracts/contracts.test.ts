import { describe, expect, it } from '@jest/globals';
import { examples } from './examples/index.ts';
import { allFailures, failureStatus, type Operation, operations, recognisedMessages, successStatus } from './src/index.ts';

type Sample = { good?: unknown; bad?: Record<string, unknown>; response?: unknown };
const all = Object.entries<Operation>(operations).map(([key, op]) => ({
  key,
  op,
  id: op.id,
  sample: examples[key as keyof typeof examples] as Sample,
}));

describe.each(all)('$id', ({ key, op, sample }) => {
  it('goes by its own id', () => {
    expect(op.id).toBe(key);
  });

  it('is described for people', () => {
    expect(op.summary.trim()).not.toBe('');
    expect(op.description.length).toBeGreaterThan(10);
  });

  it('gives a status to every failure it names', () => {
    for (const code of allFailures(op)) expect(failureStatus[code]).toBeGreaterThanOrEqual(400);
    expect(successStatus(op)).toBeLessThan(300);
  });

  it('takes a body exactly where it has an example of one', () => {
    expect(sample.good !== undefined).toBe(op.body !== undefined);
    expect(Object.keys(sample.bad ?? {}).length > 0).toBe(op.body !== undefined);
  });

  it('takes the good body', () => {
    if (op.body) expect(op.body.safeParse(sample.good).error).toBeUndefined();
  });

  for (const [why, body] of Object.entries(sample.bad ?? {})) {
    it(`refuses a body ${why}`, () => {
      expect(op.body?.safeParse(body).success).toBe(false);
    });
  }

  it('answers as its example does', () => {
    expect(sample.response !== undefined).toBe(op.response !== undefined);
    // Parsing drops what the contract does not name, so an equal answer has nothing beside.
    if (op.response) expect(op.response.parse(sample.response)).toEqual(sample.response);
  });
});

it('no two operations share a method and a path', () => {
  const doors = all.map(({ op }) => `${op.method} ${op.path}`);
  expect(new Set(doors).size).toBe(doors.length);
});

it('what the interface recognises by its words is still there', () => {
  expect(recognisedMessages.tokens).toContain('insuficientes');
  expect(recognisedMessages.unverified).toBe('Email não verificado');
});
