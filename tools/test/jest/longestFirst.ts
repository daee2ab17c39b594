import Sequencer from '@jest/test-sequencer';

type Tests = Parameters<Sequencer['sort']>[0];

/** Tests that start whole programs take as long as a hundred others: they begin first, beside them. */
const LONG = /\/server\/src\/bin\//;

export default class LongestFirst extends Sequencer {
  override async sort(tests: Tests): Promise<Tests> {
    const isLong = ({ path }: Tests[number]) => LONG.test(path);
    return [...tests.filter(isLong), ...(await super.sort(tests.filter((test) => !isLong(test))))];
  }
}
