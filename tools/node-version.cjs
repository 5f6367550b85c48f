'use strict';
// No syntax younger than Node 10 here and in run.cjs: a Node that is too old must read them.

const { engines } = require('../package.json');

/**
 * What is wrong with this version of Node, in one line; '' if nothing is.
 * @param {string} version such as '20.19.0', without the v
 * @returns {string}
 */
function unfitNode(version) {
  const floor = engines.node.replace(/[^0-9.]/g, '');
  if (isAtLeast(version, floor)) return '';
  return `This project needs Node ${floor} or later, but this is Node ${version}. Install a newer one from https://nodejs.org and run the command again.`;
}

/**
 * @param {string} version
 * @param {string} floor
 */
function isAtLeast(version, floor) {
  const have = version.split('.').map(Number);
  const need = floor.split('.').map(Number);
  const first = need.findIndex((part, place) => part !== have[place]);
  return first === -1 || (have[first] || 0) > (need[first] || 0);
}

module.exports = { unfitNode };
