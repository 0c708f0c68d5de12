/** Everything is to be run (`npm test -- --all`, docs/testing.md), not the default set. */
export const isFullRun = process.env.ETAL_TEST_ALL === '1';
