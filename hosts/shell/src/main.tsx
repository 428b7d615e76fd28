import { BrowserRouter } from '@lauda/vendor';
import { createRoot } from 'react-dom/client';
import './frame/fonts.css';
import { App } from './app.tsx';
import { SessionProvider } from './session/session.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <BrowserRouter>
    <SessionProvider>
      <App />
    </SessionProvider>
  </BrowserRouter>,
);
