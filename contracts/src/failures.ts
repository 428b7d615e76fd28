/** Every failure that an operation may name: its code and HTTP status (decisions D3.3). */
export const failureStatus = {
  'dados-invalidos': 400,
  'texto-curto': 400,
  'conteudo-obrigatorio': 400,
  'nao-autenticado': 401,
  'credenciais-invalidas': 401,
  'tokens-insuficientes': 402,
  'origem-recusada': 403,
  'somente-admin': 403,
  'somente-premium': 403,
  'conta-suspensa': 403,
  'email-nao-verificado': 403,
  'nao-encontrado': 404,
  'redacao-nao-encontrada': 404,
  'tema-nao-encontrado': 404,
  'limite-atingido': 409,
  'mudanca-de-estado': 409,
  'correcao-em-andamento': 409,
  'sem-tema': 409,
  'sem-resultado': 409,
  'muito-grande': 413,
  'tipo-nao-aceito': 415,
  'muitas-tentativas': 429,
  'erro-interno': 500,
  'servico-indisponivel': 503,
} as const;

export type ErrorCode = keyof typeof failureStatus;
