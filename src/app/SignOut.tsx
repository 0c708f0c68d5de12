import { SignOutButton } from '../identity/SignOutButton.tsx';
import { forgetTerm } from '../search/recentTerms.ts';
import { forgetTab } from '../shared/storage/forgetTab.ts';

const forget = () => {
  forgetTerm();
  forgetTab();
};

/** The way out, which leaves nothing of the visitor in this browser: their searches, and all that the tab remembers. */
export const SignOut = ({ look }: { look?: 'row' | 'button' }) => <SignOutButton forget={forget} look={look} />;
