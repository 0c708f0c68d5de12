import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

// A component waits as long as a server's answer may take: one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// Files of one worker share a document: each leaves it as it found it.
afterEach(cleanup);
afterAll(() => {
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
});
