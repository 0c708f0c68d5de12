import { LOCALES, type Locale } from '#rules/constants.ts';
import { isEmail } from '#rules/contactDetails.ts';
import { DESK_ROLES, type DeskRole } from '#rules/deskRoles.ts';
import { IdentityRefusedError } from '../gateways/identity.ts';
import type { StaffAccounts } from '../gateways/staffAccounts.ts';
import type { Log } from '../log.ts';
import { EXIT_OK, EXIT_FAILURE, UsageError, type OperatorAnswer } from './operatorAnswer.ts';

type Words = { email: string; locale: Locale; role: DeskRole; dryRun: boolean; link: boolean };

function staffArguments(args: string[]): Words {
  const flags = new Set(args.filter((word) => word.startsWith('--')));
  const [email, ...more] = args.filter((word) => !word.startsWith('--'));
  const valueOf = (name: string) => [...flags].find((flag) => flag.startsWith(name))?.slice(name.length);
  const locale = LOCALES.find((option) => option === (valueOf('--lang=') ?? 'fr'));
  const role = DESK_ROLES.find((option) => option === (valueOf('--role=') ?? 'manager'));
  const unknown = [...flags].find((flag) => !['--dry-run', '--link'].includes(flag) && !/^--(?:lang|role)=/.test(flag));
  if (email === undefined || more.length > 0 || unknown !== undefined || locale === undefined || !role)
    throw new UsageError(
      'create-staff takes one e-mail address, and --role=manager or --role=volunteer, --lang=fr or --lang=en, --link, --dry-run.',
    );
  if (!isEmail(email)) throw new UsageError(`create-staff: ${email} is not an e-mail address.`);
  return { email: email.toLowerCase(), locale, role, dryRun: flags.has('--dry-run'), link: flags.has('--link') };
}

/**
 * `create-staff`: gives an account of the identity provider a role at the desk, creating it where the provider allows that.
 * Repeated, it changes nothing. The log records who got it, never the link.
 */
export async function makeStaff(parts: { staff: StaffAccounts; log: Log }, args: string[]): Promise<OperatorAnswer> {
  const request = staffArguments(args);
  const { dryRun, role } = request;
  try {
    const result = await parts.staff.makeStaff(request);
    if (!dryRun && result.kind !== 'already')
      parts.log.info(
        { subject: result.subject, role, outcome: result.kind },
        'The operator gave an account a role at the desk',
      );
    const dry = dryRun ? '\nDry run: nothing was changed.' : '';
    return { text: `${result.text}${dry}`, exitCode: result.kind === 'byHand' ? EXIT_FAILURE : EXIT_OK };
  } catch (error) {
    if (!(error instanceof IdentityRefusedError)) throw error;
    throw new Error(`${error.message}: nothing was changed.`, { cause: error });
  }
}
