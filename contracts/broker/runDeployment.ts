import { commandArguments, exitCodeOf, type CommandIo } from '../command/commandArguments.ts';
import { UnusableError } from '../command/unusable.ts';
import { openBroker } from './brokerApi.ts';
import { canDeploy, recordDeployment } from './deployment.ts';
import { publicationOf } from './publication.ts';
import type { RecordSetting } from './runRecord.ts';

/** asks: before a deployment, whether it may be; else it is recorded, afterwards. */
export type DeploymentSetting = Omit<RecordSetting, 'pact'> & {
  action: 'can-i-deploy' | 'record-deployment';
  /** The application without `--pacticipant`. */
  pacticipant: string;
};

const help = ({ command, action, pacticipant }: DeploymentSetting) =>
  `${command} --environment NAME [--version V] [--pacticipant NAME]
${
  action === 'can-i-deploy'
    ? 'Asks the Pact broker at $PACT_BROKER_BASE_URL whether a version fits what is deployed in an environment.'
    : 'Tells the Pact broker at $PACT_BROKER_BASE_URL that a version is deployed in an environment from now on.'
}
--environment NAME  as the broker names it, such as production
--version V         default: the commit that CI or git say
--pacticipant NAME  the application; default: ${pacticipant}
PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD, open it.
Exit: 0 ${action === 'can-i-deploy' ? 'it can be deployed, 1 it cannot, 2 the broker cannot be asked' : 'recorded, 2 not'}, for the reason that is written.
`;

/**
 * `can-i-deploy` or `record-deployment` with these arguments, whoever calls it. Answers the exit code: 0 yes, or recorded, 1
 * no, 2 the broker cannot be asked, for the reason that `io.err` was told in one sentence. Never rejects.
 */
export function runDeployment(args: readonly string[], io: CommandIo, setting: DeploymentSetting): Promise<number> {
  return exitCodeOf(io, async () => {
    const text = { type: 'string' } as const;
    const { values } = commandArguments(args, { environment: text, version: text, pacticipant: text });
    if (values.help === true) {
      io.out(help(setting));
      return 0;
    }
    const { environment, pacticipant = setting.pacticipant } = values;
    if (!environment) throw new UnusableError('--environment has to say where it is deployed. See --help.');
    const broker = openBroker(setting.env);
    // A deployment has no branch of its own.
    const { version } = publicationOf(setting.env, setting.git, { version: values.version, branch: environment });
    const deployment = { pacticipant, version, environment };
    if (setting.action === 'record-deployment') {
      await recordDeployment(broker, deployment);
      io.out(`${broker.url} knows that ${pacticipant} ${version} is deployed in ${environment}.\n`);
      return 0;
    }
    const { deployable, reason } = await canDeploy(broker, deployment);
    const verdict = deployable ? 'can be deployed' : 'cannot be deployed';
    io.out(`${pacticipant} ${version} ${verdict} in ${environment}: ${reason.replace(/\.$/, '')}.\n`);
    return deployable ? 0 : 1;
  });
}
