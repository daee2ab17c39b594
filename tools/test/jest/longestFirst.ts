const { default: Sequencer } = require('@jest/test-sequencer');

/** Tests that start whole programs take as long as a hundred others: they begin first, beside them. */
const LONG = /\/build\/start\//;

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const isLong = ({ path }) => LONG.test(path);
    const [long, short] = [tests.filter(isLong), super.sort(tests.filter((test) => !isLong(test)))];
    return [...long, ...short];
  }
};
