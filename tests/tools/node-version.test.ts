import { expect, test } from 'vitest';
import { unfitNode } from '#tools/node-version.cjs';

test.each(['24.0.0', '24.21.0', '26.10.0'])('Node %s will do', (version) => {
  expect(unfitNode(version)).toBe('');
});

test.each(['23.11.1', '20.20.2', '12.22.12', '8.0.0'])('Node %s is told what to do', (version) => {
  expect(unfitNode(version)).toBe(
    `This project needs Node 24 or later, but this is Node ${version}. Install a newer one from https://nodejs.org and run the command again.`,
  );
});
