// The browser's entry for development: the hot reload preamble, then the storefront's own entry.
import '@vitejs/plugin-react/preamble';
import '../src/app/entry.client.tsx';
