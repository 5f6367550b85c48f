/** Runs `work` over all items, `workers` at a time; the results stand in the items' order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  workers: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results = new Map<number, Result>();
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results.set(index, await work(item));
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}
