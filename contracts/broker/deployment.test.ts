import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collectOutput } from '../../tests/support/contracts/commandOutput.ts';
import { openRecordingServer, type RecordingServer } from '../../tests/support/recordingServer.ts';
import { runDeployment, type DeploymentSetting } from './runDeployment.ts';

const QUESTION = '/can-i-deploy?pacticipant=market-api&version=a%20b&environment=production';

describe('a deployment and the broker', () => {
  let broker: RecordingServer;
  beforeAll(async () => {
    broker = await openRecordingServer();
  });
  afterAll(() => broker.close());
  beforeEach(() => {
    broker.calls.length = 0;
    const { url, answers } = broker;
    // As a Pact broker's index, answers and links are.
    answers['GET /'] = [
      200,
      {
        _links: {
          'pb:can-i-deploy-pacticipant-version-to-environment': {
            href: `${url}/can-i-deploy?pacticipant={pacticipant}&version={version}&environment={environment}`,
            templated: true,
          },
          'pb:pacticipant-version': { href: `${url}/pacticipants/{pacticipant}/versions/{version}`, templated: true },
        },
      },
    ];
    answers[`GET ${QUESTION}`] = [200, { summary: { deployable: true, reason: 'All are verified.' }, matrix: [] }];
    const environments = [
      { name: 'test', href: `${url}/pacticipants/market-api/versions/a%20b/deployed-versions/environment/1` },
      { name: 'production', href: `${url}/pacticipants/market-api/versions/a%20b/deployed-versions/environment/2` },
    ];
    answers['GET /pacticipants/market-api/versions/a%20b'] = [
      200,
      { _links: { 'pb:record-deployment': environments } },
    ];
    answers['POST /pacticipants/market-api/versions/a%20b/deployed-versions/environment/2'] = [201, { uuid: '3' }];
  });

  async function run(action: DeploymentSetting['action'], ...args: string[]) {
    const env = { PACT_BROKER_BASE_URL: broker.url, PACT_BROKER_TOKEN: 's3cret', GITHUB_SHA: 'a b' };
    const setting = { action, command: action, pacticipant: 'market-api', env, git: () => '' };
    return collectOutput((io) => runDeployment(args, io, setting));
  }
  const production = ['--environment', 'production'];

  it('may be made when the broker says so', async () => {
    expect(await run('can-i-deploy', ...production)).toEqual({
      code: 0,
      out: 'market-api a b can be deployed in production: All are verified.\n',
      err: '',
    });
    expect(broker.calls.map(({ headers }) => headers.authorization)).toEqual(['Bearer s3cret', 'Bearer s3cret']);
  });

  it.each([
    [false, 'There is no verified pact.'],
    [null, 'A pact was never verified.'],
  ])('may not be made when the broker answers %s', async (deployable, reason) => {
    broker.answers[`GET ${QUESTION}`] = [200, { summary: { deployable, reason }, matrix: [] }];
    expect(await run('can-i-deploy', ...production)).toMatchObject({
      code: 1,
      out: `market-api a b cannot be deployed in production: ${reason}\n`,
    });
  });

  /** A row of the matrix whose result of this number was not successful. */
  const row = (result: string | null, more: object = {}) => ({
    consumer: { name: 'storefront', version: { number: 'a1' } },
    provider: { name: 'market-api' },
    verificationResult: result && { success: false, _links: { self: { href: `${broker.url}/results/${result}` } } },
    ...more,
  });
  it.each([
    ['is pending alone', () => [row('pending')], 0],
    ['fails where the broker ignores it', () => [row('pending'), row('failing', { ignored: true })], 0],
    ['was never verified', () => [row('pending'), row(null)], 1],
    ['has no details', () => [row('pending'), row('unknown')], 1],
  ] as const)('is judged by all that is unsuccessful: one that %s', async (_, matrix, code) => {
    broker.answers[`GET ${QUESTION}`] = [200, { summary: { deployable: false, reason: 'No.' }, matrix: matrix() }];
    const of = (...statuses: string[]) => ({ testResults: { tests: statuses.map((status) => ({ status })) } });
    broker.answers['GET /results/pending'] = [200, of('passed', 'pending')];
    broker.answers['GET /results/failing'] = [200, of('failed')];
    broker.answers['GET /results/unknown'] = [200, {}];
    expect((await run('can-i-deploy', ...production)).code).toBe(code);
  });

  it('is recorded at the environment of its name', async () => {
    expect(await run('record-deployment', ...production)).toMatchObject({ code: 0, err: '' });
    expect(broker.called().at(-1)).toBe('POST /pacticipants/market-api/versions/a%20b/deployed-versions/environment/2');
  });

  it('explains in one sentence what it cannot do', async () => {
    const errors = async (action: DeploymentSetting['action'], ...args: string[]) => {
      const { code, err } = await run(action, ...args);
      expect(code).toBe(2);
      return err.replaceAll(broker.url, 'BROKER');
    };
    expect(await errors('can-i-deploy')).toBe('--environment is required. See --help.\n');
    expect(await errors('record-deployment', '--environment', 'moon')).toBe(
      'BROKER has no environment moon, only test, production.\n',
    );
    expect(await errors('record-deployment', '--version', 'other', ...production)).toBe(
      'BROKER has no version other of market-api.\n',
    );
    broker.answers['GET /'] = [200, {}];
    expect(await errors('can-i-deploy', ...production)).toContain('it is a Pact broker from 2.81 on that is needed.');
  });
});
