import type { User } from '@lauda/contracts/types';
import { trialTokensLimit } from '@lauda/contracts/vocabulary';
import { hostSdk, type Host, type Notice } from './host.ts';

/** A host for tests; it remembers what was asked of it. */
export type FakeHost = Host & { asked: { notices: Notice[]; plans: string[]; events: string[]; refreshes: number; signOuts: number } };

/** @param user what differs from a trial user. */
export function fakeHost(user: Partial<User> = {}): FakeHost {
  const asked: FakeHost['asked'] = { notices: [], plans: [], events: [], refreshes: 0, signOuts: 0 };
  return {
    hostSdk,
    asked,
    user: { ...trialUser, ...user },
    notify: (notice) => void asked.notices.push(notice),
    openPlans: (source) => void asked.plans.push(source),
    track: (event) => void asked.events.push(event),
    refreshUser: async () => void asked.refreshes++,
    signOut: async () => void asked.signOuts++,
    Tooltip: ({ children }) => children,
  };
}

const day = '2026-03-02T12:00:00.000Z';

const trialUser: User = {
  id: '00000000-0000-4000-8000-000000000003',
  email: 'trial@demo.local',
  firstName: 'Teresa',
  lastName: 'Lima',
  role: 'trial',
  status: 'active',
  profileImageUrl: null,
  emailVerified: true,
  tokensUsed: 0,
  tokensLimit: trialTokensLimit,
  createdAt: day,
  updatedAt: day,
  lastLoginAt: null,
};
