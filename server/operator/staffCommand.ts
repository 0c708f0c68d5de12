import { isEmail } from '../../rules/email.ts';
import { LOCALES, type Locale } from '../../rules/constants.ts';
import { IdentityRefusedError } from '../gateways/identity.ts';
import type { StaffAccounts } from '../gateways/staffAccounts.ts';
import type { Log } from '../log.ts';
import { EXIT_OK, EXIT_FAILURE, UsageError, type OperatorAnswer } from './operatorAnswer.ts';

type Words = { email: string; locale: Locale; dryRun: boolean; link: boolean };

function staffArguments(args: string[]): Words {
  const flags = new Set(args.filter((word) => word.startsWith('--')));
  const [email, ...more] = args.filter((word) => !word.startsWith('--'));
  const asked = [...flags].find((flag) => flag.startsWith('--lang='))?.slice('--lang='.length) ?? 'fr';
  const locale = LOCALES.find((one) => one === asked);
  const unknown = [...flags].find((flag) => !['--dry-run', '--link'].includes(flag) && !flag.startsWith('--lang='));
  if (email === undefined || more.length > 0 || unknown !== undefined || locale === undefined)
    throw new UsageError('create-staff takes one e-mail address, and --lang=fr or --lang=en, --link, --dry-run.');
  if (!isEmail(email)) throw new UsageError(`create-staff: ${email} is not an e-mail address.`);
  return { email: email.toLowerCase(), locale, dryRun: flags.has('--dry-run'), link: flags.has('--link') };
}

/**
 * `create-staff`: gives an account of the identity provider the staff role, creating it where the provider allows that.
 * Repeated, it changes nothing. The log says who got it, never the link.
 */
export function createStaff({ staff, log }: { staff: StaffAccounts; log: Log }) {
  return async (args: string[]): Promise<OperatorAnswer> => {
    const { email, locale, dryRun, link } = staffArguments(args);
    try {
      const outcome = await staff.makeStaff({ email, locale, dryRun, link });
      if (!dryRun && outcome.kind !== 'already')
        log.info(
          { subject: outcome.subject, outcome: outcome.kind },
          'The operator gave an account the role of the staff',
        );
      const dry = dryRun ? '\nDry run: nothing was changed.' : '';
      return { text: `${outcome.text}${dry}`, exitCode: outcome.kind === 'byHand' ? EXIT_FAILURE : EXIT_OK };
    } catch (error) {
      if (!(error instanceof IdentityRefusedError)) throw error;
      throw new Error(`${error.message}: nothing was changed.`, { cause: error });
    }
  };
}
