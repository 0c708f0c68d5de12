#!/usr/bin/env node
// What is imported here runs on Node 20 and later: an older one is told so before it reads any of it.
const OLDEST = 20;
const version = process.versions.node;
if (Number.parseInt(version, 10) < OLDEST) {
  process.stderr.write(`etal-contracts needs Node ${OLDEST} or later; this is ${version}.\n`);
  process.exitCode = 2;
} else void import('./etalContracts.ts');
