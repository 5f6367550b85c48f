/** How long a page and `/readyz` wait for the database, in ms. */
const TIMEOUT_MS = 2_000;

/** What is read from the database. Rejects if it is not there in time, so that what is kept goes on. */
export function inTime<T>(reading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const onTimeout = () =>
      reject(new Error(`The database has not responded within ${TIMEOUT_MS} ms.`));
    const timer = setTimeout(onTimeout, TIMEOUT_MS);
    reading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
