#!/usr/bin/env node
// The commands need Node 20.11 (import.meta.dirname), so the version is checked before importing any of them.
const version = process.versions.node;
const [major = 0, minor = 0] = version.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 11)) {
  process.stderr.write(`etal-contracts needs Node 20.11 or later; this is ${version}.\n`);
  process.exitCode = 2;
} else void import('./etalContracts.ts');
