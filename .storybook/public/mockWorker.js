// MSW's worker, for WebKit as well: it cannot transfer streams, and MSW's event of a response is lost.
const { postMessage } = Client.prototype;

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

importScripts('./mockServiceWorker.js');
