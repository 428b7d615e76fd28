import type { z } from 'zod';
import type { Operation } from '../src/operation.ts';

/** What an operation takes and gives, by example: fed to the real routes and to the fake server of the browser's tests. */
export type Example<O extends Operation> = Taken<O> & Given<O>;

/** One example for each operation of a domain: a missing one does not compile. */
export type ExamplesOf<Operations extends Record<string, Operation>> = { [Id in keyof Operations]: Example<Operations[Id]> };

/** `good` is a body as a client sends it; `bad` are bodies that the contract refuses, each under why. */
type Taken<O> = O extends { body: infer Body extends z.ZodType }
  ? { good: z.input<Body>; bad: Record<string, unknown> }
  : { good?: undefined; bad?: undefined };

type Given<O> = O extends { response: infer Response extends z.ZodType } ? { response: z.output<Response> } : { response?: undefined };
