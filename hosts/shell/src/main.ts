// The boundary that federation needs: shared modules are settled before the first line that imports them.
import('./bootstrap.tsx');
