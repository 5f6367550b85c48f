/** Whether the script in the head of index.html has found what the site's script needs. */
export const isSupported = () => 'supported' in document.documentElement.dataset;
