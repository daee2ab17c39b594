// A machine that is busy is slow, not wrong; what never comes still fails.
jest.setTimeout(15_000);
