import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openRecordingServer, type RecordingServer } from '../../tests/support/recordingServer.ts';
import { commentOnPullRequest } from './pullRequestComment.ts';

const LIST = '/repos/market/backend/issues/7/comments';
const MARK = '<!-- etal-contracts -->';

describe('the comment in a pull request', () => {
  let service: RecordingServer;
  let github: Record<string, string>;
  let gitlab: Record<string, string>;
  beforeAll(async () => {
    service = await openRecordingServer();
    github = {
      GITHUB_API_URL: service.url,
      GITHUB_REPOSITORY: 'market/backend',
      GITHUB_REF: 'refs/pull/7/merge',
      GITHUB_TOKEN: 's3cret',
    };
    gitlab = {
      CI_API_V4_URL: `${service.url}/api/v4`,
      CI_PROJECT_ID: '5',
      CI_MERGE_REQUEST_IID: '7',
      GITLAB_TOKEN: 's3cret',
    };
  });
  afterAll(() => service.close());
  beforeEach(() => {
    service.calls.length = 0;
    for (const call of Object.keys(service.answers)) delete service.answers[call];
    service.answers[`GET ${LIST}?per_page=100&page=1`] = [200, [{ id: 1, body: 'Looks good.' }]];
    service.answers[`POST ${LIST}`] = [201, { id: 2 }];
    service.answers['PATCH /repos/market/backend/issues/comments/2'] = [200, { id: 2 }];
  });
  const isThere = (body: string) => {
    const others = Array.from({ length: 100 }, (_, index) => ({ id: index + 10, body: `comment ${index}` }));
    service.answers[`GET ${LIST}?per_page=100&page=1`] = [200, others];
    service.answers[`GET ${LIST}?per_page=100&page=2`] = [200, [{ id: 2, body }]];
  };

  it('is written once, and replaced by the next run', async () => {
    expect(await commentOnPullRequest(github, '## Broken', true)).toBe('written');
    expect(service.calls.at(-1)).toMatchObject({
      call: `POST ${LIST}`,
      body: { body: `${MARK}\n## Broken` },
      headers: { authorization: 'Bearer s3cret' },
    });
    isThere(`${MARK}\n## Broken`);
    expect(await commentOnPullRequest(github, '## Kept', false)).toBe('updated');
    expect(service.calls.at(-1)).toMatchObject({
      call: 'PATCH /repos/market/backend/issues/comments/2',
      body: { body: `${MARK}\n## Kept` },
    });
  });

  it('is not written where there is no news, and not again where it says the same', async () => {
    expect(await commentOnPullRequest(github, '## Kept', false)).toBe('unchanged');
    isThere(`${MARK}\n## Broken\n`);
    expect(await commentOnPullRequest(github, '## Broken', true)).toBe('unchanged');
    expect(service.called().filter((call) => !call.startsWith('GET'))).toEqual([]);
  });

  it('is a note of a merge request on GitLab', async () => {
    const notes = '/api/v4/projects/5/merge_requests/7/notes';
    service.answers[`GET ${notes}?per_page=100&page=1`] = [200, [{ id: 3, body: `${MARK}\nold` }]];
    service.answers[`PUT ${notes}/3`] = [200, {}];
    expect(await commentOnPullRequest(gitlab, 'new', true)).toBe('updated');
    expect(service.calls.at(-1)).toMatchObject({ call: `PUT ${notes}/3`, headers: { 'private-token': 's3cret' } });
  });

  it('is left out where CI runs for no pull request', async () => {
    expect(await commentOnPullRequest({ ...github, GITHUB_REF: 'refs/heads/main' }, 'x', true)).toBe(
      'not for a pull request',
    );
    expect(service.calls).toEqual([]);
  });

  it('is of the pull request that the event names, where the ref is not its own', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-event-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = path.join(folder, 'event.json');
    const ofTarget = { ...github, GITHUB_REF: 'refs/heads/main', GITHUB_EVENT_PATH: file };
    writeFileSync(file, JSON.stringify({ number: 8, pull_request: { number: 7 } }));
    expect(await commentOnPullRequest(ofTarget, 'new', true)).toBe('written');
    expect(service.calls.at(-1)).toMatchObject({ call: `POST ${LIST}` });
    for (const event of ['{"number": 7}', '{']) {
      writeFileSync(file, event);
      expect(await commentOnPullRequest(ofTarget, 'new', true)).toBe('not for a pull request');
    }
  });

  it('names what is missing, and never the token', async () => {
    service.answers[`POST ${LIST}`] = [403, {}];
    await expect(commentOnPullRequest(github, 'x', true)).rejects.toThrow(
      `POST ${LIST} ends with status 403: may the token write to it?`,
    );
    await expect(commentOnPullRequest({ ...github, GITHUB_TOKEN: '' }, 'x', true)).rejects.toThrow(
      'GITHUB_TOKEN, with the permission pull-requests: write',
    );
    await expect(commentOnPullRequest({ ...gitlab, GITLAB_TOKEN: '' }, 'x', true)).rejects.toThrow('GITLAB_TOKEN');
  });

  it('is cut where it is longer than GitHub takes', async () => {
    await commentOnPullRequest(github, 'long '.repeat(20_000), true);
    const [{ body }] = service.calls.slice(-1).map((call) => call.body) as [{ body: string }];
    expect(body.length).toBeLessThan(65_536);
    expect(body.endsWith('\n...\n')).toBe(true);
  });
});
