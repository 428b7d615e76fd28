import type { User, usersOperations } from '../src/users.ts';
import type { ExamplesOf } from './example.ts';

export const trialUser: User = {
  id: '0f6c5e0a-7b1d-4c55-9a56-1c5f3a8e2b01',
  email: 'ana.souza@exemplo.com.br',
  firstName: 'Ana',
  lastName: 'Souza',
  role: 'trial',
  status: 'active',
  profileImageUrl: null,
  emailVerified: true,
  tokensUsed: 40,
  tokensLimit: 100,
  createdAt: '2026-03-02T12:00:00.000Z',
  updatedAt: '2026-03-09T18:30:00.000Z',
  lastLoginAt: '2026-03-09T18:30:00.000Z',
};

export const premiumUser: User = {
  ...trialUser,
  id: '0f6c5e0a-7b1d-4c55-9a56-1c5f3a8e2b02',
  email: 'bruno.lima@exemplo.com.br',
  firstName: 'Bruno',
  lastName: 'Lima',
  role: 'premium',
  tokensLimit: 999_999,
};

export const invitedAdmin: User = {
  ...trialUser,
  id: '0f6c5e0a-7b1d-4c55-9a56-1c5f3a8e2b03',
  email: 'carla.reis@exemplo.com.br',
  firstName: 'Carla',
  lastName: 'Reis',
  role: 'admin',
  status: 'invited',
  emailVerified: false,
  tokensUsed: 0,
  tokensLimit: 999_999,
  lastLoginAt: null,
};

export const usersExamples: ExamplesOf<typeof usersOperations> = {
  listUsers: { response: [trialUser, premiumUser, invitedAdmin] },
  updateUser: {
    good: { role: 'trial', status: 'active', tokensLimit: 300 },
    bad: {
      'sem nada a mudar': {},
      'papel que não há': { role: 'rainha' },
      'situação que não há': { status: 'deleted' },
      'limite negativo': { tokensLimit: -1 },
      'limite acima de 1000': { tokensLimit: 1001 },
      'limite que não é número': { tokensLimit: '300' },
      'limite quebrado': { tokensLimit: 10.5 },
    },
    response: { ...trialUser, tokensLimit: 300 },
  },
  deleteUser: {},
};
