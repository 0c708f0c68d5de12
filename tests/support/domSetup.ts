import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

// Components wait as long as a server's answer may take: one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// Files of one worker share a document, so each cleans up after itself.
afterEach(cleanup);
afterAll(() => {
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
});
