/** The design's rule; NIST SP 800-63B requires length and no composition. */
export const PASSWORD_MIN_LENGTH = 10;
/** Long enough for any phrase, short enough not to be a load. */
export const PASSWORD_MAX_LENGTH = 128;

/** Common in passwords of ten characters. Compared without accents, punctuation and digits. */
const COMMON = new Set(
  [
    'password passwort motdepasse monmotdepasse lemotdepasse secret monsecret azerty azertyuiop qwerty qwertyuiop',
    'qwertzuiop bonjour bonjourbonjour bienvenue welcome welcomewelcome letmein iloveyou jetaime jetaimejetaime',
    'admin administrator administrateur changeme changemoi football hockey canadien canadiens quebec montreal gatineau',
    'soleil sunshine princess princesse dragon monkey doudou chouchou loulou marseille tabarnak superman batman',
    'starwars pokemon asdfghjkl zxcvbnm wxcvbn abcdefghij abcdefghijk abcdefghijkl basketball baseball',
  ].flatMap((line) => line.split(' ')),
);
const SEQUENCES = ['01234567890123456789', '98765432109876543210'];

/** Why a password is rejected; null: it is accepted. */
export type PasswordFault = 'missing' | 'short' | 'long' | 'common' | 'email';

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const isCommon = (password: string): boolean => {
  const bareWord = bare(password);
  const letters = bareWord.replace(/\d/g, '');
  if (bareWord === '') return new Set(password).size < 4;
  return new Set(bareWord).size < 4 || SEQUENCES.some((all) => all.includes(bareWord)) || COMMON.has(letters);
};

/** Checks a new password. Its length counts in characters as people see them. */
export function judgePassword(password: string, email: string): PasswordFault | null {
  const length = [...password].length;
  if (length === 0) return 'missing';
  if (length < PASSWORD_MIN_LENGTH) return 'short';
  if (length > PASSWORD_MAX_LENGTH) return 'long';
  const mailbox = bare(email.split('@')[0] ?? '');
  if (
    bare(password) === bare(email) ||
    (mailbox.length > 3 && bare(password).replace(/\d/g, '') === mailbox.replace(/\d/g, ''))
  )
    return 'email';
  return isCommon(password) ? 'common' : null;
}
