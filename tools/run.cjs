'use strict';
/*
 * Where the npm scripts begin: `node tools/run.cjs <command> [arguments]`, with a command of
 * tools/commands. Needs nothing installed.
 */

const problem = require('./node-version.cjs').unfitNode(process.versions.node);

if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import('./main.mjs').then(({ run }) => run(process.argv[2] || '', process.argv.slice(3)));
}
