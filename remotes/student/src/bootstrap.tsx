import { hostAlone } from '@lauda/host-sdk/alone';
import '@lauda/ui/plain';
import { BrowserRouter } from '@lauda/vendor';
import { createRoot } from 'react-dom/client';
import { App } from './remote-app.tsx';

// The remote by itself, without the shell: `npm run dev -w remotes/student`. No build of the product has it.
const host = await hostAlone('trial');

createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <main style={{ padding: 24 }}>
      <App host={host} />
    </main>
  </BrowserRouter>,
);
