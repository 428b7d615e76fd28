import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Testimonial, testimonialsMax } from '@lauda/contracts';
import { z } from 'zod';
import { OperatorError } from './operator-error.ts';

const text = z.string().trim().min(1).max(500);
const testimonials = z
  .array(Testimonial.omit({ example: true }).extend({ quote: text, name: text, about: text }))
  .min(1)
  .max(testimonialsMax);

const wanted = `de um a ${testimonialsMax} depoimentos. Exemplo: [{"quote": "…", "name": "Marina", "about": "ENEM, em Recife"}]`;

/** What students have really said, from `testimonials.json` in DATA_DIR. @returns undefined where there is no such file. @throws OperatorError where it is wrong. */
export function readTestimonials(dataDir: string): z.output<typeof testimonials> | undefined {
  const file = join(dataDir, 'testimonials.json');
  if (!existsSync(file)) return undefined;
  try {
    return testimonials.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new OperatorError(`O arquivo ${file} deve ter, em JSON, ${wanted}`);
  }
}
