const { postMessage } = Client.prototype;

// For WebKit, which cannot transfer streams: MSW's event of a response would be lost.
Client.prototype.postMessage = function (message, transfer) {
  try {
    postMessage.call(this, message, transfer);
  } catch (error) {
    if (message.type !== 'RESPONSE') throw error;
    const { payload } = message;
    const response = { ...payload.response, body: null };
    postMessage.call(this, { ...message, payload: { ...payload, response } });
  }
};

// MSW's worker takes itself away with the last page that it knows: a page that opens meanwhile
// would have none. It answers only pages that ask it to, so it may stay.
ServiceWorkerRegistration.prototype.unregister = () => Promise.resolve(false);

importScripts('./mockServiceWorker.js');
