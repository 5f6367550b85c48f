import { expect, test } from 'vitest';
import { unfitNode } from '#tools/node-version.cjs';

test.each(['20.19.0', '20.20.2', '21.0.0', '22.1.0'])('Node %s will do', (version) => {
  expect(unfitNode(version)).toBe('');
});

test.each(['20.18.9', '18.20.0', '12.22.12', '8.0.0'])('Node %s is told what to do', (version) => {
  expect(unfitNode(version)).toBe(
    `This project needs Node 20.19.0 or later, but this is Node ${version}. Install a newer one from https://nodejs.org and run the command again.`,
  );
});
