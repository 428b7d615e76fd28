import type { User } from '@lauda/contracts/types';
import { useState } from 'react';
import { initials } from './person.ts';

/** The person's picture; initials where there is none, or it does not load (spec §2.2). */
export function Avatar({ user }: { user: User }) {
  const [broken, setBroken] = useState<string>();
  const { profileImageUrl } = user;
  if (profileImageUrl && profileImageUrl !== broken)
    return <img className="user-avatar" src={profileImageUrl} alt="" onError={() => setBroken(profileImageUrl)} />;
  return (
    <span className="user-avatar" aria-hidden="true">
      {initials(user)}
    </span>
  );
}
