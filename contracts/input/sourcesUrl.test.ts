import { describe, expect, it } from 'vitest';
import { sourcesUrlOf } from './sourcesUrl.ts';

const git =
  (remote: string) =>
  (...args: string[]) =>
    args[0] === 'rev-parse' ? 'c0ffee' : remote;

describe('the web address of the sources', () => {
  it.each([
    ['git@github.com:market/storefront.git', 'https://github.com/market/storefront/blob/c0ffee/'],
    ['https://github.com/market/storefront', 'https://github.com/market/storefront/blob/c0ffee/'],
    ['https://user:t0ken@github.com/market/storefront.git/', 'https://github.com/market/storefront/blob/c0ffee/'],
    [
      'ssh://git@gitlab.example:2222/market/web/storefront.git',
      'https://gitlab.example/market/web/storefront/-/blob/c0ffee/',
    ],
    ['/srv/git/storefront.git', null],
    ['', null],
  ])('follows from the remote %s', (remote, url) => {
    expect(sourcesUrlOf({}, git(remote))).toBe(url);
  });

  it('follows from the variables of CI, at its commit or at another', () => {
    const github = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'a/b', GITHUB_SHA: 'abc' };
    expect(sourcesUrlOf(github, git(''))).toBe('https://github.com/a/b/blob/abc/');
    expect(sourcesUrlOf(github, git(''), 'def')).toBe('https://github.com/a/b/blob/def/');
    const gitlab = { CI_PROJECT_URL: 'https://gitlab.example/a/b', CI_COMMIT_SHA: 'abc' };
    expect(sourcesUrlOf(gitlab, git(''))).toBe('https://gitlab.example/a/b/-/blob/abc/');
  });

  it('is not known without a commit', () => {
    expect(sourcesUrlOf({ GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'a/b' }, () => '')).toBeNull();
  });
});
