/** Whether all tests run (`npm test -- --all`, docs/testing.md), or the default set. */
export const isFullRun = process.env.ETAL_TEST_ALL === '1';
