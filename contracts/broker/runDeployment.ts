import { commandArguments, exitCodeOf, type CommandIo } from '../input/commandArguments.ts';
import { UnusableError } from '../input/unusable.ts';
import { openBroker } from './brokerApi.ts';
import { canDeploy, recordDeployment } from './deployment.ts';
import { publicationOf } from './publication.ts';
import type { RecordSetting } from './runRecord.ts';

/** The settings of `can-i-deploy` (before a deployment) and `record-deployment` (after it). */
export type DeploymentSetting = Omit<RecordSetting, 'pact' | 'consumerVersion' | 'releases'> & {
  action: 'can-i-deploy' | 'record-deployment';
  /** The application without `--pacticipant`. */
  pacticipant: string;
};

const help = ({ command, action, pacticipant }: DeploymentSetting) =>
  `${command} --environment NAME [--version V] [--pacticipant NAME]
${
  action === 'can-i-deploy'
    ? `Asks the Pact broker at $PACT_BROKER_BASE_URL whether a version fits what is deployed in an environment. A server also
does if all that is unsuccessful is pending, never passed before; an application that uses it does not.`
    : 'Records in the Pact broker at $PACT_BROKER_BASE_URL that a version is deployed in an environment.'
}
--environment NAME  as the broker names it, such as production
--version V         default: the commit from CI or git
--pacticipant NAME  the application; default: ${pacticipant}
The broker is opened with PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.
Exit: 0 ${action === 'can-i-deploy' ? 'it can be deployed, 1 it cannot, 2 the broker cannot be asked' : 'recorded, 2 not recorded'}, with the reason.
`;

/**
 * Runs `can-i-deploy` or `record-deployment` with these arguments. Returns the exit code: 0 deployable or recorded, 1 not
 * deployable, 2 the broker cannot be asked, with the reason in one sentence on `io.err`. Never rejects.
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
    if (!environment) throw new UnusableError('--environment is required. See --help.');
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
