import { describe, expect, it } from 'vitest';
import { brokerOf, publicationOf } from './publication.ts';

const repository =
  (branch: string) =>
  (...args: string[]) =>
    args[0] === 'branch' ? branch : 'c0ffee';

describe('what a contract is published under', () => {
  it.each([
    ['a checkout', {}, { version: 'c0ffee', branch: 'work', buildUrl: null }],
    [
      'a push on GitHub',
      {
        GITHUB_SHA: 'abc',
        GITHUB_REF_NAME: 'main',
        GITHUB_HEAD_REF: '',
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_REPOSITORY: 'a/b',
        GITHUB_RUN_ID: '7',
      },
      { version: 'abc', branch: 'main', buildUrl: 'https://github.com/a/b/actions/runs/7' },
    ],
    [
      'a pull request on GitHub, whose own ref is no branch',
      { GITHUB_SHA: 'abc', GITHUB_REF_NAME: '12/merge', GITHUB_HEAD_REF: 'feature' },
      { version: 'abc', branch: 'feature', buildUrl: null },
    ],
    [
      'GitLab',
      { CI_COMMIT_SHA: 'def', CI_COMMIT_REF_NAME: 'main', CI_JOB_URL: 'https://gitlab.example/jobs/1' },
      { version: 'def', branch: 'main', buildUrl: 'https://gitlab.example/jobs/1' },
    ],
  ])('takes version and branch from %s', (_what, env, expected) => {
    expect(publicationOf(env, repository('work'))).toEqual(expected);
  });

  it('refuses to publish when the branch is unknown', () => {
    expect(() => publicationOf({}, repository(''))).toThrow('No branch is checked out');
  });

  it.each([
    [{}, 'PACT_BROKER_BASE_URL is not set'],
    [{ PACT_BROKER_BASE_URL: '' }, 'PACT_BROKER_BASE_URL is not set'],
    [{ PACT_BROKER_BASE_URL: 'broker.example' }, 'broker.example is no http address'],
  ])('requires a broker', (env, message) => {
    expect(() => brokerOf(env)).toThrow(message);
  });
});
