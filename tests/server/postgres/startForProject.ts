import type { TestProject } from 'vitest/node';
import { startCluster } from './cluster.ts';

/** Starts the PostgreSQL of the tests that run on both databases. Returns what ends it. */
export default function startForProject(project: TestProject): () => void {
  const { dir, remove } = startCluster();
  project.provide('postgresDir', dir);
  return remove;
}
