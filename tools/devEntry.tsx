// The browser's entry while developing: what hot reload needs, then the storefront's own.
import '@vitejs/plugin-react/preamble';
import '../src/app/entry.client.tsx';
