import type { Operation } from '@lauda/contracts';
import express, { type RequestHandler } from 'express';
import multer from 'multer';
import { failure } from '#platform/errors/failure.ts';

/** The longest text is 100,000 characters of at most 4 bytes, and JSON may escape each. */
const bodyBytesMax = '1mb';
const fieldBytesMax = 200_000;
const fieldsMax = 20;

const unknownType = failure('tipo-nao-aceito', 'Tipo de conteúdo não aceito: envie JSON.');
const unreadable = failure('dados-invalidos', 'Não deu para ler o formulário enviado.');
const readJson = express.json({ limit: bodyBytesMax });
const readForm = multer({ limits: { fieldSize: fieldBytesMax, fields: fieldsMax, files: 0 } }).none();

/** What reads an operation's body. */
export function readBody(op: Operation): RequestHandler[] {
  if (!op.body) return [];
  const acceptsForms = op.bodyForm === 'multipart';
  return [
    (request, response, next) => {
      if (acceptsForms && request.is('multipart/form-data'))
        return readForm(request, response, (error?: unknown) =>
          next(error && !(error instanceof multer.MulterError) ? unreadable() : error),
        );
      // `is` gives null for a call without a body, which the contract then finds wanting.
      if (request.is('json') === false) throw unknownType();
      return readJson(request, response, next);
    },
  ];
}
