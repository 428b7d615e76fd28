import { BrowserRouter } from '@lauda/vendor';
import { createRoot } from 'react-dom/client';
import './frame/fonts.css';
import { App } from './app.tsx';
import { SessionProvider } from './session/session.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  // A press is answered at once: the new page takes the place of the old, if at first with a sign that it is coming.
  <BrowserRouter useTransitions={false}>
    <SessionProvider>
      <App />
    </SessionProvider>
  </BrowserRouter>,
);
