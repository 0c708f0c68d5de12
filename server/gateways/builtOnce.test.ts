import { expect, it, vi } from 'vitest';
import { builtOnce } from './loadedWhenUsed.ts';

it('builds once for all calls, and again after a failure', async () => {
  const build = vi.fn(async () => 'built').mockRejectedValueOnce(new Error('no memory'));
  const current = builtOnce(build);
  expect(build).not.toHaveBeenCalled();
  await expect(current()).rejects.toThrow('no memory');
  expect(await Promise.all([current(), current()])).toEqual(['built', 'built']);
  expect(await current()).toBe('built');
  expect(build).toHaveBeenCalledTimes(2);
});
