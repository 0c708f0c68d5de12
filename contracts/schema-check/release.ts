import { processIo, today } from '../input/commandArguments.ts';
import { gitText } from '../input/gitText.ts';
import { sourcesUrlOf } from '../input/sourcesUrl.ts';
import { CHECK_FILES, CHECKOUT } from './checkout.ts';
import { runRelease } from './runRelease.ts';

const git = gitText(import.meta.dirname);
const { GITHUB_SHA, CI_COMMIT_SHA } = process.env;

const setting = {
  command: 'npm run release --',
  checkout: {
    ...CHECKOUT,
    sourcesUrl: sourcesUrlOf(process.env, git),
    commit: GITHUB_SHA || CI_COMMIT_SHA || git('rev-parse', 'HEAD'),
  },
  releases: CHECK_FILES.releases,
  today: today(),
};
process.exitCode = await runRelease(process.argv.slice(2), processIo, setting);
