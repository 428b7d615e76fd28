import type { ReactNode } from 'react';

/** Leads to the identity provider, which leads back signed in. Shown only where the server reports that it offers it (spec §2.11). */
export function GoogleLink({ children }: { children: ReactNode }) {
  return (
    <a className="ui-button ui-button-outline" href="/api/auth/google">
      {children}
    </a>
  );
}
