import type { CheckResult } from './checkResult.ts';
import { githubReport } from './githubReport.ts';
import { gitlabReport } from './gitlabReport.ts';
import { sarifReport } from './sarifReport.ts';
import { textReport } from './textReport.ts';

const jsonReport = (result: CheckResult): string => `${JSON.stringify(result, null, 2)}\n`;

/** The formats in which the findings of a check are reported. */
export const reports = {
  text: textReport,
  json: jsonReport,
  sarif: sarifReport,
  github: githubReport,
  gitlab: gitlabReport,
};
